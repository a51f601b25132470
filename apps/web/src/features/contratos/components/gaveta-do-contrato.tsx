import { NOME_DO_STATUS } from '@dominio/contrato/clientes';
import type { ReactNode } from 'react';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { TOM_DO_STATUS } from '../../../consultas/tom-do-status.ts';
import { GavetaDoRegistro } from '../../../registros/gaveta-do-registro.tsx';
import { contratos } from '../contratos.queries.ts';
import { endereco } from '../contratos.registro.ts';
import { AcoesDoContrato } from './acoes-do-contrato.tsx';
import { AditivosDoContrato } from './aditivos-do-contrato.tsx';
import classes from './contratos.module.css';
import { DadosDoContrato } from './dados-do-contrato.tsx';

/**
 * The drawer of a contract, opened by the address: `?contrato=12`.
 *
 * @param historico draws the contract's history, which is another feature's: the page passes it
 *   in.
 */
export function GavetaDoContrato({ historico }: { historico: (id: number) => ReactNode }) {
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
          <DadosDoContrato
            numero={registro.numero_contrato}
            cliente={registro.cliente_nome}
            empresa={
              registro.empresa_nome ? { nome: registro.empresa_nome, cnpj: registro.cnpj } : null
            }
            servicos={registro.servicos}
            valor={registro.valor_mensal_centavos}
            inicio={registro.data_inicio}
            fim={registro.data_fim}
            responsavel={registro.responsavel_nome}
            time={registro.time_nome}
          />
          {registro.aditivos_total > 0 && <AditivosDoContrato id={registro.id} />}
          {historico(registro.id)}
          <AcoesDoContrato contrato={registro} />
        </div>
      )}
    </GavetaDoRegistro>
  );
}
