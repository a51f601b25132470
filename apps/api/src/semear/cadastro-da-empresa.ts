import { somarDias } from '@dominio/contrato/datas';
import type { InicioDeRegime } from '@dominio/contrato/empresas-regimes';
import type { StatusDaEmpresa, StatusEscrito } from '@dominio/contrato/empresas-status';
import { diaDeTrabalho } from '../platform/sementes.ts';
import { ASSOCIACAO, atividadesDe, contribuinteDoIcms, naturezaDe } from './atividades.ts';
import type { PorteInventado } from './fichas.ts';
import { cepNumero, fixoNumero, inscricaoEstadual, type Municipio } from './municipios.ts';
import { dominioDe } from './pessoas-inventadas.ts';

const RUAS = ['Rua das Acácias', 'Avenida Brasil', 'Rua Sete de Setembro', 'Rua do Comércio'];
const BAIRROS = ['Centro', 'Jardim América', 'Vila Nova', 'Boa Vista'];

/** Every so many companies, one whose register still lacks what a firm has to notice. */
const SEM_CADASTRO = 9;

/** What is known of an invented company before its register is. */
export interface EmpresaInventada {
  readonly nome: string;
  readonly razao: string;
  readonly municipio: Municipio;
  /** Whether it was opened a few months ago, as those are whose CNPJ has letters. */
  readonly recente: boolean;
}

/** Companies were opened before any contract of an invented firm began; recent ones, before theirs. */
const aberturaNumero = (n: number, recente: boolean, hoje: string): string =>
  recente
    ? diaDeTrabalho(somarDias(hoje, -(90 + ((n * 7) % 45))))
    : `${1990 + (n % 29)}-${String(1 + (n % 12)).padStart(2, '0')}-15`;

/**
 * The register of the n-th invented company, the same each time: no draw, so that whatever is drawn
 * after it stays as it was.
 */
export function cadastroDaEmpresa(n: number, empresa: EmpresaInventada, hoje: string) {
  if (n % SEM_CADASTRO === SEM_CADASTRO - 1) return null;
  const { nome, razao, municipio, recente } = empresa;
  const [principal, ...secundarios] = atividadesDe(nome);
  const natureza = naturezaDe(razao);
  return {
    inscricao_estadual: contribuinteDoIcms(principal) ? inscricaoEstadual(n, municipio) : 'ISENTO',
    inscricao_municipal: String(1_000_000 + n * 131),
    cnae_principal: principal,
    cnaes_secundarios: secundarios,
    natureza_juridica: natureza,
    situacao_cadastral: 'ativa' as const,
    data_abertura: aberturaNumero(n, recente, hoje),
    capital_social_centavos: natureza === ASSOCIACAO ? null : (10 + (n % 40)) * 5_000_00,
    telefone: fixoNumero(n, municipio),
    email: `contato@${dominioDe(nome)}`,
    cep: cepNumero(n, municipio),
    logradouro: RUAS[n % RUAS.length] ?? null,
    numero: String(10 + ((n * 37) % 1_900)),
    bairro: BAIRROS[n % BAIRROS.length] ?? null,
  };
}

/** Far from the numbers of any matriz, and of the same kind of register as its own. */
const FILIAIS = 900;

/**
 * The register of the filial of the n-th invented company: the company's own, in another municipality,
 * entered in its registers by itself, and opened a year after its matriz.
 */
export function cadastroDaFilial(
  n: number,
  empresa: EmpresaInventada,
  municipio: Municipio,
  hoje: string,
) {
  const matriz = cadastroDaEmpresa(n, empresa, hoje);
  const dela = cadastroDaEmpresa(n + FILIAIS, { ...empresa, municipio }, hoje);
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
 * The certificate of the n-th invented company, since it was opened at the earliest: of every tenth it
 * has expired, of every tenth it ends within days. None where its register lacks.
 */
export function certificadoDaEmpresa(
  n: number,
  titular: string,
  { abertura, hoje }: { abertura: string | undefined; hoje: string },
) {
  if (abertura === undefined) return null;
  const dias = n % 10 === 3 ? -(1 + (n % 40)) : n % 10 === 7 ? n % 25 : 40 + ((n * 37) % 300);
  const umAnoAntes = somarDias(hoje, dias - 365);
  const certificado_desde = umAnoAntes < abertura ? abertura : umAnoAntes;
  return {
    certificado_tipo: n % 3 === 0 ? ('a3' as const) : ('a1' as const),
    certificado_titular: titular,
    certificado_desde,
    certificado_ate: somarDias(certificado_desde, 365),
  };
}

const ATIVA = { status: 'ativa', status_desde: null, status_motivo: null } as const;

/** Since when companies, and what the firm does for them, are over where they are. */
export const fimRecente = (hoje: string): string => diaDeTrabalho(somarDias(hoje, -20));

/** The status of a company: `baixada` or `suspensa` since some days, or active. */
export const statusDaEmpresa = (status: StatusDaEmpresa, hoje: string): StatusEscrito =>
  status === 'ativa'
    ? ATIVA
    : {
        status,
        status_desde: fimRecente(hoje),
        status_motivo: status === 'baixada' ? 'Encerrou as atividades' : 'Sem movimento',
      };

/** What the tax office says of a company: one that was closed is closed there too. */
export const situacaoCadastralDe = ({ status }: StatusEscrito) =>
  status === 'baixada' ? ('baixada' as const) : ('ativa' as const);

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
  /** Of an association, which has no profit that could be taxed. */
  readonly natureza: string | undefined;
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
  { abertura, natureza, porte, hoje }: DaEmpresa,
): InicioDeRegime[] {
  if (abertura === undefined) return [];
  if (natureza === ASSOCIACAO) return [{ regime: 'imune_isenta', desde: abertura }];
  const ano = Number(hoje.slice(0, 4));
  const inicial = regimeDoPorte(REGIMES[n % REGIMES.length] ?? 'simples_nacional', porte);
  const inicios = desdeAAbertura(inicial, abertura);
  /** A regime follows only another, after the company was opened. */
  const passarA = (regime: Regime, desde: string) => {
    const novo = regimeDoPorte(regime, porte);
    if (desde > abertura && inicios.at(-1)?.regime !== novo) inicios.push({ regime: novo, desde });
  };
  if (n % 3 === 1)
    passarA(DEPOIS[n % DEPOIS.length] ?? 'lucro_presumido', `${ano - 1 - (n % 2)}-01-01`);
  if (n % 11 === 5) {
    const atual = inicios.at(-1)?.regime;
    passarA(atual === 'lucro_real' ? 'lucro_presumido' : 'lucro_real', `${ano + 1}-01-01`);
  }
  return inicios;
}
