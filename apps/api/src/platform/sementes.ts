import {
  dataCivil,
  deslocamento,
  diaDaSemana,
  instanteCivil,
  somarDias,
} from '@dominio/contrato/datas';
import type { Db } from './db.ts';

/** What every noun invents alike, so that what one says of a client does not gainsay another. */
export interface Invencoes {
  /** The name of the n-th person: nobody else's. */
  pessoa(n: number): string;
  /** The address of a person at a client, of its own domain. */
  email(pessoa: string, cliente: string): string;
  /** The n-th mobile telephone of a municipality. */
  celular(n: number, municipio: string | null): string;
}

/** The demonstration firm so far, when a noun adds its own rows. */
export interface Demonstracao {
  readonly db: Db;
  readonly agora: Date;
  /** The staff, the administrator first, and the clients; the first client is that of the client account. */
  readonly pessoas: readonly number[];
  readonly clientes: readonly number[];
  readonly inventar: Invencoes;
}

/** Inserts a noun's rows of the demonstration firm: the same each time, dates around `agora`. */
export type Semear = (demonstracao: Demonstracao) => Promise<void>;

/** What people write is written between 9 and 17 h. */
const PRIMEIRO_MINUTO = 9 * 60;
const MINUTOS_DE_TRABALHO = 8 * 60;

/** The last weekday until a day, that day included. */
export function diaDeTrabalho(data: string): string {
  let dia = data;
  while ([0, 6].includes(diaDaSemana(dia))) dia = somarDias(dia, -1);
  return dia;
}

/** When the n-th thing of a day was written: within working hours, on the last weekday until it. */
export function noTrabalhoDe(data: string, n: number): Date {
  const minuto = PRIMEIRO_MINUTO + ((n * 37) % MINUTOS_DE_TRABALHO);
  const doisDigitos = (valor: number) => String(valor).padStart(2, '0');
  const hora = `${doisDigitos(Math.floor(minuto / 60))}:${doisDigitos(minuto % 60)}`;
  return instanteCivil(diaDeTrabalho(data), hora);
}

/**
 * When the n-th thing of some days ago was written, whatever the hour at which the data are made.
 *
 * @param dias before today, at least one.
 */
export const noTrabalho = (agora: Date, dias: number, n: number): Date =>
  noTrabalhoDe(somarDias(dataCivil(agora), -dias), n);

const MINUTO = 60_000;
const DIA = 24 * 60 * MINUTO;
/** The firm works from 8 to 18 h. */
const ABRE = 8 * 60 * MINUTO;
const ULTIMO_MINUTO = (18 * 60 - 1) * MINUTO;
/** 1 January 1970. */
const QUINTA_FEIRA = 4;

/** The last instant, until this one, at which the firm was at work. */
export function momentoDeTrabalho(instante: Date): Date {
  // One for a whole day, since there are many instants and asking for it is slow.
  const adiante = deslocamento(new Date(Math.floor(instante.getTime() / DIA) * DIA));
  const local = instante.getTime() + adiante;
  let dia = Math.floor(local / DIA);
  let noDia = Math.min(local - dia * DIA, ULTIMO_MINUTO);
  if (noDia < ABRE) {
    dia -= 1;
    noDia = ULTIMO_MINUTO;
  }
  const daSemana = (dia + QUINTA_FEIRA) % 7;
  if (daSemana !== 0 && daSemana !== 6) return new Date(dia * DIA + noDia - adiante);
  dia -= daSemana === 0 ? 2 : 1;
  return new Date(dia * DIA + ULTIMO_MINUTO - adiante);
}
