import { type Cliente, clientesEndpoints } from '@dominio/contrato/clientes';
import { type ReactNode, useState } from 'react';
import { avisar } from '../../lib/avisar.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { mensagemDoErro } from '../../lib/erro-da-api.ts';
import { useHoje } from '../../lib/use-hoje.ts';
import { DialogoDeEscolha } from '../../registros/dialogo-de-escolha.tsx';
import { useEscrever } from '../../registros/gravacoes.ts';
import { caminhoDoRegistro } from '../../registros/recurso.ts';
import { clientes } from './clientes.queries.ts';
import { SituacaoPedida } from './components/situacao-pedida.tsx';
import { CAMPOS, corpoDaVolta, type Valores } from './situacao.formulario.ts';

/**
 * Archives a client once its reason is told, which can be undone for 8 s.
 *
 * @returns the act, and the dialog that asks for the reason, to be drawn.
 */
export function useArquivarCliente(): {
  arquivar: (cliente: Cliente) => void;
  dialogo: ReactNode;
} {
  const hoje = useHoje();
  const [pedido, setPedido] = useState<Cliente>();
  const { mutateAsync: gravar } = useEscrever(clientes, clientesEndpoints.arquivar);
  const { mutateAsync: voltar } = useEscrever(clientes, clientesEndpoints.atualizar);
  const agir = async (cliente: Cliente, valores: Valores) => {
    const { id, nome, versao } = cliente;
    const { situacao_motivo: motivo, situacao_detalhe, situacao_desde: desde } = valores;
    if (motivo === '') return;
    try {
      const body = { motivo, detalhe: situacao_detalhe.trim() || null, desde, versao };
      const gravado = await gravar({ params: { id }, body });
      avisarComDesfazer({
        titulo: 'Cliente arquivado',
        mensagem: nome,
        registros: [caminhoDoRegistro(clientes, id)],
        campos: CAMPOS,
        desfazer: () =>
          voltar({ params: { id }, body: { ...corpoDaVolta(cliente), versao: gravado.versao } }),
        falha: 'Erro ao desfazer',
      });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao arquivar o cliente', mensagem: mensagemDoErro(erro) });
    }
  };
  return {
    arquivar: setPedido,
    dialogo: pedido && (
      <DialogoDeEscolha<Valores>
        titulo={`Arquivar ${pedido.nome}?`}
        texto="O cliente fica inativo e sai das listas e das contagens. Ele ainda é achado pelo nome inteiro, pelo CNPJ e pelo filtro de situação."
        confirmar="Arquivar cliente"
        campo={(_valor, aoMudar, tentou) => (
          <SituacaoPedida
            iniciais={{
              situacao: 'inativo',
              situacao_motivo: '',
              situacao_detalhe: '',
              situacao_desde: hoje,
            }}
            tentou={tentou}
            aoMudar={aoMudar}
          />
        )}
        dizOQueFalta
        aoResponder={(valores) => {
          setPedido(undefined);
          if (valores) void agir(pedido, valores);
        }}
      />
    ),
  };
}
