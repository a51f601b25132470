import { CNAES, NATUREZAS } from './tabelas-oficiais.rules.ts';

/** The economic activities that a company may have. */
export const lerCnaes = () => ({ itens: [...CNAES.itens] });

/** The legal forms that a company may have. */
export const lerNaturezas = () => ({ itens: [...NATUREZAS.itens] });
