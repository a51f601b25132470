import { Situacao } from '../../../components/ui/situacao.tsx';
import { useClienteSelecionado } from '../../../lib/cliente-store.ts';
import { useEndereco } from '../../../registros/endereco.ts';
import { GavetaDoRegistro } from '../../../registros/gaveta-do-registro.tsx';
import { HistoricoDoRegistro } from '../../../registros/historico/historico-do-registro.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { contasBancarias } from '../contas-bancarias.queries.ts';
import { endereco, situacaoEscrita, tomDaSituacao } from '../contas-bancarias.registro.ts';
import { AcoesDaConta } from './acoes-da-conta.tsx';
import { FormularioDeConta } from './formulario-de-conta.tsx';
import { PropriedadesDaConta } from './propriedades-da-conta.tsx';

/** The panel of the page, opened by its address: `?conta=3`, or `?nova=1`. */
export default function GavetaDeConta() {
  const { fechar } = useEndereco(endereco);
  const { podeCriar } = usePermissoesDoRecurso(contasBancarias);
  const clienteId = useClienteSelecionado((estado) => estado.cliente?.id);
  return (
    <GavetaDoRegistro
      recurso={contasBancarias}
      endereco={endereco}
      nome={({ nome }) => nome}
      situacao={(conta) => <Situacao tom={tomDaSituacao(conta)}>{situacaoEscrita(conta)}</Situacao>}
      novo={
        podeCriar &&
        clienteId !== undefined && (
          <FormularioDeConta key={clienteId} clienteId={clienteId} aoTerminar={fechar} />
        )
      }
    >
      {({ registro }) => (
        <AcoesDaConta conta={registro}>
          <PropriedadesDaConta conta={registro} />
          <HistoricoDoRegistro tipo="conta_bancaria" id={registro.id} />
        </AcoesDaConta>
      )}
    </GavetaDoRegistro>
  );
}
