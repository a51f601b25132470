import type { Cenario } from '../cenario.ts';
import type { Pedido } from '../gerador.ts';
import { emparelhar, type Par, type Retorno } from '../pares.ts';

const CAMINHO = '/api/agendamentos?ordenar=-data_hora_inicio&status=todos&limit=20';

/** The first page of each person's agenda, newest first, with the total of all its years. */
export const pedidosDaLista = ({ pessoas }: Cenario): Pedido[] =>
  pessoas.map(({ token }) => ({ caminho: CAMINHO, token }));

async function retornosDasListas({ base, pessoas }: Cenario): Promise<Retorno[]> {
  const { rows } = await base.banco.$client.query<Record<'id' | 'total', number>>(
    `select usuario_id as id, count(*) as total from agendamento_participantes
      where usuario_id = any($1) group by 1`,
    [pessoas.map(({ id }) => id)],
  );
  return rows.map(({ id, total }) => ({ usuarioId: id, caminho: CAMINHO, quantidades: [total] }));
}

/** Lists of about as many appointments in both databases. */
export const listasComparaveis = (cenarios: readonly [Cenario, Cenario]): Promise<Par> =>
  emparelhar(
    cenarios,
    retornosDasListas,
    ({ quantidades: [total] }) => `lista de ${total} agendamentos`,
  );
