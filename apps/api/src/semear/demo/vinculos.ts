import { timeClientes } from '../../modules/times/times.tables.ts';
import { usuarioClientes } from '../../modules/usuarios/usuarios.tables.ts';
import type { Db } from '../../platform/db.ts';
import type { ClienteDaAgenda } from './compromisso.ts';
import type { ChaveDaPessoa, ChaveDoTime } from './equipe.ts';

/** Clients of each team, by their place in the list; the last four have no team. */
const DO_TIME: Record<ChaveDoTime, readonly number[]> = {
  contabil: Array.from({ length: 18 }, (_, i) => i),
  bpo: Array.from({ length: 18 }, (_, i) => 18 + i),
};

/**
 * Clients of each person. They overlap those of the team without being the same, so that each
 * client scope shows a different list. The first is the client of the client account.
 */
const DA_PESSOA: Record<ChaveDaPessoa, readonly number[]> = {
  admin: [],
  gestor: [0, 5, 12, 21, 36],
  consultor: [0, 1, 2, 4, 6, 8, 9, 11, 13, 16, 20, 23, 37],
  rodrigo: [3, 5, 7, 10, 12, 14, 15, 17],
  patricia: [18, 19, 24, 30, 38],
  thiago: [19, 21, 22, 25, 26, 27, 28, 29, 31, 32],
  luana: [18, 33],
  otavio: [],
};

const REVISORES: readonly ChaveDaPessoa[] = ['gestor', 'patricia'];

const entradas = <K extends string, V>(mapa: Record<K, V>) => Object.entries(mapa) as [K, V][];

/** The clients linked to a person. */
export const carteiraDe = (chave: ChaveDaPessoa, clientes: readonly ClienteDaAgenda[]) =>
  clientes.filter((_, i) => DA_PESSOA[chave].includes(i));

/** Links the clients to teams and people. */
export async function vincularClientes(
  db: Db,
  clientes: readonly ClienteDaAgenda[],
  timeIds: Record<ChaveDoTime, number>,
  pessoaIds: Record<ChaveDaPessoa, number>,
): Promise<void> {
  await db
    .insert(timeClientes)
    .values(
      entradas(DO_TIME).flatMap(([time, lugares]) =>
        clientes
          .filter((_, i) => lugares.includes(i))
          .map(({ id }) => ({ time_id: timeIds[time], cliente_id: id })),
      ),
    );
  await db.insert(usuarioClientes).values(
    entradas(DA_PESSOA).flatMap(([pessoa]) =>
      carteiraDe(pessoa, clientes).map(({ id }) => ({
        usuario_id: pessoaIds[pessoa],
        cliente_id: id,
        papel: REVISORES.includes(pessoa) ? ('revisor' as const) : ('responsavel' as const),
      })),
    ),
  );
}
