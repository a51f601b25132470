import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** One line of a table of the Receita Federal. */
export const ItemOficial = z.object({
  /** Digits alone, as they are kept. */
  codigo: z.string(),
  nome: z.string(),
});
export type ItemOficial = z.infer<typeof ItemOficial>;

/** `6204-0/00`. A text that does not have seven digits is returned unchanged. */
export const mascararCnae = (codigo: string) => codigo.replace(/^(\d{4})(\d)(\d{2})$/, '$1-$2/$3');

/** `206-2`. A text that does not have four digits is returned unchanged. */
export const mascararNatureza = (codigo: string) => codigo.replace(/^(\d{3})(\d)$/, '$1-$2');

const itens = z.object({ itens: z.array(ItemOficial) });

export const tabelasOficiaisEndpoints = {
  cnaes: endpoint({
    method: 'GET',
    path: '/api/cnaes',
    acesso: 'empresas:visualizar',
    resumo: 'Atividades econômicas (CNAE), pelo código',
    response: itens,
  }),
  naturezas: endpoint({
    method: 'GET',
    path: '/api/naturezas-juridicas',
    acesso: 'empresas:visualizar',
    resumo: 'Naturezas jurídicas, pelo código',
    response: itens,
  }),
} as const;
