import { z } from 'zod';
import {
  Booleano,
  busca,
  enumeracao,
  Feito,
  Id,
  IdParams,
  type Lidos,
  paragrafoOpcional,
  textoObrigatorio,
  textoOpcional,
  versaoLida,
} from './campos.ts';
import { CANAIS_DO_CONTATO } from './canais-do-contato.ts';
import { MAXIMO_DAS_OBSERVACOES } from './contatos-observacoes.ts';
import { dataExiste } from './datas.ts';
import { EMAIL_INVALIDO, Email, emailCanonico } from './emails.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';
import { TELEFONE_INVALIDO, telefoneValido } from './telefones.ts';

/** What a contact decides or does at the client: who gets what is told by it (page book #21). */
export const PAPEIS_DO_CONTATO = [
  'decisor',
  'aprovador',
  'financeiro',
  'socio',
  'contador_externo',
  'rh',
  'ti',
  'administrador_cliente',
] as const;
export type PapelDoContato = (typeof PAPEIS_DO_CONTATO)[number];

export const NOME_DO_PAPEL: Readonly<Record<PapelDoContato, string>> = {
  decisor: 'Decisor',
  aprovador: 'Aprovador',
  financeiro: 'Financeiro',
  socio: 'Sócio',
  contador_externo: 'Contador externo',
  rh: 'RH',
  ti: 'TI',
  administrador_cliente: 'Administrador do cliente',
};

export const INFLUENCIAS = ['apoiador', 'neutro', 'resistente'] as const;
export const NOME_DA_INFLUENCIA: Readonly<Record<(typeof INFLUENCIAS)[number], string>> = {
  apoiador: 'Apoiador',
  neutro: 'Neutro',
  resistente: 'Resistente',
};

/** What a contact is sent, by the field that says so. */
export const NOME_DO_ENVIO = {
  recebe_documentos: 'Documentos',
  recebe_cobranca: 'Cobrança',
  recebe_nps: 'Pesquisas',
  recebe_relatorios: 'Relatórios',
} as const;
export type Envio = keyof typeof NOME_DO_ENVIO;
export const ENVIOS = Object.keys(NOME_DO_ENVIO) as readonly Envio[];

/** What the contacts of a client lack together (page book #21, Estados). */
export const NOME_DA_FALTA = {
  decisor: 'Sem decisor definido.',
  pesquisas: 'Nenhum contato recebe pesquisas.',
} as const;
export type FaltaDeContato = keyof typeof NOME_DA_FALTA;

const NOME_INVALIDO = 'O nome deve ter de 1 a 120 caracteres.';
const PAPEL_INVALIDO = 'Escolha os papéis da lista.';
const ANIVERSARIO_INVALIDO = 'Aniversário inválido. Use dia e mês, como 31/12.';

const telefone = textoOpcional(30, TELEFONE_INVALIDO).refine(
  (numero) => !numero || telefoneValido(numero),
  TELEFONE_INVALIDO,
);

const envio = (nome: string) =>
  z.boolean({ error: `Informe se o contato recebe ${nome}.` }).default(false);

const campos = {
  nome: textoObrigatorio(1, 120, NOME_INVALIDO),
  cargo: textoOpcional(120, 'O cargo pode ter no máximo 120 caracteres.'),
  empresa_id: Id.nullish(),
  papeis: z
    .array(z.enum(PAPEIS_DO_CONTATO, { error: PAPEL_INVALIDO }), { error: PAPEL_INVALIDO })
    .max(PAPEIS_DO_CONTATO.length, PAPEL_INVALIDO)
    // Each once, in the order in which they are told.
    .transform((papeis) => PAPEIS_DO_CONTATO.filter((papel) => papeis.includes(papel)))
    .default([]),
  email: textoOpcional(254, EMAIL_INVALIDO)
    .refine((email) => !email || Email.safeParse(email).success, EMAIL_INVALIDO)
    .transform((email) => email && emailCanonico(email)),
  telefone,
  whatsapp: telefone,
  canal_preferido: z.enum(CANAIS_DO_CONTATO, { error: 'Escolha o canal da lista.' }).nullish(),
  /** Day and month, `MM-DD`: nobody's age is asked. */
  aniversario: textoOpcional(5, ANIVERSARIO_INVALIDO).refine(
    // Of a leap year, which has every day of the year.
    (dia) => !dia || (/^\d\d-\d\d$/.test(dia) && dataExiste(`2024-${dia}`)),
    ANIVERSARIO_INVALIDO,
  ),
  influencia: z.enum(INFLUENCIAS, { error: 'Escolha a influência da lista.' }).nullish(),
  recebe_documentos: envio('documentos'),
  recebe_cobranca: envio('cobrança'),
  recebe_nps: envio('pesquisas'),
  recebe_relatorios: envio('relatórios'),
  observacoes: paragrafoOpcional(
    MAXIMO_DAS_OBSERVACOES,
    'As observações podem ter no máximo 2.000 caracteres.',
  ),
};

export const DadosDeContato = z.object({ cliente_id: Id, ...campos });
export type DadosDeContato = z.output<typeof DadosDeContato>;

/** Absent fields stay as they are. A contact does not change its client. */
const EdicaoDeContato = z.object({
  ...z
    .object({
      ...campos,
      papeis: campos.papeis.unwrap(),
      recebe_documentos: campos.recebe_documentos.unwrap(),
      recebe_cobranca: campos.recebe_cobranca.unwrap(),
      recebe_nps: campos.recebe_nps.unwrap(),
      recebe_relatorios: campos.recebe_relatorios.unwrap(),
    })
    .partial().shape,
  ...versaoLida,
});
export type EdicaoDeContato = z.output<typeof EdicaoDeContato>;

export const Contato = z.object({
  id: z.int(),
  cliente_id: z.int(),
  cliente_nome: z.string(),
  empresa_id: z.int().nullable(),
  empresa_nome: z.string().nullable(),
  nome: z.string(),
  cargo: z.string().nullable(),
  papeis: z.array(z.enum(PAPEIS_DO_CONTATO)),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  canal_preferido: z.enum(CANAIS_DO_CONTATO).nullable(),
  aniversario: z.string().nullable(),
  influencia: z.enum(INFLUENCIAS).nullable(),
  recebe_documentos: z.boolean(),
  recebe_cobranca: z.boolean(),
  recebe_nps: z.boolean(),
  recebe_relatorios: z.boolean(),
  observacoes: z.string().nullable(),
  /** Whether the contact is still at the client. */
  ativo: z.boolean(),
  /** The day on which the contact left. */
  saiu_em: z.string().nullable(),
  /** Who took over what the contact did. */
  substituto_id: z.int().nullable(),
  substituto_nome: z.string().nullable(),
  /** The account in the client's area. */
  usuario_id: z.int().nullable(),
  versao: z.int(),
} satisfies Lidos<typeof DadosDeContato.shape>);
export type Contato = z.infer<typeof Contato>;

const ORDENS_DE_CONTATOS = ['nome', 'cargo', 'cliente'] as const;

const FiltrosDeContatos = z.object({
  /** Name, job, e-mail or client; accents and case are ignored. */
  termo: busca(200).optional(),
  cliente_id: Id.optional(),
  empresa_id: Id.optional(),
  papel: enumeracao(PAPEIS_DO_CONTATO, 'Papel').optional(),
  recebe: enumeracao(['documentos', 'cobranca', 'nps', 'relatorios'], 'Envio').optional(),
  ativo: Booleano.optional(),
  ordenar: enumeracao(ORDENS_DE_CONTATOS, 'Ordem', 'inválida').default('nome'),
  direcao: enumeracao(['asc', 'desc'], 'Direção', 'inválida').default('asc'),
  ...paginacao(50, 200),
});
export type FiltrosDeContatos = z.output<typeof FiltrosDeContatos>;

/** Who takes over, if anybody does. */
const SaidaDeContato = z.object({ substituto_id: Id.nullish(), ...versaoLida });
export type SaidaDeContato = z.output<typeof SaidaDeContato>;

/** Two records of one person: the first stays, and what it lacks comes from the other. */
const JuncaoDeContatos = z.object({ fica_id: Id, sai_id: Id, ...versaoLida });
export type JuncaoDeContatos = z.output<typeof JuncaoDeContatos>;

export const contatosEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/contatos',
    acesso: 'contatos_importantes:visualizar',
    resumo: 'Contatos dos clientes no alcance de quem pede, paginados',
    query: FiltrosDeContatos,
    response: z.object({ contatos: z.array(Contato), ...rodapeDaLista }),
  }),
  faltas: endpoint({
    method: 'GET',
    path: '/api/contatos/faltas',
    acesso: 'contatos_importantes:visualizar',
    resumo: 'O que falta aos contatos de um cliente: decisor, quem recebe pesquisas',
    query: z.object({ cliente_id: Id }),
    response: z.object({
      faltas: z.array(z.enum(Object.keys(NOME_DA_FALTA) as FaltaDeContato[])),
    }),
  }),
  ler: endpoint({
    method: 'GET',
    path: '/api/contatos/{id}',
    acesso: 'contatos_importantes:visualizar',
    resumo: 'Um contato',
    params: IdParams,
    response: Contato,
  }),
  criar: endpoint({
    method: 'POST',
    path: '/api/contatos',
    acesso: 'contatos_importantes:criar',
    resumo: 'Criar um contato de um cliente',
    body: DadosDeContato,
    response: Contato,
    status: 201,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/api/contatos/{id}',
    acesso: 'contatos_importantes:editar',
    resumo: 'Mudar um contato',
    params: IdParams,
    body: EdicaoDeContato,
    response: Contato,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/api/contatos/{id}',
    acesso: 'contatos_importantes:excluir',
    resumo: 'Excluir um contato',
    params: IdParams,
    response: Feito,
  }),
  substituir: endpoint({
    method: 'POST',
    path: '/api/contatos/{id}/substituir',
    acesso: 'contatos_importantes:editar',
    resumo: 'Registrar que um contato saiu; os papéis passam ao substituto, se há um',
    params: IdParams,
    body: SaidaDeContato,
    response: Contato,
  }),
  reativar: endpoint({
    method: 'POST',
    path: '/api/contatos/{id}/reativar',
    acesso: 'contatos_importantes:editar',
    resumo: 'Desfazer a saída de um contato; o substituto devolve o que recebeu com ela',
    params: IdParams,
    body: z.object(versaoLida),
    response: Contato,
  }),
  mesclar: endpoint({
    method: 'POST',
    path: '/api/contatos/mesclar',
    // The other record goes, as by a deletion.
    acesso: 'contatos_importantes:excluir',
    resumo: 'Juntar dois contatos do mesmo cliente num só',
    body: JuncaoDeContatos,
    response: Contato,
  }),
  separar: endpoint({
    method: 'POST',
    path: '/api/contatos/{id}/separar',
    acesso: 'contatos_importantes:excluir',
    resumo: 'Desfazer a junção de um contato a outro, se este não mudou desde então',
    params: IdParams,
    response: Contato,
  }),
  convidar: endpoint({
    method: 'POST',
    path: '/api/contatos/{id}/convidar',
    // Who registers people decides who enters the client's area.
    acesso: 'user_management:acessar',
    resumo: 'Dar a um contato acesso à área do cliente, por convite ao e-mail dele',
    params: IdParams,
    response: Contato,
  }),
} as const;
