import { somarDias } from '@dominio/contrato/datas';
import type { InicioDeRegime } from '@dominio/contrato/empresas-regimes';
import type { StatusDaEmpresa, StatusEscrito } from '@dominio/contrato/empresas-status';
import type { PorteInventado } from './fichas.ts';

/** The activities of a segment, the main one first; any other segment is a service. */
const ATIVIDADES: Readonly<Record<string, readonly string[]>> = {
  Alimentação: ['1091102', '4721102', '5611203'],
  Varejo: ['4712100', '4789099'],
  Construção: ['4120400', '4744099'],
  Indústria: ['2599399', '4679699'],
  Logística: ['4930202', '5211799'],
  Saúde: ['8630503', '8640202'],
  Educação: ['8599604', '8593700'],
  Tecnologia: ['6201501', '6204000', '6311900'],
  Imobiliário: ['6821801', '6810202'],
  Turismo: ['5510801', '7911200'],
};
const DE_SERVICOS = ['7020400', '8211300'];
const RUAS = ['Rua das Acácias', 'Avenida Brasil', 'Rua Sete de Setembro', 'Rua do Comércio'];
const BAIRROS = ['Centro', 'Jardim América', 'Vila Nova', 'Boa Vista'];

/** Every so many companies, one whose register still lacks what a firm has to notice. */
const SEM_CADASTRO = 9;

/** The first postal code of a state, and how many it has at least (Correios, 'faixas de CEP'). */
const CEPS = {
  SP: [1_000_000, 18_900_000],
  RJ: [20_000_000, 8_900_000],
  MG: [30_000_000, 9_900_000],
  BA: [40_000_000, 8_900_000],
  PE: [50_000_000, 6_900_000],
  GO: [74_000_000, 2_700_000],
  PR: [80_000_000, 7_900_000],
  SC: [88_000_000, 1_900_000],
  RS: [90_000_000, 9_900_000],
} as const;
export type EstadoInventado = keyof typeof CEPS;

function cepNumero(n: number, uf: EstadoInventado): string {
  const [primeiro, quantos] = CEPS[uf];
  return String(primeiro + ((n * 7_919) % quantos)).padStart(8, '0');
}

/**
 * The register of the n-th invented company, the same each time: no draw, so that whatever is drawn
 * after it stays as it was.
 */
export function cadastroDaEmpresa(n: number, segmento: string, uf: EstadoInventado = 'SP') {
  if (n % SEM_CADASTRO === SEM_CADASTRO - 1) return null;
  const [principal = '', ...secundarios] = ATIVIDADES[segmento] ?? DE_SERVICOS;
  const mes = String(1 + (n % 12)).padStart(2, '0');
  const final = String(1_000 + ((n * 7919) % 9_000));
  return {
    inscricao_estadual: n % 4 === 1 ? 'ISENTO' : String(110_000_000_000 + n * 7_919),
    inscricao_municipal: String(1_000_000 + n * 131),
    cnae_principal: principal,
    cnaes_secundarios: secundarios,
    natureza_juridica: '2062',
    situacao_cadastral: 'ativa' as const,
    data_abertura: `${1990 + (n % 33)}-${mes}-15`,
    capital_social_centavos: (10 + (n % 40)) * 5_000_00,
    telefone: `(11) 3${final.slice(1)}-${final}`,
    email: `contato@empresa${n}.demo`,
    cep: cepNumero(n, uf),
    logradouro: RUAS[n % RUAS.length] ?? null,
    numero: String(10 + ((n * 37) % 1_900)),
    bairro: BAIRROS[n % BAIRROS.length] ?? null,
  };
}

/** Far from the numbers of any matriz, and of the same kind of register as its own. */
const FILIAIS = 900;

/**
 * The register of the filial of the n-th invented company: the company's own, at another address, entered
 * in the state's and the municipality's registers by itself, and opened a year after its matriz.
 */
export function cadastroDaFilial(n: number, segmento: string) {
  const matriz = cadastroDaEmpresa(n, segmento);
  const dela = cadastroDaEmpresa(n + FILIAIS, segmento);
  if (!matriz || !dela) return null;
  const { inscricao_estadual, inscricao_municipal, telefone, cep, logradouro, numero, bairro } =
    dela;
  const data_abertura = `${Number(matriz.data_abertura.slice(0, 4)) + 1}${matriz.data_abertura.slice(4)}`;
  return {
    ...matriz,
    ...{ inscricao_estadual, inscricao_municipal, telefone, cep, logradouro, numero, bairro },
    data_abertura,
  };
}

/**
 * The certificate of the n-th invented company: of every tenth it has expired, of every tenth it ends
 * within days. None where its register lacks.
 */
export function certificadoDaEmpresa(n: number, titular: string, hoje: string) {
  if (cadastroDaEmpresa(n, '') === null) return null;
  const dias = n % 10 === 3 ? -(1 + (n % 40)) : n % 10 === 7 ? n % 25 : 40 + ((n * 37) % 300);
  const ate = somarDias(hoje, dias);
  return {
    certificado_tipo: n % 3 === 0 ? ('a3' as const) : ('a1' as const),
    certificado_titular: titular,
    certificado_desde: somarDias(ate, -365),
    certificado_ate: ate,
  };
}

const ATIVA = { status: 'ativa', status_desde: null, status_motivo: null } as const;

/** The status of a company: `baixada` or `suspensa` since so many days, or active. */
export const statusDaEmpresa = (status: StatusDaEmpresa, hoje: string): StatusEscrito =>
  status === 'ativa'
    ? ATIVA
    : {
        status,
        status_desde: somarDias(hoje, -20),
        status_motivo: status === 'baixada' ? 'Encerrou as atividades' : 'Sem movimento',
      };

/** The regimes that companies begin with, and what some of them changed to. */
const REGIMES = ['simples_nacional', 'lucro_presumido', 'simples_nacional', 'lucro_real'] as const;
const DEPOIS = ['lucro_presumido', 'lucro_real', 'lucro_presumido', 'lucro_presumido'] as const;

type Regime = InicioDeRegime['regime'];

/**
 * A regime that a company of a size may have: above 4.8 million a year there is no Simples (LC
 * 123/2006, art. 3º), above 78 million profit is not presumed (Lei 9.718/1998, art. 13).
 */
function regimeDoPorte(regime: Regime, porte: PorteInventado): Regime {
  if (porte === 'grande') return 'lucro_real';
  return porte === 'medio' && regime === 'simples_nacional' ? 'lucro_presumido' : regime;
}

/** Since when there is the Simples Nacional (LC 123/2006, art. 88). */
const INICIO_DO_SIMPLES = '2007-07-01';

/** A regime since the opening of a company; before there was a Simples, its profit was presumed. */
const desdeAAbertura = (regime: Regime, abertura: string): InicioDeRegime[] =>
  regime === 'simples_nacional' && abertura < INICIO_DO_SIMPLES
    ? [
        { regime: 'lucro_presumido', desde: abertura },
        { regime, desde: INICIO_DO_SIMPLES },
      ]
    : [{ regime, desde: abertura }];

interface DaEmpresa {
  readonly abertura: string | undefined;
  readonly porte: PorteInventado;
  readonly hoje: string;
}

/**
 * The regimes of the n-th invented company, within what its size allows: since its opening, of every
 * third another since a few years, of every eleventh another to come with the next year. None where its
 * register lacks.
 */
export function regimesDaEmpresa(
  n: number,
  { abertura, porte, hoje }: DaEmpresa,
): InicioDeRegime[] {
  if (abertura === undefined) return [];
  const ano = Number(hoje.slice(0, 4));
  const inicial = regimeDoPorte(REGIMES[n % REGIMES.length] ?? 'simples_nacional', porte);
  const inicios = desdeAAbertura(inicial, abertura);
  /** A regime follows only another. */
  const passarA = (regime: Regime, desde: string) => {
    const novo = regimeDoPorte(regime, porte);
    if (inicios.at(-1)?.regime !== novo) inicios.push({ regime: novo, desde });
  };
  if (n % 3 === 1)
    passarA(DEPOIS[n % DEPOIS.length] ?? 'lucro_presumido', `${ano - 1 - (n % 2)}-01-01`);
  if (n % 11 === 5) {
    const atual = inicios.at(-1)?.regime;
    passarA(atual === 'lucro_real' ? 'lucro_presumido' : 'lucro_real', `${ano + 1}-01-01`);
  }
  return inicios;
}
