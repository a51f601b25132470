import { dataCivil } from '@dominio/contrato/datas';
import type { Baixa, MudancaDeStatus, StatusEscrito } from '@dominio/contrato/empresas-status';
import type { z } from 'zod';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, dadosInvalidos, estadoInvalido } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { apresentarEmpresa } from './empresas.presenter.ts';
import * as repo from './empresas.repository.ts';
import { erroDoDiaDoStatus } from './empresas.rules.ts';
import { abrirEmpresa, acharEmpresa, lerEmpresa } from './empresas.service.ts';

function exigirDia(desde: string | null, hoje: string, abertura: string | null): void {
  if (desde === null) return;
  if (desde > hoje) throw campoInvalido('status_desde', 'A data não pode estar no futuro.');
  const erro = erroDoDiaDoStatus(desde, abertura);
  if (erro) throw dadosInvalidos([erro]);
}

/** Locks the head office of a branch that comes back until the transaction ends. */
async function exigirMatrizAberta(tx: ContextoDeTransacao, matrizId: number): Promise<void> {
  await repo.travar(tx.db, tx.ator, matrizId);
  if ((await acharEmpresa(tx, matrizId))?.status !== 'baixada') return;
  throw estadoInvalido('A matriz desta filial foi baixada. Reative a matriz antes.');
}

async function exigirFiliaisBaixadas({ db }: ContextoDeTransacao, id: number): Promise<void> {
  const filiais = await repo.contarFiliaisAbertas(db, id);
  if (filiais === 0) return;
  throw estadoInvalido(
    filiais === 1
      ? 'Há 1 filial desta matriz que não foi baixada. Baixe a filial antes.'
      : `Há ${filiais} filiais desta matriz que não foram baixadas. Baixe as filiais antes.`,
  );
}

const escrito = ({ status, status_desde, status_motivo }: StatusEscrito): StatusEscrito => ({
  status,
  status_desde,
  status_motivo,
});

function gravar(ctx: Contexto, id: number, depois: StatusEscrito, versao: number | undefined) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirEmpresa(tx, id);
    await exigirVersao(tx, 'empresas', antes, versao, apresentarEmpresa);
    exigirDia(depois.status_desde, dataCivil(tx.agora()), antes.data_abertura);
    if (depois.status === 'baixada') await exigirFiliaisBaixadas(tx, id);
    else if (antes.status === 'baixada' && antes.matriz_id !== null) {
      await exigirMatrizAberta(tx, antes.matriz_id);
    }
    await repo.atualizar(tx.db, id, depois, escritaDe(tx));
    await tx.auditar({
      acao: 'empresa.status_alterado',
      objeto: { tipo: 'empresa', id },
      clienteId: antes.cliente_id,
      antes: { ...escrito(antes) },
      depois: { ...depois },
    });
    await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes', antes.cliente_id);
    return lerEmpresa(tx, id);
  });
}

/**
 * Suspends a company, or has it active again, whatever it was before.
 *
 * @throws Recusa 404; 409 for a stale version, and for a closed branch of a closed head office; 422 for a
 *   day to come, or before the company was opened.
 */
export const mudarStatus = (
  ctx: Contexto,
  id: number,
  { versao, status, status_desde, status_motivo }: z.output<typeof MudancaDeStatus>,
) =>
  gravar(
    ctx,
    id,
    { status, status_desde: status_desde ?? null, status_motivo: status_motivo ?? null },
    versao,
  );

/**
 * Closes a company.
 *
 * @throws Recusa 404; 409 for a stale version, and for a head office with a branch that is not closed;
 *   422 for a day to come, or before the company was opened.
 */
export const baixarEmpresa = (
  ctx: Contexto,
  id: number,
  { versao, ...baixa }: z.output<typeof Baixa>,
) => gravar(ctx, id, { status: 'baixada', ...baixa }, versao);
