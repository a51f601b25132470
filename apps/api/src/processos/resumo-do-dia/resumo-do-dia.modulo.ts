import type { FastifyInstance } from 'fastify';
import type { Modulo } from '../../platform/modulo.ts';
import { resumirODia } from './resumo.service.ts';
import { resumoDoDia } from './resumo-do-dia.aviso.ts';

/** Clocks differ by quarters of an hour. */
const CADA_QUARTO_DE_HORA = '*/15 * * * *';

function agendarResumo({ modulos, plataforma }: FastifyInstance): void {
  const { aoVivo, jobs } = plataforma;
  const fontes = modulos.flatMap((modulo) => modulo.resumoDoDia ?? []);
  jobs.agendar('resumo-do-dia.contar', CADA_QUARTO_DE_HORA, (job) =>
    resumirODia(job, { aoVivo, jobs, fontes }),
  );
}

/** Tells each of the staff what their day has, out of what each module tells (dominios.md §5b). */
export const resumoDoDiaModulo: Modulo = {
  nome: 'resumo-do-dia',
  avisos: [resumoDoDia],
  rotas: [agendarResumo],
};
