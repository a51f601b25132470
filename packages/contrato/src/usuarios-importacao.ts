import { z } from 'zod';
import { Booleano } from './campos.ts';
import { endpoint } from './endpoint.ts';

/** The limits of one file. */
export const BYTES_DA_IMPORTACAO = 1_048_576;
export const LINHAS_DA_IMPORTACAO = 500;

/** Columns as named in the model file; other usual names count too, ignoring accents and case. */
export const COLUNAS_DA_IMPORTACAO = [
  'nome',
  'email',
  'grupo',
  'time',
  'empresa',
  'cpf',
  'telefone',
  'data_nascimento',
  'data_admissao',
  'genero',
] as const;
export type ColunaDaImportacao = (typeof COLUNAS_DA_IMPORTACAO)[number];

export const RESULTADOS_DA_IMPORTACAO = ['criar', 'criado', 'ja_existe', 'erro'] as const;

const LinhaImportada = z.object({
  /** Number of the line as a spreadsheet shows it: the header is line 1. */
  linha: z.int(),
  nome: z.string(),
  email: z.string(),
  resultado: z.enum(RESULTADOS_DA_IMPORTACAO),
  /** The reason of a refused line, or what is done with it. */
  mensagem: z.string(),
});
export type LinhaImportada = z.infer<typeof LinhaImportada>;

export const Importacao = z.object({
  success: z.literal(true),
  message: z.string(),
  simulado: z.boolean(),
  total: z.int(),
  /** Number of people who are registered, or would be. */
  criar: z.int(),
  existentes: z.int(),
  erros: z.int(),
  /** Columns of the file that were ignored. */
  colunas_ignoradas: z.array(z.string()),
  linhas: z.array(LinhaImportada),
});
export type Importacao = z.infer<typeof Importacao>;

export const importacaoDeUsuariosEndpoints = {
  importar: endpoint({
    method: 'POST',
    path: '/usuarios/importar',
    acesso: 'user_management:acessar',
    resumo: 'Cadastrar as pessoas de um CSV e convidá-las; ou só simular, linha por linha',
    query: z.object({ simular: Booleano.optional() }),
    arquivo: 'arquivo',
    response: Importacao,
  }),
} as const;
