import { bancoDe, procurarBancos } from './bancos.rules.ts';

/** The banks that a term names, or all of them. */
export const listarBancos = (termo: string | undefined) => ({ bancos: procurarBancos(termo) });

/** The name of a bank; null for none, and for one that the list does not have. */
export const nomeDoBanco = (ispb: string | null): string | null =>
  ispb === null ? null : (bancoDe(ispb)?.nome ?? null);
