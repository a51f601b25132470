import { FINALIDADES, type Finalidade } from '@dominio/contrato/consentimentos';
import type { Contexto } from './contexto.ts';
import type { Plataforma } from './plataforma.ts';

/** What a module does with a person's data by consent (LGPD art. 8). */
interface Pratica {
  /** Whether it is done with the caller's data now. */
  readonly emUso: (ctx: Contexto) => Promise<boolean>;
  /** Writes the consent, if it is still done. Answers whether it is. */
  readonly autorizar: (ctx: Contexto, meios: Plataforma, versao: number) => Promise<boolean>;
  /** Ends it and revokes the consent, in one transaction. */
  readonly encerrar: (ctx: Contexto, meios: Plataforma) => Promise<unknown>;
}

export type Praticas = Readonly<Record<Finalidade, Pratica>>;

/** The practices of all modules. @throws at boot for a purpose that no module declares. */
export function praticasDe(modulos: readonly { praticas?: Partial<Praticas> }[]): Praticas {
  const praticas: Partial<Praticas> = Object.assign({}, ...modulos.map((um) => um.praticas));
  const falta = FINALIDADES.find((finalidade) => !praticas[finalidade]);
  if (falta) throw new Error(`Nenhum módulo declara a prática da finalidade ${falta}.`);
  return praticas as Praticas;
}
