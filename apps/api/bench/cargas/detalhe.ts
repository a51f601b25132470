import type { Cenario } from '../cenario.ts';
import type { Pedido } from '../gerador.ts';
import { emparelhar, type Par, type Retorno } from '../pares.ts';

const POR_PESSOA = 10;

/** Appointments of each person, spread over the years, with their people and history. */
async function retornosDosDetalhes({ base, pessoas }: Cenario): Promise<Retorno[]> {
  const { rows } = await base.banco.$client.query<
    Record<'pessoa' | 'id' | 'membros' | 'passos', number>
  >(
    `select pessoa, a.id,
            (select count(*) from agendamento_participantes p where p.agendamento_id = a.id) as membros,
            (select count(*) from agendamento_historico h where h.agendamento_id = a.id) as passos
       from unnest($1::bigint[]) as pessoa
      cross join lateral (
        select x.id from agendamento_participantes p join agendamentos x on x.id = p.agendamento_id
         where p.usuario_id = pessoa and x.excluido_em is null and x.cliente_id is not null
         order by md5(x.id::text) limit $2) a`,
    [pessoas.map(({ id }) => id), POR_PESSOA],
  );
  return rows.map(({ pessoa, id, membros, passos }) => ({
    usuarioId: pessoa,
    caminho: `/api/agendamentos/${id}/detalhes`,
    quantidades: [membros, passos],
  }));
}

export async function pedidosDoDetalhe(cenario: Cenario): Promise<Pedido[]> {
  const retornos = await retornosDosDetalhes(cenario);
  return retornos.map(({ usuarioId, caminho }) => ({
    caminho,
    token: cenario.pessoas.find(({ id }) => id === usuarioId)?.token ?? '',
  }));
}

/** An appointment with as many people and as long a history in both databases. */
export const detalhesComparaveis = (cenarios: readonly [Cenario, Cenario]): Promise<Par> =>
  emparelhar(cenarios, retornosDosDetalhes, () => 'detalhes de um agendamento');
