/** What becomes of an appointment to come when somebody of it leaves the firm. */
export type Destino = 'transferir' | 'cancelar' | 'sair';

/**
 * Whoever takes over comes in for who leaves. A private appointment is nobody else's to read
 * (decisoes.md §5): it is called off by its creator's leaving, and goes on without a mere guest.
 */
export function destinoDe(
  { privado, criado_por }: { privado: boolean; criado_por: number },
  quemSai: number,
): Destino {
  if (!privado) return 'transferir';
  return criado_por === quemSai ? 'cancelar' : 'sair';
}
