import { z } from 'zod';
import {
  busca,
  enumeracao,
  Feito,
  Id,
  IdParams,
  type Lidos,
  preenchido,
  textoObrigatorio,
  textoOpcional,
  versaoLida,
} from './campos.ts';
import { cnpjValido, limparCnpj } from './documentos.ts';
import { AtendimentoDaEmpresa } from './empresas-atendimento.ts';
import { CadastroDaEmpresa, camposDoCadastro } from './empresas-cadastro.ts';
import { CertificadoDaEmpresa, camposDoCertificado } from './empresas-certificado.ts';
import { PROBLEMAS_DA_EMPRESA } from './empresas-qualidade.ts';
import { ConsultaDaEmpresa } from './empresas-receita.ts';
import { REGIMES_TRIBUTARIOS, RegimesDaEmpresa } from './empresas-regimes.ts';
import { Baixa, MudancaDeStatus, STATUS_DA_EMPRESA, StatusEscrito } from './empresas-status.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';
import { UFS } from './ufs.ts';

export const TIPOS_DE_EMPRESA = ['matriz', 'filial', 'coligada'] as const;
export type TipoDeEmpresa = (typeof TIPOS_DE_EMPRESA)[number];

export const NOME_DO_TIPO: Readonly<Record<TipoDeEmpresa, string>> = {
  matriz: 'Matriz',
  filial: 'Filial',
  coligada: 'Coligada',
};

/** The logo of a company, shown wherever its client is shown. */
export const LogoDaEmpresa = z.object({
  /** Never empty; each picture has a URL of its own. Answers 404 when there is none. */
  logo_url: z.string(),
  tem_logo: z.boolean(),
});
export type LogoDaEmpresa = z.infer<typeof LogoDaEmpresa>;

/** A legal entity of a client. */
export const Empresa = z.object({
  id: z.int(),
  cliente_id: z.int(),
  cliente_nome: z.string(),
  /** Fourteen characters, without mask. */
  cnpj: z.string(),
  razao_social: z.string(),
  nome_fantasia: z.string().nullable(),
  tipo: z.enum(TIPOS_DE_EMPRESA),
  matriz_id: z.int().nullable(),
  ...StatusEscrito.shape,
  ...CadastroDaEmpresa.shape,
  ...CertificadoDaEmpresa.shape,
  ...ConsultaDaEmpresa.shape,
  ...RegimesDaEmpresa.shape,
  ...AtendimentoDaEmpresa.shape,
  /** Number of contracts that name it, in any status. */
  contratos_total: z.int(),
  ...LogoDaEmpresa.shape,
  versao: z.int(),
} satisfies Lidos<typeof NovaEmpresa.shape>);
export type Empresa = z.infer<typeof Empresa>;

export const ORDENS_DAS_EMPRESAS = ['razao_social', 'cliente', 'cnpj', 'municipio'] as const;
export const DIRECOES = ['asc', 'desc'] as const;

const FiltrosDeEmpresas = z.object({
  /** Name, client or CNPJ with or without mask; accents and case are ignored. */
  termo: busca(200).optional(),
  cliente_id: Id.optional(),
  tipo: enumeracao(TIPOS_DE_EMPRESA, 'Tipo').optional(),
  uf: enumeracao(UFS, 'Estado').optional(),
  status: enumeracao(STATUS_DA_EMPRESA, 'Status').optional(),
  /** The one in force today. */
  regime: enumeracao(REGIMES_TRIBUTARIOS, 'Regime').optional(),
  /** Only companies that this person answers for. */
  responsavel_id: Id.optional(),
  /** Only companies that this team has. */
  time_id: Id.optional(),
  /** Only companies that have this problem. */
  qualidade: enumeracao(PROBLEMAS_DA_EMPRESA, 'Problema').optional(),
  ordenar: enumeracao(ORDENS_DAS_EMPRESAS, 'Ordem', 'inválida').default('razao_social'),
  direcao: enumeracao(DIRECOES, 'Direção', 'inválida').default('asc'),
  ...paginacao(50, 200),
});
export type FiltrosDeEmpresas = z.output<typeof FiltrosDeEmpresas>;

const CNPJ = 'CNPJ inválido.';
const RAZAO = 'Informe a razão social, com até 200 caracteres.';
const Cnpj = preenchido(CNPJ)
  .max(30, CNPJ)
  .transform(limparCnpj)
  .refine((cnpj) => cnpjValido(cnpj), CNPJ);

/** The fields of a company of any client. */
export const CamposDaEmpresa = z.object({
  cnpj: Cnpj,
  razao_social: textoObrigatorio(1, 200, RAZAO),
  nome_fantasia: textoOpcional(200, 'O nome fantasia pode ter no máximo 200 caracteres.'),
  tipo: z
    .enum(TIPOS_DE_EMPRESA, { error: 'Escolha matriz, filial ou coligada.' })
    .default('matriz'),
  /** Only for a branch. */
  matriz_id: Id.nullish(),
  ...camposDoCadastro,
  ...camposDoCertificado,
});
export const NovaEmpresa = CamposDaEmpresa.extend({ cliente_id: Id });
export type NovaEmpresa = z.output<typeof NovaEmpresa>;

/** Absent fields stay as they are. The client cannot change. */
const EdicaoDeEmpresa = CamposDaEmpresa.extend({
  tipo: CamposDaEmpresa.shape.tipo.unwrap(),
  cnaes_secundarios: camposDoCadastro.cnaes_secundarios.unwrap(),
})
  .partial()
  .extend(versaoLida);
export type EdicaoDeEmpresa = z.output<typeof EdicaoDeEmpresa>;

/** URL of a company's logo, by the name of its file. */
export const urlDoLogoDaEmpresa = (id: number, versao: string | null) =>
  `/api/empresas/${id}/logo${versao === null ? '' : `?v=${versao}`}`;

const LogoGravado = z.object({ ...Feito.shape, ...LogoDaEmpresa.shape });

export const empresasEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/empresas',
    acesso: 'empresas:visualizar',
    resumo: 'Empresas dos clientes no alcance de quem pede, paginadas',
    query: FiltrosDeEmpresas,
    response: z.object({ empresas: z.array(Empresa), ...rodapeDaLista }),
  }),
  ler: endpoint({
    method: 'GET',
    path: '/api/empresas/{id}',
    acesso: 'empresas:visualizar',
    resumo: 'Uma empresa',
    params: IdParams,
    response: Empresa,
  }),
  criar: endpoint({
    method: 'POST',
    path: '/api/empresas',
    acesso: 'empresas:criar',
    resumo: 'Cadastrar uma empresa de um cliente',
    body: NovaEmpresa,
    response: Empresa,
    status: 201,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/api/empresas/{id}',
    acesso: 'empresas:editar',
    resumo: 'Mudar uma empresa',
    params: IdParams,
    body: EdicaoDeEmpresa,
    response: Empresa,
  }),
  mudarStatus: endpoint({
    method: 'POST',
    path: '/api/empresas/{id}/status',
    acesso: 'empresas:editar',
    resumo: 'Suspender uma empresa, ou deixá-la ativa outra vez',
    params: IdParams,
    body: MudancaDeStatus,
    response: Empresa,
  }),
  baixar: endpoint({
    method: 'POST',
    path: '/api/empresas/{id}/baixar',
    acesso: 'empresas:editar',
    resumo: 'Baixar uma empresa cujas filiais já foram baixadas',
    params: IdParams,
    body: Baixa,
    response: Empresa,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/api/empresas/{id}',
    acesso: 'empresas:excluir',
    resumo: 'Excluir uma empresa sem contratos e sem filiais',
    params: IdParams,
    response: Feito,
  }),
  logo: endpoint({
    method: 'GET',
    path: '/api/empresas/{id}/logo',
    acesso: 'sessao',
    resumo: 'Logo de uma empresa',
    params: IdParams,
    // Only for caches, so that each picture has a URL of its own: the answer is always the present
    // one.
    query: z.object({ v: z.string().optional() }),
    tipo: 'image/webp',
  }),
  gravarLogo: endpoint({
    method: 'POST',
    path: '/api/empresas/{id}/logo',
    acesso: 'empresas:editar',
    resumo: 'Enviar o logo de uma empresa: JPG, PNG, GIF ou WebP de até 5 MB',
    params: IdParams,
    arquivo: 'logo',
    response: LogoGravado,
  }),
  excluirLogo: endpoint({
    method: 'DELETE',
    path: '/api/empresas/{id}/logo',
    acesso: 'empresas:editar',
    resumo: 'Remover o logo de uma empresa',
    params: IdParams,
    response: LogoGravado,
  }),
} as const;
