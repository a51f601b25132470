import type { Cenario } from '../cenario.ts';
import type { Pedido } from '../gerador.ts';
import { emparelhar, type Par, type Retorno } from '../pares.ts';

/** What people type: a rare name, a common word, two letters, words in any order, a number. */
const TERMOS = ['padaria', 'ltda', 're', 'sao silva', '2024-01'];

const caminhoDe = (termo: string) => `/api/busca?${new URLSearchParams({ termo })}`;

/** Searches by consultants, each in their own clients and appointments. */
export const pedidosDaBusca = ({ pessoas }: Cenario): Pedido[] =>
  TERMOS.flatMap((termo) => pessoas.map(({ token }) => ({ caminho: caminhoDe(termo), token })));

/** Searches by the administrator, in the clients of the whole firm. */
export const pedidosDaBuscaNaFirma = ({ admin: { token } }: Cenario): Pedido[] =>
  TERMOS.map((termo) => ({ caminho: caminhoDe(termo), token }));

async function retornosDasBuscas({ base, pessoas }: Cenario): Promise<Retorno[]> {
  const { rows } = await base.banco.$client.query<Record<'id' | 'clientes' | 'reunioes', number>>(
    `select u.id,
            (select count(*) from usuario_clientes c where c.usuario_id = u.id) as clientes,
            (select count(*) from agendamento_participantes p where p.usuario_id = u.id) as reunioes
       from usuarios u where u.id = any($1)`,
    [pessoas.map(({ id }) => id)],
  );
  return rows.map(({ id, clientes, reunioes }) => ({
    usuarioId: id,
    caminho: caminhoDe('padaria'),
    quantidades: [clientes, reunioes],
  }));
}

/** A search by consultants with about as many clients and appointments in both databases. */
export const buscasComparaveis = (cenarios: readonly [Cenario, Cenario]): Promise<Par> =>
  emparelhar(
    cenarios,
    retornosDasBuscas,
    ({ quantidades: [clientes, reunioes] }) =>
      `busca em ${clientes} clientes e ${reunioes} reuniões`,
  );
