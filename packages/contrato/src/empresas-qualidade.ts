import { z } from 'zod';
import { IdParams } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { limite } from './paginacao.ts';
import { SITUACOES_DO_USUARIO } from './usuarios-entrada.ts';

/** The problems that a company's record may have, in the order in which they are listed. */
export const PROBLEMAS_DA_EMPRESA = [
  'sem_contrato',
  'contrato_vencido',
  'sem_responsavel',
  'responsavel_inativo',
  'razao_repetida',
  'situacao_irregular',
  'sem_regime',
  'sem_cnae',
  'endereco',
  'socios',
  'certificado',
] as const;
export type ProblemaDaEmpresa = (typeof PROBLEMAS_DA_EMPRESA)[number];

export const NOME_DO_PROBLEMA: Readonly<Record<ProblemaDaEmpresa, string>> = {
  sem_contrato: 'Sem contrato em vigor',
  contrato_vencido: 'Contrato vencido',
  sem_responsavel: 'Sem responsável',
  responsavel_inativo: 'Responsável inativo',
  razao_repetida: 'Razão social repetida',
  situacao_irregular: 'Situação irregular na Receita',
  sem_regime: 'Sem regime tributário',
  sem_cnae: 'Sem CNAE principal',
  endereco: 'Endereço incompleto',
  socios: 'Sem sócios',
  certificado: 'Certificado a renovar',
};

const QualidadeDasEmpresas = z.object({
  /** Every problem, with 0 for one that no company has. */
  problemas: z.array(z.object({ problema: z.enum(PROBLEMAS_DA_EMPRESA), total: z.int() })),
  /** Companies with any of them: one with two counts once. */
  total: z.int(),
});

/** The problems of one company, and the records in which they are mended. */
export const PendenciasDaEmpresa = z.object({
  problemas: z.array(z.enum(PROBLEMAS_DA_EMPRESA)),
  /** Contracts in force whose end has passed; none without `contratos:visualizar`. */
  contratos: z.array(z.object({ id: z.int(), numero_contrato: z.string(), data_fim: z.string() })),
  /** People responsible who are suspended or have left; empty without `usuarios:visualizar`. */
  pessoas: z.array(
    z.object({ id: z.int(), nome: z.string(), situacao: z.enum(SITUACOES_DO_USUARIO) }),
  ),
  /** Companies with the same name and another CNPJ root, of clients in the caller's scope. */
  repetidas: z.array(
    z.object({ id: z.int(), razao_social: z.string(), cnpj: z.string(), cliente_nome: z.string() }),
  ),
});
export type PendenciasDaEmpresa = z.infer<typeof PendenciasDaEmpresa>;

/** A company of a client whose record has problems. */
const EmpresaComProblemas = z.object({
  id: z.int(),
  razao_social: z.string(),
  problemas: z.array(z.enum(PROBLEMAS_DA_EMPRESA)),
});

export const qualidadeDasEmpresasEndpoints = {
  contar: endpoint({
    method: 'GET',
    path: '/api/empresas/qualidade',
    acesso: 'empresas:visualizar',
    resumo: 'Quantas empresas no alcance de quem pede têm cada problema de cadastro, e algum',
    response: QualidadeDasEmpresas,
  }),
  doCliente: endpoint({
    method: 'GET',
    path: '/api/clients/{id}/empresas/qualidade',
    acesso: 'empresas:visualizar',
    resumo: 'As empresas de um cliente que têm problemas de cadastro, pelo nome, e quantas são',
    params: IdParams,
    query: z.object({ limit: limite(50, 200) }),
    response: z.object({ empresas: z.array(EmpresaComProblemas), total: z.int() }),
  }),
  pendencias: endpoint({
    method: 'GET',
    path: '/api/empresas/{id}/pendencias',
    acesso: 'empresas:visualizar',
    resumo: 'O que corrigir no cadastro de uma empresa, e onde',
    params: IdParams,
    response: PendenciasDaEmpresa,
  }),
} as const;
