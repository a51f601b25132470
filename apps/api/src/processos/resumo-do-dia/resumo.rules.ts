import type { DiaDaSemana, Silencio } from '@dominio/contrato/notificacoes-configuracao';
import { DIAS_DA_SEMANA } from '@dominio/contrato/notificacoes-configuracao';
import type { LinhaDoResumo } from '../../platform/resumo-do-dia.ts';

/** The hour at which the day is told, on each person's clock (dominios.md §5b). */
const HORA = 8;

/** The day on a clock where it is the hour of the summary; undefined elsewhere. */
export function diaDoResumo(fuso: string, agora: Date): string | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(agora.getTime()).toZonedDateTimeISO(fuso);
  return local.hour === HORA ? local.toPlainDate().toString() : undefined;
}

const nomeDoDia = (dia: string): DiaDaSemana | undefined =>
  DIAS_DA_SEMANA[Temporal.PlainDate.from(dia).dayOfWeek - 1];

/** Whether a person wants to hear nothing all day long. */
export function emSilencioNoDia({ ativo, dias }: Silencio, dia: string): boolean {
  const nome = nomeDoDia(dia);
  return ativo && (nome === undefined || (dias[nome] ?? []).length === 0);
}

const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapado = (texto: string) => texto.replace(/[&<>"]/g, (um) => ENTIDADES[um] ?? um);

/** The lines of one person as a notification says them: as text, and each with a link to its page. */
export const emPalavras = (linhas: readonly LinhaDoResumo[]) => ({
  mensagem: linhas.map(({ texto }) => texto).join(' '),
  html: linhas
    .map(({ texto, url }) => `<a href="${escapado(url)}">${escapado(texto)}</a>`)
    .join('<br>'),
});
