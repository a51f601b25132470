import type { Checklist, ItemDoChecklist } from '@dominio/contrato/checklist';
import type { ModeloChecklist } from '@dominio/contrato/modelos-checklist';
import type { LinhaDaResposta } from './checklist.repository.ts';
import { avaliar, type Cadastro, estadoDoItem, resumoDoChecklist } from './checklist.rules.ts';

interface Lido {
  readonly itens: readonly ModeloChecklist[];
  readonly respostas: readonly LinhaDaResposta[];
  readonly cadastro: Cadastro;
  /** `AAAA-MM-DD` */
  readonly hoje: string;
}

function apresentarResposta(dita: LinhaDaResposta): ItemDoChecklist['resposta'] {
  const { resposta, resposta_texto, respondido_em, respondido_por_nome } = dita;
  if (!resposta || !respondido_em) return null;
  return {
    tipo: resposta,
    texto: resposta_texto ?? '',
    em: respondido_em.toISOString(),
    por: respondido_por_nome,
  };
}

export function apresentarChecklist({ itens, respostas, cadastro, hoje }: Lido): Checklist {
  const ditas = new Map(respostas.map((uma) => [uma.item_id, uma]));
  const avaliados = itens.map(
    ({ id, grupo, titulo, regra, obrigatorio_em, responsavel, orientacao }) => {
      const item = { id, grupo, titulo, regra, obrigatorio_em, responsavel, orientacao };
      const dita = ditas.get(id);
      const avaliacao = regra === null ? undefined : avaliar(regra, cadastro);
      return {
        ...item,
        estado: estadoDoItem(avaliacao?.achado, dita, hoje),
        dito: dita?.estado ?? ('pendente' as const),
        registro_id: avaliacao?.registro_id ?? null,
        evidencia: dita?.evidencia ?? null,
        justificativa: dita?.justificativa ?? null,
        validade: dita?.validade ?? null,
        solicitado_em: dita?.solicitado_em?.toISOString() ?? null,
        resposta: dita ? apresentarResposta(dita) : null,
        alterado_em: dita?.atualizado_em.toISOString() ?? null,
        alterado_por_nome: dita?.alterado_por_nome ?? null,
        versao: 1 + (dita?.versao ?? 0),
      };
    },
  );
  const revistas = respostas.map(({ atualizado_em }) => atualizado_em.getTime());
  return {
    itens: avaliados,
    ...resumoDoChecklist(avaliados),
    revisado_em: revistas.length > 0 ? new Date(Math.max(...revistas)).toISOString() : null,
  };
}
