import {
  type ConfiguracaoDoUsuario,
  type ConfiguracaoGuardada,
  compactarConfiguracao,
  completarConfiguracao,
} from '@dominio/contrato/tema/configuracao';
import { mesclar } from '@dominio/contrato/tema/mesclar';
import type { Modo } from '@dominio/contrato/tema/padrao';

type Arvore = Record<string, unknown>;

const ehArvore = (valor: unknown): valor is Arvore =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** Whether what was sent is the compact form, which replaces the whole configuration. */
const ehInteira = (enviada: Arvore): boolean => Object.hasOwn(enviada, 'v');

/**
 * A person's configuration after a write (specification part 1 §7.3): the fields sent replace the
 * stored ones, one by one. Lists are replaced whole; unreadable values become the default, unknown
 * keys are dropped. The compact form (`v`) replaces everything.
 *
 * @param modoPadrao the firm's mode, where neither names one.
 */
export function mesclarConfiguracao(
  guardada: ConfiguracaoGuardada | null,
  enviada: Record<string, unknown>,
  modoPadrao: Modo,
): ConfiguracaoDoUsuario {
  if (ehInteira(enviada)) return completarConfiguracao(enviada, modoPadrao);
  return completarConfiguracao(
    mesclar(completarConfiguracao(guardada, modoPadrao), enviada),
    modoPadrao,
  );
}

/** Whether the stored configuration names a mode; if not, the firm's default is used. */
export const modoEscolhido = (guardada: Arvore | null): boolean =>
  ehArvore(guardada?.theme) && (guardada.theme.mode === 'dark' || guardada.theme.mode === 'light');

/**
 * The form to store. It names the mode only if the person ever chose one, so that the firm's
 * default still reaches the others; the compact form overwrites an earlier choice too.
 */
export const formaGuardada = (
  guardada: ConfiguracaoGuardada | null,
  enviada: Arvore,
  nova: ConfiguracaoDoUsuario,
): ConfiguracaoGuardada =>
  compactarConfiguracao(
    nova,
    modoEscolhido(enviada) || (!ehInteira(enviada) && modoEscolhido(guardada)),
  );

/** Whether a configuration differs from the stored one, whatever the order of its keys. */
export const mudaOGuardado = (
  guardada: ConfiguracaoGuardada | null,
  nova: ConfiguracaoGuardada,
): boolean =>
  guardada === null ||
  JSON.stringify(
    compactarConfiguracao(completarConfiguracao(guardada), modoEscolhido(guardada)),
  ) !== JSON.stringify(nova);
