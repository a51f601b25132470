import { z } from 'zod';
import {
  dia,
  IdParams,
  type Lidos,
  paragrafo,
  textoObrigatorio,
  Versao,
  versaoLida,
} from './campos.ts';
import { endpoint } from './endpoint.ts';

/** What a field of the firm's own holds. */
export const TIPOS_DO_CAMPO = ['texto', 'numero', 'data', 'sim_nao', 'lista'] as const;
export type TipoDoCampo = (typeof TIPOS_DO_CAMPO)[number];
export const NOME_DO_TIPO_DO_CAMPO: Readonly<Record<TipoDoCampo, string>> = {
  texto: 'Texto',
  numero: 'Número',
  data: 'Data',
  sim_nao: 'Sim ou não',
  lista: 'Lista',
};

/** The most fields that a firm may have: more would be a form that nobody fills in. */
export const MAXIMO_DE_CAMPOS = 50;

const NOME = 'O nome deve ter de 1 a 60 caracteres.';
const OPCOES = 'Informe de 1 a 50 opções, com até 80 caracteres cada.';
const ORDEM = 'A ordem deve ser um número de 0 a 1.000.';

/** What the firm says of a field. Its kind does not change: values of it may be there already. */
const edicao = {
  nome: textoObrigatorio(1, 60, NOME),
  /** What a list offers, in its order; empty of any other kind. */
  opcoes: z
    .array(textoObrigatorio(1, 80, OPCOES), { error: OPCOES })
    .max(50, OPCOES)
    .transform((opcoes) => [...new Set(opcoes)]),
  /** Its place among the fields; fields of one place stand by name. */
  ordem: z.int(ORDEM).min(0, ORDEM).max(1_000, ORDEM),
  /** An archived field is asked of nobody; what was written in it is kept, and comes back with it. */
  arquivado: z.boolean({ error: 'Informe se o campo está arquivado.' }),
};

export const NovoCampo = z.object({
  nome: edicao.nome,
  tipo: z.enum(TIPOS_DO_CAMPO, { error: 'Escolha o tipo da lista.' }),
  opcoes: edicao.opcoes.default([]),
  ordem: edicao.ordem.default(0),
  arquivado: edicao.arquivado.default(false),
});
export type NovoCampo = z.output<typeof NovoCampo>;

const EdicaoDeCampo = z.object(edicao).partial().extend(versaoLida);
export type EdicaoDeCampo = z.output<typeof EdicaoDeCampo>;

export const CampoPersonalizado = z.object({
  id: z.int(),
  nome: z.string(),
  tipo: z.enum(TIPOS_DO_CAMPO),
  opcoes: z.array(z.string()),
  ordem: z.int(),
  arquivado: z.boolean(),
  versao: Versao,
} satisfies Lidos<typeof NovoCampo.shape>);
export type CampoPersonalizado = z.infer<typeof CampoPersonalizado>;

export type ValorDoCampo = string | number | boolean;

/** The schema of a value, by the kind of its field. */
const ESQUEMAS: Readonly<Record<TipoDoCampo, z.ZodType<ValorDoCampo>>> = {
  texto: paragrafo(500, 'O texto pode ter no máximo 500 caracteres.'),
  numero: z
    .number({ error: 'Informe um número, como 1.500 ou 12,5.' })
    .min(-1e12, 'Número grande demais.')
    .max(1e12, 'Número grande demais.'),
  data: dia('Data inválida.'),
  sim_nao: z.boolean({ error: 'Informe sim ou não.' }),
  lista: z.string({ error: 'Escolha uma opção da lista.' }),
};

/**
 * A value of a field as it is kept, or what is wrong with it.
 *
 * @returns `valor` null for a blank one, which clears the field.
 */
export function lerValorDoCampo(
  { tipo, opcoes }: Pick<CampoPersonalizado, 'tipo' | 'opcoes'>,
  valor: unknown,
): { readonly valor: ValorDoCampo | null } | { readonly erro: string } {
  if (valor === null || (typeof valor === 'string' && valor.trim() === '')) return { valor: null };
  const lido = ESQUEMAS[tipo].safeParse(valor);
  if (!lido.success) return { erro: lido.error.issues[0]?.message ?? 'Valor inválido.' };
  if (tipo === 'lista' && !opcoes.some((opcao) => opcao === lido.data)) {
    return { erro: 'Escolha uma opção da lista.' };
  }
  return { valor: lido.data };
}

export const camposPersonalizadosEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/campos-personalizados',
    // Whoever reads the records of clients reads what the firm asks of them.
    acesso: 'clientes:visualizar',
    resumo: 'Os campos que o escritório acrescentou à ficha dos clientes, arquivados inclusive',
    response: z.object({ campos: z.array(CampoPersonalizado), total: z.int() }),
  }),
  criar: endpoint({
    method: 'POST',
    path: '/api/campos-personalizados',
    acesso: 'configuracoes:editar',
    resumo: 'Criar um campo da ficha dos clientes',
    body: NovoCampo,
    response: CampoPersonalizado,
    status: 201,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/api/campos-personalizados/{id}',
    acesso: 'configuracoes:editar',
    resumo: 'Mudar, arquivar ou trazer de volta um campo da ficha dos clientes',
    params: IdParams,
    body: EdicaoDeCampo,
    response: CampoPersonalizado,
  }),
} as const;
