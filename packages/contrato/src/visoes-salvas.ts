import { z } from 'zod';
import { Feito, IdParams, type Lidos, linha, textoObrigatorio, versaoLida } from './campos.ts';
import { DENSIDADES } from './densidades.ts';
import { endpoint } from './endpoint.ts';

/** The most saved views of one person, over all tables. */
export const MAXIMO_DE_VISOES = 50;

const TABELA_INVALIDA = 'Tabela inválida.';

/** Key of a table: letters, digits and hyphens, `clientes` or `usuarios-do-time`. */
const Tabela = z
  .string({ error: TABELA_INVALIDA })
  .regex(/^[a-z][a-z0-9-]{0,59}$/, TABELA_INVALIDA);

const COLUNA_INVALIDA = 'Coluna inválida.';

/** A column as the person left it: its place in the list, shown or hidden. */
const Coluna = z.object({
  id: z.string({ error: COLUNA_INVALIDA }).regex(/^[A-Za-z][A-Za-z0-9_.-]{0,59}$/, COLUNA_INVALIDA),
  visivel: z.boolean({ error: COLUNA_INVALIDA }),
});

const Colunas = z
  .array(z.custom<z.input<typeof Coluna>>(), { error: 'Informe a lista de colunas.' })
  .max(60, 'Uma visão guarda no máximo 60 colunas.')
  .pipe(z.array(Coluna))
  .refine(
    (colunas) => new Set(colunas.map(({ id }) => id)).size === colunas.length,
    'Cada coluna aparece uma vez.',
  );

const campos = {
  nome: textoObrigatorio(1, 60, 'O nome deve ter de 1 a 60 caracteres.'),
  /** Filters, order and search, as in the page's query, without the `?`. */
  consulta: linha('Consulta inválida.').max(
    2000,
    'A consulta pode ter no máximo 2.000 caracteres.',
  ),
  /** In the order shown; columns not named come after them, shown by the table's default. */
  colunas: Colunas,
  densidade: z.enum(DENSIDADES, { error: 'Densidade inválida.' }),
};

/** A person's own way of seeing one table. */
export const VisaoSalva = z.object({
  id: z.int(),
  tabela: z.string(),
  nome: z.string(),
  consulta: z.string(),
  colunas: z.array(z.object({ id: z.string(), visivel: z.boolean() })),
  densidade: z.enum(DENSIDADES),
  versao: z.int(),
} satisfies Lidos<typeof NovaVisao.shape>);
export type VisaoSalva = z.infer<typeof VisaoSalva>;

export const NovaVisao = z.object({
  tabela: Tabela,
  ...campos,
  consulta: campos.consulta.default(''),
  colunas: campos.colunas.default([]),
  densidade: campos.densidade.default('padrao'),
});
export type NovaVisao = z.output<typeof NovaVisao>;

/** Absent fields stay as they are; the table of a view cannot change. */
const EdicaoDeVisao = z.object({
  ...z.object(campos).partial().shape,
  ...versaoLida,
});
export type EdicaoDeVisao = z.output<typeof EdicaoDeVisao>;

export const visoesSalvasEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/visoes-salvas',
    acesso: 'sessao',
    resumo: 'Visões de tabela salvas por quem pede, por nome',
    query: z.object({ tabela: Tabela.optional() }),
    response: z.object({ visoes: z.array(VisaoSalva), total: z.int() }),
  }),
  criar: endpoint({
    method: 'POST',
    path: '/api/visoes-salvas',
    acesso: 'sessao',
    resumo: 'Salvar uma visão de tabela',
    body: NovaVisao,
    response: VisaoSalva,
    status: 201,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/api/visoes-salvas/{id}',
    acesso: 'sessao',
    resumo: 'Mudar uma visão salva de quem pede',
    params: IdParams,
    body: EdicaoDeVisao,
    response: VisaoSalva,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/api/visoes-salvas/{id}',
    acesso: 'sessao',
    resumo: 'Excluir uma visão salva de quem pede',
    params: IdParams,
    response: Feito,
  }),
} as const;
