/** What happens to an appointment to come when one of its people leaves the firm. */
export type Destino = 'transferir' | 'cancelar' | 'sair';

/**
 * The successor replaces the person who leaves. A private appointment is for nobody else to read
 * (decisoes.md §5): it is cancelled if its creator leaves, and goes on without a guest who leaves.
 */
export function destinoDe(
  { privado, criado_por }: { privado: boolean; criado_por: number },
  quemSai: number,
): Destino {
  if (!privado) return 'transferir';
  return criado_por === quemSai ? 'cancelar' : 'sair';
}
