import {
  CAMPOS_DO_REGIME,
  type CampoDaImportacao,
  ROTULOS_DA_IMPORTACAO,
} from '@dominio/contrato/empresas-importacao';
import { semEnfeite } from '../../../platform/planilhas/textos.ts';

/** The column that the file of errors has besides, last: what a person corrects is sent with it. */
export const MOTIVO = 'Motivo do erro';

const ehMotivo = (titulo: string | undefined) =>
  titulo !== undefined && semEnfeite(titulo) === semEnfeite(MOTIVO);

/** How many columns of a file are read: all but the reasons, where they stand last. */
export const colunasLidas = (titulos: readonly string[]): number =>
  ehMotivo(titulos.at(-1)) ? titulos.length - 1 : titulos.length;

/** Other names that sheets give to the fields, the exported one's among them. */
const OUTROS: Readonly<Partial<Record<CampoDaImportacao, readonly string[]>>> = {
  cliente_id: ['código do cliente', 'cnpj do cliente', 'nome do cliente', 'cliente id'],
  razao_social: ['nome empresarial', 'nome da empresa', 'razão'],
  nome_fantasia: ['fantasia'],
  tipo: ['matriz ou filial', 'matriz/filial'],
  matriz_id: ['cnpj da matriz'],
  inscricao_estadual: ['ie', 'insc estadual'],
  inscricao_municipal: ['im', 'ccm', 'insc municipal'],
  cnae_principal: ['cnae', 'cnae fiscal', 'atividade principal'],
  cnaes_secundarios: ['atividades secundárias'],
  situacao_cadastral: ['situação cadastral', 'situação'],
  data_abertura: ['abertura', 'início das atividades', 'data de início de atividade'],
  capital_social_centavos: ['capital'],
  telefone: ['fone', 'celular'],
  logradouro: ['endereço', 'rua'],
  numero: ['nº', 'nro', 'num'],
  municipio: ['cidade'],
  municipio_ibge: ['ibge', 'código ibge do município', 'código do município', 'cod mun'],
  uf: ['uf'],
  certificado_titular: ['titular do certificado'],
  certificado_serie: ['série do certificado', 'número de série do certificado'],
  certificado_desde: ['certificado válido de'],
  regime: ['regime', 'tributação', 'regime de tributação', 'enquadramento'],
  regime_desde: ['início do regime', 'regime vigente desde', 'desde'],
  certificado_ate: ['certificado', 'certificado válido até', 'validade do certificado'],
};

const CAMPO_DO_NOME: ReadonlyMap<string, CampoDaImportacao> = new Map(
  (Object.entries(ROTULOS_DA_IMPORTACAO) as [CampoDaImportacao, string][]).flatMap(
    ([campo, rotulo]) =>
      [campo, rotulo, ...(OUTROS[campo] ?? [])].map((nome) => [semEnfeite(nome), campo] as const),
  ),
);

/** Whether columns name a regime without its beginning, or the other way round. */
const meioRegime = (campos: readonly (CampoDaImportacao | null)[]): boolean =>
  CAMPOS_DO_REGIME.filter((um) => campos.includes(um)).length === 1;

/**
 * The field that each heading names; null where it names none, or one that another column has, and for
 * half of a regime.
 */
export function camposPropostos(titulos: readonly string[]): (CampoDaImportacao | null)[] {
  const tomados = new Set<CampoDaImportacao>();
  const campos = titulos.map((titulo) => {
    const campo = CAMPO_DO_NOME.get(semEnfeite(titulo));
    if (!campo || tomados.has(campo)) return null;
    tomados.add(campo);
    return campo;
  });
  const ehMeio = (campo: CampoDaImportacao | null) => CAMPOS_DO_REGIME.some((um) => um === campo);
  return meioRegime(campos) ? campos.map((um) => (ehMeio(um) ? null : um)) : campos;
}

/**
 * Whether a file may be a table of companies at all. Any text can be read as a CSV: one of a single
 * column, or of nothing below its first line, is a table only if that line names a field.
 */
export const pareceDeEmpresas = (titulos: readonly string[], linhas: number): boolean =>
  (titulos.length > 1 && linhas > 0) || camposPropostos(titulos).some((campo) => campo !== null);

/** `A`, `Z`, `AA`: what a spreadsheet calls a column. */
function letrasDaColuna(indice: number): string {
  const letra = String.fromCharCode(65 + (indice % 26));
  return indice < 26 ? letra : letrasDaColuna(Math.floor(indice / 26) - 1) + letra;
}

/** A heading as it is shown: a column without one goes by its letters. */
export const tituloDa = (titulos: readonly string[], indice: number): string =>
  titulos[indice] || `Coluna ${letrasDaColuna(indice)}`;

/** What is wrong with a choice of fields, or null. */
export function recusaDosCampos(
  campos: readonly (CampoDaImportacao | null)[],
  quantas: number,
): string | null {
  if (campos.length !== quantas) return 'Informe o campo de cada coluna do arquivo.';
  const lidos = campos.filter((campo) => campo !== null);
  const repetido = lidos.find((campo, i) => lidos.indexOf(campo) !== i);
  if (repetido) return `${ROTULOS_DA_IMPORTACAO[repetido]} está em mais de uma coluna.`;
  if (meioRegime(lidos)) {
    return 'O regime precisa de duas colunas: Regime tributário e Regime desde.';
  }
  return lidos.includes('cnpj') ? null : 'Escolha a coluna do CNPJ.';
}
