import {
  type ConfiguracaoDoUsuario,
  completarConfiguracao,
  configuracaoPadrao,
  modoEscolhido,
} from '@dominio/contrato/tema/configuracao';
import type { TemaPadrao } from '@dominio/contrato/tema/tema-padrao';
import type { Contexto, ContextoPublico } from '../../platform/contexto.ts';
import type { Lembrado } from '../../platform/lembrado.ts';
import { temaPadraoDoEscritorio } from '../escritorio/escritorio.service.ts';
import * as repo from './configuracao-usuario.repository.ts';
import { formaGuardada, mesclarConfiguracao, mudaOGuardado } from './configuracao-usuario.rules.ts';

const comSucesso = (config: ConfiguracaoDoUsuario) => ({ success: true as const, config });
const feito = (message: string) => ({ success: true as const, message });

/**
 * The configuration of people who have chosen nothing: the same for everybody, with a session or
 * without. Only the firm's theme varies. Since anybody may ask, without a limit per caller
 * (seguranca.md T7), it is read at most once a minute.
 */
export async function lerConfiguracaoPadrao(
  { db, agora }: Contexto | ContextoPublico,
  temaLembrado: Lembrado<TemaPadrao>,
) {
  return comSucesso(
    configuracaoPadrao(await temaLembrado(agora(), () => temaPadraoDoEscritorio(db))),
  );
}

/** The caller's configuration, complete. */
export async function lerConfiguracao({ db, ator }: Contexto) {
  const guardada = await repo.ler(db, ator);
  const config = completarConfiguracao(guardada, await temaPadraoDoEscritorio(db));
  return { ...comSucesso(config), modo_escolhido: modoEscolhido(guardada) };
}

/**
 * Merges a configuration, or a part of one, into the caller's. If that changed something, the
 * person's other devices read it again.
 *
 * @returns the configuration as it is now.
 */
export function mesclarNaConfiguracao(
  ctx: Contexto,
  enviada: Record<string, unknown>,
): Promise<ConfiguracaoDoUsuario> {
  return ctx.transacao(async ({ db, ator, agora, aoVivo }) => {
    const daFirma = await temaPadraoDoEscritorio(db);
    const guardada = await repo.travar(db, ator);
    const nova = mesclarConfiguracao(guardada, enviada, daFirma);
    const forma = formaGuardada(guardada, enviada, nova);
    if (mudaOGuardado(guardada, forma)) {
      await repo.gravar(db, ator, forma, agora());
      await aoVivo.pedirReleitura([ator.usuarioId], 'configuracao');
    }
    return nova;
  });
}

/** `mesclarNaConfiguracao` with the answer of specification part 1 §7.3. */
export async function salvarConfiguracao(ctx: Contexto, enviada: Record<string, unknown>) {
  await mesclarNaConfiguracao(ctx, enviada);
  return feito('Configurações salvas.');
}

/** Resets the caller's configuration to the default; the person's other devices read it again. */
export function restaurarConfiguracao(ctx: Contexto) {
  return ctx.transacao(async ({ db, ator, agora, aoVivo }) => {
    if ((await repo.travar(db, ator)) !== null) {
      await repo.gravar(db, ator, null, agora());
      await aoVivo.pedirReleitura([ator.usuarioId], 'configuracao');
    }
    return feito('Configurações restauradas ao padrão.');
  });
}
