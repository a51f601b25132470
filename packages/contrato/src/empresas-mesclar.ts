import { z } from 'zod';
import { enumeracao, Id, IdParams, versaoLida } from './campos.ts';
import { endpoint } from './endpoint.ts';

/**
 * What may be kept of the one company or of the other: fields that only make sense together go
 * together. The last three are no fields of the record.
 */
export const PARTES_DA_EMPRESA = {
  razao_social: ['razao_social'],
  cnpj: ['cnpj'],
  nome_fantasia: ['nome_fantasia'],
  tipo: ['tipo', 'matriz_id'],
  status: ['status', 'status_desde', 'status_motivo'],
  situacao_cadastral: ['situacao_cadastral'],
  natureza_juridica: ['natureza_juridica'],
  data_abertura: ['data_abertura'],
  capital_social_centavos: ['capital_social_centavos'],
  cnae: ['cnae_principal', 'cnaes_secundarios'],
  inscricao_estadual: ['inscricao_estadual'],
  inscricao_municipal: ['inscricao_municipal'],
  telefone: ['telefone'],
  email: ['email'],
  endereco: [
    'cep',
    'logradouro',
    'numero',
    'complemento',
    'bairro',
    'municipio',
    'uf',
    'municipio_ibge',
  ],
  certificado: [
    'certificado_tipo',
    'certificado_titular',
    'certificado_serie',
    'certificado_desde',
    'certificado_ate',
  ],
  logo: ['logo_chave'],
  regimes: [],
  socios: [],
} as const;
export type ParteDaEmpresa = keyof typeof PARTES_DA_EMPRESA;
const PARTES = Object.keys(PARTES_DA_EMPRESA) as [ParteDaEmpresa, ...ParteDaEmpresa[]];

const Juncao = z.object({
  fica_id: Id,
  /** The repeated record of the same client, which goes. */
  sai_id: Id,
  /** What is kept of the one that goes; everything else is that of the one that stays. */
  da_outra: z
    .array(enumeracao(PARTES, 'Campo'), { error: 'Escolha o que fica de cada empresa.' })
    .max(PARTES.length, 'Escolha o que fica de cada empresa.'),
  simular: z.boolean('Informe se é uma simulação.'),
  ...versaoLida,
});
export type JuncaoDeEmpresas = z.output<typeof Juncao>;

const Quantos = z.object({ fica: z.int(), sai: z.int() });

const ResultadoDaJuncao = z.object({
  simulado: z.boolean(),
  /** Why they cannot become one; empty once they are. */
  contra: z.array(z.string()),
  /** What passes from the one that goes to the one that stays. */
  contratos: z.int(),
  /** Null where the caller may not see accounts, or contacts. */
  contas: z.int().nullable(),
  contatos: z.int().nullable(),
  filiais: z.int(),
  regimes: Quantos,
  socios: Quantos,
});
export type ResultadoDaJuncao = z.infer<typeof ResultadoDaJuncao>;

/** A record that was joined to another, and may be had again. */
const EmpresaJuntada = z.object({
  empresa_id: z.int(),
  razao_social: z.string(),
  cnpj: z.string(),
});
export type EmpresaJuntada = z.infer<typeof EmpresaJuntada>;

export const mesclarEmpresasEndpoints = {
  mesclar: endpoint({
    method: 'POST',
    path: '/api/empresas/mesclar',
    // The other record goes, as by a deletion.
    acesso: 'empresas:excluir',
    resumo:
      'Juntar duas empresas do mesmo cliente numa só; ou só simular. Pede também empresas:editar',
    body: Juncao,
    response: ResultadoDaJuncao,
  }),
  separar: endpoint({
    method: 'POST',
    path: '/api/empresas/{id}/separar',
    acesso: 'empresas:excluir',
    resumo:
      'Desfazer a junção de uma empresa a outra, se esta não mudou desde então. Pede também empresas:editar',
    params: IdParams,
    response: z.object({ fica_id: z.int() }),
  }),
  juntadas: endpoint({
    method: 'GET',
    path: '/api/empresas/{id}/juntadas',
    acesso: 'empresas:visualizar',
    resumo: 'As empresas que foram juntadas a uma, da última à primeira',
    params: IdParams,
    response: z.object({ juntadas: z.array(EmpresaJuntada) }),
  }),
} as const;
