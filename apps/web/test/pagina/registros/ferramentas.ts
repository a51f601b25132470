import { Feriado } from '@dominio/contrato/feriados';
import { DiasUteis, Juros } from '@dominio/contrato/ferramentas';

/** A national holiday. */
export const umFeriado = (data: string, nome: string): Feriado =>
  Feriado.parse({ data, nome, abrangencia: 'nacional', uf: null, municipio: null, fonte: null });

/** The business days of November 2026. */
export const unsDiasUteis = (mudancas: Partial<DiasUteis> = {}): DiasUteis =>
  DiasUteis.parse({
    de: '2026-11-02',
    ate: '2026-11-30',
    no_periodo: 19,
    no_prazo: 19,
    dias_corridos: 28,
    de_eh_util: false,
    ate_eh_util: true,
    antecipado: '2026-11-30',
    adiado: '2026-11-30',
    feriados: [
      umFeriado('2026-11-02', 'Finados'),
      umFeriado('2026-11-15', 'Proclamação da República'),
      umFeriado('2026-11-20', 'Consciência Negra'),
    ],
    ...mudancas,
  } satisfies DiasUteis);

/** R$ 1.000,00 paid ten days late: a fine of 2% and interest of 1% a month. */
export const unsJuros = (mudancas: Partial<Juros> = {}): Juros =>
  Juros.parse({
    vencimento_util: '2026-11-10',
    dias_de_atraso: 10,
    valor_centavos: 100_000,
    multa_centavos: 2_000,
    juros_centavos: 333,
    total_centavos: 102_333,
    memoria: ['Multa de 2% sobre R$ 1.000,00.', 'Juros de 1% ao mês por 10 dias.'],
    ...mudancas,
  } satisfies Juros);
