import {
  type EstadoDaLinha,
  HORAS_DA_IMPORTACAO,
  type ImportacaoDeEmpresas,
  type LinhaDaImportacao,
} from '@dominio/contrato/empresas-importacao';
import type { Celula } from '../../../platform/planilhas/linhas.ts';
import { cortado } from '../../../platform/planilhas/textos.ts';
import { CLIENTE_NAO_ENCONTRADO } from '../recusas.rules.ts';
import { cnpjDa, escritoComo, textoDa } from './celulas.rules.ts';
import type { Importacao, LinhaVista } from './importacao.repository.ts';
import { tituloDa } from './mapa.rules.ts';

const HORA_MS = 3_600_000;
/** Characters of a cell that is shown as an example. */
const MAXIMO_DO_EXEMPLO = 80;

/** An import with what its first rows hold, and how many rows are in each state. */
export function apresentarImportacao(
  {
    id,
    nome_arquivo,
    etapa,
    titulos,
    campos,
    total,
    criado_em,
    gravado_em,
    mudanca_id,
  }: Importacao,
  primeiras: readonly (readonly Celula[])[],
  estados: ReadonlyMap<EstadoDaLinha, number>,
): ImportacaoDeEmpresas {
  const contar = (estado: EstadoDaLinha) => estados.get(estado) ?? 0;
  return {
    id,
    nome_arquivo,
    etapa,
    criada_em: criado_em.toISOString(),
    expira_em: new Date(criado_em.getTime() + HORAS_DA_IMPORTACAO * HORA_MS).toISOString(),
    gravada_em: gravado_em?.toISOString() ?? null,
    acoes: { desfazer: mudanca_id !== null },
    total,
    colunas: campos.map((campo, i) => ({
      titulo: tituloDa(titulos, i),
      campo,
      exemplos: primeiras
        .map((celulas) => cortado(textoDa(celulas[i]), MAXIMO_DO_EXEMPLO))
        .filter(Boolean),
    })),
    contagens:
      etapa === 'enviada'
        ? null
        : {
            nova: contar('nova'),
            altera: contar('altera'),
            igual: contar('igual'),
            erro: contar('erro'),
          },
  };
}

/** What is wrong with a row; of a client that the person no longer sees, no more than that. */
export const problemasDa = (
  { perdida, problemas }: Pick<LinhaVista, 'perdida' | 'problemas'>,
  coluna: (campo: string) => string | null,
) =>
  perdida ? [{ coluna: coluna('cliente_id'), mensagem: CLIENTE_NAO_ENCONTRADO }] : [...problemas];

/** A row as it is shown, with the cells that tell people which one it is. */
export function apresentarLinha(
  linha: LinhaVista,
  { campos }: Pick<Importacao, 'campos'>,
  coluna: (campo: string) => string | null,
): LinhaDaImportacao {
  const { numero, estado, celulas, cliente_nome, perdida, mudancas } = linha;
  const celula = (campo: 'cnpj' | 'razao_social' | 'cliente_id') =>
    celulas[campos.indexOf(campo)] ?? null;
  return {
    numero,
    estado,
    cnpj: escritoComo('cnpj', cnpjDa(celula('cnpj'))) ?? '',
    razao_social: textoDa(celula('razao_social')),
    cliente_nome: cliente_nome ?? (textoDa(celula('cliente_id')) || null),
    problemas: problemasDa(linha, coluna),
    mudancas: perdida ? [] : [...mudancas],
  };
}
