import { DIAS_DA_SEMANA, type Silencio } from '@dominio/contrato/notificacoes-configuracao';

/** First and last day of an absence on the firm's calendar, `AAAA-MM-DD`. */
export interface Afastamento {
  readonly inicio: string;
  readonly fim: string;
}

export interface Espera {
  readonly motivo: 'silencio' | 'ausencia';
  /** The first instant at which the person may be told. */
  readonly quando: Date;
}

/** How far ahead a time to tell is looked for: a person without any is told then. */
const DIAS_A_FRENTE = 366;

const ausenteEm = (afastamentos: readonly Afastamento[], dia: string) =>
  afastamentos.find(({ inicio, fim }) => inicio <= dia && dia <= fim);

/** The stretches of a day in which a person may be told; the whole day where quiet hours are off. */
const janelasDe = ({ ativo, dias }: Silencio, diaDaSemana: number) => {
  const nome = DIAS_DA_SEMANA[diaDaSemana - 1];
  if (!ativo) return [['00:00', '24:00']] as const;
  return (nome && dias[nome]) ?? [];
};

/**
 * When a person whom quiet hours or an absence keep from being told may be: undefined where they may
 * be told now (dominios.md §5c). An absence counts as days without any stretch, if the person wants
 * so; its day is the firm's and is taken as the person's.
 */
export function proximaJanela(
  silencio: Silencio,
  afastamentos: readonly Afastamento[],
  agora: Date,
): Espera | undefined {
  const contam = silencio.usar_ausencias ? afastamentos : [];
  if (!silencio.ativo && contam.length === 0) return;
  const local = Temporal.Instant.fromEpochMilliseconds(agora.getTime()).toZonedDateTimeISO(
    silencio.fuso,
  );
  const hoje = local.toPlainDate();
  const motivo = ausenteEm(contam, hoje.toString()) ? 'ausencia' : 'silencio';
  for (let n = 0; n <= DIAS_A_FRENTE; n += 1) {
    const dia = hoje.add({ days: n });
    if (ausenteEm(contam, dia.toString())) continue;
    for (const [de, ate] of [...janelasDe(silencio, dia.dayOfWeek)].sort()) {
      const abre = instanteDe(dia, de, silencio.fuso);
      const fecha = instanteDe(dia, ate, silencio.fuso);
      if (abre <= agora.getTime() && agora.getTime() < fecha) return;
      if (abre > agora.getTime()) return { motivo, quando: new Date(abre) };
    }
  }
  return { motivo, quando: new Date(local.add({ days: DIAS_A_FRENTE }).epochMilliseconds) };
}

/** An hour of a day, in milliseconds since 1970; `24:00` is the next day's first instant. */
function instanteDe(dia: Temporal.PlainDate, hora: string, fuso: string): number {
  const [h = 0, m = 0] = hora.split(':').map(Number);
  const civil = h === 24 ? dia.add({ days: 1 }) : dia;
  return civil.toZonedDateTime({
    timeZone: fuso,
    plainTime: { hour: h % 24, minute: m },
  }).epochMilliseconds;
}
