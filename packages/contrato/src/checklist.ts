import { z } from 'zod';
import {
  diaOpcional,
  enumeracao,
  Id,
  IdParams,
  idsDe,
  listaDe,
  paragrafoOpcional,
  versaoLida,
} from './campos.ts';
import { endpoint } from './endpoint.ts';

export const NOME_DO_GRUPO_DO_CHECKLIST = {
  empresa: 'Empresa',
  contatos: 'Contatos',
  bancos: 'Bancos',
  acessos: 'Acessos',
  documentos: 'Documentos',
  contrato: 'Contrato',
  sistemas: 'Sistemas',
  processos: 'Processos',
  lgpd: 'LGPD',
} as const;
export type GrupoDoChecklist = keyof typeof NOME_DO_GRUPO_DO_CHECKLIST;
export const GRUPOS_DO_CHECKLIST = Object.keys(NOME_DO_GRUPO_DO_CHECKLIST) as [
  GrupoDoChecklist,
  ...GrupoDoChecklist[],
];

/** The stages of an implementation that ask for items, in their order; each is named by what it is. */
export const NOME_DA_ETAPA = {
  onboarding: 'Onboarding',
  formulario: 'Levantamento',
  diagnostico: 'Diagnóstico',
  treinamento: 'Treinamento',
  operacao_assistida: 'Operação assistida',
} as const;
export type EtapaDoChecklist = keyof typeof NOME_DA_ETAPA;
export const ETAPAS_DO_CHECKLIST = Object.keys(NOME_DA_ETAPA) as [
  EtapaDoChecklist,
  ...EtapaDoChecklist[],
];
/** What follows the last of them. */
export const DEPOIS_DAS_ETAPAS = 'Implantação concluída';

/** Who has to bring an item. */
export const NOME_DO_RESPONSAVEL_DO_ITEM = {
  cliente: 'Cliente',
  escritorio: 'Escritório',
} as const;
type ResponsavelPeloItem = keyof typeof NOME_DO_RESPONSAVEL_DO_ITEM;
export const RESPONSAVEIS_DO_ITEM = Object.keys(NOME_DO_RESPONSAVEL_DO_ITEM) as [
  ResponsavelPeloItem,
  ...ResponsavelPeloItem[],
];

/** What the record itself answers: an item with one of these is ticked by nobody. */
export const NOME_DA_REGRA = {
  empresa_ativa: 'Toda empresa está ativa na Receita',
  empresa_regime: 'Toda matriz tem regime tributário',
  empresa_cnae: 'Toda empresa tem CNAE principal',
  empresa_endereco: 'Toda empresa tem endereço completo',
  empresa_socios: 'Toda matriz tem quadro societário',
  empresa_certificado: 'Todo certificado vale por mais de 30 dias',
  contato_decisor: 'Há um contato que decide',
  contato_financeiro: 'Há um contato do financeiro',
  contato_contador: 'Há um contador externo',
  contato_pesquisas: 'Há quem receba as pesquisas',
  conta_em_uso: 'Há uma conta bancária em uso',
  conta_extrato: 'Toda conta tem forma de extrato',
  conta_saldo: 'Toda conta tem saldo inicial',
  contrato_assinado: 'Há um contrato vigente assinado',
} as const;
export type RegraDoChecklist = keyof typeof NOME_DA_REGRA;
export const REGRAS_DO_CHECKLIST = Object.keys(NOME_DA_REGRA) as [
  RegraDoChecklist,
  ...RegraDoChecklist[],
];

export const NOME_DO_ESTADO_DO_ITEM = {
  pendente: 'Pendente',
  solicitado: 'Pedido ao cliente',
  recebido: 'Recebido',
  ok: 'Em dia',
  nao_se_aplica: 'Não se aplica',
  vencido: 'Vencido',
} as const;
export type EstadoDoItem = keyof typeof NOME_DO_ESTADO_DO_ITEM;
/** The states that somebody gives an item; `vencido` comes by itself. */
export const ESTADOS_DADOS = ['pendente', 'solicitado', 'recebido', 'ok', 'nao_se_aplica'] as const;

/** What the client's people say of what they were asked for. */
export const RESPOSTAS_DO_CLIENTE = ['enviado', 'nao_tem'] as const;
export const NOME_DA_RESPOSTA: Readonly<Record<(typeof RESPOSTAS_DO_CLIENTE)[number], string>> = {
  enviado: 'Enviado',
  nao_tem: 'Não tem',
};

const ItemDoChecklist = z.object({
  id: z.int(),
  grupo: z.enum(GRUPOS_DO_CHECKLIST),
  titulo: z.string(),
  /** Null for what somebody ticks. */
  regra: z.enum(REGRAS_DO_CHECKLIST).nullable(),
  obrigatorio_em: z.enum(ETAPAS_DO_CHECKLIST),
  responsavel: z.enum(RESPONSAVEIS_DO_ITEM),
  /** What is to be sent, in the words that the client reads. */
  orientacao: z.string().nullable(),
  estado: z.enum(Object.keys(NOME_DO_ESTADO_DO_ITEM) as [EstadoDoItem, ...EstadoDoItem[]]),
  /** What somebody said of it, which `estado` may be without. */
  dito: z.enum(ESTADOS_DADOS),
  /** The company, account or contract in which what is missing is to be mended, where one is. */
  registro_id: z.int().nullable(),
  /** By what somebody saw that it is there. */
  evidencia: z.string().nullable(),
  /** Why it does not apply. */
  justificativa: z.string().nullable(),
  /** The last day on which it counts. */
  validade: z.string().nullable(),
  solicitado_em: z.string().nullable(),
  /** What the client said since it was last asked for; null for nothing. */
  resposta: z
    .object({
      tipo: z.enum(RESPOSTAS_DO_CLIENTE),
      texto: z.string(),
      em: z.string(),
      por: z.string().nullable(),
    })
    .nullable(),
  alterado_em: z.string().nullable(),
  alterado_por_nome: z.string().nullable(),
  /** 1 while nobody said anything of it. */
  versao: z.int(),
});
export type ItemDoChecklist = z.infer<typeof ItemDoChecklist>;

/** Whether the client may be asked for an item: what it has to bring, and has not. */
export const podePedir = ({
  responsavel,
  estado,
}: Pick<ItemDoChecklist, 'responsavel' | 'estado'>): boolean =>
  responsavel === 'cliente' && ['pendente', 'vencido', 'solicitado'].includes(estado);

export const Checklist = z.object({
  itens: z.array(ItemDoChecklist),
  /** Of the items that apply, those that are done, from 0 to 100; 100 is all of them alone. */
  percentual: z.int(),
  /** What holds the client back from the next stage; null where nothing does. */
  bloqueio: z.object({ quantos: z.int(), proxima: z.string() }).nullable(),
  /** When somebody last said anything of an item. */
  revisado_em: z.string().nullable(),
});
export type Checklist = z.infer<typeof Checklist>;

/** How far a client's checklist is from the next stage: what holds it back, counted. */
const PendenciasDoCadastro = z.object({
  cliente_id: z.int(),
  pendencias: z.int(),
  /** The stage that waits for them; null where nothing is missing. */
  proxima_etapa: z.string().nullable(),
});
export type PendenciasDoCadastro = z.infer<typeof PendenciasDoCadastro>;

/** What is said where a state lacks what it needs. */
export const FALTA_DO_ITEM = {
  evidencia: 'Informe a evidência: o documento, a pasta ou quem conferiu.',
  justificativa: 'Informe o motivo.',
} as const;

const EVIDENCIA = 'A evidência pode ter no máximo 500 caracteres.';
const JUSTIFICATIVA = 'O motivo pode ter no máximo 500 caracteres.';

/** What somebody says of an item. What is absent is taken away, for it belongs to a state. */
export const MudancaDoItem = z.object({
  estado: enumeracao(ESTADOS_DADOS, 'Estado'),
  evidencia: paragrafoOpcional(500, EVIDENCIA),
  justificativa: paragrafoOpcional(500, JUSTIFICATIVA),
  validade: diaOpcional('Data inválida. Use o formato AAAA-MM-DD.'),
  ...versaoLida,
});
export type MudancaDoItem = z.output<typeof MudancaDoItem>;

const NENHUM_ITEM = 'Escolha ao menos um item.';
/** Most items of one request to a client. */
const MAXIMO_PEDIDO = 100;

export const PedidoAoCliente = z.object({
  /** Who is written to: a contact of the client with an e-mail. */
  contato_id: Id,
  item_ids: idsDe(NENHUM_ITEM, MAXIMO_PEDIDO).refine((ids) => ids.length > 0, NENHUM_ITEM),
});
export type PedidoAoCliente = z.output<typeof PedidoAoCliente>;

const base = '/api/clients/{id}/checklist';

/** The registration checklist of a client (page book #25). */
export const checklistEndpoints = {
  ler: endpoint({
    method: 'GET',
    path: base,
    acesso: 'clientes:visualizar',
    resumo: 'Checklist de cadastro de um cliente, avaliado pelo que o cadastro tem',
    params: IdParams,
    response: Checklist,
  }),
  pendencias: endpoint({
    method: 'GET',
    path: '/api/clients/checklist/pendencias',
    acesso: 'clientes:visualizar',
    resumo: 'Quantos itens do checklist faltam a cada cliente para a próxima etapa',
    query: z.object({ clientes: listaDe(Id) }),
    response: z.object({ clientes: z.array(PendenciasDoCadastro) }),
  }),
  mudar: endpoint({
    method: 'PATCH',
    path: `${base}/{item_id}`,
    acesso: 'clientes:editar',
    resumo: 'Dizer de um item que está em dia, foi recebido ou não se aplica',
    params: IdParams.extend({ item_id: Id }),
    body: MudancaDoItem,
    response: Checklist,
  }),
  solicitar: endpoint({
    method: 'POST',
    path: `${base}/solicitar`,
    acesso: 'clientes:editar',
    resumo: 'Pedir itens a um contato do cliente, em um só e-mail',
    params: IdParams,
    body: PedidoAoCliente,
    response: Checklist,
  }),
} as const;
