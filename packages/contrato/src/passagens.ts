import { z } from 'zod';
import { Id, IdParams, paragrafo, paragrafoOpcional, versaoLida } from './campos.ts';
import { BlocoDoDossie } from './dossie.ts';
import { endpoint } from './endpoint.ts';
import type { Permissao } from './permissoes-catalogo.ts';

/** How many days ahead a handover term looks. */
export const DIAS_DA_PASSAGEM = 60;

/**
 * What a handover term records of a client by itself, in its order, each with the permission that it
 * asks for: of who has it made, of who receives the client, and of who reads it besides.
 */
export const SECOES_DA_PASSAGEM = {
  cadastro: { titulo: 'O que falta no cadastro', permissao: 'clientes:visualizar' },
  pedidos: { titulo: 'O que foi pedido ao cliente', permissao: 'clientes:visualizar' },
  correcoes: { titulo: 'O que o cliente propôs', permissao: 'clientes:editar' },
  agenda: { titulo: 'Agenda dos próximos 60 dias', permissao: 'agenda:visualizar' },
  contratos: { titulo: 'Contratos nos próximos 60 dias', permissao: 'contratos:visualizar' },
  certificados: {
    titulo: 'Certificados nos próximos 60 dias',
    permissao: 'empresas:visualizar',
  },
  contatos: { titulo: 'Para quem ligar', permissao: 'contatos_importantes:visualizar' },
} as const satisfies Readonly<Record<string, { titulo: string; permissao: Permissao }>>;
export type SecaoDaPassagem = keyof typeof SECOES_DA_PASSAGEM;
export const SECOES = Object.keys(SECOES_DA_PASSAGEM) as [SecaoDaPassagem, ...SecaoDaPassagem[]];

export const ESTADOS_DA_PASSAGEM = [
  'pendente',
  'assinada',
  'concluida',
  'recusada',
  'cancelada',
] as const;
export type EstadoDaPassagem = (typeof ESTADOS_DA_PASSAGEM)[number];
export const NOME_DO_ESTADO: Readonly<Record<EstadoDaPassagem, string>> = {
  pendente: 'Aguarda as duas assinaturas',
  assinada: 'Aguarda uma assinatura',
  concluida: 'Concluído',
  recusada: 'Recusado',
  cancelada: 'Cancelado',
};

/** Whether a term may still be signed. */
export const estaAberta = (estado: EstadoDaPassagem): boolean =>
  estado === 'pendente' || estado === 'assinada';

export const TEXTOS_DA_PASSAGEM = {
  naoEncontrada: 'Termo de passagem não encontrado.',
  jaAberta: 'Este cliente já tem um termo de passagem aberto. Conclua ou cancele esse primeiro.',
  encerrada: 'Este termo já foi concluído, recusado ou cancelado.',
  jaAssinou: 'Você já assinou este termo.',
  naoResponde: 'Escolha quem responde hoje por este cliente.',
  mesma: 'Escolha outra pessoa: quem recebe não pode ser quem passa.',
  jaNaoResponde: 'Quem passa não responde mais por este cliente. Cancele o termo e gere outro.',
  semDireito: 'Quem gerou este termo não pode mais passar o cliente. Cancele este e gere outro.',
  naoRecebe: 'Quem recebe não trabalha mais na equipe. Cancele o termo e gere outro.',
} as const;

const Pessoa = z.object({ id: z.int(), nome: z.string() });

export const SecaoLida = z.object({
  id: z.enum(SECOES),
  titulo: z.string(),
  /** Nothing to tell is an empty list. */
  blocos: z.array(BlocoDoDossie),
});
export type SecaoLida = z.infer<typeof SecaoLida>;
/** A section as it is kept: its title is this contract's. */
export type SecaoGuardada = Omit<SecaoLida, 'titulo'>;

const resumo = {
  id: z.int(),
  /** Who hands the client over, and who receives it. */
  de: Pessoa,
  para: Pessoa,
  estado: z.enum(ESTADOS_DA_PASSAGEM),
  gerada_em: z.string(),
  /** When it was concluded, refused or called off. */
  encerrada_em: z.string().nullable(),
};
export const ResumoDaPassagem = z.object(resumo);
export type ResumoDaPassagem = z.infer<typeof ResumoDaPassagem>;

/** A handover term: what is told of a client as somebody else becomes responsible for it (page book #18). */
export const Passagem = z.object({
  ...resumo,
  cliente: Pessoa,
  escritorio_nome: z.string(),
  gerada_por: Pessoa,
  pendencias: z.string().nullable(),
  riscos: z.string().nullable(),
  observacoes: z.string().nullable(),
  /** As they were when it was made; those that the reader may see. */
  secoes: z.array(SecaoLida),
  de_assinou_em: z.string().nullable(),
  para_assinou_em: z.string().nullable(),
  /** Why it was refused, or called off without anybody's asking. */
  motivo: z.string().nullable(),
  versao: z.int(),
  acoes: z.object({ assinar: z.boolean(), recusar: z.boolean(), cancelar: z.boolean() }),
});
export type Passagem = z.infer<typeof Passagem>;

const MAXIMO = 4_000;
const longo = (oQue: string) =>
  paragrafoOpcional(MAXIMO, `${oQue} podem ter no máximo 4.000 caracteres.`);

export const NovaPassagem = z.object({
  quem_passa_id: Id,
  quem_recebe_id: Id,
  pendencias: longo('As pendências'),
  riscos: longo('Os riscos'),
  observacoes: longo('As observações'),
});
export type NovaPassagem = z.output<typeof NovaPassagem>;

const MOTIVO = 'O motivo deve ter de 1 a 500 caracteres.';
const Recusa = z.object({
  motivo: paragrafo(500, MOTIVO).min(1, 'Informe o motivo.'),
  ...versaoLida,
});

const doCliente = '/api/clients/{id}';
const base = '/api/passagens/{id}';

export const passagensEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: `${doCliente}/passagens`,
    acesso: 'painel_cliente:visualizar',
    resumo: 'Os termos de passagem de um cliente, os mais novos primeiro',
    params: IdParams,
    response: z.object({ passagens: z.array(ResumoDaPassagem) }),
  }),
  previa: endpoint({
    method: 'GET',
    path: `${doCliente}/passagem`,
    acesso: 'contratos:editar',
    resumo: 'O que um termo de passagem registraria hoje, do que quem recebe também pode ver',
    params: IdParams,
    query: z.object({ quem_recebe_id: Id }),
    response: z.object({ secoes: z.array(SecaoLida) }),
  }),
  gerar: endpoint({
    method: 'POST',
    path: `${doCliente}/passagem`,
    acesso: 'contratos:editar',
    resumo: 'Gerar o termo de passagem de um cliente, que as duas pessoas assinam',
    params: IdParams,
    body: NovaPassagem,
    response: Passagem,
    status: 201,
  }),
  ler: endpoint({
    method: 'GET',
    path: base,
    acesso: 'sessao',
    resumo: 'Um termo de passagem: de quem vê o cliente, ou de quem o passa ou recebe',
    params: IdParams,
    response: Passagem,
  }),
  assinar: endpoint({
    method: 'POST',
    path: `${base}/assinar`,
    acesso: 'sessao',
    resumo: 'Assinar um termo; com as duas assinaturas o cliente passa a quem recebe',
    params: IdParams,
    body: z.object(versaoLida),
    response: Passagem,
  }),
  recusar: endpoint({
    method: 'POST',
    path: `${base}/recusar`,
    acesso: 'sessao',
    resumo: 'Recusar um termo que ainda não se assinou, com o motivo',
    params: IdParams,
    body: Recusa,
    response: Passagem,
  }),
  cancelar: endpoint({
    method: 'POST',
    path: `${base}/cancelar`,
    acesso: 'sessao',
    resumo: 'Cancelar um termo aberto: quem o gerou ou pode gerar outro',
    params: IdParams,
    body: z.object(versaoLida),
    response: Passagem,
  }),
} as const;
