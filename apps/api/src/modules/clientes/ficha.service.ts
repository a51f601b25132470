import type { EdicaoDeCliente } from '@dominio/contrato/clientes';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { naoEncontrado } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { CAMPOS } from './clientes.campos.ts';
import { apresentarCliente } from './clientes.presenter.ts';
import * as repo from './ficha.repository.ts';

async function exigir({ db, ator }: Contexto, id: number): Promise<repo.LinhaDaFicha> {
  const linha = await repo.ler(db, ator, id);
  if (!linha) throw naoEncontrado('Cliente não encontrado.');
  return linha;
}

const apresentar = (linha: repo.LinhaDaFicha) => {
  const { versao } = linha;
  return { ...apresentarCliente(linha), ...CAMPOS.de(linha), versao };
};

/** @throws Recusa 404 outside the caller's scope. */
export const lerCliente = async (ctx: Contexto, id: number) => apresentar(await exigir(ctx, id));

/** Inserts a client, in the transaction that may also insert its company and contract. */
export async function inserirCliente(
  tx: ContextoDeTransacao,
  novo: Parameters<typeof repo.inserir>[1],
): Promise<number> {
  const campos = CAMPOS.de(novo);
  const id = await repo.inserir(tx.db, campos);
  await tx.auditar({
    acao: 'cliente.criado',
    objeto: { tipo: 'cliente', id },
    depois: campos,
  });
  return id;
}

/**
 * Changes a client's record.
 *
 * @throws Recusa 404; 409 with `atual` for a stale version.
 */
export function atualizarCliente(
  ctx: Contexto,
  id: number,
  { versao, ...edicao }: EdicaoDeCliente,
) {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db, tx.ator, id);
    const linha = await exigir(tx, id);
    await exigirVersao(tx, 'clientes', linha, versao, apresentar);
    const antes = CAMPOS.de(linha);
    await repo.atualizar(tx.db, id, CAMPOS.de(edicao), escritaDe(tx));
    await tx.auditar({
      acao: 'cliente.alterado',
      objeto: { tipo: 'cliente', id },
      antes,
      depois: { ...antes, ...edicao },
    });
    await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes', id);
    return lerCliente(tx, id);
  });
}
