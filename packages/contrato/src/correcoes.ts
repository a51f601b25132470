import { z } from 'zod';
import { Id, IdParams, paragrafoOpcional, Versao } from './campos.ts';
import { CamposDoCliente } from './clientes.ts';
import { DadosDeContaBancaria } from './contas-bancarias-campos.ts';
import { DadosDeContato, NOME_DO_CANAL } from './contatos.ts';
import { CamposDaEmpresa } from './empresas.ts';
import { endpoint } from './endpoint.ts';
import { UFS } from './ufs.ts';

/** What of a client's register its people may propose to correct. */
export const ALVOS_DA_CORRECAO = ['cliente', 'empresa', 'contato', 'conta_bancaria'] as const;
export type AlvoDaCorrecao = (typeof ALVOS_DA_CORRECAO)[number];

/** What reviewing the corrections of each target takes: what changing it by hand takes. */
export const PERMISSAO_DO_ALVO = {
  cliente: 'clientes:editar',
  empresa: 'empresas:editar',
  contato: 'contatos_importantes:editar',
  conta_bancaria: 'contas_bancarias:editar',
} as const satisfies Readonly<Record<AlvoDaCorrecao, string>>;

/** How a field is written: a text, a whole number, a day, or one of some words. */
export interface CampoDaCorrecao {
  readonly rotulo: string;
  readonly tipo: 'texto' | 'numero' | 'dia' | 'escolha';
  readonly opcoes?: Readonly<Record<string, string>>;
}

const texto = (rotulo: string): CampoDaCorrecao => ({ rotulo, tipo: 'texto' });
const numero = (rotulo: string): CampoDaCorrecao => ({ rotulo, tipo: 'numero' });
const canal: CampoDaCorrecao = {
  rotulo: 'Canal preferido',
  tipo: 'escolha',
  opcoes: NOME_DO_CANAL,
};

/** The fields that may be corrected, in the order of the form. */
export const CAMPOS_DA_CORRECAO = {
  cliente: {
    site: texto('Site'),
    instagram: texto('Instagram'),
    canal_preferido: canal,
    horario_contato: texto('Horário de contato'),
    numero_funcionarios: numero('Funcionários'),
    encarregado: texto('Encarregado de dados'),
  },
  empresa: {
    razao_social: texto('Razão social'),
    nome_fantasia: texto('Nome fantasia'),
    inscricao_estadual: texto('Inscrição estadual'),
    inscricao_municipal: texto('Inscrição municipal'),
    data_abertura: { rotulo: 'Abertura', tipo: 'dia' },
    telefone: texto('Telefone'),
    email: texto('E-mail'),
    cep: texto('CEP'),
    logradouro: texto('Logradouro'),
    numero: texto('Número'),
    complemento: texto('Complemento'),
    bairro: texto('Bairro'),
    municipio: texto('Município'),
    uf: {
      rotulo: 'Estado',
      tipo: 'escolha',
      opcoes: Object.fromEntries(UFS.map((uf) => [uf, uf])),
    },
  },
  contato: {
    nome: texto('Nome'),
    cargo: texto('Cargo'),
    email: texto('E-mail'),
    telefone: texto('Telefone'),
    whatsapp: texto('WhatsApp'),
    canal_preferido: canal,
  },
  conta_bancaria: {
    apelido: texto('Apelido'),
    agencia: texto('Agência'),
    conta: texto('Conta'),
    digito: texto('Dígito'),
    gerente: texto('Gerente'),
    dia_fechamento_fatura: numero('Dia do fechamento da fatura'),
  },
} as const satisfies Readonly<Record<AlvoDaCorrecao, Readonly<Record<string, CampoDaCorrecao>>>>;

/** Fields that a client's people are never told whole, though they may propose another value. */
export const CAMPOS_OCULTOS: readonly string[] = ['conta', 'digito'];

/** The fields of a target by their names, for whoever has only the name. */
export const camposDoAlvo = (alvo: AlvoDaCorrecao): Readonly<Record<string, CampoDaCorrecao>> =>
  CAMPOS_DA_CORRECAO[alvo];

type CamposDe<A extends AlvoDaCorrecao> = { [C in keyof (typeof CAMPOS_DA_CORRECAO)[A]]: true };
const marcados = <A extends AlvoDaCorrecao>(alvo: A) =>
  Object.fromEntries(
    Object.keys(CAMPOS_DA_CORRECAO[alvo]).map((campo) => [campo, true]),
  ) as CamposDe<A>;

/** What each target's fields may be: what the staff's own save accepts. */
const VALORES = {
  cliente: CamposDoCliente.pick(marcados('cliente')).partial(),
  empresa: CamposDaEmpresa.pick(marcados('empresa')).partial(),
  contato: DadosDeContato.pick(marcados('contato')).partial(),
  conta_bancaria: DadosDeContaBancaria.pick(marcados('conta_bancaria')).partial(),
};

const SEM_CAMPOS = 'Mude ao menos um campo.';
const comAlgo = <T extends z.ZodType>(campos: T) =>
  campos.refine((enviados) => Object.values(enviados as object).some((um) => um !== undefined), {
    error: SEM_CAMPOS,
  });

const comum = {
  alvo_id: Id,
  observacao: paragrafoOpcional(500, 'A observação pode ter no máximo 500 caracteres.'),
};

export const NovaCorrecao = z.discriminatedUnion(
  'alvo',
  [
    z.object({ alvo: z.literal('cliente'), campos: comAlgo(VALORES.cliente), ...comum }),
    z.object({ alvo: z.literal('empresa'), campos: comAlgo(VALORES.empresa), ...comum }),
    z.object({ alvo: z.literal('contato'), campos: comAlgo(VALORES.contato), ...comum }),
    z.object({
      alvo: z.literal('conta_bancaria'),
      campos: comAlgo(VALORES.conta_bancaria),
      ...comum,
    }),
  ],
  { error: 'Escolha o que corrigir: cliente, empresa, contato ou conta_bancaria.' },
);
export type NovaCorrecao = z.output<typeof NovaCorrecao>;

export const ESTADOS_DA_CORRECAO = [
  'em_analise',
  'aceita',
  'parcial',
  'recusada',
  'retirada',
] as const;
export type EstadoDaCorrecao = (typeof ESTADOS_DA_CORRECAO)[number];
export const NOME_DO_ESTADO: Readonly<Record<EstadoDaCorrecao, string>> = {
  em_analise: 'Em análise',
  aceita: 'Aceita',
  parcial: 'Parcialmente aceita',
  recusada: 'Recusada',
  retirada: 'Retirada',
};

const Valor = z.union([z.string(), z.number(), z.null()]);
export type ValorDaCorrecao = z.infer<typeof Valor>;

const Campo = z.object({
  campo: z.string(),
  /** As it was when the correction was proposed; of an account's number, masked for the client. */
  antes: Valor,
  proposto: Valor,
  decisao: z.enum(['aceito', 'recusado']).nullable(),
  /** Why it was refused. */
  motivo: z.string().nullable(),
});

export const Correcao = z.object({
  id: z.int(),
  alvo: z.enum(ALVOS_DA_CORRECAO),
  alvo_id: z.int(),
  /** What it is about, by its name; null where that record is gone. */
  alvo_nome: z.string().nullable(),
  observacao: z.string().nullable(),
  autor_nome: z.string().nullable(),
  criado_em: z.string(),
  estado: z.enum(ESTADOS_DA_CORRECAO),
  campos: z.array(Campo),
});
export type Correcao = z.infer<typeof Correcao>;

/** The same for who reviews it: what the register says now, and the version to decide it under. */
export const CorrecaoARever = Correcao.extend({
  campos: z.array(Campo.extend({ atual: Valor })),
  alvo_versao: z.int().nullable(),
});
export type CorrecaoARever = z.infer<typeof CorrecaoARever>;

const DECISAO = 'Escolha ao menos um campo para aceitar ou recusar.';
const nomes = z
  .array(z.string({ error: DECISAO }).max(40, DECISAO), { error: DECISAO })
  .max(20, DECISAO)
  .default([]);

const Decisao = z.object({
  aceitar: nomes,
  recusar: nomes,
  /** Told to the client; asked for where something is refused. */
  motivo: paragrafoOpcional(500, 'O motivo pode ter no máximo 500 caracteres.'),
  /** Of the record, as it was compared. */
  alvo_versao: Versao.optional(),
});
export type Decisao = z.output<typeof Decisao>;

const base = '/api/area-cliente/dados/correcoes';

export const correcoesDoClienteEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: base,
    acesso: 'sessao',
    resumo: 'As correções que a empresa de quem pede propôs, as mais novas primeiro',
    response: z.object({ correcoes: z.array(Correcao) }),
  }),
  propor: endpoint({
    method: 'POST',
    path: base,
    acesso: 'sessao',
    resumo: 'Propor ao escritório a correção do cadastro da empresa de quem pede',
    body: NovaCorrecao,
    response: Correcao,
    status: 201,
  }),
  retirar: endpoint({
    method: 'POST',
    path: `${base}/{id}/retirar`,
    acesso: 'sessao',
    resumo: 'Retirar uma correção da própria empresa que ainda não foi decidida',
    params: IdParams,
    response: Correcao,
  }),
} as const;

export const correcoesEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/correcoes',
    acesso: 'sessao',
    resumo: 'As correções à espera de revisão de um cliente, do que quem pede pode mudar',
    query: z.object({ cliente_id: Id }),
    response: z.object({ correcoes: z.array(CorrecaoARever) }),
  }),
  decidir: endpoint({
    method: 'POST',
    path: '/api/correcoes/{id}/decidir',
    acesso: 'sessao',
    resumo: 'Aceitar ou recusar campos de uma correção; os aceitos são gravados no cadastro',
    params: IdParams,
    body: Decisao,
    response: CorrecaoARever,
  }),
} as const;
