import type { Checklist } from '@dominio/contrato/checklist';
import type { LinhaDaResposta, LinhaDoItem } from './checklist.repository.ts';
import { avaliar, type Cadastro, estadoDoItem, resumoDoChecklist } from './checklist.rules.ts';

interface Lido {
  readonly itens: readonly LinhaDoItem[];
  readonly respostas: readonly LinhaDaResposta[];
  readonly cadastro: Cadastro;
  /** `AAAA-MM-DD` */
  readonly hoje: string;
}

export function apresentarChecklist({ itens, respostas, cadastro, hoje }: Lido): Checklist {
  const ditas = new Map(respostas.map((uma) => [uma.item_id, uma]));
  const avaliados = itens.map(({ ordem: _, ...item }) => {
    const dita = ditas.get(item.id);
    const avaliacao = item.regra === null ? undefined : avaliar(item.regra, cadastro);
    return {
      ...item,
      estado: estadoDoItem(avaliacao?.achado, dita, hoje),
      dito: dita?.estado ?? ('pendente' as const),
      registro_id: avaliacao?.registro_id ?? null,
      evidencia: dita?.evidencia ?? null,
      justificativa: dita?.justificativa ?? null,
      validade: dita?.validade ?? null,
      solicitado_em: dita?.solicitado_em?.toISOString() ?? null,
      alterado_em: dita?.atualizado_em.toISOString() ?? null,
      alterado_por_nome: dita?.alterado_por_nome ?? null,
      versao: 1 + (dita?.versao ?? 0),
    };
  });
  const revistas = respostas.map(({ atualizado_em }) => atualizado_em.getTime());
  return {
    itens: avaliados,
    ...resumoDoChecklist(avaliados),
    revisado_em: revistas.length > 0 ? new Date(Math.max(...revistas)).toISOString() : null,
  };
}
