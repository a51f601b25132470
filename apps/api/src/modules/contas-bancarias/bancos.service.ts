import { procurarBancos } from './bancos.rules.ts';

/** The banks that a term names, or all of them. */
export const listarBancos = (termo: string | undefined) => ({ bancos: procurarBancos(termo) });
