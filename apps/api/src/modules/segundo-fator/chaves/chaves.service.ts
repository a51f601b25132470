import {
  type ChaveDeAcesso,
  MAXIMO_DE_CHAVES,
  type RespostaDeRegistro,
} from '@dominio/contrato/chaves-de-acesso';
import type { Reautenticacao } from '@dominio/contrato/reautenticacao';
import { TEXTOS_DAS_SESSOES } from '@dominio/contrato/sessoes-abertas';
import type { Contexto } from '../../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado, Recusa } from '../../../platform/erros.ts';
import type { Plataforma } from '../../../platform/plataforma.ts';
import { avisarMudancaDeAcesso } from '../../pessoas/direitos.service.ts';
import { lerUsuario } from '../../pessoas/pessoas.service.ts';
import { temSegundoFator } from '../fatores.service.ts';
import { exigirReautenticacao } from '../reautenticacao.service.ts';
import { travarPessoa } from '../segundo-fator.repository.ts';
import { assentarFator, encerrarFator } from '../totp/totp.service.ts';
import * as repo from './chaves.repository.ts';
import { criarDesafio, gastarDesafio } from './desafios.service.ts';
import { conferirRegistro, lugarDe, opcoesDeRegistro } from './webauthn.ts';

export type Meios = Pick<Plataforma, 'cofre' | 'config'>;

const CADASTRADA = 'Chave de acesso cadastrada.';
const naoAchada = () => naoEncontrado('Chave de acesso não encontrada.');

const apresentar = ({
  id,
  nome,
  criada_em,
  usada_em,
  sincronizada,
}: repo.Chave): ChaveDeAcesso => ({
  id,
  nome,
  criada_em: criada_em.toISOString(),
  usada_em: usada_em?.toISOString() ?? null,
  sincronizada,
});

/** The caller's passkeys. */
export async function listarChaves({ db, ator }: Contexto) {
  return { chaves: (await repo.listar(db, ator.usuarioId)).map(apresentar) };
}

/** @throws Recusa 409 when the person has as many passkeys as are allowed. */
function exigirLugar(chaves: readonly unknown[]): void {
  if (chaves.length >= MAXIMO_DE_CHAVES) {
    throw estadoInvalido(`Cada pessoa guarda até ${MAXIMO_DE_CHAVES} chaves de acesso.`);
  }
}

/**
 * The options with which the caller's browser makes a passkey.
 *
 * @throws Recusa 409 when there are too many; what `exigirReautenticacao` throws.
 */
export async function iniciarRegistro(ctx: Contexto, prova: Reautenticacao, meios: Meios) {
  await exigirReautenticacao(ctx, prova, meios);
  const { usuarioId } = ctx.ator;
  const chaves = await repo.listar(ctx.db, usuarioId);
  exigirLugar(chaves);
  const { nome, email } = await lerUsuario(ctx.db, usuarioId);
  const agora = ctx.agora();
  const desafio = await criarDesafio(ctx.db, { finalidade: 'registrar', usuarioId, agora });
  const pessoa = { id: usuarioId, nome, email };
  return opcoesDeRegistro(lugarDe(meios.config.urlPublica), { desafio, pessoa, chaves });
}

/**
 * Stores the passkey that the browser made for the caller. If it is the first factor, the person
 * gets recovery codes and their other sessions end.
 *
 * @throws Recusa `CHAVE_RECUSADA` (422) for an answer to no challenge of the caller's, or made for
 *   another site; 409 for a passkey that is stored already.
 */
export async function registrarChave(
  ctx: Contexto,
  { nome, resposta }: { nome: string; resposta: RespostaDeRegistro },
  { config }: Meios,
) {
  const { usuarioId } = ctx.ator;
  const agora = ctx.agora();
  const { clientDataJSON } = resposta.response;
  const gasto = await gastarDesafio(ctx.db, clientDataJSON, 'registrar', agora);
  if (gasto?.usuarioId !== usuarioId) throw new Recusa('CHAVE_RECUSADA');
  const nova = await conferirRegistro(lugarDe(config.urlPublica), resposta, gasto.desafio);
  if (!nova) throw new Recusa('CHAVE_RECUSADA');
  return ctx.transacao(async (tx) => {
    await travarPessoa(tx.db, usuarioId);
    exigirLugar(await repo.listar(tx.db, usuarioId));
    const primeiro = !(await temSegundoFator(tx.db, usuarioId));
    const { transportes, ...dados } = nova;
    const chave = await repo.inserir(tx.db, {
      ...dados,
      transportes: [...transportes],
      usuario_id: usuarioId,
      nome,
      criada_em: agora,
    });
    if (!chave) throw estadoInvalido('Esta chave de acesso já está cadastrada.');
    const codigos = await assentarFator(tx, primeiro);
    await tx.auditar({
      acao: 'chave_de_acesso.criada',
      objeto: { tipo: 'usuario', id: usuarioId },
      depois: { chave: chave.id, nome },
    });
    await tx.emitir('segundo_fator.alterado', { usuarioId, o_que: 'chave_nova', primeiro });
    await avisarMudancaDeAcesso(tx, [usuarioId]);
    return {
      success: true as const,
      message: primeiro ? `${CADASTRADA} ${TEXTOS_DAS_SESSOES.outrasEncerradas}` : CADASTRADA,
      chave: apresentar(chave),
      ...(codigos.length > 0 && { codigos }),
    };
  });
}

/** @throws Recusa 404 for an id that is no passkey of the caller's. */
export async function renomearChave(ctx: Contexto, id: number, nome: string) {
  const { usuarioId } = ctx.ator;
  await ctx.transacao(async (tx) => {
    if (!(await repo.renomear(tx.db, usuarioId, id, nome))) throw naoAchada();
    await tx.auditar({
      acao: 'chave_de_acesso.renomeada',
      objeto: { tipo: 'usuario', id: usuarioId },
      depois: { chave: id, nome },
    });
  });
  return { success: true as const, message: 'Chave de acesso renomeada.' };
}

/**
 * Deletes a passkey of the caller's.
 *
 * @throws Recusa 404; 409 for the last factor where a group requires one; what
 *   `exigirReautenticacao` throws.
 */
export async function removerChave(ctx: Contexto, id: number, prova: Reautenticacao, meios: Meios) {
  const { usuarioId } = ctx.ator;
  const chaves = await repo.listar(ctx.db, usuarioId);
  if (!chaves.some((chave) => chave.id === id)) throw naoAchada();
  await exigirReautenticacao(ctx, prova, meios);
  await ctx.transacao(async (tx) => {
    await travarPessoa(tx.db, usuarioId);
    const excluida = await repo.excluir(tx.db, usuarioId, id);
    if (!excluida) throw naoAchada();
    await encerrarFator(tx);
    await tx.auditar({
      acao: 'chave_de_acesso.removida',
      objeto: { tipo: 'usuario', id: usuarioId },
      antes: { chave: id, nome: excluida.nome },
    });
    await tx.emitir('segundo_fator.alterado', { usuarioId, o_que: 'chave_removida' });
  });
  return { success: true as const, message: 'Chave de acesso removida.' };
}
