import {
  type ConfiguracaoDoUsuario,
  type ConfiguracaoGuardada,
  compactarConfiguracao,
  completarConfiguracao,
  coresEscolhidas,
  modoEscolhido,
} from '@dominio/contrato/tema/configuracao';
import { mesclar } from '@dominio/contrato/tema/mesclar';
import type { TemaPadrao } from '@dominio/contrato/tema/tema-padrao';

type Arvore = Record<string, unknown>;

/** Whether what was sent is the compact form, which replaces the whole configuration. */
const ehInteira = (enviada: Arvore): boolean => Object.hasOwn(enviada, 'v');

/**
 * A person's configuration after a write (specification part 1 §7.3): the fields sent replace the
 * stored ones, one by one. Lists are replaced whole; unreadable values become the default, unknown
 * keys are dropped. The compact form (`v`) replaces everything.
 *
 * @param daFirma the firm's theme, for what neither names.
 */
export function mesclarConfiguracao(
  guardada: ConfiguracaoGuardada | null,
  enviada: Record<string, unknown>,
  daFirma: TemaPadrao,
): ConfiguracaoDoUsuario {
  if (ehInteira(enviada)) return completarConfiguracao(enviada, daFirma);
  return completarConfiguracao(mesclar(completarConfiguracao(guardada, daFirma), enviada), daFirma);
}

/**
 * The form to store. It names the mode and the colours only if the person ever chose them, so that
 * the firm's still reach the others; the compact form overwrites an earlier choice too.
 */
export const formaGuardada = (
  guardada: ConfiguracaoGuardada | null,
  enviada: Arvore,
  nova: ConfiguracaoDoUsuario,
): ConfiguracaoGuardada => {
  const escolheu = (escolhido: (entrada: unknown) => boolean) =>
    escolhido(enviada) || (!ehInteira(enviada) && escolhido(guardada));
  return compactarConfiguracao(nova, {
    modo: escolheu(modoEscolhido),
    cores: escolheu(coresEscolhidas),
  });
};

/** Whether a configuration differs from the stored one, whatever the order of its keys. */
export const mudaOGuardado = (
  guardada: ConfiguracaoGuardada | null,
  nova: ConfiguracaoGuardada,
): boolean =>
  guardada === null ||
  JSON.stringify(
    compactarConfiguracao(completarConfiguracao(guardada), {
      modo: modoEscolhido(guardada),
      cores: coresEscolhidas(guardada),
    }),
  ) !== JSON.stringify(nova);
