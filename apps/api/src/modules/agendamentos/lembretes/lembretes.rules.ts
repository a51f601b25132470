import { dataCivil, diasEntre, horaCivil } from '@dominio/contrato/datas';
import { diaPorExtenso, enumerar } from '../horario/frases.rules.ts';

/** How many minutes before its start people are reminded of an appointment, the soonest first. */
export const LEMBRETES_MIN = [60, 1_440] as const;
/** A client's people are reminded once: they have no other appointments here. */
export const LEMBRETE_DO_CLIENTE_MIN = 1_440;
/** How long after its moment a reminder is still given: longer ago, the next one comes. */
export const ATRASO_MAXIMO_MIN = 30;

/** Titles that a message says one by one. */
const MAXIMO_DE_TITULOS = 3;

interface Marcado {
  readonly titulo: string;
  readonly data_hora_inicio: Date;
}

/** When something begins, as people say it on the day before and on the day itself. */
function comeca(inicio: Date, agora: Date): string {
  const dias = diasEntre(dataCivil(agora), dataCivil(inicio));
  const dia = dias === 0 ? 'hoje' : dias === 1 ? 'amanhã' : `em ${diaPorExtenso(inicio)}`;
  return `${dia}, às ${horaCivil(inicio)}`;
}

/** What is told of an appointment that is about to begin. */
export const lembreteDe = ({ titulo, data_hora_inicio }: Marcado, agora: Date): string =>
  `“${titulo}” começa ${comeca(data_hora_inicio, agora)}.`;

/**
 * What is told of appointments that ended and of which nobody said how.
 *
 * @param titulos null of a private one, which is not named.
 */
export function semDesfechoDe(titulos: readonly (string | null)[]): string {
  const publicos = titulos.filter((titulo) => titulo !== null);
  const ditos = publicos.slice(0, MAXIMO_DE_TITULOS).map((titulo) => `“${titulo}”`);
  const mais = publicos.length - ditos.length;
  const privados = titulos.length - publicos.length;
  const todos = [
    ...ditos,
    ...(mais > 0 ? [mais === 1 ? 'outro' : `outros ${mais}`] : []),
    ...(privados > 0 ? [privados === 1 ? 'um agendamento privado' : `${privados} privados`] : []),
  ];
  const [terminou, diga] =
    titulos.length === 1 ? ['terminou', 'se aconteceu'] : ['terminaram', 'se aconteceram'];
  const quais = enumerar(todos);
  return `${quais.charAt(0).toUpperCase()}${quais.slice(1)} ${terminou} sem desfecho. Diga ${diga}, ou remarque.`;
}
