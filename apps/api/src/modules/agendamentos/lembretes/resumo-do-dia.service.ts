import { DIAS_SEM_DESFECHO } from '@dominio/contrato/agendamentos-opcoes';
import type { DiaDoResumo, LinhaDoResumo } from '../../../platform/resumo-do-dia.ts';
import * as repo from './lembretes.repository.ts';

const noFuso = (instante: Date, timeZone: string) =>
  instante.toLocaleTimeString('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' });

const instanteDe = (dia: Temporal.PlainDate, fuso: string) =>
  new Date(dia.toZonedDateTime(fuso).epochMilliseconds);

/** The appointments of the day, and those of the days before without an outcome. */
export async function resumoDaAgenda({ db, dia, fuso, pessoas }: DiaDoResumo) {
  const hoje = Temporal.PlainDate.from(dia);
  const inicio = instanteDe(hoje, fuso);
  const fim = instanteDe(hoje.add({ days: 1 }), fuso);
  const doDia = await repo.doDiaPorPessoa(db, { de: inicio, ate: fim, pessoas });
  const desde = instanteDe(hoje.subtract({ days: DIAS_SEM_DESFECHO }), fuso);
  const abertos = await repo.semDesfechoPorPessoa(db, { de: desde, ate: inicio, pessoas });
  return [
    ...doDia.map(({ usuario_id, total, titulo, comeca }): LinhaDoResumo => {
      const qual = titulo === null ? 'um privado' : `“${titulo}”`;
      const quando = `${qual}, às ${noFuso(comeca, fuso)}`;
      return {
        usuarioId: usuario_id,
        texto:
          total === 1
            ? `1 agendamento hoje: ${quando}.`
            : `${total} agendamentos hoje; o primeiro é ${quando}.`,
        url: '/agenda',
      };
    }),
    ...abertos.map(
      ({ usuario_id, titulos: { length: total } }): LinhaDoResumo => ({
        usuarioId: usuario_id,
        texto: total === 1 ? '1 agendamento sem desfecho.' : `${total} agendamentos sem desfecho.`,
        url: '/inicio',
      }),
    ),
  ];
}
