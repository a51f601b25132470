import { dataCivil, diaDaSemana, instanteCivil, somarDias } from '@dominio/contrato/datas';
import type { Db } from './db.ts';

/** The demonstration firm so far, when a noun adds its own rows. */
export interface Demonstracao {
  readonly db: Db;
  readonly agora: Date;
  /** The staff, and the clients; the first client is that of the client account. */
  readonly pessoas: readonly number[];
  readonly clientes: readonly number[];
}

/** Inserts a noun's rows of the demonstration firm: the same each time, dates around `agora`. */
export type Semear = (demonstracao: Demonstracao) => Promise<void>;

/** What people write is written between 9 and 17 h. */
const PRIMEIRO_MINUTO = 9 * 60;
const MINUTOS_DE_TRABALHO = 8 * 60;

/**
 * When the n-th thing of some days ago was written: on a weekday, within working hours, whatever the
 * hour at which the data are made.
 *
 * @param dias before today, at least one.
 */
export function noTrabalho(agora: Date, dias: number, n: number): Date {
  let dia = somarDias(dataCivil(agora), -dias);
  while ([0, 6].includes(diaDaSemana(dia))) dia = somarDias(dia, -1);
  const minuto = PRIMEIRO_MINUTO + ((n * 37) % MINUTOS_DE_TRABALHO);
  const doisDigitos = (valor: number) => String(valor).padStart(2, '0');
  return instanteCivil(dia, `${doisDigitos(Math.floor(minuto / 60))}:${doisDigitos(minuto % 60)}`);
}
