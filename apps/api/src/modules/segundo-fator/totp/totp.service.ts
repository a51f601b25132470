import { type Reautenticacao, TEXTOS_DA_REAUTENTICACAO } from '@dominio/contrato/reautenticacao';
import type { EstadoDoSegundoFator } from '@dominio/contrato/segundo-fator';
import { TEXTOS_DAS_SESSOES } from '@dominio/contrato/sessoes-abertas';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { campoInvalido, estadoInvalido } from '../../../platform/erros.ts';
import type { Plataforma } from '../../../platform/plataforma.ts';
import { avisarMudancaDeAcesso } from '../../pessoas/direitos.service.ts';
import { lerUsuario } from '../../pessoas/pessoas.service.ts';
import { encerrarOutrasSessoes } from '../../sessoes/encerramento.service.ts';
import * as freio from '../../sessoes/freio/freio.service.ts';
import { provaDaSessao } from '../../sessoes/senhas/prova.service.ts';
import { temSegundoFator } from '../fatores.service.ts';
import { exigirReautenticacao } from '../reautenticacao.service.ts';
import * as repo from '../segundo-fator.repository.ts';
import { abrirSegredo, lugarDoTotp } from './codigos.service.ts';
import { darCodigos } from './recuperacao.service.ts';
import { passoDoCodigo, sortearSegredo, uriDoTotp } from './totp.ts';

export type Meios = Pick<Plataforma, 'cofre'>;

const objetoDe = ({ ator }: Contexto) => ({ tipo: 'usuario', id: ator.usuarioId });
const ATIVADO = 'Aplicativo autenticador ativado.';
const JA_ATIVO = 'O aplicativo autenticador já está ativo. Desative-o para trocar de aplicativo.';
const SEM_TOTP = 'O aplicativo autenticador não está ativo.';

/** The caller's second factors. */
export async function lerEstado(ctx: Contexto): Promise<EstadoDoSegundoFator> {
  const { db, ator } = ctx;
  const { temSenha, provadoAte } = await provaDaSessao(ctx);
  const { totpDesde, chaves, restantes } = await repo.lerFatores(db, ator.usuarioId);
  return {
    totp: totpDesde !== null,
    totp_desde: totpDesde?.toISOString() ?? null,
    chaves,
    codigos_restantes: restantes,
    exigido: await repo.exigido(db, ator.usuarioId),
    tem_senha: temSenha,
    provado_ate: provadoAte?.toISOString() ?? null,
  };
}

/**
 * Gives the caller a secret for the application. Its codes open nothing before {@link
 * confirmarTotp}.
 *
 * @throws Recusa 409 when there is an application already; what `exigirReautenticacao` throws.
 */
export async function ativarTotp(ctx: Contexto, prova: Reautenticacao, meios: Meios) {
  await exigirReautenticacao(ctx, prova, meios);
  const { usuarioId } = ctx.ator;
  const { email } = await lerUsuario(ctx.db, usuarioId);
  const segredo = sortearSegredo();
  await ctx.transacao(async (tx) => {
    await repo.travarPessoa(tx.db, usuarioId);
    const atual = await repo.lerTotp(tx.db, usuarioId);
    if (atual?.confirmado_em) throw estadoInvalido(JA_ATIVO);
    const cifrado = meios.cofre.cifrar(lugarDoTotp(usuarioId), segredo);
    await repo.guardarTotp(tx.db, usuarioId, cifrado, tx.agora());
    await tx.auditar({ acao: 'segundo_fator.iniciado', objeto: objetoDe(tx) });
  });
  return { segredo, uri: uriDoTotp(segredo, email) };
}

/**
 * What follows the addition of a factor: if it is the first, the person's other sessions end, since
 * they were opened by the password alone; without recovery codes, the person gets them.
 */
export async function assentarFator(tx: ContextoDeTransacao, primeiro: boolean): Promise<string[]> {
  if (primeiro) await encerrarOutrasSessoes(tx, 'segundo_fator');
  const { restantes } = await repo.lerFatores(tx.db, tx.ator.usuarioId);
  return restantes > 0 ? [] : darCodigos(tx.db, tx.ator.usuarioId);
}

/**
 * Turns the application on, by its first code. The current session goes on; if it is the first
 * factor, the person's other sessions end.
 *
 * @throws Recusa 409 without a secret to confirm; 422 on `codigo`; `MUITAS_TENTATIVAS` (429).
 */
export async function confirmarTotp(ctx: Contexto, codigo: string, meios: Meios) {
  const { usuarioId } = ctx.ator;
  const agora = ctx.agora();
  const limites = await freio.limitesDoCodigo(ctx, usuarioId);
  await freio.reservar(ctx.db, limites, agora);
  const { codigos, primeiro } = await ctx.transacao(async (tx) => {
    await repo.travarPessoa(tx.db, usuarioId);
    const primeiro = !(await temSegundoFator(tx.db, usuarioId));
    const fator = await repo.lerTotp(tx.db, usuarioId);
    if (!fator) throw estadoInvalido(SEM_TOTP);
    if (fator.confirmado_em) throw estadoInvalido(JA_ATIVO);
    const segredo = abrirSegredo(meios.cofre, tx.log, fator);
    const passo = segredo === null ? null : passoDoCodigo(segredo, codigo, agora);
    if (passo === null) {
      throw campoInvalido('codigo', TEXTOS_DA_REAUTENTICACAO.codigoIncorreto);
    }
    await repo.confirmarTotp(tx.db, usuarioId, passo, agora);
    const codigos = await assentarFator(tx, primeiro);
    await tx.auditar({ acao: 'segundo_fator.ativado', objeto: objetoDe(tx) });
    await tx.emitir('segundo_fator.alterado', { usuarioId, o_que: 'ativado', primeiro });
    await avisarMudancaDeAcesso(tx, [usuarioId]);
    return { codigos, primeiro };
  });
  await freio.perdoar(ctx.db, limites);
  const message = primeiro ? `${ATIVADO} ${TEXTOS_DAS_SESSOES.outrasEncerradas}` : ATIVADO;
  return { success: true as const, message, codigos };
}

/**
 * What follows the removal of a factor: the recovery codes go with the last one.
 *
 * @throws Recusa 409 for the last factor where a group requires one.
 */
export async function encerrarFator(tx: ContextoDeTransacao): Promise<void> {
  const { usuarioId } = tx.ator;
  const { totpDesde, chaves } = await repo.lerFatores(tx.db, usuarioId);
  if (totpDesde === null && chaves === 0) {
    if (await repo.exigido(tx.db, usuarioId)) {
      throw estadoInvalido(
        'O seu grupo exige um segundo fator. Cadastre outro antes de remover este.',
      );
    }
    await repo.trocarCodigos(tx.db, usuarioId, []);
  }
  await avisarMudancaDeAcesso(tx, [usuarioId]);
}

/**
 * Turns the application off.
 *
 * @throws Recusa 409 without one, and for the last factor where a group requires it; what
 *   `exigirReautenticacao` throws.
 */
export async function desativarTotp(ctx: Contexto, prova: Reautenticacao, meios: Meios) {
  await exigirReautenticacao(ctx, prova, meios);
  const { usuarioId } = ctx.ator;
  await ctx.transacao(async (tx) => {
    await repo.travarPessoa(tx.db, usuarioId);
    const atual = await repo.lerTotp(tx.db, usuarioId);
    if (!atual?.confirmado_em) throw estadoInvalido(SEM_TOTP);
    await repo.excluirTotp(tx.db, usuarioId);
    await encerrarFator(tx);
    await tx.auditar({ acao: 'segundo_fator.desativado', objeto: objetoDe(tx) });
    await tx.emitir('segundo_fator.alterado', { usuarioId, o_que: 'desativado' });
  });
  return { success: true as const, message: 'Aplicativo autenticador desativado.' };
}

/**
 * Gives the caller ten other recovery codes; the earlier ones are void.
 *
 * @throws Recusa 409 without a second factor; what `exigirReautenticacao` throws.
 */
export async function gerarCodigos(ctx: Contexto, prova: Reautenticacao, meios: Meios) {
  await exigirReautenticacao(ctx, prova, meios);
  const { usuarioId } = ctx.ator;
  const codigos = await ctx.transacao(async (tx) => {
    await repo.travarPessoa(tx.db, usuarioId);
    const { totpDesde, chaves } = await repo.lerFatores(tx.db, usuarioId);
    if (totpDesde === null && chaves === 0) {
      throw estadoInvalido('Cadastre um segundo fator antes de gerar códigos de recuperação.');
    }
    await tx.auditar({ acao: 'segundo_fator.codigos_gerados', objeto: objetoDe(tx) });
    return darCodigos(tx.db, usuarioId);
  });
  const message = 'Novos códigos gerados. Os anteriores deixaram de valer.';
  return { success: true as const, message, codigos };
}
