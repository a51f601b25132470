import { z } from 'zod';
import { enumeracao, Id, IdParams, Versao } from './campos.ts';
import { EmpresaRecusada, empresasEscolhidas } from './empresas-mover.ts';
import { CAMPOS_DA_RECEITA, DiferencaDaReceita } from './empresas-receita.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';

/** What came of one company of a consultation of many. */
export const DESFECHOS_DA_CONSULTA = ['diferente', 'igual', 'nao_encontrada', 'falhou'] as const;
export type DesfechoDaConsulta = (typeof DESFECHOS_DA_CONSULTA)[number];

export const NOME_DO_DESFECHO: Readonly<Record<DesfechoDaConsulta, string>> = {
  diferente: 'Com diferenças',
  igual: 'Iguais',
  nao_encontrada: 'Não encontradas',
  falhou: 'Falharam',
};

/** Most companies whose differences are taken by one call: each is saved as by hand. */
export const MAXIMO_DE_APLICADAS = 200;

/** Many companies that are looked up one after another, at the pace of the service. */
export const ConsultaEmLote = z.object({
  id: z.int(),
  situacao: z.enum(['andamento', 'concluida', 'parada']),
  /** Why it was stopped; null of any other. */
  motivo: z.string().nullable(),
  total: z.int(),
  consultadas: z.int(),
  contagens: z.record(z.enum(DESFECHOS_DA_CONSULTA), z.int()),
  iniciada_em: z.string(),
  terminada_em: z.string().nullable(),
});
export type ConsultaEmLote = z.infer<typeof ConsultaEmLote>;

/** A company of it that was looked up, as it stands now beside what was found. */
export const EmpresaConsultada = z.object({
  empresa_id: z.int(),
  cliente_nome: z.string(),
  cnpj: z.string(),
  razao_social: z.string(),
  desfecho: z.enum(DESFECHOS_DA_CONSULTA),
  /** Why the look-up failed; null of any other. */
  motivo: z.string().nullable(),
  /** What differs still; empty once it was taken. */
  diferencas: z.array(DiferencaDaReceita),
  /** Under which what is taken is saved. */
  versao: z.int(),
});
export type EmpresaConsultada = z.infer<typeof EmpresaConsultada>;

const CAMPOS = 'Escolha os campos da lista.';

const Aplicacao = z.object({
  empresas: z
    .array(
      z.object({
        empresa_id: Id,
        versao: Versao,
        campos: z
          .array(z.enum(CAMPOS_DA_RECEITA, { error: CAMPOS }), { error: CAMPOS })
          .min(1, CAMPOS)
          .max(CAMPOS_DA_RECEITA.length, CAMPOS),
      }),
      { error: 'Escolha as empresas.' },
    )
    .min(1, 'Escolha pelo menos uma empresa.')
    .max(MAXIMO_DE_APLICADAS, `Escolha no máximo ${MAXIMO_DE_APLICADAS} empresas.`)
    .refine(
      (todas) => new Set(todas.map(({ empresa_id }) => empresa_id)).size === todas.length,
      'Há uma empresa repetida.',
    ),
});
export type AplicacaoDaReceita = z.output<typeof Aplicacao>;

const Aplicadas = z.object({ empresas: z.int(), campos: z.int() });

/** What a refusal of `aplicar` or `desfazerAplicacao` says besides: every company and why. */
export const RecusasDaAplicacao = z.object({ recusas: z.array(EmpresaRecusada) });

export const receitaEmLoteEndpoints = {
  iniciar: endpoint({
    method: 'POST',
    path: '/api/empresas/atualizar-receita',
    acesso: 'empresas:editar',
    resumo: 'Consultar várias empresas na Receita, uma a uma, sem mudar o cadastro de nenhuma',
    body: z.object({ empresa_ids: empresasEscolhidas }),
    response: ConsultaEmLote,
    status: 201,
  }),
  atual: endpoint({
    method: 'GET',
    path: '/api/empresas/atualizar-receita',
    acesso: 'empresas:editar',
    resumo: 'A última consulta de várias empresas que quem pede começou',
    response: z.object({
      consulta: ConsultaEmLote.nullable(),
      /** Somebody else's that is under way and holds the firm's turn; null to whom may not stop it. */
      alheia: z.object({ id: z.int(), quem: z.string() }).nullable(),
    }),
  }),
  empresas: endpoint({
    method: 'GET',
    path: '/api/empresas/atualizar-receita/{id}/empresas',
    acesso: 'empresas:editar',
    resumo: 'As empresas já consultadas, com o que difere do cadastro',
    params: IdParams,
    query: z.object({
      desfecho: enumeracao(DESFECHOS_DA_CONSULTA, 'Resultado').optional(),
      ...paginacao(20, 50),
    }),
    response: z.object({ empresas: z.array(EmpresaConsultada), ...rodapeDaLista }),
  }),
  parar: endpoint({
    method: 'POST',
    path: '/api/empresas/atualizar-receita/{id}/parar',
    acesso: 'empresas:editar',
    resumo:
      'Parar uma consulta em andamento, própria ou, com configuracoes:editar, de qualquer pessoa; o que já foi consultado fica',
    params: IdParams,
    response: ConsultaEmLote,
  }),
  aplicar: endpoint({
    method: 'POST',
    path: '/api/empresas/atualizar-receita/{id}/aplicar',
    acesso: 'empresas:editar',
    resumo: 'Levar para o cadastro os campos escolhidos do que a Receita disse',
    params: IdParams,
    body: Aplicacao,
    response: Aplicadas.extend({ mudanca_id: z.int() }),
  }),
  desfazerAplicacao: endpoint({
    method: 'POST',
    path: '/api/empresas/atualizar-receita/mudancas/{id}/desfazer',
    acesso: 'empresas:editar',
    resumo: 'Dar às empresas o que tinham antes, se nada mudou desde então',
    params: IdParams,
    response: Aplicadas,
  }),
} as const;
