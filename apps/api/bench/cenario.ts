import { instanteCivil } from '@dominio/contrato/datas';
import { GRUPO } from '@dominio/contrato/permissoes';
import type { Base } from './bases.ts';
import type { Gravador } from './gravador.ts';

export interface Pessoa {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

/**
 * The callers: consultants for a person's calls, managers for a team's, the administrator for the
 * whole firm's.
 */
export interface Cenario {
  readonly base: Base;
  readonly gravador: Gravador;
  readonly pessoas: readonly Pessoa[];
  readonly gestores: readonly Pessoa[];
  readonly admin: Pessoa;
}

const PESSOAS = 20;
const GESTORES = 2;

/** Signs in people of a database. The first one is the consultant of the demonstration. */
export async function montarCenario(base: Base, gravador: Gravador): Promise<Cenario> {
  async function entrarDoGrupo(grupo: number, quantas: number): Promise<Pessoa[]> {
    const { rows } = await base.banco.$client.query<{ id: number; email: string }>(
      'select id, email from usuarios where grupo_id = $1 order by id limit $2',
      [grupo, quantas],
    );
    const entraram: Pessoa[] = [];
    for (const { id, email } of rows) {
      entraram.push({ id, email, token: await gravador.entrar(email) });
    }
    return entraram;
  }
  const [admin] = await entrarDoGrupo(GRUPO.administrador, 1);
  const gestores = await entrarDoGrupo(GRUPO.gestor, GESTORES);
  const pessoas = await entrarDoGrupo(GRUPO.consultor, PESSOAS);
  if (!admin || pessoas.length === 0) throw new Error('Faltam pessoas nos dados da medição.');
  return { base, gravador, pessoas, gestores, admin };
}

/** Beginning of the titles of appointments that the measurements book. */
export const TITULO = 'Medição';

const MEIA_HORA_MS = 1_800_000;

/** The body of a booking of half an hour; `n` tells the bookings of one person apart. */
export function marcacao(
  quem: { id: number },
  convidada: { id: number },
  n: number,
  dia: string,
  hora = '10:00:00',
) {
  const inicio = instanteCivil(dia, hora);
  return {
    titulo: `${TITULO} ${n} de ${quem.id}`,
    data_hora_inicio: inicio.toISOString(),
    data_hora_termino: new Date(inicio.getTime() + MEIA_HORA_MS).toISOString(),
    participantes: [convidada.id],
  };
}

/** Deletes what the measurements booked, before and after a run: every run measures the same. */
export async function limpar({ banco }: Base): Promise<void> {
  const feitos = 'select id from agendamentos where titulo like $1';
  const padrao = [`${TITULO} %`];
  await banco.$client.query(`delete from notificacoes where agendamento_id in (${feitos})`, padrao);
  await banco.$client.query(`delete from agendamentos where id in (${feitos})`, padrao);
  await banco.$client.query("delete from sessoes where ip = '127.0.0.1'");
}
