import type { ConfiguracaoDoUsuario } from '@dominio/contrato/tema/configuracao';
import { mesclar } from '@dominio/contrato/tema/mesclar';
import { ENTRADAS, gravar, gravarDuravel, ler, ORIGEM_DO_TEMA, remover } from '../armazenamento.ts';
import { type Tema, temaAtual } from '../tema.ts';

/** Shows a mode on this device, and keeps beside it whether anybody chose it. */
export function vestirModo(modo: Tema, origem: 'firma' | 'pessoa'): void {
  if (origem === 'firma') gravar(ORIGEM_DO_TEMA, origem);
  else remover(ORIGEM_DO_TEMA);
  if (modo !== temaAtual()) gravarDuravel(ENTRADAS.tema, modo);
  // Storage may have the mode from another tab while this page still shows the other one, so the
  // page itself is asked.
  const { dataset } = document.documentElement;
  if (modo === dataset.tema) return;
  dataset.tema = modo;
  dataset.mantineColorScheme = modo;
}

/**
 * The mode travels with the person: a device that shows the other one changes at once. Where the
 * mode is only the firm's default, one that was chosen on this device stands.
 *
 * @param escolhido the mode is the person's own choice.
 * @returns the configuration with the mode that is shown.
 */
export function adotarModo(
  config: ConfiguracaoDoUsuario,
  escolhido: boolean,
): ConfiguracaoDoUsuario {
  const daqui = ler(ENTRADAS.tema) !== null && ler(ORIGEM_DO_TEMA) !== 'firma';
  if (!escolhido && daqui) return mesclar(config, { theme: { mode: temaAtual() } });
  vestirModo(config.theme.mode, escolhido ? 'pessoa' : 'firma');
  return config;
}
