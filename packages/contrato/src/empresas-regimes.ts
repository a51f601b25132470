import { z } from 'zod';
import { dia, Feito, Id, IdParams, Versao, versaoLida } from './campos.ts';
import { endpoint } from './endpoint.ts';

/** How a company's profits are taxed. */
export const REGIMES_TRIBUTARIOS = [
  'simples_nacional',
  'mei',
  'lucro_presumido',
  'lucro_real',
  'imune_isenta',
] as const;
export type RegimeTributario = (typeof REGIMES_TRIBUTARIOS)[number];

export const NOME_DO_REGIME: Readonly<Record<RegimeTributario, string>> = {
  simples_nacional: 'Simples Nacional',
  mei: 'MEI',
  lucro_presumido: 'Lucro Presumido',
  lucro_real: 'Lucro Real',
  imune_isenta: 'Imune ou isenta',
};

const Regime = z.enum(REGIMES_TRIBUTARIOS);

/** A regime and the first day of it. */
export const InicioDeRegime = z.object({ regime: Regime, desde: z.string() });
export type InicioDeRegime = z.infer<typeof InicioDeRegime>;

/** What a company's record says of its regimes: the one in force today, and the next to come. */
export const RegimesDaEmpresa = z.object({
  regime_atual: InicioDeRegime.nullable(),
  proximo_regime: InicioDeRegime.nullable(),
});

/** One entry of a company's history of regimes. */
export const PeriodoDeRegime = z.object({
  id: z.int(),
  ...InicioDeRegime.shape,
  /** The day before the next one begins; null for the last. */
  ate: z.string().nullable(),
  em_vigor: z.boolean(),
  versao: z.int(),
});
export type PeriodoDeRegime = z.infer<typeof PeriodoDeRegime>;

const NovoPeriodo = z.object({
  regime: z.enum(REGIMES_TRIBUTARIOS, {
    error: ({ input }) => (input === undefined ? undefined : 'Escolha o regime da lista.'),
  }),
  desde: dia('Informe desde quando vale o regime.'),
});
export type NovoPeriodo = z.output<typeof NovoPeriodo>;
const EdicaoDePeriodo = NovoPeriodo.partial().extend(versaoLida);
export type EdicaoDePeriodo = z.output<typeof EdicaoDePeriodo>;

const PeriodoParams = z.object({ id: Id, regime_id: Id });

export const regimesDaEmpresaEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/empresas/{id}/regimes',
    acesso: 'empresas:visualizar',
    resumo: 'Os regimes tributários de uma empresa, do mais novo ao mais antigo',
    params: IdParams,
    response: z.object({ regimes: z.array(PeriodoDeRegime) }),
  }),
  criar: endpoint({
    method: 'POST',
    path: '/api/empresas/{id}/regimes',
    acesso: 'empresas:editar',
    resumo: 'Dizer desde quando uma empresa tem um regime tributário',
    params: IdParams,
    body: NovoPeriodo,
    response: PeriodoDeRegime,
    status: 201,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/api/empresas/{id}/regimes/{regime_id}',
    acesso: 'empresas:editar',
    resumo: 'Corrigir um regime do histórico de uma empresa',
    params: PeriodoParams,
    body: EdicaoDePeriodo,
    response: PeriodoDeRegime,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/api/empresas/{id}/regimes/{regime_id}',
    acesso: 'empresas:editar',
    resumo: 'Tirar um regime do histórico de uma empresa',
    params: PeriodoParams,
    query: z.object({ versao: z.coerce.number<number>().pipe(Versao).optional() }),
    response: Feito,
  }),
} as const;
