import {
  type Checklist,
  checklistEndpoints as e,
  type ItemDoChecklist,
} from '@dominio/contrato/checklist';
import { responder } from '../rede.ts';

/** An item that somebody ticks, which the client has to bring. */
export const umItem = (mudancas: Partial<ItemDoChecklist> = {}): ItemDoChecklist => ({
  id: 10,
  grupo: 'documentos',
  titulo: 'Contrato social',
  regra: null,
  obrigatorio_em: 'onboarding',
  responsavel: 'cliente',
  orientacao: null,
  estado: 'pendente',
  dito: 'pendente',
  registro_id: null,
  evidencia: null,
  justificativa: null,
  validade: null,
  solicitado_em: null,
  resposta: null,
  alterado_em: null,
  alterado_por_nome: null,
  versao: 1,
  ...mudancas,
});

/** Answers the calls for a client's checklist, which keeps what is said of its items. */
export function responderChecklist(
  iniciais: readonly ItemDoChecklist[] = [umItem()],
  resumo: Partial<Omit<Checklist, 'itens'>> = {},
) {
  let itens = [...iniciais];
  const checklist = (): Checklist => ({
    itens,
    percentual: 40,
    bloqueio: { quantos: 2, proxima: 'Levantamento' },
    revisado_em: null,
    ...resumo,
  });
  const dizer = (ids: readonly number[], dito: Partial<ItemDoChecklist>) => {
    itens = itens.map((um) =>
      ids.includes(um.id) ? { ...um, ...dito, versao: um.versao + 1 } : um,
    );
    return checklist();
  };
  return {
    ler: responder(e.ler, checklist),
    mudar: responder(e.mudar, ({ params, body: { versao: _, ...dito } }) =>
      dizer([params.item_id], {
        evidencia: null,
        justificativa: null,
        validade: null,
        ...dito,
        dito: dito.estado,
      } as Partial<ItemDoChecklist>),
    ),
    solicitar: responder(e.solicitar, ({ body }) =>
      dizer(body.item_ids, {
        estado: 'solicitado',
        dito: 'solicitado',
        solicitado_em: '2026-11-27T12:00:00.000Z',
      }),
    ),
  };
}
