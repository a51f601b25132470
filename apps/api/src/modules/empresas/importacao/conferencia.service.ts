import { setImmediate as vezDosOutros } from 'node:timers/promises';
import { dataCivil } from '@dominio/contrato/datas';
import { raizDoCnpj } from '@dominio/contrato/documentos';
import type { TipoDeEmpresa } from '@dominio/contrato/empresas';
import {
  type CampoDaImportacao,
  ROTULOS_DA_IMPORTACAO,
} from '@dominio/contrato/empresas-importacao';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import * as base from './base.repository.ts';
import * as repo from './importacao.repository.ts';
import { type Base, conferirLinha, type LinhaConferida, type Matriz } from './linha.rules.ts';
import { tituloDa } from './mapa.rules.ts';
import { type ChaveDoCliente, type LinhaPedida, lerLinha } from './pedida.rules.ts';

/** Rows between two turns of whoever else is answered: some milliseconds. */
const LINHAS_POR_VEZ = 50;
/** CNPJs that one statement looks for. */
const LOTE = 1_000;

/** Does something with each, and lets others have their turn every now and then. */
async function comVez<T>(todos: readonly T[], fazer: (um: T) => void): Promise<void> {
  for (const [i, um] of todos.entries()) {
    if (i % LINHAS_POR_VEZ === 0) await vezDosOutros();
    fazer(um);
  }
}

async function lerPedidas(tx: Contexto, { id, campos }: repo.Importacao): Promise<LinhaPedida[]> {
  const pedidas: LinhaPedida[] = [];
  for (let ultima = 0; ; ) {
    const lote = await repo.lerLote(tx.db, id, ultima);
    await comVez(lote, (linha) => pedidas.push(lerLinha(campos, linha)));
    const fim = lote.at(-1);
    if (!fim) return pedidas;
    ultima = fim.numero;
  }
}

type Tipos = ReadonlyMap<string, TipoDeEmpresa>;

async function lerEmpresas({ db, ator }: Contexto, cnpjs: readonly string[]) {
  const achadas = new Map<string, base.EmpresaNaBase>();
  for (let i = 0; i < cnpjs.length; i += LOTE) {
    for (const uma of await base.lerPorCnpj(db, ator, cnpjs.slice(i, i + LOTE))) {
      achadas.set(uma.cnpj, uma);
    }
  }
  return achadas;
}

const chaveEscrita = ({ por, valor }: ChaveDoCliente) => `${por} ${valor}`;

async function lerClientes({ db, ator }: Contexto, pedidas: readonly LinhaPedida[]) {
  const chaves = new Map<string, ChaveDoCliente>();
  for (const { cliente } of pedidas) if (cliente) chaves.set(chaveEscrita(cliente), cliente);
  const achados = await base.lerClientes(db, ator, [...chaves.values()]);
  return Map.groupBy(achados, chaveEscrita);
}

const ehFilial = (tipos: Tipos, { cnpj, valores }: LinhaPedida) =>
  (valores.tipo ?? tipos.get(cnpj)) === 'filial';

/**
 * The head offices that rows may name: of the database, as earlier rows leave them, and of the file
 * itself. Rows of branches come after all others, so what those make of themselves is known.
 */
async function prepararMatrizes(
  { db, ator }: Contexto,
  empresas: ReadonlyMap<string, base.EmpresaNaBase>,
  filiais: readonly LinhaPedida[],
) {
  const ids = filiais.flatMap(({ cnpj }) => empresas.get(cnpj)?.matriz_id ?? []);
  const raizes = [
    ...new Set(
      filiais.flatMap(({ cnpj, matriz }) => [raizDoCnpj(cnpj), raizDoCnpj(matriz ?? cnpj)]),
    ),
  ];
  const lidas = filiais.length > 0 ? await base.lerMatrizes(db, ator, { ids, raizes }) : [];
  const porCnpj = new Map<string, Matriz>();
  const porId = new Map<number, string>();
  for (const uma of [...lidas, ...empresas.values()]) {
    if (!uma.visivel) continue;
    porCnpj.set(uma.cnpj, uma);
    porId.set(uma.id, uma.cnpj);
  }
  const daRaiz = Map.groupBy(porCnpj.keys(), raizDoCnpj);
  const mudar = (cnpj: string, como: Matriz) => {
    if (!porCnpj.has(cnpj)) daRaiz.getOrInsert(raizDoCnpj(cnpj), []).push(cnpj);
    porCnpj.set(cnpj, como);
  };
  for (const { cnpj } of filiais) {
    const como = porCnpj.get(cnpj);
    if (como) mudar(cnpj, { ...como, tipo: 'filial' });
  }
  return {
    mudar,
    doCnpj: (cnpj: string) => porCnpj.get(cnpj),
    doId: (id: number) => porCnpj.get(porId.get(id) ?? ''),
    daRaiz: (clienteId: number, cnpj: string) =>
      (daRaiz.get(raizDoCnpj(cnpj)) ?? [])
        .filter((um) => um !== cnpj)
        .flatMap((um) => porCnpj.get(um) ?? [])
        .filter(({ tipo, cliente_id }) => tipo === 'matriz' && cliente_id === clienteId),
  };
}

/** The number of the first row of each CNPJ. */
function primeiraDeCada(pedidas: readonly LinhaPedida[]): ReadonlyMap<string, number> {
  const primeiras = new Map<string, number>();
  for (const { cnpj, numero } of pedidas) {
    if (cnpj !== '' && !primeiras.has(cnpj)) primeiras.set(cnpj, numero);
  }
  return primeiras;
}

/** The heading under which a field stands in the file; its own name where no column is it. */
export const cabecalhoDe =
  ({ campos, titulos }: Pick<repo.Importacao, 'campos' | 'titulos'>) =>
  (campo: string): string | null => {
    const indice = campos.indexOf(campo as CampoDaImportacao);
    if (indice !== -1) return tituloDa(titulos, indice);
    return ROTULOS_DA_IMPORTACAO[campo as CampoDaImportacao] ?? null;
  };

/**
 * What every row of an import would do, by the rules of the calls that create and change one company,
 * with nothing written. In the order in which it may be written: branches after their head offices.
 */
export async function conferirTodas(
  tx: ContextoDeTransacao,
  importacao: repo.Importacao,
): Promise<LinhaConferida[]> {
  const pedidas = await lerPedidas(tx, importacao);
  const empresas = await lerEmpresas(tx, [...new Set(pedidas.map(({ cnpj }) => cnpj))]);
  const clientes = await lerClientes(tx, pedidas);
  const tipos = new Map([...empresas].map(([cnpj, { tipo }]) => [cnpj, tipo]));
  const filiais = pedidas.filter((linha) => ehFilial(tipos, linha));
  const outras = pedidas.filter((linha) => !ehFilial(tipos, linha));
  const matrizes = await prepararMatrizes(tx, empresas, filiais);
  const primeiras = primeiraDeCada(pedidas);
  const comparada: Base = {
    hoje: dataCivil(tx.agora()),
    clientes: (chave) => clientes.get(chaveEscrita(chave)) ?? [],
    empresa: (cnpj) => empresas.get(cnpj),
    repetida: ({ cnpj, numero }) => {
      const primeira = primeiras.get(cnpj);
      return primeira === numero ? undefined : primeira;
    },
    matriz: matrizes.doId,
    matrizDoCnpj: matrizes.doCnpj,
    matrizesDaRaiz: matrizes.daRaiz,
  };
  const coluna = cabecalhoDe(importacao);
  const conferidas: LinhaConferida[] = [];
  await comVez(outras, (linha) => {
    const conferida = conferirLinha(linha, comparada, coluna);
    conferidas.push(conferida);
    const { escrita } = conferida;
    if (!escrita) return;
    const { tipo = 'matriz' } = escrita.campos;
    const como =
      escrita.tipo === 'altera'
        ? { ...escrita.de, tipo }
        : { ...escrita.campos, tipo, id: null, status: 'ativa' as const };
    matrizes.mudar(linha.cnpj, como);
  });
  await comVez(filiais, (linha) => conferidas.push(conferirLinha(linha, comparada, coluna)));
  return conferidas;
}
