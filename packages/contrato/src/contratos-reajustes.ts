import { z } from 'zod';
import { enumeracao, Id, MAXIMO_DO_LOTE, Versao } from './campos.ts';
import { Dia, INDICES_DE_REAJUSTE } from './contratos-termos.ts';
import { endpoint } from './endpoint.ts';

const PERCENTUAL = 'Informe um percentual de -50 a 100, diferente de zero, com até duas casas.';

/** By how much the contracts of one index are adjusted; of no index, those that name none. */
const Percentual = z.object({
  indice: enumeracao(INDICES_DE_REAJUSTE, 'Índice de reajuste').nullable(),
  /** Hundredths of a percent: 4,76 % is 476. */
  percentual_centesimos: z
    .int(PERCENTUAL)
    .min(-5_000, PERCENTUAL)
    .max(10_000, PERCENTUAL)
    .refine((um) => um !== 0, { error: PERCENTUAL }),
});
export type Percentual = z.output<typeof Percentual>;

const Reajuste = z.object({
  /** Only tells what would come of it. */
  simular: z.boolean('Informe se é uma simulação.'),
  contratos: z
    .array(z.object({ id: Id, versao: Versao }), { error: 'Informe a lista de contratos.' })
    .min(1, 'Escolha ao menos um contrato.')
    .max(MAXIMO_DO_LOTE, `Escolha no máximo ${MAXIMO_DO_LOTE.toLocaleString('pt-BR')}.`)
    .refine((lista) => new Set(lista.map(({ id }) => id)).size === lista.length, {
      error: 'Cada contrato entra uma vez no reajuste.',
    }),
  percentuais: z
    .array(Percentual, { error: 'Informe a lista de percentuais.' })
    .max(INDICES_DE_REAJUSTE.length, 'Informe um percentual por índice.')
    .refine((lista) => new Set(lista.map(({ indice }) => indice)).size === lista.length, {
      error: 'Informe um percentual por índice.',
    }),
  /** From when on it holds; by default today. */
  vigencia_em: Dia,
});
export type Reajuste = z.output<typeof Reajuste>;

/** What comes of the adjustment of one contract. */
const LinhaDoReajuste = z.object({
  contrato_id: z.int(),
  numero_contrato: z.string(),
  cliente_nome: z.string(),
  indice_reajuste: z.enum(INDICES_DE_REAJUSTE).nullable(),
  percentual_centesimos: z.int().nullable(),
  valor_atual_centavos: z.int().nullable(),
  /** Rounded to the centavo, a half up; null for a contract that is not adjusted. */
  valor_novo_centavos: z.int().nullable(),
  /** Why it is not adjusted, in words. */
  impedimento: z.string().nullable(),
  versao: z.int(),
  /** The number of its amendment; null in a simulation. */
  aditivo: z.int().nullable(),
});
export type LinhaDoReajuste = z.infer<typeof LinhaDoReajuste>;

export const reajustesDosContratosEndpoints = {
  reajustar: endpoint({
    method: 'POST',
    path: '/api/contratos/reajustes',
    acesso: 'contratos:editar',
    resumo: 'Reajustar o valor de vários contratos, todos ou nenhum, ou só simular',
    body: Reajuste,
    response: z.object({ simulado: z.boolean(), linhas: z.array(LinhaDoReajuste) }),
  }),
} as const;
