import { dataExiste, diaDaSemana, somarDias } from '@dominio/contrato/datas';
import type { Calendario, Feriado, FeriadoDoEscritorio } from '@dominio/contrato/feriados';
import type { Uf } from '@dominio/contrato/ufs';
import {
  FERIADOS_ESTADUAIS,
  type FeriadoEstadual,
  type Transferencia,
} from './feriados-estaduais.rules.ts';

const doisDigitos = (numero: number) => String(numero).padStart(2, '0');

/** Easter Sunday of a Gregorian year, `AAAA-MM-DD` (the Computus of Meeus, Jones and Butcher). */
export function pascoa(ano: number): string {
  const a = ano % 19;
  const seculo = Math.trunc(ano / 100);
  const resto = ano % 100;
  const correcao = Math.trunc((seculo - Math.trunc((seculo + 8) / 25) + 1) / 3);
  const epacta = (19 * a + seculo - Math.trunc(seculo / 4) - correcao + 15) % 30;
  const dominical = (32 + 2 * (seculo % 4) + 2 * Math.trunc(resto / 4) - epacta - (resto % 4)) % 7;
  const ajuste = Math.trunc((a + 11 * epacta + 22 * dominical) / 451);
  const soma = epacta + dominical - 7 * ajuste + 114;
  return `${ano}-${doisDigitos(Math.trunc(soma / 31))}-${doisDigitos((soma % 31) + 1)}`;
}

/** `MM-DD`, or days after Easter Sunday; name; law. */
type Regra = readonly [dia: string | number, nome: string, fonte: string];

const LEI_662 = 'Lei 662/1949, com a redação da Lei 10.607/2002';

const NACIONAIS: readonly Regra[] = [
  ['01-01', 'Confraternização Universal', LEI_662],
  [-2, 'Paixão de Cristo', 'Lei 9.093/1995, art. 2º'],
  ['04-21', 'Tiradentes', LEI_662],
  ['05-01', 'Dia Mundial do Trabalho', LEI_662],
  ['09-07', 'Independência do Brasil', LEI_662],
  ['10-12', 'Nossa Senhora Aparecida', 'Lei 6.802/1980'],
  ['11-02', 'Finados', LEI_662],
  ['11-15', 'Proclamação da República', LEI_662],
  ['11-20', 'Dia Nacional de Zumbi e da Consciência Negra', 'Lei 14.759/2023'],
  ['12-25', 'Natal', LEI_662],
];

const RESOLUCAO = 'Resolução CMN 4.880/2020';

/** Days that are no business days for banks, though no law makes them holidays. */
const BANCARIOS: readonly Regra[] = [
  [-48, 'Carnaval (segunda-feira)', RESOLUCAO],
  [-47, 'Carnaval (terça-feira)', RESOLUCAO],
  [60, 'Corpus Christi', RESOLUCAO],
];

const noAno = (ano: number, dia: string | number) =>
  typeof dia === 'number' ? somarDias(pascoa(ano), dia) : `${ano}-${dia}`;

/** Days to move a holiday by, from the weekday on which it falls. */
const PASSOS: Readonly<Record<Transferencia, (semana: number) => number>> = {
  domingo: (semana) => (7 - semana) % 7,
  acre: (semana) => (semana >= 2 && semana <= 4 ? 5 - semana : 0),
  alagoas: (semana) => ({ 2: -1, 4: 1 })[semana] ?? 0,
};

function diaDoEstadual(ano: number, { dia, transferencia }: FeriadoEstadual): string {
  const data = noAno(ano, dia);
  return transferencia ? somarDias(data, PASSOS[transferencia](diaDaSemana(data))) : data;
}

const deRegras = (
  ano: number,
  regras: readonly Regra[],
  abrangencia: 'nacional' | 'bancario',
): Feriado[] =>
  regras.map(([dia, nome, fonte]) => ({
    data: noAno(ano, dia),
    nome,
    abrangencia,
    uf: null,
    municipio: null,
    fonte,
  }));

const estaduais = (ano: number, uf: Uf): Feriado[] =>
  FERIADOS_ESTADUAIS[uf].map((feriado) => ({
    data: diaDoEstadual(ano, feriado),
    nome: feriado.nome,
    abrangencia: 'estadual',
    uf,
    municipio: null,
    fonte: feriado.fonte,
  }));

/** The firm's holidays in one year; a yearly 29 February only in leap years. */
function doEscritorio(ano: number, feriados: readonly FeriadoDoEscritorio[]): Feriado[] {
  return feriados.flatMap(({ data, anual, nome, uf, municipio, fonte }) => {
    const dia = anual ? `${ano}${data.slice(4)}` : data;
    if (!dataExiste(dia) || !dia.startsWith(`${ano}-`)) return [];
    const abrangencia = municipio === null ? ('estadual' as const) : ('municipal' as const);
    return [{ data: dia, nome, abrangencia, uf, municipio, fonte }];
  });
}

export interface CalendarioEscolhido {
  readonly calendario: Calendario;
  readonly uf?: Uf | undefined;
  /** The holidays that the firm entered for this state and city. */
  readonly cadastrados: readonly FeriadoDoEscritorio[];
}

/** The holidays of a year in a calendar, by date; of one date national before state before city. */
export function feriadosDoAno(
  ano: number,
  { calendario, uf, cadastrados }: CalendarioEscolhido,
): Feriado[] {
  const feriados = deRegras(ano, NACIONAIS, 'nacional');
  if (calendario === 'bancario') feriados.push(...deRegras(ano, BANCARIOS, 'bancario'));
  if ((calendario === 'uf' || calendario === 'municipio') && uf) {
    feriados.push(...estaduais(ano, uf));
    const cabe = ({ municipio }: FeriadoDoEscritorio) =>
      municipio === null || calendario === 'municipio';
    feriados.push(...doEscritorio(ano, cadastrados.filter(cabe)));
  }
  // The sort is stable, so holidays of one date stay in the order in which they were added.
  return feriados.sort((a, b) => a.data.localeCompare(b.data));
}

interface Lugar {
  readonly uf?: Uf | undefined;
  readonly municipio?: string | undefined;
  /** The holidays that the firm entered for this place. */
  readonly cadastrados: readonly FeriadoDoEscritorio[];
}

/** The calendar of a place, as far as it is known; the nation's where it is not. */
const calendarioDoLugar = ({ uf, municipio }: Lugar): Calendario =>
  uf ? (municipio ? 'municipio' : 'uf') : 'nacional';

/**
 * The days of a year on which a firm keeps closed, by date, each once: whatever either the banks or
 * its place keep as a holiday. On Carnival and Corpus Christi, which no law makes holidays, neither
 * the firm nor its clients can be met.
 */
export function diasFechados(ano: number, lugar: Lugar): Feriado[] {
  const { uf, cadastrados } = lugar;
  const porDia = new Map<string, Feriado>();
  for (const calendario of ['bancario', calendarioDoLugar(lugar)] as const) {
    for (const feriado of feriadosDoAno(ano, { calendario, uf, cadastrados })) {
      if (!porDia.has(feriado.data)) porDia.set(feriado.data, feriado);
    }
  }
  return [...porDia.values()].sort((a, b) => a.data.localeCompare(b.data));
}
