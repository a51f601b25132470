import { z } from 'zod';
import { Booleano } from './campos.ts';
import { endpoint } from './endpoint.ts';

/** Bounds of one file. */
export const BYTES_DA_IMPORTACAO = 1_048_576;
export const LINHAS_DA_IMPORTACAO = 500;

/** Columns as the model file names them; accents, case and the usual other names are understood too. */
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
  /** As a spreadsheet counts: the header is line 1. */
  linha: z.int(),
  nome: z.string(),
  email: z.string(),
  resultado: z.enum(RESULTADOS_DA_IMPORTACAO),
  /** Why not, or what is done. */
  mensagem: z.string(),
});
export type LinhaImportada = z.infer<typeof LinhaImportada>;

export const Importacao = z.object({
  success: z.literal(true),
  message: z.string(),
  simulado: z.boolean(),
  total: z.int(),
  /** People registered, or who would be. */
  criar: z.int(),
  existentes: z.int(),
  erros: z.int(),
  /** Columns of the file that mean nothing here. */
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
