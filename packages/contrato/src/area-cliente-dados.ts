import { z } from 'zod';
import { CANAIS_DO_CONTATO } from './canais-do-contato.ts';
import { STATUS_DO_CONTRATO } from './clientes.ts';
import { MEIOS_DE_RECEBIMENTO, PORTES } from './clientes-campos.ts';
import { TIPOS_DA_CONTA } from './contas-bancarias-campos.ts';
import { PAPEIS_DO_CONTATO } from './contatos.ts';
import { TIPOS_DE_EMPRESA } from './empresas.ts';
import { CadastroDaEmpresa } from './empresas-cadastro.ts';
import { RegimesDaEmpresa } from './empresas-regimes.ts';
import { STATUS_DA_EMPRESA } from './empresas-status.ts';
import { endpoint } from './endpoint.ts';

/** The most of each that the area shows: more than any client has. */
export const MAXIMO_DE_CADA = 200;

/** A partner as the client's people see one: a CPF is masked, `***.456.789-**`. */
const SocioDoCliente = z.object({
  nome: z.string(),
  cpf_cnpj: z.string(),
  qualificacao: z.string().nullable(),
  administrador: z.boolean(),
  participacao_milionesimos: z.int(),
});

/** A company of the client, without what the staff notes of it (status reasons, certificate, checks). */
const EmpresaDoCliente = z.object({
  id: z.int(),
  cnpj: z.string(),
  razao_social: z.string(),
  nome_fantasia: z.string().nullable(),
  tipo: z.enum(TIPOS_DE_EMPRESA),
  matriz_id: z.int().nullable(),
  status: z.enum(STATUS_DA_EMPRESA),
  ...CadastroDaEmpresa.omit({
    municipio_ibge: true,
    situacao_cadastral: true,
    cnaes_secundarios: true,
    cnaes_secundarios_nomes: true,
  }).shape,
  regime_atual: RegimesDaEmpresa.shape.regime_atual,
  /** Those who are partners today, in the order of the register. */
  socios: z.array(SocioDoCliente),
});
export type EmpresaDoCliente = z.infer<typeof EmpresaDoCliente>;

/** A contact, without what the staff thinks of them and has noted. */
const ContatoDoCliente = z.object({
  id: z.int(),
  nome: z.string(),
  cargo: z.string().nullable(),
  empresa_nome: z.string().nullable(),
  papeis: z.array(z.enum(PAPEIS_DO_CONTATO)),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  canal_preferido: z.enum(CANAIS_DO_CONTATO).nullable(),
});
export type ContatoDoCliente = z.infer<typeof ContatoDoCliente>;

/** An account in use. Its number is masked, `••••4321`; Pix keys and balances are left out. */
const ContaDoCliente = z.object({
  id: z.int(),
  tipo: z.enum(TIPOS_DA_CONTA),
  apelido: z.string().nullable(),
  empresa_nome: z.string().nullable(),
  banco_nome: z.string().nullable(),
  agencia: z.string().nullable(),
  conta_mascarada: z.string().nullable(),
  gerente: z.string().nullable(),
  dia_fechamento_fatura: z.int().nullable(),
});
export type ContaDoCliente = z.infer<typeof ContaDoCliente>;

/** What a contract says of itself without amounts: drafts are not told (page book §5). */
const ContratoDoCliente = z.object({
  id: z.int(),
  numero_contrato: z.string(),
  status_contrato: z.enum(STATUS_DO_CONTRATO),
  empresa_nome: z.string().nullable(),
  data_inicio: z.string().nullable(),
  data_fim: z.string().nullable(),
  renovacao_automatica: z.boolean(),
  servicos: z.array(z.string()),
});
export type ContratoDoCliente = z.infer<typeof ContratoDoCliente>;

/** How the client wants to be reached and how it works, of its record. */
const FichaDoCliente = z.object({
  id: z.int(),
  nome: z.string(),
  segmento: z.string().nullable(),
  porte: z.enum(PORTES).nullable(),
  site: z.string().nullable(),
  instagram: z.string().nullable(),
  canal_preferido: z.enum(CANAIS_DO_CONTATO).nullable(),
  horario_contato: z.string().nullable(),
  tem_folha: z.boolean().nullable(),
  numero_funcionarios: z.int().nullable(),
  meios_recebimento: z.array(z.enum(MEIOS_DE_RECEBIMENTO)),
  encarregado: z.string().nullable(),
});
export type FichaDoCliente = z.infer<typeof FichaDoCliente>;

export const DadosDoCliente = z.object({
  /** Null for the staff, who belong to no client. */
  cliente: FichaDoCliente.nullable(),
  empresas: z.array(EmpresaDoCliente),
  contatos: z.array(ContatoDoCliente),
  contas_bancarias: z.array(ContaDoCliente),
  contratos: z.array(ContratoDoCliente),
});
export type DadosDoCliente = z.infer<typeof DadosDoCliente>;

export const dadosDaAreaDoClienteEndpoints = {
  ler: endpoint({
    method: 'GET',
    path: '/api/area-cliente/dados',
    acesso: 'sessao',
    resumo: 'O cadastro da empresa de quem pede, como o escritório o tem; vazio para a equipe',
    response: DadosDoCliente,
  }),
} as const;
