import type { CampoInvalido } from './erros.ts';
import type { Uf } from './ufs.ts';

/**
 * The two digits with which IBGE begins the code of every town of a state: the 27 of IBGE's 'Códigos dos
 * municípios' (www.ibge.gov.br/explica/codigos-dos-municipios.php), compared one by one on 2026-11-28 with
 * their copy in github.com/InovaFiscaliza/webRotas, `src/backend/webdir/uf_code.py`.
 */
export const CODIGO_DA_UF: Readonly<Record<Uf, string>> = {
  RO: '11',
  AC: '12',
  AM: '13',
  RR: '14',
  PA: '15',
  AP: '16',
  TO: '17',
  MA: '21',
  PI: '22',
  CE: '23',
  RN: '24',
  PB: '25',
  PE: '26',
  AL: '27',
  SE: '28',
  BA: '29',
  MG: '31',
  ES: '32',
  RJ: '33',
  SP: '35',
  PR: '41',
  SC: '42',
  RS: '43',
  MS: '50',
  MT: '51',
  GO: '52',
  DF: '53',
};

const POR_UF: ReadonlyMap<string, string> = new Map(Object.entries(CODIGO_DA_UF));

/** The town of an address, by its name and by its code; blank or absent where nothing is said. */
export interface MunicipioEscrito {
  readonly municipio?: string | null | undefined;
  readonly uf?: string | null | undefined;
  readonly municipio_ibge?: string | null | undefined;
}

/** What is wrong with the code of a town that is of another state than the address, or null. */
export function erroDoMunicipio({ uf, municipio_ibge }: MunicipioEscrito): CampoInvalido | null {
  const inicio = POR_UF.get(uf ?? '');
  if (!inicio || !municipio_ibge || municipio_ibge.startsWith(inicio)) return null;
  return {
    campo: 'municipio_ibge',
    mensagem: `O código IBGE é de outro estado: os de ${uf} começam com ${inicio}.`,
  };
}

/** Letters and digits of a text, without accents or case: the Receita writes in capitals, people do not. */
export const dobrado = (texto: string | null | undefined): string =>
  (texto ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two addresses are in one town, however its name is written. */
export const mesmoMunicipio = (um: MunicipioEscrito, outro: MunicipioEscrito): boolean =>
  (um.uf || null) === (outro.uf || null) && dobrado(um.municipio) === dobrado(outro.municipio);
