import { z } from 'zod';
import { dataExiste } from './datas.ts';
import { endpoint } from './endpoint.ts';
import {
  camposDoCalendario,
  DataCoberta,
  diaCoberto,
  exigirCalendario,
  Feriado,
} from './feriados.ts';

const DIAS = 'Use um número inteiro de dias úteis, de -1000 a 1000.';
const MES = 'Informe um mês, como novembro de 2026.';
const ORDEM = 'Use a ordem do dia útil no mês: de 1 a 23, ou -1 para o último.';

const inteiro = (min: number, max: number, mensagem: string) =>
  z.coerce
    .number<number | string>({ error: mensagem })
    .int(mensagem)
    .min(min, mensagem)
    .max(max, mensagem);

const ConsultaDeDiasUteis = z
  .object({
    ...camposDoCalendario,
    /** First day of the count. */
    de: DataCoberta.optional(),
    /** Last day of the count. */
    ate: DataCoberta.optional(),
    /** Business days to add to `de`; negative goes back. */
    dias: inteiro(-1000, 1000, DIAS).optional(),
    /** The month in which `ordem` asks for a business day. */
    mes: z
      .string({ error: MES })
      .refine((mes) => /^\d{4}-\d{2}$/.test(mes) && dataExiste(`${mes}-01`), MES)
      .transform((mes) => `${mes}-01`)
      .pipe(DataCoberta)
      .optional(),
    ordem: inteiro(-23, 23, ORDEM)
      .refine((ordem) => ordem !== 0, ORDEM)
      .optional(),
  })
  .superRefine((pedido, contexto) => {
    exigirCalendario(pedido, contexto);
    const { de, ate, dias, mes, ordem } = pedido;
    const faltar = (campo: string, message: string) =>
      contexto.addIssue({ code: 'custom', path: [campo], message });
    if (mes === undefined) {
      if (de === undefined)
        faltar('de', 'Informe a data de início, ou o mês e a ordem do dia útil.');
      if ((ate === undefined) === (dias === undefined)) {
        faltar('ate', 'Informe a data final ou o número de dias úteis, um dos dois.');
      }
      if (de !== undefined && ate !== undefined && ate < de) {
        faltar('ate', 'A data final não pode ser antes da inicial.');
      }
    } else if (ordem === undefined) faltar('ordem', ORDEM);
  });
export type ConsultaDeDiasUteis = z.output<typeof ConsultaDeDiasUteis>;

export const DiasUteis = z.object({
  de: z.string(),
  ate: z.string(),
  /** Business days from `de` to `ate`, both included. */
  no_periodo: z.int(),
  /** Without the first day, as legal terms are counted (Código Civil, art. 132; CPC, art. 224). */
  no_prazo: z.int(),
  /** Days of any kind, after `de` and up to `ate`. */
  dias_corridos: z.int(),
  de_eh_util: z.boolean(),
  ate_eh_util: z.boolean(),
  /** The nearest business days: on or before the last day, and on or after it. */
  antecipado: z.string(),
  adiado: z.string(),
  /** Holidays of the calendar in between, those on weekends included. */
  feriados: z.array(Feriado),
});
export type DiasUteis = z.infer<typeof DiasUteis>;

export const TIPOS_DE_JUROS = ['simples', 'composto'] as const;

const VALOR = 'Informe o valor em centavos: de 1 a 1.000.000.000.000.';
const percentual = (padrao: number, maximo: number, nome: string) => {
  const mensagem = `${nome}: use uma porcentagem de 0 a ${maximo}, com até 4 casas.`;
  return z.coerce
    .number<number | string>({ error: mensagem })
    .min(0, mensagem)
    .max(maximo, mensagem)
    .refine((valor) => Math.abs(valor * 10_000 - Math.round(valor * 10_000)) < 1e-6, mensagem)
    .default(padrao);
};

const ConsultaDeJuros = z
  .object({
    ...camposDoCalendario,
    /** The debt, in centavos. */
    valor_centavos: inteiro(1, 1_000_000_000_000, VALOR),
    vencimento: diaCoberto('Informe o vencimento.'),
    pagamento: diaCoberto('Informe a data do pagamento.'),
    /** Percentage of the debt, charged once. */
    multa: percentual(2, 100, 'Multa'),
    /** Percentage per month of 30 days. */
    juros: percentual(1, 100, 'Juros'),
    tipo: z
      .enum(TIPOS_DE_JUROS, { error: 'Escolha juros simples ou compostos.' })
      .default('simples'),
  })
  .superRefine(exigirCalendario);
export type ConsultaDeJuros = z.output<typeof ConsultaDeJuros>;

export const Juros = z.object({
  /** The last day to pay without charge: the due date, or the next business day. */
  vencimento_util: z.string(),
  /** Days from the due date to the payment; 0 when it is paid in time. */
  dias_de_atraso: z.int(),
  /** The debt as sent, to which the parts below are added. */
  valor_centavos: z.int(),
  multa_centavos: z.int(),
  juros_centavos: z.int(),
  total_centavos: z.int(),
  /** Sentences that explain how each part was computed. */
  memoria: z.array(z.string()),
});
export type Juros = z.infer<typeof Juros>;

export const ferramentasEndpoints = {
  diasUteis: endpoint({
    method: 'GET',
    path: '/api/ferramentas/dias-uteis',
    acesso: 'sessao',
    resumo: 'Contar ou somar dias úteis, ou achar o enésimo do mês',
    query: ConsultaDeDiasUteis,
    response: DiasUteis,
  }),
  juros: endpoint({
    method: 'GET',
    path: '/api/ferramentas/juros',
    acesso: 'sessao',
    resumo: 'Juros e multa de uma dívida paga em atraso',
    query: ConsultaDeJuros,
    response: Juros,
  }),
} as const;
