import type { ConfiguracaoDoUsuario } from '@dominio/contrato/tema/configuracao';
import { mesclar } from '@dominio/contrato/tema/mesclar';
import {
  CHAVES,
  gravar,
  gravarCache,
  ler,
  lerCache,
  VALIDADE_DAS_ENTRADAS,
} from '../armazenamento.ts';
import { temaAtual } from '../tema.ts';

/** The firm's mode, as long as it is what this device shows for want of a choice. */
const DA_FIRMA = 'modo-da-firma';

/** The mode travels with the person: a device that shows the other one changes at once. */
export function adotarModo(modo: ConfiguracaoDoUsuario['theme']['mode']): void {
  if (modo === temaAtual()) return;
  gravar(CHAVES.tema, modo);
  const { dataset } = document.documentElement;
  dataset.tema = modo;
  dataset.mantineColorScheme = modo;
}

/**
 * Where the mode is only the firm's default, one that was chosen on this device stands.
 *
 * @param modoEscolhido the mode is the person's own choice.
 */
export function comModoDaqui(
  config: ConfiguracaoDoUsuario,
  modoEscolhido: boolean,
): ConfiguracaoDoUsuario {
  const daqui = ler(CHAVES.tema);
  const proprio = daqui !== null && daqui !== lerCache(DA_FIRMA);
  if (!modoEscolhido && !proprio) gravarCache(DA_FIRMA, config.theme.mode, VALIDADE_DAS_ENTRADAS);
  if (modoEscolhido || !proprio) return config;
  return mesclar(config, { theme: { mode: temaAtual() } });
}
