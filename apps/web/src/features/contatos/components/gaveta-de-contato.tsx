import { Situacao } from '../../../components/ui/situacao.tsx';
import { useClienteSelecionado } from '../../../lib/cliente-store.ts';
import { useEndereco } from '../../../registros/endereco.ts';
import { GavetaDoRegistro } from '../../../registros/gaveta-do-registro.tsx';
import { HistoricoDoRegistro } from '../../../registros/historico/historico-do-registro.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { contatos } from '../contatos.queries.ts';
import { endereco, situacaoEscrita, tomDaSituacao } from '../contatos.registro.ts';
import { AcoesDoContato } from './acoes-do-contato.tsx';
import { FormularioDeContato } from './formulario-de-contato.tsx';
import { PropriedadesDoContato } from './propriedades-do-contato.tsx';

/** The panel of the page, opened by its address: `?contato=3`, or `?novo=1`. */
export default function GavetaDeContato() {
  const { fechar, estado } = useEndereco(endereco);
  const { com } = estado;
  const { podeCriar } = usePermissoesDoRecurso(contatos);
  const clienteId = useClienteSelecionado((estado) => estado.cliente?.id);
  return (
    <GavetaDoRegistro
      recurso={contatos}
      endereco={endereco}
      nome={({ nome }) => nome}
      situacao={(contato) => (
        <Situacao tom={tomDaSituacao(contato)}>{situacaoEscrita(contato)}</Situacao>
      )}
      novo={
        podeCriar &&
        clienteId !== undefined && (
          <FormularioDeContato
            key={`${clienteId}-${com}`}
            clienteId={clienteId}
            com={com}
            aoTerminar={fechar}
          />
        )
      }
    >
      {({ registro }) => (
        <AcoesDoContato contato={registro}>
          <PropriedadesDoContato contato={registro} />
          <HistoricoDoRegistro tipo="contato" id={registro.id} />
        </AcoesDoContato>
      )}
    </GavetaDoRegistro>
  );
}
