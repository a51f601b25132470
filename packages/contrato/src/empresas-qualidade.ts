import { z } from 'zod';
import { IdParams } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { SITUACOES_DO_USUARIO } from './usuarios-entrada.ts';

/** What may be wrong in the record of a company, in the order it is told. */
export const PROBLEMAS_DA_EMPRESA = [
  'sem_contrato',
  'contrato_vencido',
  'sem_responsavel',
  'responsavel_inativo',
  'razao_repetida',
  'cadastro_incompleto',
] as const;
export type ProblemaDaEmpresa = (typeof PROBLEMAS_DA_EMPRESA)[number];

export const NOME_DO_PROBLEMA: Readonly<Record<ProblemaDaEmpresa, string>> = {
  sem_contrato: 'Sem contrato em vigor',
  contrato_vencido: 'Contrato vencido',
  sem_responsavel: 'Sem responsável',
  responsavel_inativo: 'Responsável inativo',
  razao_repetida: 'Razão social repetida',
  cadastro_incompleto: 'Cadastro incompleto',
};

const QualidadeDasEmpresas = z.object({
  /** Every problem, also those that no company has. */
  problemas: z.array(z.object({ problema: z.enum(PROBLEMAS_DA_EMPRESA), total: z.int() })),
});

/** What is wrong with one company, and the records where it is mended. */
export const PendenciasDaEmpresa = z.object({
  problemas: z.array(z.enum(PROBLEMAS_DA_EMPRESA)),
  /** Contracts in force whose end has passed; none without `contratos:visualizar`. */
  contratos: z.array(z.object({ id: z.int(), numero_contrato: z.string(), data_fim: z.string() })),
  /** Who answers and works here no more, or not for now; nobody without `usuarios:visualizar`. */
  pessoas: z.array(
    z.object({ id: z.int(), nome: z.string(), situacao: z.enum(SITUACOES_DO_USUARIO) }),
  ),
  /** Companies of the same name and another CNPJ root, of clients within the caller's scope. */
  repetidas: z.array(
    z.object({ id: z.int(), razao_social: z.string(), cnpj: z.string(), cliente_nome: z.string() }),
  ),
});
export type PendenciasDaEmpresa = z.infer<typeof PendenciasDaEmpresa>;

export const qualidadeDasEmpresasEndpoints = {
  contar: endpoint({
    method: 'GET',
    path: '/api/empresas/qualidade',
    acesso: 'empresas:visualizar',
    resumo: 'Quantas empresas no alcance de quem pede têm cada problema de cadastro',
    response: QualidadeDasEmpresas,
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
