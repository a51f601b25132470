/** The rows of each kind in a firm of 300 (dominios.md §7, §1e, §5e, §6e), or a part of it. */
export interface Volumes {
  readonly equipe: number;
  readonly grupos: number;
  /** The permissions of the catalogue and the firm's own. */
  readonly permissoes: number;
  readonly times: number;
  readonly usuariosDeClientes: number;
  readonly clientes: number;
  /** One in force for each client; the others ended or have not begun. */
  readonly contratos: number;
  readonly clientesPorPessoa: number;
  readonly clientesPorTime: number;
  readonly agendamentos: number;
  readonly notificacoes: number;
}

/**
 * The volumes of a fraction of the firm: fewer people, each with as full an agenda. What one person
 * reads stays the same; only the tables shrink.
 */
export function volumesDe(fracao: number): Volumes {
  const parte = (inteiro: number, minimo: number) => Math.max(minimo, Math.round(inteiro * fracao));
  const clientes = parte(5_000, 10);
  return {
    equipe: parte(300, 8),
    grupos: 25,
    permissoes: 250,
    times: parte(40, 2),
    usuariosDeClientes: parte(10_000, 4),
    clientes,
    contratos: parte(8_000, 16),
    clientesPorPessoa: Math.min(60, clientes),
    clientesPorTime: Math.min(400, clientes),
    agendamentos: parte(300_000, 200),
    notificacoes: parte(1_600_000, 50),
  };
}
