import type { Cenario } from '../cenario.ts';
import { emparelhar, type Par } from '../pares.ts';

/** Calls by which a consultant reads their clients, companies and contracts. */
const CAMINHOS = [
  '/usuarios/me/clientes-filtrados',
  '/api/clients',
  '/api/empresas',
  '/api/empresas?termo=padaria',
  '/api/contratos',
  '/api/contratos?termo=2024-01',
  '/api/contratos/buscar-clientes?termo=padaria',
];

async function carteiras({ base, pessoas }: Cenario) {
  const { rows } = await base.banco.$client.query<
    Record<'id' | 'clientes' | 'contratos' | 'padarias', number>
  >(
    `select uc.usuario_id as id, count(distinct uc.cliente_id) as clientes, count(k.id) as contratos,
            count(*) filter (where c.nome like 'Padaria%') as padarias
       from usuario_clientes uc join clientes c on c.id = uc.cliente_id
       join contratos k on k.cliente_id = uc.cliente_id
      where uc.usuario_id = any($1) group by 1`,
    [pessoas.map(({ id }) => id)],
  );
  return rows;
}

/** Each call by two consultants with about as many clients and contracts in both databases. */
export const carteirasComparaveis = (
  cenarios: readonly [Cenario, Cenario],
): Promise<readonly Par[]> =>
  Promise.all(
    CAMINHOS.map((caminho) =>
      emparelhar(
        cenarios,
        async (cenario) =>
          (await carteiras(cenario)).map(({ id, clientes, contratos, padarias }) => ({
            usuarioId: id,
            caminho,
            quantidades: [clientes, contratos, padarias],
          })),
        () => caminho,
      ),
    ),
  );
