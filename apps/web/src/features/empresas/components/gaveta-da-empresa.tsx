import { useEndereco } from '../../../registros/endereco.ts';
import { GavetaDoRegistro } from '../../../registros/gaveta-do-registro.tsx';
import { HistoricoDoRegistro } from '../../../registros/historico/historico-do-registro.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { empresas } from '../empresas.queries.ts';
import { endereco } from '../empresas.registro.ts';
import classes from './formulario-da-empresa.module.css';
import { FormularioDaEmpresa } from './formulario-da-empresa.tsx';
import { LogoDaEmpresa } from './logo-da-empresa.tsx';
import { PendenciasDaEmpresa } from './pendencias-da-empresa.tsx';

/**
 * The drawer of companies, opened by the address: `?empresa=12` or `?nova=1`.
 *
 * @param clienteId client of a new company; without one, none can be created here.
 */
export function GavetaDaEmpresa({ clienteId }: { clienteId?: number }) {
  const { abrirUm, fechar } = useEndereco(endereco);
  const { podeCriar, podeEditar } = usePermissoesDoRecurso(empresas);
  return (
    <GavetaDoRegistro
      recurso={empresas}
      endereco={endereco}
      nome={({ razao_social }) => razao_social}
      novo={
        podeCriar &&
        clienteId !== undefined && (
          <FormularioDaEmpresa
            empresa={null}
            clienteId={clienteId}
            podeEditar
            aoTerminar={fechar}
          />
        )
      }
    >
      {({ registro, lido, leituras, recarregar }) => (
        <div className={classes.pilha}>
          <PendenciasDaEmpresa empresa={registro} aoAbrir={abrirUm} />
          <LogoDaEmpresa empresa={registro} podeEditar={podeEditar} />
          <FormularioDaEmpresa
            key={leituras}
            empresa={lido}
            clienteId={lido.cliente_id}
            podeEditar={podeEditar}
            aoTerminar={fechar}
            aoRecarregar={recarregar}
            historico={<HistoricoDoRegistro tipo="empresa" id={lido.id} />}
          />
        </div>
      )}
    </GavetaDoRegistro>
  );
}
