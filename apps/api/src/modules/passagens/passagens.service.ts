import {
  type NovaPassagem,
  type Passagem,
  TEXTOS_DA_PASSAGEM as T,
} from '@dominio/contrato/passagens';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { ehCliente, pode } from '../../platform/acesso/ator.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe } from '../../platform/versao.ts';
import { clienteNoEscopo, podeDarCliente } from '../clientes/clientes.service.ts';
import { contraResponsavel } from '../contratos/opcoes.service.ts';
import { lerFatos } from './fatos.service.ts';
import { apresentarPassagem, apresentarResumo, comTitulos } from './passagens.presenter.ts';
import * as repo from './passagens.repository.ts';

/** @throws Recusa 404. */
async function exigirCliente(ctx: Contexto, id: number): Promise<void> {
  if (!(await clienteNoEscopo(ctx, id))) throw naoEncontrado('Cliente não encontrado.');
}

/** A term as it is stored, of whom the caller may read. @throws Recusa 404. */
export async function exigirPassagem({ db, ator }: Contexto, id: number) {
  const veClientes = pode(ator, 'painel_cliente:visualizar');
  const linha = ehCliente(ator) ? undefined : await repo.ler(db, ator, id, veClientes);
  if (!linha) throw naoEncontrado(T.naoEncontrada);
  return linha;
}

/** The terms of a client, the newest first. @throws Recusa 404 for a client out of scope. */
export async function listarPassagens(ctx: Contexto, clienteId: number) {
  await exigirCliente(ctx, clienteId);
  const linhas = await repo.listar(ctx.db, ctx.ator, clienteId);
  return { passagens: linhas.map(apresentarResumo) };
}

/** One term, for who sees its client and for the two who sign it. @throws Recusa 404. */
export const lerPassagem = async (ctx: Contexto, id: number): Promise<Passagem> =>
  apresentarPassagem(ctx.ator, await exigirPassagem(ctx, id));

/** @throws Recusa 422 for who takes nothing over, or would get a client that the caller may not give. */
async function exigirQueReceba(tx: ContextoDeTransacao, clienteId: number, pessoa: number) {
  const contra = (await podeDarCliente(tx, clienteId))
    ? await contraResponsavel(tx, pessoa, clienteId)
    : TEXTOS_DO_USUARIO.foraDaAlcada;
  if (contra) throw campoInvalido('quem_recebe_id', contra);
}

/**
 * What a term would record today.
 *
 * @throws Recusa 404 for a client out of scope; 422 for a person who cannot receive it.
 */
export function previaDaPassagem(ctx: Contexto, clienteId: number, recebe: number) {
  return ctx.transacao(async (tx) => {
    await exigirCliente(tx, clienteId);
    await exigirQueReceba(tx, clienteId, recebe);
    return { secoes: comTitulos(await lerFatos(tx, clienteId, recebe)) };
  });
}

/**
 * Makes a handover term with what is known of the client today, for the two to sign (page book #18).
 *
 * @throws Recusa 404 for a client out of scope; 409 while another is open; 422 for who is not
 *   responsible for the client, or cannot receive it.
 */
export function gerarPassagem(ctx: Contexto, clienteId: number, nova: NovaPassagem) {
  const { quem_passa_id: de_id, quem_recebe_id: para_id, ...textos } = nova;
  return ctx.transacao(async (tx) => {
    await exigirCliente(tx, clienteId);
    if (de_id === para_id) throw campoInvalido('quem_recebe_id', T.mesma);
    if (!(await repo.respondePor(tx.db, de_id, clienteId))) {
      throw campoInvalido('quem_passa_id', T.naoResponde);
    }
    await exigirQueReceba(tx, clienteId, para_id);
    // After the people, as whoever saves a contract does.
    await repo.travarCliente(tx.db, clienteId);
    if (await repo.temAberta(tx.db, clienteId)) throw estadoInvalido(T.jaAberta);
    const escrita = escritaDe(tx);
    const id = await repo.inserir(tx.db, {
      cliente_id: clienteId,
      de_id,
      para_id,
      pendencias: textos.pendencias ?? null,
      riscos: textos.riscos ?? null,
      observacoes: textos.observacoes ?? null,
      secoes: await lerFatos(tx, clienteId, para_id),
      gerada_por: tx.ator.usuarioId,
      criado_em: escrita.atualizado_em,
      ...escrita,
    });
    await tx.auditar({
      acao: 'passagem.gerada',
      objeto: { tipo: 'cliente', id: clienteId },
      clienteId,
      depois: { quem_passa: de_id, quem_recebe: para_id },
    });
    await tx.emitir('passagem.gerada', { id });
    return lerPassagem(tx, id);
  });
}
