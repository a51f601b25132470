import { FINALIDADES, type Finalidade } from '@dominio/contrato/consentimentos';
import type { Contexto } from './contexto.ts';
import type { Plataforma } from './plataforma.ts';

/** What is done with a person's data under an agreement, by the module that does it (LGPD art. 8). */
interface Pratica {
  /** Whether it is being done with the caller's data now. */
  readonly emUso: (ctx: Contexto) => Promise<boolean>;
  /** Writes the agreement down, if it is still being done. Answers whether it is. */
  readonly autorizar: (ctx: Contexto, meios: Plataforma, versao: number) => Promise<boolean>;
  /** Ends it, and the agreement with it, in one transaction. */
  readonly encerrar: (ctx: Contexto, meios: Plataforma) => Promise<unknown>;
}

export type Praticas = Readonly<Record<Finalidade, Pratica>>;

/** The practice of every purpose. @throws at boot for a purpose that no module declares. */
export function praticasDe(modulos: readonly { praticas?: Partial<Praticas> }[]): Praticas {
  const praticas: Partial<Praticas> = Object.assign({}, ...modulos.map((um) => um.praticas));
  const falta = FINALIDADES.find((finalidade) => !praticas[finalidade]);
  if (falta) throw new Error(`Nenhum módulo declara a prática da finalidade ${falta}.`);
  return praticas as Praticas;
}
