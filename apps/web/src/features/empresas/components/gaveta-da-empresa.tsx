import type { Empresa } from '@dominio/contrato/empresas';
import type { ComponentType } from 'react';
import { useClienteSelecionado } from '../../../lib/cliente-store.ts';
import { useEndereco } from '../../../registros/endereco.ts';
import { GavetaDoRegistro } from '../../../registros/gaveta-do-registro.tsx';
import { HistoricoDoRegistro } from '../../../registros/historico/historico-do-registro.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { empresas } from '../empresas.queries.ts';
import { endereco } from '../empresas.registro.ts';
import { AcoesDaEmpresa } from './acoes-da-empresa.tsx';
import classes from './empresa.module.css';
import { FormularioDaEmpresa } from './formulario-da-empresa.tsx';
import { LogoDaEmpresa } from './logo-da-empresa.tsx';
import { PendenciasDaEmpresa } from './pendencias-da-empresa.tsx';
import { PropriedadesDaEmpresa } from './propriedades-da-empresa.tsx';
import { ReceitaDaEmpresa } from './receita-da-empresa.tsx';
import { RegimesDaEmpresa } from './regimes-da-empresa.tsx';
import { SociosDaEmpresa } from './socios-da-empresa.tsx';
import { StatusDaEmpresa } from './status-da-empresa.tsx';

/** What other nouns have of a company; the page that meets them draws it. */
export interface ComLigados {
  ligados: ComponentType<{ empresa: Empresa }>;
}

interface Props extends ComLigados {
  /** Client of a new company; without one, none can be created here. */
  clienteId?: number;
}

/** The panel of a company, opened by the address: `?empresa=12` or `?nova=1`. */
export function GavetaDaEmpresa({ clienteId, ligados: Ligados }: Props) {
  const { abrirUm, fechar } = useEndereco(endereco);
  const { podeCriar, podeEditar } = usePermissoesDoRecurso(empresas);
  return (
    <GavetaDoRegistro
      recurso={empresas}
      endereco={endereco}
      nome={({ razao_social }) => razao_social}
      novo={
        podeCriar &&
        clienteId !== undefined && <FormularioDaEmpresa clienteId={clienteId} aoTerminar={fechar} />
      }
    >
      {({ registro }) => (
        <AcoesDaEmpresa empresa={registro}>
          <div className={classes.pilha}>
            <PendenciasDaEmpresa empresa={registro} aoAbrir={abrirUm} />
            <LogoDaEmpresa empresa={registro} podeEditar={podeEditar} />
            <StatusDaEmpresa empresa={registro} />
            <ReceitaDaEmpresa empresa={registro} />
            <PropriedadesDaEmpresa empresa={registro} />
            <RegimesDaEmpresa empresaId={registro.id} />
            <SociosDaEmpresa empresaId={registro.id} />
            <Ligados empresa={registro} />
            <HistoricoDoRegistro tipo="empresa" id={registro.id} />
          </div>
        </AcoesDaEmpresa>
      )}
    </GavetaDoRegistro>
  );
}

/** The panel on the page of one client, to whom a new company belongs. */
export default function GavetaDoClienteSelecionado({ ligados }: ComLigados) {
  const clienteId = useClienteSelecionado((estado) => estado.cliente?.id);
  return <GavetaDaEmpresa ligados={ligados} {...(clienteId !== undefined && { clienteId })} />;
}
