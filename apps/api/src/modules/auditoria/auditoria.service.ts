import type {
  EventoAberto,
  FiltrosDaListaDeAuditoria,
  PaginaComDiferencas,
  PaginaDeAuditoria,
  TipoComHistorico,
} from '@dominio/contrato/auditoria';
import { ehCliente, pode } from '../../platform/acesso/ator.ts';
import { veTodosOsClientes } from '../../platform/acesso/escopo.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { naoEncontrado, Recusa } from '../../platform/erros.ts';
import { lerCliente } from '../clientes/ficha.service.ts';
import { lerContrato } from '../contratos/contratos.service.ts';
import { lerEmpresa } from '../empresas/empresas.service.ts';
import { exigirLinha } from '../usuarios/cadastro/cadastro.service.ts';
import { apresentarEvento, nomesPedidos } from './auditoria.presenter.ts';
import * as repo from './auditoria.repository.ts';
import { rotuloDaAcao, rotuloDoObjeto } from './frases.rules.ts';
import { contaAoColega } from './historico.rules.ts';
import { lerNomes, listarPessoas } from './nomes.repository.ts';
import { diferencasDe } from './valores.rules.ts';

type Pagina = Pick<FiltrosDaListaDeAuditoria, 'antes_de' | 'limit'>;

/** One row more than asked for says whether there is another page. */
function cortar(linhas: repo.LinhaDeAuditoria[], limite: number) {
  const pagina = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? pagina.at(-1) : undefined;
  return { pagina, proximo: ultima ? `${ultima.criado_em.getTime()}-${ultima.id}` : null };
}

/** A page of the log, newest first, as far as the reader's clients go. */
export async function listarEventos(
  ctx: Contexto,
  { antes_de, limit, ...filtros }: FiltrosDaListaDeAuditoria,
): Promise<PaginaDeAuditoria> {
  const corte = { cursor: antes_de, limite: limit + 1 };
  const { pagina, proximo } = cortar(await repo.listar(ctx.db, ctx.ator, filtros, corte), limit);
  const nomes = await lerNomes(ctx.db, ctx.ator, nomesPedidos(pagina, false));
  return { eventos: pagina.map((linha) => apresentarEvento(linha, nomes)), proximo };
}

/** Rows with what changed in each, as the caller may read it. */
export async function comDiferencas(
  ctx: Contexto,
  linhas: readonly repo.LinhaDeAuditoria[],
  sujeito?: string,
) {
  const nomes = await lerNomes(ctx.db, ctx.ator, nomesPedidos(linhas, true));
  const leitura = {
    nomes,
    veValores: pode(ctx.ator, 'contratos:ver_valores'),
    veTodosOsClientes: veTodosOsClientes(ctx.ator),
  };
  return linhas.map((linha) => ({
    ...apresentarEvento(linha, nomes, sujeito),
    diferencas: diferencasDe(linha, leitura),
  }));
}

/** @throws Recusa 404 for none, or one about a client out of reach. */
export async function lerEvento(ctx: Contexto, id: number): Promise<EventoAberto> {
  const linha = await repo.ler(ctx.db, ctx.ator, id);
  const [evento] = linha ? await comDiferencas(ctx, [linha]) : [];
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

/** What may be filtered by, and how far the chain of seals reaches. */
export async function lerOpcoes({ db }: Contexto) {
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

/** Who may see a record may see what was done to it: its own service says so, or answers 404. */
const ABERTURA: Readonly<
  Record<
    TipoComHistorico,
    { permissao: string; abrir: (ctx: Contexto, id: number) => Promise<unknown> }
  >
> = {
  usuario: { permissao: 'usuarios:visualizar', abrir: exigirLinha },
  cliente: { permissao: 'clientes:visualizar', abrir: lerCliente },
  contrato: { permissao: 'contratos:visualizar', abrir: lerContrato },
  empresa: { permissao: 'empresas:visualizar', abrir: lerEmpresa },
};

/**
 * The history of one record. From where is told to auditors alone, and so is all that is not in
 * `ACOES_DO_HISTORICO`.
 *
 * @throws Recusa 404 for a record that the caller does not see.
 */
export async function listarHistorico(
  ctx: Contexto,
  { tipo, id }: { tipo: string; id: number },
  { antes_de, limit }: Pagina,
) {
  const abertura = Object.hasOwn(ABERTURA, tipo) ? ABERTURA[tipo as TipoComHistorico] : undefined;
  if (!abertura || ehCliente(ctx.ator) || !pode(ctx.ator, abertura.permissao)) {
    throw naoEncontrado();
  }
  await abertura.abrir(ctx, id).catch((erro: unknown) => {
    // One answer, whatever kind of record it is that is not there.
    throw erro instanceof Recusa && erro.codigo === 'NAO_ENCONTRADO' ? naoEncontrado() : erro;
  });
  const auditor = pode(ctx.ator, 'auditoria:visualizar');
  const corte = { cursor: antes_de, limite: limit + 1 };
  const linhas = await repo.listarHistorico(ctx.db, { tipo, id, auditor }, corte);
  const { pagina, proximo } = cortar(linhas, limit);
  const eventos = await comDiferencas(ctx, pagina);
  if (auditor) return { eventos, proximo };
  const doColega = eventos.map((evento) => ({
    ...evento,
    ip: null,
    diferencas: evento.diferencas.filter(({ campo }) => contaAoColega(evento.acao, campo)),
  }));
  return { eventos: doColega, proximo };
}

/** What the caller did, newest first: signed in, changed the password, wrote. */
export async function listarMinhas(
  ctx: Contexto,
  { antes_de, limit }: Pagina,
): Promise<PaginaComDiferencas> {
  const corte = { cursor: antes_de, limite: limit + 1 };
  const { pagina, proximo } = cortar(await repo.listarMinhas(ctx.db, ctx.ator, corte), limit);
  return { eventos: await comDiferencas(ctx, pagina, 'Você'), proximo };
}
