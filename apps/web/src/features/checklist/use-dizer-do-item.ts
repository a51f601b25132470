import { type ItemDoChecklist, NOME_DO_ESTADO_DO_ITEM } from '@dominio/contrato/checklist';
import { avisar } from '../../lib/avisar.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { mensagemDoErro } from '../../lib/erro-da-api.ts';
import { type Dito, useMudarItem } from './checklist.queries.ts';

/** What was said of an item, to be said again. */
const ditoAntes = ({ dito, evidencia, justificativa, validade }: ItemDoChecklist): Dito => ({
  estado: dito,
  evidencia,
  justificativa,
  validade,
});

/** Says of an item what it is, which can be undone for 8 s. */
export function useDizerDoItem(clienteId: number) {
  const mudar = useMudarItem(clienteId);
  const dizer = async (item: ItemDoChecklist, dito: Dito) => {
    const { itens } = await mudar.mutateAsync({ item, dito });
    const gravado = itens.find(({ id }) => id === item.id);
    if (!gravado) return;
    avisarComDesfazer({
      titulo: NOME_DO_ESTADO_DO_ITEM[gravado.estado],
      mensagem: item.titulo,
      registros: [`/api/clients/${clienteId}/checklist/${item.id}`],
      desfazer: () => mudar.mutateAsync({ item: gravado, dito: ditoAntes(item) }),
      falha: 'Erro ao desfazer',
    });
  };
  return {
    enviando: mudar.isPending,
    dizer,
    /** For what has no form in which a refusal could stand. */
    dizerJa: (item: ItemDoChecklist, dito: Dito) =>
      dizer(item, dito).catch((erro: unknown) =>
        avisar.erro({ titulo: 'Erro ao salvar o item', mensagem: mensagemDoErro(erro) }),
      ),
  };
}
