import type { ReuniaoDoCliente } from '@dominio/contrato/area-cliente';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { formatarData } from '../../lib/formato.ts';

/** The next meeting that will happen: cancelled and moved ones stay in the list but are not it. */
export const proximaReuniao = (
  reunioes: readonly ReuniaoDoCliente[],
): ReuniaoDoCliente | undefined => reunioes.find(({ status }) => status === 'AGENDADO');

/** `Hoje, quarta-feira, 18 de novembro`; tomorrow likewise; any other day by itself. */
export function diaPorExtenso(inicio: string, agora: Date): string {
  const dia = dataCivil(new Date(inicio));
  const hoje = dataCivil(agora);
  const extenso = formatarData(inicio, 'diaDaSemana');
  if (dia === hoje) return `Hoje, ${extenso}`;
  if (dia === somarDias(hoje, 1)) return `Amanhã, ${extenso}`;
  const ano = dia.slice(0, 4);
  const comAno = ano === hoje.slice(0, 4) ? extenso : `${extenso} de ${ano}`;
  return comAno.charAt(0).toLocaleUpperCase('pt-BR') + comAno.slice(1);
}

/** The address of an online meeting, only when a browser would open it as a page. */
export function linkDaReuniao(link: string | null): string | undefined {
  const url = link === null ? null : URL.parse(link);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}
