import { estaAberta, type Passagem, TEXTOS_DA_PASSAGEM as T } from '@dominio/contrato/passagens';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import type { AoDesligar } from '../../platform/saida.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { passarResponsavel } from '../clientes/vinculo.service.ts';
import { contraDesignado } from '../contratos/opcoes.service.ts';
import { passarContratosDoCliente, segurarContratosDe } from '../contratos/responsavel.service.ts';
import { segurarPessoas } from '../pessoas/troca-de-vinculos.service.ts';
import { quemPode, quemPodeDarOCliente } from '../usuarios/acesso/acesso.service.ts';
import { podeCancelar } from './passagens.policy.ts';
import { apresentarPassagem } from './passagens.presenter.ts';
import type { LinhaDePassagem } from './passagens.repository.ts';
import * as repo from './passagens.repository.ts';
import { assinaturaDe, depoisDeAssinar, ehParte, podeAssinar } from './passagens.rules.ts';
import { exigirPassagem, lerPassagem } from './passagens.service.ts';

type Versao = { readonly versao?: number | undefined };

/** A term under its lock, in the version that was read. @throws Recusa 404; 409 for another version. */
async function abrir(tx: ContextoDeTransacao, id: number, { versao }: Versao) {
  await repo.travar(tx.db, id);
  const linha = await exigirPassagem(tx, id);
  await exigirVersao(tx, 'passagens', linha, versao, (uma) => apresentarPassagem(tx.ator, uma));
  if (!estaAberta(linha.estado)) throw estadoInvalido(T.encerrada);
  return linha;
}

/** @throws Recusa 404 for who is neither of the two: others read a term and sign none; 409. */
function exigirQueAssine(tx: ContextoDeTransacao, linha: LinhaDePassagem): void {
  const { usuarioId } = tx.ator;
  if (!ehParte(linha, usuarioId)) throw naoEncontrado(T.naoEncontrada);
  if (!podeAssinar(linha, usuarioId)) throw estadoInvalido(T.jaAssinou);
}

const anotar = (
  tx: ContextoDeTransacao,
  { cliente_id, de_id, para_id }: Pick<LinhaDePassagem, 'cliente_id' | 'de_id' | 'para_id'>,
  acao: string,
  depois: Readonly<Record<string, unknown>> = {},
) =>
  tx.auditar({
    acao,
    objeto: { tipo: 'cliente', id: cliente_id },
    clienteId: cliente_id,
    depois: { quem_passa: de_id, quem_recebe: para_id, ...depois },
  });

/**
 * Makes who receives responsible, with the contracts that name who hands over. Done with the rights of
 * who had the term made, which are asked for again: signing gives nobody a right to give clients.
 */
async function transferir(tx: ContextoDeTransacao, linha: LinhaDePassagem): Promise<void> {
  const { cliente_id: clienteId, de_id: de, para_id: para, gerada_por } = linha;
  const podem = await quemPode(tx.db, 'contratos:editar');
  const podemDar = await quemPodeDarOCliente(tx, clienteId);
  if (!podem.has(gerada_por) || !podemDar.has(gerada_por)) throw estadoInvalido(T.semDireito);
  if (!(await repo.respondePor(tx.db, de, clienteId))) throw estadoInvalido(T.jaNaoResponde);
  if (await contraDesignado(tx, 'responsavel_id', para)) throw estadoInvalido(T.naoRecebe);
  await passarContratosDoCliente(tx, { de, para, clienteId });
  await passarResponsavel(tx, { de, para, clienteId });
}

/**
 * Signs a term, as one of the two. By the second signature the client passes, in the same transaction.
 *
 * @throws Recusa 404 for a term that is not the caller's to sign; 409 for a stale version, for one that
 *   is over or signed already, and where the client cannot pass any more.
 */
export function assinarPassagem(ctx: Contexto, id: number, corpo: Versao): Promise<Passagem> {
  return ctx.transacao(async (tx) => {
    const { de_id, para_id } = await exigirPassagem(tx, id);
    // In the order of every change of these: contracts, then people, then what is theirs.
    await segurarContratosDe(tx, de_id);
    await segurarPessoas(tx, [de_id, para_id]);
    const linha = await abrir(tx, id, corpo);
    exigirQueAssine(tx, linha);
    const minha = assinaturaDe(linha, tx.ator.usuarioId);
    const estado = depoisDeAssinar(linha);
    const escrita = escritaDe(tx);
    const em = escrita.atualizado_em;
    const fim = estado === 'concluida' ? { encerrada_em: em } : {};
    await repo.mudar(tx.db, id, { estado, ...fim, ...(minha && { [minha]: em }) }, escrita);
    await anotar(tx, linha, 'passagem.assinada');
    if (estado === 'concluida') {
      await transferir(tx, linha);
      await anotar(tx, linha, 'passagem.concluida');
    }
    await tx.emitir('passagem.mudou', { id, por: tx.ator.usuarioId, estado });
    return lerPassagem(tx, id);
  });
}

/**
 * Refuses to sign a term, which ends it.
 *
 * @throws Recusa 404 for a term that is not the caller's to sign; 409 for a stale version, and for one
 *   that is over or that the caller signed.
 */
export function recusarPassagem(
  ctx: Contexto,
  id: number,
  { motivo, ...corpo }: Versao & { readonly motivo: string },
): Promise<Passagem> {
  return ctx.transacao(async (tx) => {
    const linha = await abrir(tx, id, corpo);
    exigirQueAssine(tx, linha);
    const escrita = escritaDe(tx);
    const fim = { estado: 'recusada', motivo, encerrada_em: escrita.atualizado_em } as const;
    await repo.mudar(tx.db, id, fim, escrita);
    await anotar(tx, linha, 'passagem.recusada', { motivo_do_termo: motivo });
    await tx.emitir('passagem.mudou', { id, por: tx.ator.usuarioId, estado: 'recusada' });
    return lerPassagem(tx, id);
  });
}

/**
 * Calls an open term off.
 *
 * @throws Recusa 404 for a term that the caller neither had made nor could make again; 409 for a stale
 *   version, and for one that is over.
 */
export function cancelarPassagem(ctx: Contexto, id: number, corpo: Versao): Promise<Passagem> {
  return ctx.transacao(async (tx) => {
    if (!podeCancelar(tx.ator, await exigirPassagem(tx, id))) throw naoEncontrado(T.naoEncontrada);
    const linha = await abrir(tx, id, corpo);
    const escrita = escritaDe(tx);
    const fim = { estado: 'cancelada', encerrada_em: escrita.atualizado_em } as const;
    await repo.mudar(tx.db, id, fim, escrita);
    await anotar(tx, linha, 'passagem.cancelada');
    await tx.emitir('passagem.mudou', { id, por: tx.ator.usuarioId, estado: 'cancelada' });
    return lerPassagem(tx, id);
  });
}

/** Open terms of somebody who leaves are called off: nobody signs them, or nobody may have them done. */
export const passagensDeQuemSai: AoDesligar = {
  ler: async (tx, { id, nome }) => ({
    async passar() {
      const escrita = escritaDe(tx);
      const fim = { motivo: `${nome} saiu do escritório.`, encerrada_em: escrita.atualizado_em };
      for (const uma of await repo.cancelarDe(tx.db, id, fim, escrita)) {
        await anotar(tx, uma, 'passagem.cancelada');
        await tx.emitir('passagem.mudou', { id: uma.id, por: id, estado: 'cancelada' });
      }
    },
  }),
};
