import { z } from 'zod';
import { enumeracao, Feito, Id, IdParams } from './campos.ts';
import { CamposDaEmpresa } from './empresas.ts';
import { ROTULOS_DA_EMPRESA } from './empresas-rotulos.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';
import { FORMATOS_DE_PLANILHA } from './planilhas.ts';

/** The limits of one file (page book #57). */
export const BYTES_DA_PLANILHA = 10 * 1024 * 1024;
export const LINHAS_DA_PLANILHA = 20_000;
export const COLUNAS_DA_PLANILHA = 60;
/** How long a file is kept here, and how many of one person. */
export const HORAS_DA_IMPORTACAO = 24;
export const MAXIMO_DE_IMPORTACOES = 5;

export const RECUSAS_DA_PLANILHA = {
  tamanho: 'O arquivo pode ter no máximo 10 MB.',
  falta: 'Escolha uma planilha XLSX ou um CSV.',
} as const;

/** The two columns of a regime, which has a beginning: one says nothing without the other. */
export const CAMPOS_DO_REGIME = ['regime', 'regime_desde'] as const;

/** What a column may be: the client, a field of the company itself, or its regime. */
export const CAMPOS_DA_IMPORTACAO = [
  'cliente_id',
  ...Object.keys(CamposDaEmpresa.shape),
  ...CAMPOS_DO_REGIME,
] as readonly CampoDaImportacao[] as readonly [CampoDaImportacao, ...CampoDaImportacao[]];
export type CampoDaImportacao =
  | 'cliente_id'
  | keyof typeof CamposDaEmpresa.shape
  | (typeof CAMPOS_DO_REGIME)[number];

export const ROTULOS_DA_IMPORTACAO: Readonly<Record<CampoDaImportacao, string>> = {
  cliente_id: 'Cliente',
  ...ROTULOS_DA_EMPRESA,
  regime: 'Regime tributário',
  regime_desde: 'Regime desde',
};

/** Without these no row can be read. */
export const CAMPOS_PRECISOS = ['cnpj'] as const satisfies readonly CampoDaImportacao[];

/** What would become of a row. */
export const ESTADOS_DA_LINHA = ['nova', 'altera', 'igual', 'erro'] as const;
export type EstadoDaLinha = (typeof ESTADOS_DA_LINHA)[number];

export const NOME_DO_ESTADO_DA_LINHA: Readonly<Record<EstadoDaLinha, string>> = {
  nova: 'Nova',
  altera: 'Altera',
  igual: 'Igual',
  erro: 'Com erro',
};

/** What has been done with the file. */
export const ETAPAS_DA_IMPORTACAO = ['enviada', 'conferida', 'gravada'] as const;

const CampoOuNada = z
  .enum(CAMPOS_DA_IMPORTACAO, { error: 'Escolha um campo da lista.' })
  .nullable();

const Contagens = z.record(z.enum(ESTADOS_DA_LINHA), z.int());

const ColunaDoArquivo = z.object({
  titulo: z.string(),
  /** The field that it is read as; null for a column that is not read. */
  campo: CampoOuNada,
  /** What its first cells say. */
  exemplos: z.array(z.string()),
});

/** A file of companies, from its upload on. */
export const ImportacaoDeEmpresas = z.object({
  id: z.int(),
  nome_arquivo: z.string(),
  etapa: z.enum(ETAPAS_DA_IMPORTACAO),
  criada_em: z.string(),
  /** When the file and its rows are deleted. */
  expira_em: z.string(),
  gravada_em: z.string().nullable(),
  /** Whether what it wrote may still be taken back. */
  acoes: z.object({ desfazer: z.boolean() }),
  colunas: z.array(ColunaDoArquivo),
  total: z.int(),
  /** Null before the rows were checked. */
  contagens: Contagens.nullable(),
});
export type ImportacaoDeEmpresas = z.infer<typeof ImportacaoDeEmpresas>;

export const ProblemaDaLinha = z.object({
  /** The heading of the column; null for what is of the whole row. */
  coluna: z.string().nullable(),
  mensagem: z.string(),
});
export type ProblemaDaLinha = z.infer<typeof ProblemaDaLinha>;

export const MudancaDaLinha = z.object({
  rotulo: z.string(),
  antes: z.string().nullable(),
  depois: z.string().nullable(),
});
export type MudancaDaLinha = z.infer<typeof MudancaDaLinha>;

/** A row of the file, and what would become of it. */
export const LinhaDaImportacao = z.object({
  /** As a spreadsheet numbers it: the header is row 1. */
  numero: z.int(),
  estado: z.enum(ESTADOS_DA_LINHA),
  cnpj: z.string(),
  razao_social: z.string(),
  cliente_nome: z.string().nullable(),
  problemas: z.array(ProblemaDaLinha),
  mudancas: z.array(MudancaDaLinha),
});
export type LinhaDaImportacao = z.infer<typeof LinhaDaImportacao>;

const PedidoDeImportacao = z.object({
  importacao_id: Id,
  /** Only checks every row; else writes what was checked. */
  simular: z.boolean({ error: 'Informe se é só para conferir.' }),
  /** The field of each column, in the file's order; without it, as it was. */
  campos: z
    .array(CampoOuNada, { error: 'Informe o campo de cada coluna.' })
    .max(COLUNAS_DA_PLANILHA, `O arquivo pode ter no máximo ${COLUNAS_DA_PLANILHA} colunas.`)
    .optional(),
  /** Leaves out the rows with errors; otherwise they hold up the whole. */
  sem_erros: z.boolean({ error: 'Informe se as linhas com erro ficam de fora.' }).default(false),
});
export type PedidoDeImportacao = z.output<typeof PedidoDeImportacao>;

const Resultado = ImportacaoDeEmpresas.extend({
  success: z.literal(true),
  message: z.string(),
});

/** What a check found, as the page book has it (#57); one that is ready is told of in the singular. */
export const fraseDaConferencia = (prontas: number, erros: number): string =>
  `Importação: ${prontas.toLocaleString('pt-BR')} ${prontas === 1 ? 'pronta' : 'prontas'}, ${erros.toLocaleString('pt-BR')} com erro.`;

const ACESSO = 'empresas:criar';

export const importacaoDeEmpresasEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/empresas/importacoes',
    acesso: ACESSO,
    resumo: 'As planilhas de empresas que a pessoa enviou nas últimas 24 horas',
    response: z.object({ importacoes: z.array(ImportacaoDeEmpresas) }),
  }),
  enviar: endpoint({
    method: 'POST',
    path: '/api/empresas/importacoes',
    acesso: ACESSO,
    resumo: 'Enviar uma planilha de empresas, XLSX ou CSV, de até 10 MB e 20.000 linhas',
    arquivo: 'arquivo',
    tamanhoDoArquivo: BYTES_DA_PLANILHA,
    response: ImportacaoDeEmpresas,
    status: 201,
  }),
  modelo: endpoint({
    method: 'GET',
    path: '/api/empresas/importacoes/modelo',
    acesso: ACESSO,
    resumo: 'Uma planilha com todas as colunas que se importam e uma linha de exemplo',
    query: z.object({ formato: enumeracao(FORMATOS_DE_PLANILHA, 'Formato').default('xlsx') }),
    tipo: 'application/octet-stream',
    naVisita: false,
  }),
  ler: endpoint({
    method: 'GET',
    path: '/api/empresas/importacoes/{id}',
    acesso: ACESSO,
    resumo: 'Uma planilha de empresas enviada pela pessoa',
    params: IdParams,
    response: ImportacaoDeEmpresas,
  }),
  linhas: endpoint({
    method: 'GET',
    path: '/api/empresas/importacoes/{id}/linhas',
    acesso: ACESSO,
    resumo: 'As linhas de uma planilha conferida, com o que muda e o que está errado',
    params: IdParams,
    query: z.object({
      estado: enumeracao(ESTADOS_DA_LINHA, 'Estado').optional(),
      ...paginacao(100, 500),
    }),
    response: z.object({ linhas: z.array(LinhaDaImportacao), ...rodapeDaLista }),
  }),
  erros: endpoint({
    method: 'GET',
    path: '/api/empresas/importacoes/{id}/erros',
    acesso: ACESSO,
    resumo: 'As linhas com erro como planilha, com o motivo, para corrigir e enviar outra vez',
    params: IdParams,
    query: z.object({ formato: enumeracao(FORMATOS_DE_PLANILHA, 'Formato').default('xlsx') }),
    tipo: 'application/octet-stream',
    naVisita: false,
  }),
  importar: endpoint({
    method: 'POST',
    path: '/api/empresas/importar',
    acesso: ACESSO,
    resumo: 'Conferir as linhas de uma planilha enviada, ou gravar o que foi conferido',
    body: PedidoDeImportacao,
    response: Resultado,
  }),
  desfazer: endpoint({
    method: 'POST',
    path: '/api/empresas/importacoes/{id}/desfazer',
    acesso: ACESSO,
    resumo: 'Desfazer o que uma planilha gravou, se nada mudou desde então',
    params: IdParams,
    response: Resultado,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/api/empresas/importacoes/{id}',
    acesso: ACESSO,
    resumo: 'Descartar uma planilha enviada; o que ela gravou fica',
    params: IdParams,
    response: Feito,
  }),
} as const;
