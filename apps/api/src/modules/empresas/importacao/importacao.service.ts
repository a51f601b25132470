import {
  type EstadoDaLinha,
  fraseDaConferencia,
  HORAS_DA_IMPORTACAO,
  MAXIMO_DE_IMPORTACOES,
  type PedidoDeImportacao,
} from '@dominio/contrato/empresas-importacao';
import { rodape } from '@dominio/contrato/paginacao';
import { pode } from '../../../platform/acesso/ator.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado, Recusa } from '../../../platform/erros.ts';
import { PlanilhaIlegivel } from '../../../platform/planilhas/leitura.ts';
import { lerPlanilha } from '../../../platform/planilhas/ler-planilha.ts';
import { nomeDeArquivoLimpo } from '../../../platform/planilhas/textos.ts';
import { cabecalhoDe, conferirTodas } from './conferencia.service.ts';
import { abrirImportacao, gravarImportacao } from './gravacao.service.ts';
import { apresentarImportacao, apresentarLinha } from './importacao.presenter.ts';
import * as repo from './importacao.repository.ts';
import { camposPropostos, colunasLidas, pareceDeEmpresas, recusaDosCampos } from './mapa.rules.ts';
import { naSuaVez } from './vez.service.ts';

const HORA_MS = 3_600_000;
const EXEMPLOS = 3;
export const NAO_ENCONTRADA = 'Importação não encontrada.';
const NAO_E_PLANILHA =
  'O arquivo não é uma planilha XLSX nem um CSV com os nomes das colunas na primeira linha.';

/** What was sent before is deleted, or waits for it. */
export const guardadasDesde = (agora: Date) =>
  new Date(agora.getTime() - HORAS_DA_IMPORTACAO * HORA_MS);

/**
 * Every call of an import: who creates companies by it also changes and sees them.
 *
 * @throws Recusa 403
 */
export function exigirAcesso({ ator }: Contexto): void {
  const pedidas = ['empresas:criar', 'empresas:editar', 'empresas:visualizar'];
  if (!pedidas.every((uma) => pode(ator, uma))) throw new Recusa('SEM_PERMISSAO');
}

/** A person's own import. @throws Recusa 403; 404, for somebody else's too. */
export async function exigirImportacao(ctx: Contexto, id: number): Promise<repo.Importacao> {
  exigirAcesso(ctx);
  const uma = await repo.ler(ctx.db, ctx.ator, id, guardadasDesde(ctx.agora()));
  if (!uma) throw naoEncontrado(NAO_ENCONTRADA);
  return uma;
}

async function apresentar({ db, ator }: Contexto, uma: repo.Importacao) {
  const primeiras = await repo.lerPrimeiras(db, uma.id, EXEMPLOS);
  const estados =
    uma.etapa === 'enviada'
      ? new Map<EstadoDaLinha, number>()
      : await repo.contarEstados(db, ator, uma.id);
  return apresentarImportacao(
    uma,
    primeiras.map(({ celulas }) => celulas),
    estados,
  );
}

/** The caller's imports of the last day, the newest first. */
export async function listarImportacoes(ctx: Contexto) {
  exigirAcesso(ctx);
  const todas = await repo.listar(ctx.db, ctx.ator, guardadasDesde(ctx.agora()));
  const importacoes = [];
  for (const uma of todas) importacoes.push(await apresentar(ctx, uma));
  return { importacoes };
}

/** @throws Recusa 404 for what is not the caller's. */
export const lerImportacao = async (ctx: Contexto, id: number) =>
  apresentar(ctx, await exigirImportacao(ctx, id));

/** @throws Recusa 422 for a file that is no table, 429 while another one is read. */
async function lerArquivo(bytes: Uint8Array) {
  try {
    const lida = await lerPlanilha(bytes);
    if (lida) return lida;
  } catch (erro) {
    if (erro instanceof PlanilhaIlegivel) throw campoInvalido('arquivo', erro.message);
    throw erro;
  }
  throw new Recusa('MUITAS_TENTATIVAS', {
    detail: 'Outra planilha está sendo lida. Tente novamente em instantes.',
    headers: { 'retry-after': '5' },
  });
}

/**
 * Keeps the rows of a file for a day, and proposes by its headings which field each column is. The
 * newest of a person are kept; older ones go.
 *
 * @throws Recusa 422 for a file that cannot be read or has no rows; 429 while another one is read.
 */
export async function enviarPlanilha(
  ctx: Contexto,
  { bytes, nome }: { readonly bytes: Uint8Array; readonly nome: string },
) {
  exigirAcesso(ctx);
  const { titulos: todos, linhas } = await lerArquivo(bytes);
  const quantas = colunasLidas(todos);
  const titulos = todos.slice(0, quantas);
  if (!pareceDeEmpresas(titulos, linhas.length)) throw campoInvalido('arquivo', NAO_E_PLANILHA);
  if (linhas.length === 0 || quantas === 0) {
    throw campoInvalido('arquivo', 'O arquivo não tem nenhuma empresa.');
  }
  const nova = {
    usuario_id: ctx.ator.usuarioId,
    nome_arquivo: nomeDeArquivoLimpo(nome, 'planilha'),
    titulos,
    campos: camposPropostos(titulos),
    total: linhas.length,
    criado_em: ctx.agora(),
  };
  return ctx.transacao(async (tx) => {
    const id = await repo.inserir(
      tx.db,
      nova,
      linhas.map(({ numero, celulas }) => ({ numero, celulas: celulas.slice(0, quantas) })),
    );
    await repo.manterSo(tx.db, tx.ator, MAXIMO_DE_IMPORTACOES);
    return lerImportacao(tx, id);
  });
}

/** A page of the checked rows. @throws Recusa 404; 409 before they were checked. */
export async function listarLinhas(
  ctx: Contexto,
  id: number,
  filtros: {
    readonly estado?: EstadoDaLinha | undefined;
    readonly page: number;
    readonly limit: number;
  },
) {
  const uma = await exigirImportacao(ctx, id);
  const estados = await repo.contarEstados(ctx.db, ctx.ator, id);
  const linhas = await repo.listarLinhas(ctx.db, ctx.ator, id, filtros);
  const total = filtros.estado
    ? (estados.get(filtros.estado) ?? 0)
    : [...estados.values()].reduce((soma, um) => soma + um, 0);
  const coluna = cabecalhoDe(uma);
  return {
    linhas: linhas.map((linha) => apresentarLinha(linha, uma, coluna)),
    ...rodape(total, filtros),
  };
}

/** Deletes what was sent; the companies that it wrote stay. @throws Recusa 404; 409 while it is used. */
export async function excluirImportacao(ctx: Contexto, id: number) {
  exigirAcesso(ctx);
  return ctx.transacao(async (tx) => {
    const uma = await abrirImportacao(tx, id, guardadasDesde(tx.agora()));
    if (!uma) throw naoEncontrado(NAO_ENCONTRADA);
    await repo.excluir(tx.db, id);
    return { success: true as const, message: 'Importação descartada.' };
  });
}

const mesmos = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((um, i) => um === b[i]);

/**
 * Checks every row of what was sent, or writes what was checked.
 *
 * @throws Recusa 404; 429 while another import is checked; 409 while another call holds it, for what was written already, and where rows
 *   changed since the check; 422 for fields that do not fit the columns.
 */
export async function importarEmpresas(
  ctx: Contexto,
  { importacao_id: id, simular, campos, sem_erros }: PedidoDeImportacao,
) {
  exigirAcesso(ctx);
  const conferir = async (tx: ContextoDeTransacao) => {
    const uma = await abrirImportacao(tx, id, guardadasDesde(tx.agora()));
    if (!uma) throw naoEncontrado(NAO_ENCONTRADA);
    if (uma.etapa === 'gravada') throw estadoInvalido('Esta importação já foi gravada.');
    const escolhidos = campos ?? uma.campos;
    if (!simular) {
      if (uma.etapa === 'enviada' || !mesmos(escolhidos, uma.campos)) {
        throw estadoInvalido('Confira as linhas antes de gravar.');
      }
      const { frase, recusa } = await gravarImportacao(tx, uma, sem_erros);
      return { recusa, message: frase, ...(await lerImportacao(tx, id)) };
    }
    const errados = recusaDosCampos(escolhidos, uma.titulos.length);
    if (errados) throw campoInvalido('campos', errados);
    const conferidas = await conferirTodas(tx, { ...uma, campos: escolhidos });
    await repo.gravarConferencia(tx.db, id, conferidas);
    await repo.mudar(tx.db, id, { etapa: 'conferida', campos: escolhidos });
    const lida = await lerImportacao(tx, id);
    const { nova = 0, altera = 0, erro = 0 } = lida.contagens ?? {};
    const message = fraseDaConferencia(nova + altera, erro);
    return { recusa: null, message, ...lida };
  };
  const { recusa, ...resposta } = await naSuaVez(() => ctx.transacao(conferir));
  // What was found anew is kept, and nothing else was written.
  if (recusa) throw recusa;
  return { success: true as const, ...resposta };
}
