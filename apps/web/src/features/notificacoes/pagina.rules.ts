import {
  dataCivil,
  diaDaSemana,
  inicioDaSemana,
  instanteCivil,
  somarDias,
} from '@dominio/contrato/datas';
import { SONECA } from '@dominio/contrato/notificacoes-acoes';
import { formatarData, formatarHora } from '../../lib/formato.ts';
import type { Notificacao } from './notificacoes.rules.ts';

/** Notifications of one stretch of days, under its name. */
export interface Grupo {
  readonly titulo: string;
  readonly itens: readonly Notificacao[];
}

const comMaiuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1);

/** The stretch of days that a day is in, seen from today: the nearer, the shorter. */
export function trechoDe(dia: string, hoje: string): string {
  if (dia >= hoje) return 'Hoje';
  if (dia === somarDias(hoje, -1)) return 'Ontem';
  if (dia >= inicioDaSemana(hoje)) return 'Esta semana';
  if (dia >= somarDias(inicioDaSemana(hoje), -7)) return 'Semana passada';
  if (dia.slice(0, 7) === hoje.slice(0, 7)) return 'Este mês';
  return comMaiuscula(formatarData(instanteCivil(dia, '12:00:00'), 'mes'));
}

/** A list in groups of days, in its order. */
export function agrupar(itens: readonly Notificacao[], hoje: string): Grupo[] {
  const grupos: { titulo: string; itens: Notificacao[] }[] = [];
  for (const item of itens) {
    const titulo = trechoDe(dataCivil(new Date(item.criado_em)), hoje);
    const ultimo = grupos.at(-1);
    if (ultimo?.titulo === titulo) ultimo.itens.push(item);
    else grupos.push({ titulo, itens: [item] });
  }
  return grupos;
}

export interface OpcaoDeSoneca {
  readonly rotulo: string;
  readonly ate: Date;
}

const SEGUNDA = 1;

/** The hours to which one snoozes most, those that are far enough ahead. */
export function opcoesDeSoneca(agora: Date): OpcaoDeSoneca[] {
  const hoje = dataCivil(agora);
  const ateSegunda = (SEGUNDA - diaDaSemana(hoje) + 7) % 7 || 7;
  return [
    { rotulo: 'Em 1 hora', ate: new Date(agora.getTime() + 3_600_000) },
    { rotulo: 'Hoje, 17:00', ate: instanteCivil(hoje, '17:00:00') },
    { rotulo: 'Amanhã, 08:00', ate: instanteCivil(somarDias(hoje, 1), '08:00:00') },
    // The day before, 'tomorrow' says the same.
    ...(ateSegunda === 1
      ? []
      : [
          {
            rotulo: 'Segunda-feira, 08:00',
            ate: instanteCivil(somarDias(hoje, ateSegunda), '08:00:00'),
          },
        ]),
  ].filter(({ ate }) => ate.getTime() - agora.getTime() >= SONECA.minimo);
}

/** When a snoozed notification is back, in a sentence: 'hoje, 17:00', 'amanhã, 08:00', '24 de ago., 08:00'. */
export function quandoVolta(ate: Date, agora: Date): string {
  const [dia, hoje] = [dataCivil(ate), dataCivil(agora)];
  const nome =
    dia === hoje ? 'hoje' : dia === somarDias(hoje, 1) ? 'amanhã' : formatarData(ate, 'diaMes');
  return `${nome}, ${formatarHora(ate)}`;
}

/** Whether something may be snoozed until then. */
export const sonecaPossivel = (ate: Date, agora: Date): boolean => {
  const falta = ate.getTime() - agora.getTime();
  return falta >= SONECA.minimo && falta <= SONECA.maximo;
};
