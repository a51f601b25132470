import { gradeDoMes, instanteCivil, somarDias } from '@dominio/contrato/datas';
import type { Cenario } from '../cenario.ts';
import type { Pedido } from '../gerador.ts';
import { emparelhar, type Par, type Retorno } from '../pares.ts';

const MESES = 4;

interface Mes {
  readonly ano: number;
  readonly mes: number;
}

/** The months before this one, which are full and the same in every database. */
function mesesCheios(agora: Date): Mes[] {
  return Array.from({ length: MESES }, (_, i) => {
    const dia = new Date(Date.UTC(agora.getUTCFullYear(), agora.getUTCMonth() - 1 - i, 1));
    return { ano: dia.getUTCFullYear(), mes: dia.getUTCMonth() + 1 };
  });
}

const caminhoDo = ({ ano, mes }: Mes) => `/api/agendamentos/calendario/${ano}/${mes}?status=todos`;

/** The month's grid, as the agenda opens it, for each person. */
export const pedidosDoMes = ({ pessoas }: Cenario): Pedido[] =>
  mesesCheios(new Date()).flatMap((mes) =>
    pessoas.map(({ token }) => ({ caminho: caminhoDo(mes), token })),
  );

async function retornosDosMeses({ base, pessoas }: Cenario): Promise<Retorno[]> {
  const retornos: Retorno[] = [];
  for (const mes of mesesCheios(new Date())) {
    const { primeiro, ultimo } = gradeDoMes(mes.ano, mes.mes);
    const { rows } = await base.banco.$client.query<
      Record<'id' | 'agendamentos' | 'membros', number>
    >(
      `select meu.usuario_id as id, count(distinct a.id) as agendamentos, count(*) as membros
         from agendamento_participantes meu
         join agendamentos a on a.id = meu.agendamento_id and a.excluido_em is null
         join agendamento_participantes todos on todos.agendamento_id = a.id and todos.participa
        where meu.usuario_id = any($1) and meu.inicio >= $2 and meu.inicio < $3
        group by 1`,
      [pessoas.map(({ id }) => id), instanteCivil(primeiro), instanteCivil(somarDias(ultimo, 1))],
    );
    for (const { id, agendamentos, membros } of rows) {
      const quantidades = [agendamentos, membros];
      retornos.push({ usuarioId: id, caminho: caminhoDo(mes), quantidades });
    }
  }
  return retornos;
}

/** A month with as many appointments and people in both databases. */
export const mesesComparaveis = (cenarios: readonly [Cenario, Cenario]): Promise<Par> =>
  emparelhar(
    cenarios,
    retornosDosMeses,
    ({ quantidades: [agendamentos] }) => `mês de ${agendamentos} agendamentos`,
  );
