import { dataCivil, diaEscrito } from '@dominio/contrato/datas';
import type {
  EdicaoDePeriodo,
  InicioDeRegime,
  NovoPeriodo,
} from '@dominio/contrato/empresas-regimes';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { dadosInvalidos, estadoInvalido, jaEmUso, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { abrirEmpresa, lerEmpresa } from './empresas.service.ts';
import * as repo from './regimes.repository.ts';
import { erroDoInicio, erroDosVizinhos, periodosDe, recusaDaExclusao } from './regimes.rules.ts';

const NAO_ENCONTRADO = 'Regime não encontrado.';

const periodos = async ({ db, agora }: Contexto, empresaId: number) =>
  periodosDe(await repo.listar(db, empresaId), dataCivil(agora()));

/**
 * The history of a company's regimes, the newest first.
 *
 * @throws Recusa 404 outside the caller's scope.
 */
export async function listarRegimes(ctx: Contexto, empresaId: number) {
  await lerEmpresa(ctx, empresaId);
  return { regimes: await periodos(ctx, empresaId) };
}

/** One period of a company. */
async function exigirPeriodo(ctx: Contexto, empresaId: number, id: number) {
  const periodo = (await periodos(ctx, empresaId)).find((um) => um.id === id);
  if (!periodo) throw naoEncontrado(NAO_ENCONTRADO);
  return periodo;
}

const soInicio = ({ regime, desde }: InicioDeRegime) => ({ regime, desde });

const outrosRegimes = async ({ db }: Contexto, empresaId: number, menos: number | undefined) =>
  (await repo.listar(db, empresaId)).filter(({ id }) => id !== menos);

async function exigirInicio(
  tx: ContextoDeTransacao,
  empresa: { readonly id: number; readonly data_abertura: string | null },
  inicio: InicioDeRegime,
  menos?: number,
): Promise<void> {
  const { desde } = inicio;
  const erro = erroDoInicio(desde, empresa.data_abertura);
  if (erro) throw dadosInvalidos([erro]);
  const outros = await outrosRegimes(tx, empresa.id, menos);
  if (outros.some((outro) => outro.desde === desde)) {
    throw jaEmUso('desde', `Já há um regime que começa em ${diaEscrito(desde)}.`);
  }
  const vizinho = erroDosVizinhos(inicio, outros);
  if (vizinho) throw jaEmUso(vizinho.campo, vizinho.mensagem);
}

async function contar(
  tx: ContextoDeTransacao,
  acao: 'empresa.regime_incluido' | 'empresa.regime_alterado' | 'empresa.regime_excluido',
  empresa: { readonly id: number; readonly cliente_id: number },
  mudanca: { readonly antes?: InicioDeRegime; readonly depois?: InicioDeRegime },
): Promise<void> {
  const { antes, depois } = mudanca;
  await tx.auditar({
    acao,
    objeto: { tipo: 'empresa', id: empresa.id },
    clienteId: empresa.cliente_id,
    ...(antes && { antes: soInicio(antes) }),
    ...(depois && { depois: soInicio(depois) }),
  });
  await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes', empresa.cliente_id);
}

/**
 * Says since when a company has a regime; the one before it ends on the day before.
 *
 * @throws Recusa 404; 409 for a second regime from the same day and for the same one again; 422 before
 *   the company was opened.
 */
export async function criarRegime(ctx: Contexto, empresaId: number, novo: NovoPeriodo) {
  return ctx.transacao(async (tx) => {
    const empresa = await abrirEmpresa(tx, empresaId);
    await exigirInicio(tx, empresa, novo);
    const id = await repo.inserir(tx.db, empresaId, novo);
    await contar(tx, 'empresa.regime_incluido', empresa, { depois: novo });
    return exigirPeriodo(tx, empresaId, id);
  });
}

/**
 * Corrects a regime of the history.
 *
 * @throws Recusa 404; 409 for a stale version, a second regime from the same day and the same one again;
 *   422 before the company was opened.
 */
export async function atualizarRegime(
  ctx: Contexto,
  { id: empresaId, regime_id: id }: { readonly id: number; readonly regime_id: number },
  { versao, ...edicao }: EdicaoDePeriodo,
) {
  return ctx.transacao(async (tx) => {
    const empresa = await abrirEmpresa(tx, empresaId);
    const antes = await exigirPeriodo(tx, empresaId, id);
    await exigirVersao(tx, 'empresa_regimes', antes, versao);
    const depois = { ...soInicio(antes), ...edicao };
    await exigirInicio(tx, empresa, depois, id);
    await repo.atualizar(tx.db, id, depois, escritaDe(tx));
    await contar(tx, 'empresa.regime_alterado', empresa, { antes, depois });
    return exigirPeriodo(tx, empresaId, id);
  });
}

/**
 * Takes a regime out of the history: the one before it goes on.
 *
 * @throws Recusa 404; 409 for a stale version, and where the one after it is the same as the one before.
 */
export async function excluirRegime(
  ctx: Contexto,
  { id: empresaId, regime_id: id }: { readonly id: number; readonly regime_id: number },
  versao: number | undefined,
) {
  return ctx.transacao(async (tx) => {
    const empresa = await abrirEmpresa(tx, empresaId);
    const antes = await exigirPeriodo(tx, empresaId, id);
    await exigirVersao(tx, 'empresa_regimes', antes, versao);
    const recusa = recusaDaExclusao(await outrosRegimes(tx, empresaId, id));
    if (recusa) throw estadoInvalido(recusa);
    await repo.excluir(tx.db, empresaId, id);
    await contar(tx, 'empresa.regime_excluido', empresa, { antes });
    return { success: true as const, message: 'Regime excluído.' };
  });
}
