import { z } from 'zod';
import { preenchido } from './campos.ts';
import { cnpjValido, limparCnpj } from './documentos.ts';
import { SITUACOES_CADASTRAIS } from './empresas-cadastro.ts';
import { limparCep } from './enderecos-postais.ts';
import { endpoint } from './endpoint.ts';
import { UFS } from './ufs.ts';

/** What is said where a service does not answer, or answers nothing that can be trusted. */
export const CNPJ_INDISPONIVEL = 'Consulta à Receita indisponível. Preencha manualmente.';
export const CEP_INDISPONIVEL = 'Consulta de CEP indisponível. Preencha manualmente.';

const nulo = z.string().nullable();

/** An address as a service tells it; what it does not say, or what cannot be, is null. */
const partesDoEndereco = {
  cep: nulo,
  logradouro: nulo,
  bairro: nulo,
  municipio: nulo,
  /** Seven digits; not every service tells them. */
  municipio_ibge: nulo,
  uf: z.enum(UFS).nullable(),
};

/** Whether a company chose a regime, and since when; null where the service does not say. */
const Opcao = z
  .object({
    optante: z.boolean(),
    desde: nulo,
    ate: nulo,
  })
  .nullable();

/** What the Receita Federal publishes of a CNPJ, as the firm's service of look-up tells it. */
export const CadastroNaReceita = z.object({
  /** The one that was asked for: an answer about another is refused. */
  cnpj: z.string(),
  razao_social: z.string(),
  nome_fantasia: nulo,
  tipo: z.enum(['matriz', 'filial']).nullable(),
  situacao_cadastral: z.enum(SITUACOES_CADASTRAIS).nullable(),
  situacao_desde: nulo,
  data_abertura: nulo,
  /** Four digits. */
  natureza_juridica: nulo,
  capital_social_centavos: z.int().nullable(),
  /** Seven digits. */
  cnae_principal: nulo,
  cnaes_secundarios: z.array(z.string()),
  telefone: nulo,
  email: nulo,
  ...partesDoEndereco,
  numero: nulo,
  complemento: nulo,
  simples: Opcao,
  mei: Opcao,
  socios: z.array(z.object({ nome: z.string(), qualificacao: nulo, desde: nulo })),
});
export type CadastroNaReceita = z.infer<typeof CadastroNaReceita>;

/** Where a CEP is. A CEP of a whole town has neither street nor district. */
export const EnderecoDoCep = z.object({ ...partesDoEndereco, cep: z.string() });
export type EnderecoDoCep = z.infer<typeof EnderecoDoCep>;

/** When the service was asked: an answer is kept for a day, and asked for again after it. */
const consultado = { consultado_em: z.string() };

const CNPJ = 'CNPJ inválido.';
/** A CNPJ in a path, with or without its mask. */
const Cnpj = preenchido(CNPJ)
  .max(30, CNPJ)
  .transform(limparCnpj)
  .refine((cnpj) => cnpjValido(cnpj), CNPJ);

const CEP = 'CEP inválido: são oito dígitos.';
const Cep = preenchido(CEP)
  .max(20, CEP)
  .transform(limparCep)
  .refine((cep) => /^\d{8}$/.test(cep) && cep !== '00000000', CEP);

export const consultasEndpoints = {
  ligadas: endpoint({
    method: 'GET',
    path: '/api/consultas',
    acesso: 'empresas:visualizar',
    resumo: 'Quais consultas a serviços de fora estão ligadas',
    response: z.object({ cnpj: z.boolean(), cep: z.boolean() }),
  }),
  cnpj: endpoint({
    method: 'GET',
    path: '/api/consultas/cnpj/{cnpj}',
    acesso: 'empresas:criar',
    resumo: 'O que a Receita publica de um CNPJ, pelo serviço configurado',
    params: z.object({ cnpj: Cnpj }),
    response: CadastroNaReceita.extend(consultado),
    // It asks a machine outside in the name of whoever is looked at.
    naVisita: false,
  }),
  cep: endpoint({
    method: 'GET',
    path: '/api/consultas/cep/{cep}',
    acesso: 'empresas:editar',
    resumo: 'O endereço de um CEP, pelo serviço configurado',
    params: z.object({ cep: Cep }),
    response: EnderecoDoCep.extend(consultado),
    naVisita: false,
  }),
} as const;
