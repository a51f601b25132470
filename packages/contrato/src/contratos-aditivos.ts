import { z } from 'zod';
import { Feito, Id, IdParams, MAXIMO_DO_LOTE, Versao } from './campos.ts';
import type { TermosDoNovoContrato } from './contratos.ts';
import { INDICES_DE_REAJUSTE, type IndiceDeReajuste } from './contratos-termos.ts';
import { endpoint } from './endpoint.ts';

/** What an amendment was made by: an edit of terms, or an act that makes one for itself. */
export const TIPOS_DE_ADITIVO = ['alteracao', 'renovacao'] as const;
export type TipoDeAditivo = (typeof TIPOS_DE_ADITIVO)[number];

/** Fields of a contract that are no terms: changing them makes no amendment. */
type ForaDoAditivo = 'numero_contrato' | 'responsavel_id' | 'time_id' | 'data_assinatura';

/**
 * The terms of a contract, and its company, by name since an amendment outlives it; the amounts of
 * its services apart, as some may not see them.
 */
type Termo =
  | 'empresa'
  | 'valores_dos_servicos'
  | Exclude<keyof typeof TermosDoNovoContrato.shape, ForaDoAditivo>;

/** The terms of a contract that an amendment changes, as people read them. */
export interface TermosDoContrato extends Readonly<Record<Termo, unknown>> {
  readonly empresa: string | null;
  readonly servicos: readonly string[];
  readonly valores_dos_servicos: readonly string[];
  readonly valor_mensal_centavos: number | null;
  readonly data_inicio: string | null;
  readonly data_fim: string | null;
  readonly dia_vencimento: number | null;
  readonly indice_reajuste: IndiceDeReajuste | null;
  readonly mes_reajuste: number | null;
  readonly aviso_previo_dias: number | null;
  readonly renovacao_automatica: boolean;
}

export const NOME_DO_TERMO = {
  empresa: 'Empresa',
  servicos: 'Serviços',
  valores_dos_servicos: 'Valor dos serviços',
  valor_mensal_centavos: 'Valor mensal',
  data_inicio: 'Início',
  data_fim: 'Fim',
  dia_vencimento: 'Dia do vencimento',
  indice_reajuste: 'Índice de reajuste',
  mes_reajuste: 'Mês do reajuste',
  aviso_previo_dias: 'Aviso prévio em dias',
  renovacao_automatica: 'Renovação automática',
} as const satisfies Readonly<Record<Termo, string>>;

const mudanca = <C extends keyof TermosDoContrato, T extends z.ZodType>(campo: C, valor: T) =>
  z.object({ campo: z.literal(campo), antes: valor, depois: valor });
const Texto = z.string().nullable();
const Inteiro = z.int().nullable();

/** One term before and after. Amounts are left out for callers who may not see them. */
const Mudanca = z.discriminatedUnion('campo', [
  mudanca('empresa', Texto),
  mudanca('servicos', z.array(z.string())),
  mudanca('valores_dos_servicos', z.array(z.string())),
  mudanca('valor_mensal_centavos', Inteiro),
  mudanca('data_inicio', Texto),
  mudanca('data_fim', Texto),
  mudanca('dia_vencimento', Inteiro),
  mudanca('indice_reajuste', z.enum(INDICES_DE_REAJUSTE).nullable()),
  mudanca('mes_reajuste', Inteiro),
  mudanca('aviso_previo_dias', Inteiro),
  mudanca('renovacao_automatica', z.boolean()),
]);
export type MudancaDeTermo = z.infer<typeof Mudanca>;

/** An amendment: what changed in a contract in force, from when on, and by whom (page book #58). */
export const Aditivo = z.object({
  id: z.int(),
  numero: z.int(),
  tipo: z.enum(TIPOS_DE_ADITIVO),
  descricao: z.string(),
  vigencia_em: z.string(),
  criado_em: z.string(),
  criado_por_nome: z.string(),
  mudancas: z.array(Mudanca),
});
export type Aditivo = z.infer<typeof Aditivo>;

/** Amendments to take back, each the last of a contract that has not changed since. */
const Desfeitos = z.object({
  aditivos: z
    .array(z.object({ contrato_id: Id, numero: Id, versao: Versao }), {
      error: 'Informe a lista de aditivos.',
    })
    .min(1, 'Informe ao menos um aditivo.')
    .max(MAXIMO_DO_LOTE, `Escolha no máximo ${MAXIMO_DO_LOTE.toLocaleString('pt-BR')}.`),
});
export type Desfeitos = z.output<typeof Desfeitos>;

export const aditivosEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/contratos/{id}/aditivos',
    acesso: 'contratos:visualizar',
    resumo: 'Aditivos de um contrato, do mais novo ao mais antigo',
    params: IdParams,
    response: z.object({ aditivos: z.array(Aditivo), total: z.int() }),
  }),
  desfazer: endpoint({
    method: 'POST',
    path: '/api/contratos/aditivos/desfazer',
    acesso: 'contratos:editar',
    resumo: 'Desfazer renovações e reajustes que acabam de ser registrados, todos ou nenhum',
    body: Desfeitos,
    response: Feito,
  }),
} as const;
