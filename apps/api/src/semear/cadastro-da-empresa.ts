import { somarDias } from '@dominio/contrato/datas';
import type { InicioDeRegime } from '@dominio/contrato/empresas-regimes';
import type { StatusDaEmpresa, StatusEscrito } from '@dominio/contrato/empresas-status';

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

/**
 * The register of the n-th invented company, the same each time: no draw, so that whatever is drawn
 * after it stays as it was.
 */
export function cadastroDaEmpresa(n: number, segmento: string) {
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
    cep: String(1_000_000 + ((n * 7_919) % 90_000_000)).padStart(8, '0'),
    logradouro: RUAS[n % RUAS.length] ?? null,
    numero: String(10 + ((n * 37) % 1_900)),
    bairro: BAIRROS[n % BAIRROS.length] ?? null,
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

/** Since when there is the Simples Nacional (LC 123/2006, art. 88). */
const INICIO_DO_SIMPLES = '2007-07-01';

/** A regime since the opening of a company; before there was a Simples, its profit was presumed. */
const desdeAAbertura = (regime: InicioDeRegime['regime'], abertura: string): InicioDeRegime[] =>
  regime === 'simples_nacional' && abertura < INICIO_DO_SIMPLES
    ? [
        { regime: 'lucro_presumido', desde: abertura },
        { regime, desde: INICIO_DO_SIMPLES },
      ]
    : [{ regime, desde: abertura }];

/**
 * The regimes of the n-th invented company: since its opening, of every third another since a few
 * years, of every eleventh another to come with the next year. None where its register lacks.
 */
export function regimesDaEmpresa(
  n: number,
  abertura: string | undefined,
  hoje: string,
): InicioDeRegime[] {
  if (abertura === undefined) return [];
  const ano = Number(hoje.slice(0, 4));
  const inicial = REGIMES[n % REGIMES.length] ?? 'simples_nacional';
  const seguinte = DEPOIS[n % DEPOIS.length] ?? 'lucro_presumido';
  const mudou = { regime: seguinte, desde: `${ano - 1 - (n % 2)}-01-01` };
  const mudancas = n % 3 === 1 ? [mudou] : [];
  const ultimo = mudancas.at(-1)?.regime ?? inicial;
  const porVir = ultimo === 'lucro_real' ? ('lucro_presumido' as const) : ('lucro_real' as const);
  return [
    ...desdeAAbertura(inicial, abertura),
    ...mudancas,
    ...(n % 11 === 5 ? [{ regime: porVir, desde: `${ano + 1}-01-01` }] : []),
  ];
}
