import { dataCivil, diaEscrito } from '@dominio/contrato/datas';
import type {
  EdicaoDePeriodo,
  InicioDeRegime,
  NovoPeriodo,
} from '@dominio/contrato/empresas-regimes';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { dadosInvalidos, jaEmUso, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { abrirEmpresa, lerEmpresa } from './empresas.service.ts';
import * as repo from './regimes.repository.ts';
import { erroDoInicio, periodosDe } from './regimes.rules.ts';

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

async function exigirInicio(
  tx: ContextoDeTransacao,
  empresa: { readonly id: number; readonly data_abertura: string | null },
  desde: string,
  menos?: number,
): Promise<void> {
  const erro = erroDoInicio(desde, empresa.data_abertura);
  if (erro) throw dadosInvalidos([erro]);
  const linhas = await repo.listar(tx.db, empresa.id);
  if (linhas.some((linha) => linha.desde === desde && linha.id !== menos)) {
    throw jaEmUso('desde', `Já há um regime que começa em ${diaEscrito(desde)}.`);
  }
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
 * @throws Recusa 404; 409 for a second regime from the same day; 422 before the company was opened.
 */
export async function criarRegime(ctx: Contexto, empresaId: number, novo: NovoPeriodo) {
  return ctx.transacao(async (tx) => {
    const empresa = await abrirEmpresa(tx, empresaId);
    await exigirInicio(tx, empresa, novo.desde);
    const id = await repo.inserir(tx.db, empresaId, novo);
    await contar(tx, 'empresa.regime_incluido', empresa, { depois: novo });
    return exigirPeriodo(tx, empresaId, id);
  });
}

/**
 * Corrects a regime of the history.
 *
 * @throws Recusa 404; 409 for a stale version and a second regime from the same day; 422 before the
 *   company was opened.
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
    await exigirInicio(tx, empresa, depois.desde, id);
    await repo.atualizar(tx.db, id, depois, escritaDe(tx));
    await contar(tx, 'empresa.regime_alterado', empresa, { antes, depois });
    return exigirPeriodo(tx, empresaId, id);
  });
}

/** Takes a regime out of the history: the one before it goes on. @throws Recusa 404. */
export async function excluirRegime(
  ctx: Contexto,
  { id: empresaId, regime_id: id }: { readonly id: number; readonly regime_id: number },
) {
  return ctx.transacao(async (tx) => {
    const empresa = await abrirEmpresa(tx, empresaId);
    const antes = await exigirPeriodo(tx, empresaId, id);
    await repo.excluir(tx.db, empresaId, id);
    await contar(tx, 'empresa.regime_excluido', empresa, { antes });
    return { success: true as const, message: 'Regime excluído.' };
  });
}
