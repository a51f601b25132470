import type { StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import type { ReuniaoDoCliente } from '@dominio/contrato/area-cliente';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { formatarData } from '../../lib/formato.ts';

/**
 * The next meeting that takes place; cancelled and moved ones are in the list too, but do not
 * count.
 */
export const proximaReuniao = (
  reunioes: readonly ReuniaoDoCliente[],
): ReuniaoDoCliente | undefined => reunioes.find(({ status }) => status === 'AGENDADO');

/**
 * `Hoje, quarta-feira, 18 de novembro`; tomorrow with 'Amanhã', any other day without a word before
 * it.
 */
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

const DESFECHOS: Readonly<Record<StatusDoAgendamento, string | null>> = {
  AGENDADO: null,
  // Among the past ones: that it took place is what one expects.
  FINALIZADO: null,
  CANCELADO: 'Cancelada',
  REAGENDADO_CLIENTE: 'Remarcada a seu pedido',
  REAGENDADO_DOMINIO: 'Remarcada pelo escritório',
  NO_SHOW: 'Não aconteceu',
};

/** What became of a meeting, in words for the client; null where nothing is to be told. */
export const desfecho = (status: StatusDoAgendamento): string | null => DESFECHOS[status];

/**
 * The link of an online meeting where it is a web address; undefined for any other text, which must
 * not become a link.
 */
export function linkDaReuniao(link: string | null): string | undefined {
  const url = link === null ? null : URL.parse(link);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}

/** Where a meeting is, to the client; the firm's own words for their place are turned round. */
export const ondeParaOCliente = (local: string | null): string | null =>
  local && /^no cliente$/i.test(local.trim()) ? 'Na sua empresa' : local;
