import { NOME_DO_STATUS } from '@dominio/contrato/clientes';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { TOM_DO_STATUS } from '../../../consultas/tom-do-status.ts';
import { GavetaDoRegistro } from '../../../registros/gaveta-do-registro.tsx';
import { HistoricoDoRegistro } from '../../../registros/historico/historico-do-registro.tsx';
import { contratos } from '../contratos.queries.ts';
import { endereco } from '../contratos.registro.ts';
import { AcoesDoContrato } from './acoes-do-contrato.tsx';
import { AditivosDoContrato } from './aditivos-do-contrato.tsx';
import { AnexosDoContrato } from './anexos-do-contrato.tsx';
import classes from './contratos.module.css';
import { FimDoContrato } from './fim-do-contrato.tsx';
import { PropriedadesDoContrato } from './propriedades-do-contrato.tsx';

/** The panel of a contract, opened by the address: `?contrato=12`. */
export function GavetaDoContrato() {
  return (
    <GavetaDoRegistro
      recurso={contratos}
      endereco={endereco}
      nome={({ numero_contrato }) => numero_contrato}
      situacao={({ status_contrato }) => (
        <Situacao tom={TOM_DO_STATUS[status_contrato]}>{NOME_DO_STATUS[status_contrato]}</Situacao>
      )}
    >
      {({ registro }) => (
        <div className={classes.pilha}>
          <FimDoContrato contrato={registro} />
          <PropriedadesDoContrato contrato={registro} />
          {registro.aditivos_total > 0 && <AditivosDoContrato contrato={registro} />}
          <AnexosDoContrato contrato={registro} />
          <HistoricoDoRegistro tipo="contrato" id={registro.id} />
          <AcoesDoContrato contrato={registro} />
        </div>
      )}
    </GavetaDoRegistro>
  );
}
