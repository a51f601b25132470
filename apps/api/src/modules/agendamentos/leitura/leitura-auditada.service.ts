import type { Contexto } from '../../../platform/contexto.ts';
import type { LinhaDeAgendamento } from '../agendamentos.repository.ts';

/**
 * Writes one audit entry for a request in which an administrator reads appointments of which they
 * are no member (decisoes.md §5).
 */
export async function auditarLeitura(
  ctx: Contexto,
  linhas: readonly LinhaDeAgendamento[],
  alvo: { id: number } | { filtro: object },
): Promise<void> {
  if (linhas.every(({ membro }) => membro)) return;
  await ctx.transacao((tx) =>
    tx.auditar({
      acao: 'agendamentos.lidos_como_administrador',
      ...('id' in alvo
        ? { objeto: { tipo: 'agendamento', id: alvo.id } }
        : { depois: { ...alvo.filtro, lidos: linhas.length } }),
    }),
  );
}
