import type { RitmoDoEmail } from '@dominio/contrato/notificacoes-configuracao';

/** The hours of the day at which gathered e-mails leave, on the person's clock (dominios.md §5b). */
const HORAS: Readonly<
  Record<Exclude<RitmoDoEmail, 'imediato' | 'a_cada_15_min'>, readonly number[]>
> = {
  as_8h_e_14h: [8, 14],
  diario: [8],
};

/** The next time after `agora` at which the e-mails of a rhythm leave. */
export function proximoEnvio(
  ritmo: Exclude<RitmoDoEmail, 'imediato'>,
  fuso: string,
  agora: Date,
): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(agora.getTime()).toZonedDateTimeISO(fuso);
  if (ritmo === 'a_cada_15_min') {
    const quarto = local.round({
      smallestUnit: 'minute',
      roundingIncrement: 15,
      roundingMode: 'floor',
    });
    return new Date(quarto.add({ minutes: 15 }).epochMilliseconds);
  }
  const dias = [local, local.add({ days: 1 })];
  const vezes = dias.flatMap((dia) =>
    HORAS[ritmo].map((hora) => dia.withPlainTime({ hour: hora }).epochMilliseconds),
  );
  return new Date(vezes.find((vez) => vez > agora.getTime()) ?? agora);
}
