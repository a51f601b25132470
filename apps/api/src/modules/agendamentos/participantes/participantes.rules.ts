export const SEM_PARTICIPANTES = 'Inclua ao menos um participante.';

/** What is known of a person who may be invited. */
interface Candidato {
  readonly id: number;
  readonly nome: string;
  readonly situacao: string;
  readonly client_id: number | null;
  readonly tem_agenda: boolean;
}

export type MotivoDoConvite = 'inexistente' | 'inativo' | 'sem_acesso';

/**
 * Why somebody cannot be invited, or null. People of client companies are always `sem_acesso`:
 * nothing else about them is revealed.
 */
export function motivoDaRecusa(candidato: Candidato | undefined): MotivoDoConvite | null {
  if (!candidato) return 'inexistente';
  if (candidato.client_id !== null) return 'sem_acesso';
  if (candidato.situacao !== 'ativo') return 'inativo';
  return candidato.tem_agenda ? null : 'sem_acesso';
}

/** The sentence that refuses an invitation (dominios.md §1d), without a client's person's name. */
export function fraseDaRecusa(id: number, candidato: Candidato | undefined): string | null {
  const motivo = motivoDaRecusa(candidato);
  if (motivo === null) return null;
  if (!candidato || candidato.client_id !== null) return `Participante não encontrado: ${id}.`;
  return motivo === 'inativo'
    ? `${candidato.nome} está inativo(a) e não pode ser convidado(a).`
    : `${candidato.nome} não tem acesso à agenda e não pode ser convidado(a).`;
}
