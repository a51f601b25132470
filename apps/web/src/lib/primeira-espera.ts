interface Leitura {
  readonly isPending: boolean;
  readonly failureCount: number;
  readonly errorUpdateCount: number;
}

/**
 * Whether a query has not been answered at all. What stands above others is waited for like this,
 * so that it does not push them down; after a failure it is tried again in its place, and they are
 * not held back.
 */
export const naPrimeiraEspera = ({ isPending, failureCount, errorUpdateCount }: Leitura): boolean =>
  isPending && failureCount === 0 && errorUpdateCount === 0;
