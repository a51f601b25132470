import type {
  EventoAberto,
  FiltrosDaListaDeAuditoria,
  PaginaComDiferencas,
  PaginaDeAuditoria,
  TipoComHistorico,
} from '@dominio/contrato/auditoria';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { ehCliente, pode } from '../../platform/acesso/ator.ts';
import { veTodosOsClientes } from '../../platform/acesso/escopo.ts';
import type { ParteDaAuditoria } from '../../platform/auditoria/palavras.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { naoEncontrado, Recusa } from '../../platform/erros.ts';
import { apresentarEvento, nomesPedidos } from './auditoria.presenter.ts';
import * as repo from './auditoria.repository.ts';
import { listarPessoas } from './nomes.repository.ts';
import { chaveDoNome, diferencasDe } from './valores.rules.ts';
import { criarVocabulario, type Vocabulario } from './vocabulario.rules.ts';

export type Pagina = Pick<FiltrosDaListaDeAuditoria, 'antes_de' | 'limit'>;

/** Cuts the extra row that was read to know whether there is another page. */
export function cortar(linhas: repo.LinhaDeAuditoria[], limite: number) {
  const pagina = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? pagina.at(-1) : undefined;
  return { pagina, proximo: ultima ? `${ultima.criado_em.getTime()}-${ultima.id}` : null };
}

/** The words of the log, composed of what the modules declare. */
export interface Dizeres {
  readonly vocabulario: Vocabulario;
  readonly nomear: NonNullable<ParteDaAuditoria['nomear']>;
  readonly abrir: NonNullable<ParteDaAuditoria['abrir']>;
}

/** @throws at boot for a word that two modules define. */
export const comporDizeres = (partes: readonly ParteDaAuditoria[]): Dizeres => ({
  vocabulario: criarVocabulario(partes.map(({ palavras }) => palavras)),
  nomear: Object.assign({}, ...partes.map(({ nomear }) => nomear)),
  abrir: Object.assign({}, ...partes.map(({ abrir }) => abrir)),
});

/** Names of the records that the reader may see: one statement for each kind asked for. */
export async function lerNomes(
  { db, ator }: Contexto,
  { nomear }: Dizeres,
  pedidos: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<Map<string, string>> {
  const nomes = new Map<string, string>();
  for (const [tipo, ids] of pedidos) {
    const lidos = ids.size > 0 ? await nomear[tipo]?.(db, ator, [...ids]) : undefined;
    for (const { id, nome } of lidos ?? []) nomes.set(chaveDoNome(tipo, id), nome);
  }
  return nomes;
}

/** A page of the log, newest first: about no client, or clients that the reader sees. */
export async function listarEventos(
  ctx: Contexto,
  dizeres: Dizeres,
  { antes_de, limit, ...filtros }: FiltrosDaListaDeAuditoria,
): Promise<PaginaDeAuditoria> {
  const { vocabulario } = dizeres;
  const corte = { cursor: antes_de, limite: limit + 1, velados: vocabulario.velados };
  const { pagina, proximo } = cortar(await repo.listar(ctx.db, ctx.ator, filtros, corte), limit);
  const nomes = await lerNomes(ctx, dizeres, nomesPedidos(vocabulario, pagina, false));
  return { eventos: pagina.map((linha) => apresentarEvento(vocabulario, linha, nomes)), proximo };
}

/** Rows with what changed in each, as the caller may read it. */
export async function comDiferencas(
  ctx: Contexto,
  dizeres: Dizeres,
  linhas: readonly repo.LinhaDeAuditoria[],
  sujeito?: string,
) {
  const { vocabulario } = dizeres;
  const nomes = await lerNomes(ctx, dizeres, nomesPedidos(vocabulario, linhas, true));
  const leitura = {
    vocabulario,
    nomes,
    pode: (permissao: Permissao) => pode(ctx.ator, permissao),
    veTodosOsClientes: veTodosOsClientes(ctx.ator),
  };
  return linhas.map((linha) => ({
    ...apresentarEvento(vocabulario, linha, nomes, sujeito),
    diferencas: diferencasDe(linha, leitura),
  }));
}

/** @throws Recusa 404 where there is no such entry, or it is about a client out of reach. */
export async function lerEvento(
  ctx: Contexto,
  dizeres: Dizeres,
  id: number,
): Promise<EventoAberto> {
  const linha = await repo.ler(ctx.db, ctx.ator, id);
  const [evento] = linha ? await comDiferencas(ctx, dizeres, [linha]) : [];
  if (!linha || !evento) throw naoEncontrado('Registro de auditoria não encontrado.');
  const { request_id, sessao_id, selo, hash } = linha;
  return {
    ...evento,
    request_id,
    sessao_id,
    aparelho: sessao_id && (await repo.lerAparelho(ctx.db, sessao_id)),
    selo: selo !== null && hash !== null ? { numero: selo, hash } : null,
  };
}

/** The choices of the filters, and how far the chain of seals reaches. */
export async function lerOpcoes({ db }: Contexto, { vocabulario }: Dizeres) {
  const { rotuloDaAcao, rotuloDoObjeto } = vocabulario;
  const opcao = (rotulo: (valor: string) => string) => (valor: string) => ({
    valor,
    rotulo: rotulo(valor),
  });
  return {
    acoes: (await repo.listarAcoes(db)).map(opcao(rotuloDaAcao)),
    objetos: (await repo.listarTipos(db)).map(opcao(rotuloDoObjeto)),
    selado_ate: await repo.lerUltimoSelo(db),
  };
}

const MAXIMO_DE_PESSOAS = 20;

export const procurarPessoas = (
  { db, ator }: Contexto,
  filtro: { termo?: string | undefined; id?: number | undefined },
) => listarPessoas(db, ator, { ...filtro, limite: MAXIMO_DE_PESSOAS });

/** @throws Recusa 404 for a record that the caller does not see, or whose kind has no history. */
export async function exigirHistorico(
  ctx: Contexto,
  { abrir }: Dizeres,
  tipo: string,
  id: number,
): Promise<void> {
  const abertura = Object.hasOwn(abrir, tipo) ? abrir[tipo as TipoComHistorico] : undefined;
  if (!abertura || ehCliente(ctx.ator) || !pode(ctx.ator, abertura.permissao)) {
    throw naoEncontrado();
  }
  await abertura.abrir(ctx, id).catch((erro: unknown) => {
    // The same answer for a missing record of any kind.
    throw erro instanceof Recusa && erro.codigo === 'NAO_ENCONTRADO' ? naoEncontrado() : erro;
  });
}

/**
 * The history of one record. Only auditors read the address and browser, and actions that no module
 * lists as `historico`.
 *
 * @throws Recusa 404 for a record that the caller does not see.
 */
export async function listarHistorico(
  ctx: Contexto,
  dizeres: Dizeres,
  { tipo, id }: { tipo: string; id: number },
  { antes_de, limit }: Pagina,
) {
  const { vocabulario } = dizeres;
  await exigirHistorico(ctx, dizeres, tipo, id);
  const auditor = pode(ctx.ator, 'auditoria:visualizar');
  const corte = { cursor: antes_de, limite: limit + 1 };
  const acoes = auditor ? null : vocabulario.historico;
  const linhas = await repo.listarHistorico(ctx.db, { tipo, id, acoes }, corte);
  const { pagina, proximo } = cortar(linhas, limit);
  const eventos = await comDiferencas(ctx, dizeres, pagina);
  if (auditor) return { eventos, proximo };
  const doColega = eventos.map((evento) => ({
    ...evento,
    ip: null,
    diferencas: evento.diferencas.filter(({ campo }) =>
      vocabulario.contaAoColega(evento.acao, campo),
    ),
  }));
  return { eventos: doColega, proximo };
}

/** What the caller did, newest first: signed in, changed the password, wrote. */
export async function listarMinhas(
  ctx: Contexto,
  dizeres: Dizeres,
  { antes_de, limit }: Pagina,
): Promise<PaginaComDiferencas> {
  const corte = { cursor: antes_de, limite: limit + 1 };
  const { pagina, proximo } = cortar(await repo.listarMinhas(ctx.db, ctx.ator, corte), limit);
  return { eventos: await comDiferencas(ctx, dizeres, pagina, 'Você'), proximo };
}
