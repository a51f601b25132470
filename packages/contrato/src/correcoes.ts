import { z } from 'zod';
import { dia, Id, IdParams, paragrafoOpcional, Versao } from './campos.ts';
import { CamposDoCliente } from './clientes.ts';
import { DadosDeContaBancaria } from './contas-bancarias-campos.ts';
import { DadosDeContato } from './contatos.ts';
import {
  ALVOS_DA_CORRECAO,
  type AlvoDaCorrecao,
  CAMPOS_DA_CORRECAO,
  SEM_NADA,
} from './correcoes-alvos.ts';
import { CamposDaEmpresa } from './empresas.ts';
import { endpoint } from './endpoint.ts';

type CamposDe<A extends AlvoDaCorrecao> = { [C in keyof (typeof CAMPOS_DA_CORRECAO)[A]]: true };
const marcados = <A extends AlvoDaCorrecao>(alvo: A) =>
  Object.fromEntries(
    Object.keys(CAMPOS_DA_CORRECAO[alvo]).map((campo) => [campo, true]),
  ) as CamposDe<A>;

/** What each kind of proposal may say: what the staff's own save accepts. */
const VALORES = {
  cliente: CamposDoCliente.pick(marcados('cliente')).partial(),
  empresa: CamposDaEmpresa.pick(marcados('empresa')).partial(),
  contato: DadosDeContato.pick(marcados('contato')).partial(),
  conta_bancaria: DadosDeContaBancaria.pick(marcados('conta_bancaria')).partial(),
  novo_contato: DadosDeContato.pick(marcados('novo_contato')),
  saida_de_contato: z.object({
    situacao: z.literal('saiu', { error: 'Informe que o contato saiu.' }),
  }),
  nova_conta: DadosDeContaBancaria.pick(marcados('nova_conta')),
  encerramento_de_conta: z.object({ encerrada_em: dia('Data de encerramento inválida.') }),
};

const comum = {
  alvo_id: Id,
  observacao: paragrafoOpcional(500, 'A observação pode ter no máximo 500 caracteres.'),
};

function comAlgo(proposta: object): boolean {
  const { campos = {}, observacao }: { campos?: object; observacao?: string | null } = proposta;
  return Boolean(observacao) || Object.values(campos).some((um) => um !== undefined);
}

const nova = <A extends AlvoDaCorrecao>(alvo: A) =>
  z
    .object({ alvo: z.literal(alvo), campos: VALORES[alvo], ...comum })
    .refine(comAlgo, { path: ['campos'], error: SEM_NADA });

/** Without a changed field, the observation is the proposal. */
export const NovaCorrecao = z.discriminatedUnion(
  'alvo',
  [
    nova('cliente'),
    nova('empresa'),
    nova('contato'),
    nova('conta_bancaria'),
    nova('novo_contato'),
    nova('saida_de_contato'),
    nova('nova_conta'),
    nova('encerramento_de_conta'),
  ],
  { error: `Escolha o que propor: ${ALVOS_DA_CORRECAO.join(', ')}.` },
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
  /** What is proposed by its name, where its value is a code: a bank. */
  proposto_nome: z.string().optional(),
  decisao: z.enum(['aceito', 'recusado']).nullable(),
  /** Why it was refused. */
  motivo: z.string().nullable(),
});

export const Correcao = z.object({
  id: z.int(),
  alvo: z.enum(ALVOS_DA_CORRECAO),
  /** The record it is about; of one to be added, the client. */
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

/** The same once it was answered; the answer by which it is undone. */
const CorrecaoRespondida = CorrecaoARever.extend({ resposta_id: z.int() });
export type CorrecaoRespondida = z.infer<typeof CorrecaoRespondida>;

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
    response: CorrecaoRespondida,
  }),
  desfazer: endpoint({
    method: 'POST',
    path: '/api/correcoes/{id}/desfazer',
    acesso: 'sessao',
    resumo: 'Desfazer uma resposta: o cadastro volta ao que era, e a correção a aguardar revisão',
    params: IdParams,
    body: z.object({ resposta_id: Id }),
    response: CorrecaoARever,
  }),
} as const;
