import { z } from 'zod';
import {
  Booleano,
  busca,
  enumeracao,
  Feito,
  IdParams,
  type Lidos,
  paragrafo,
  texto,
  versaoLida,
} from './campos.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';

/** What a template may ask of a contract, and how each is called; `{cliente}` in its text. */
export const VARIAVEIS = {
  numero: 'Número do contrato',
  cliente: 'Razão social da empresa do contrato ou, sem uma, nome do cliente',
  documento: 'CNPJ ou CPF do cliente',
  endereco: 'Endereço da empresa do contrato',
  representantes: 'Sócios administradores da empresa do contrato',
  empresas: 'Empresas do cliente, com CNPJ',
  servicos: 'Serviços, com volume e prazo',
  servicos_com_valores: 'Serviços, com volume, prazo e valor',
  valor_mensal: 'Valor mensal',
  valor_por_extenso: 'Valor mensal por extenso',
  vigencia: 'Vigência, em palavras',
  data_inicio: 'Início',
  data_fim: 'Fim',
  dia_vencimento: 'Dia do vencimento',
  indice_reajuste: 'Índice de reajuste',
  mes_reajuste: 'Mês do reajuste',
  aviso_previo: 'Aviso prévio, em dias',
  responsavel: 'Responsável pelo contrato',
  escritorio: 'Nome do escritório',
  cnpj_escritorio: 'CNPJ do escritório',
  endereco_escritorio: 'Endereço do escritório',
  cidade_escritorio: 'Cidade e estado do escritório',
  data_hoje: 'Data de hoje, por extenso',
} as const;
export type Variavel = keyof typeof VARIAVEIS;

/** Those that tell amounts: a minute with one is for whoever may see them. */
export const VARIAVEIS_DE_VALOR: readonly Variavel[] = [
  'servicos_com_valores',
  'valor_mensal',
  'valor_por_extenso',
];

const CHAVES = /\{([^{}\n]*)\}/g;
const ehVariavel = (nome: string): nome is Variavel => Object.hasOwn(VARIAVEIS, nome);

/** What stands between braces in a text: the variables that it asks for, and the names that are none. */
export function variaveisDe(escrito: string): { usadas: Variavel[]; desconhecidas: string[] } {
  const nomes = [...new Set([...escrito.matchAll(CHAVES)].map(([, nome = '']) => nome))];
  return {
    usadas: nomes.filter(ehVariavel),
    desconhecidas: nomes.filter((nome) => !ehVariavel(nome)),
  };
}

/** A text in order: what is written, and each variable by its name. */
export type Parte = { readonly escrito: string } | { readonly variavel: Variavel };

/** Parts a text at its variables. */
export function partesDe(escrito: string): Parte[] {
  const partes: Parte[] = [];
  let fim = 0;
  for (const achado of escrito.matchAll(CHAVES)) {
    const [inteiro, nome = ''] = achado;
    if (!ehVariavel(nome)) continue;
    if (achado.index > fim) partes.push({ escrito: escrito.slice(fim, achado.index) });
    partes.push({ variavel: nome });
    fim = achado.index + inteiro.length;
  }
  return fim < escrito.length ? [...partes, { escrito: escrito.slice(fim) }] : partes;
}

const NOME_INVALIDO = 'O nome deve ter de 1 a 120 caracteres.';
/** The longest text of a template, in characters: some fifteen pages. */
export const MAXIMO_DO_TEXTO = 40_000;
const TEXTO_INVALIDO = 'O texto deve ter de 1 a 40.000 caracteres.';

const campos = {
  nome: texto(120, NOME_INVALIDO).min(1, NOME_INVALIDO),
  /** Markdown: titles, paragraphs, lists, bold and italics; variables in braces. */
  texto: paragrafo(MAXIMO_DO_TEXTO, TEXTO_INVALIDO)
    .min(1, TEXTO_INVALIDO)
    .superRefine((escrito, contexto) => {
      const { desconhecidas } = variaveisDe(escrito);
      if (desconhecidas.length === 0) return;
      const nomes = desconhecidas.slice(0, 5).map((nome) => `{${nome.slice(0, 40)}}`);
      contexto.addIssue({
        code: 'custom',
        message: `Não há variável com este nome: ${nomes.join(', ')}. Use as da lista.`,
      });
    }),
  ativo: z.boolean({ error: 'Informe se está em uso.' }),
};

/** A template that the firm writes the minutes of its contracts by (page book #58). */
export const DadosDeModeloMinuta = z.object({ ...campos, ativo: campos.ativo.default(true) });
export type DadosDeModeloMinuta = z.output<typeof DadosDeModeloMinuta>;

/** Absent fields stay as they are. */
const EdicaoDeModeloMinuta = z.object({ ...z.object(campos).partial().shape, ...versaoLida });
export type EdicaoDeModeloMinuta = z.output<typeof EdicaoDeModeloMinuta>;

export const ModeloMinuta = z.object({
  id: z.int(),
  nome: z.string(),
  texto: z.string(),
  ativo: z.boolean(),
  versao: z.int(),
} satisfies Lidos<typeof DadosDeModeloMinuta.shape>);
export type ModeloMinuta = z.infer<typeof ModeloMinuta>;

export const ORDENS_DE_MODELOS_MINUTA = ['nome'] as const;

const FiltrosDeModelosMinuta = z.object({
  /** Name; accents and case are ignored. */
  termo: busca(200).optional(),
  ativo: Booleano.optional(),
  ordenar: enumeracao(ORDENS_DE_MODELOS_MINUTA, 'Ordem', 'inválida').default('nome'),
  direcao: enumeracao(['asc', 'desc'], 'Direção', 'inválida').default('asc'),
  ...paginacao(50, 200),
});
export type FiltrosDeModelosMinuta = z.output<typeof FiltrosDeModelosMinuta>;

export const modelosMinutaEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/modelos-minuta',
    acesso: 'contratos:visualizar',
    resumo: 'Modelos de minuta do escritório, paginados',
    query: FiltrosDeModelosMinuta,
    response: z.object({ modelos: z.array(ModeloMinuta), ...rodapeDaLista }),
  }),
  ler: endpoint({
    method: 'GET',
    path: '/api/modelos-minuta/{id}',
    acesso: 'contratos:visualizar',
    resumo: 'Um modelo de minuta',
    params: IdParams,
    response: ModeloMinuta,
  }),
  criar: endpoint({
    method: 'POST',
    path: '/api/modelos-minuta',
    acesso: 'configuracoes:editar',
    resumo: 'Criar um modelo de minuta',
    body: DadosDeModeloMinuta,
    response: ModeloMinuta,
    status: 201,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/api/modelos-minuta/{id}',
    acesso: 'configuracoes:editar',
    resumo: 'Mudar um modelo de minuta',
    params: IdParams,
    body: EdicaoDeModeloMinuta,
    response: ModeloMinuta,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/api/modelos-minuta/{id}',
    acesso: 'configuracoes:editar',
    resumo: 'Excluir um modelo de minuta',
    params: IdParams,
    response: Feito,
  }),
} as const;
