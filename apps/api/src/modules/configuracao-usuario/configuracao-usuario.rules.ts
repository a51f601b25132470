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

/** Whether what was sent is the compact form, which is whole by itself. */
const ehInteira = (enviada: Arvore): boolean => Object.hasOwn(enviada, 'v');

/**
 * A person's configuration after a write (specification part 1 §7.3): what is sent over what
 * stands, field by field. Lists are replaced whole; what cannot be read becomes the default, and
 * what is unknown leaves no trace. The compact form (`v`) is whole by itself and replaces everything.
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

/** Whether what is stored names the mode, or the firm's default stands in for it. */
export const modoEscolhido = (guardada: Arvore | null): boolean =>
  ehArvore(guardada?.theme) && (guardada.theme.mode === 'dark' || guardada.theme.mode === 'light');

/**
 * The form to store: with the mode only if it was ever chosen, or the firm's could not change. The
 * compact form replaces everything, an earlier choice of the mode too.
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

/** Whether storing a configuration would change what is stored, whatever the order of its keys. */
export const mudaOGuardado = (
  guardada: ConfiguracaoGuardada | null,
  nova: ConfiguracaoGuardada,
): boolean =>
  guardada === null ||
  JSON.stringify(
    compactarConfiguracao(completarConfiguracao(guardada), modoEscolhido(guardada)),
  ) !== JSON.stringify(nova);
