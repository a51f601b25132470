import type { Ausente } from '@dominio/contrato/agendamentos-saida';

/** `30/11` of a civil date. */
const dia = (data: string) => data.split('-').reverse().slice(0, 2).join('/');

/** An absence beside the person's name: 'de férias até 30/11 · substituição: Ana'. */
export const ausenciaCurta = ({ ferias, ate, substituto }: Ausente): string =>
  `${ferias ? 'de férias' : 'ausente'} até ${dia(ate)}${substituto ? ` · substituição: ${substituto}` : ''}`;

/** An absence as a sentence about the person, who is 'Você' when they are `eu`. */
export function ausenciaPorExtenso(ausente: Ausente, eu: number | undefined): string {
  const { id, nome, ferias, ate, substituto } = ausente;
  const quem = id === eu ? 'Você' : nome;
  const fica = substituto ? `; quem substitui é ${substituto}` : '';
  return `${quem} está ${ferias ? 'de férias' : 'ausente'} até ${dia(ate)}${fica}.`;
}
