import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { beforeEach, describe, expect, it } from 'vitest';
import { ouvirAvisos } from '../../test/pagina/avisos.ts';
import {
  comecar,
  novoDocumento,
  passar,
  prepararConfiguracao,
} from '../../test/pagina/configuracao.ts';
import { segurarRecargas } from '../../test/pagina/recarga.ts';
import { aguardar } from '../../test/pagina/relogio.ts';
import { ENTRADAS } from './armazenamento.ts';
import { alternarTemaDaPessoa, reler, useConfiguracao } from './configuracao.ts';
import { limparSessao } from './sessao-storage.ts';

let servidor: ReturnType<typeof prepararConfiguracao>;

beforeEach(() => {
  servidor = prepararConfiguracao();
  ouvirAvisos();
});

/** The server has this mode: the person chose it, or it is the firm's default. */
function comModo(modo: 'dark' | 'light', modo_escolhido: boolean): void {
  Object.assign(servidor.noServidor, { config: configuracaoPadrao(modo), modo_escolhido });
}
const guardado = () => localStorage.getItem(ENTRADAS.tema);
const naPagina = () => {
  const { tema, mantineColorScheme } = document.documentElement.dataset;
  return [tema, mantineColorScheme];
};
/** Somebody opens the application in this browser, whose settings are read. */
async function abrir(): Promise<void> {
  localStorage.setItem(ENTRADAS.token, crypto.randomUUID());
  novoDocumento();
  const lidas = servidor.lidas();
  await comecar(null);
  expect(servidor.lidas()).toBe(lidas + 1);
}

describe('the mode', () => {
  it.each([
    ['the person’s choice travels to the device', 'dark', true, 'light'],
    ['a device’s own choice stands over the firm’s default', 'dark', false, 'dark'],
    ['the firm’s default is taken where nobody chose', null, false, 'light'],
  ] as const)('%s', async (_caso, daqui, escolhido, esperado) => {
    if (daqui) localStorage.setItem(ENTRADAS.tema, daqui);
    comModo('light', escolhido);
    await abrir();
    expect(useConfiguracao.getState().config?.theme.mode).toBe(esperado);
    expect(guardado()).toBe(esperado);
    expect(naPagina()).toEqual([esperado, esperado]);
  });

  it('switched in another tab of the same device reaches the page of this one', async () => {
    comModo('dark', true);
    await abrir();
    expect(naPagina()).toEqual(['dark', 'dark']);
    localStorage.setItem(ENTRADAS.tema, 'light');
    comModo('light', true);
    await reler();
    expect(naPagina()).toEqual(['light', 'light']);
  });

  it('the firm’s default is followed when the firm changes it', async () => {
    comModo('light', false);
    await abrir();
    await passar(5 * 60_000);
    comModo('dark', false);
    novoDocumento();
    await comecar(null);
    await aguardar(guardado).toBe('dark');
  });

  it('the firm’s default is followed by who left and came again, and by the next person', async () => {
    const visita = async (modo: 'dark' | 'light', escolhido = false) => {
      comModo(modo, escolhido);
      await abrir();
      const mostrado = guardado();
      limparSessao('saida');
      return mostrado;
    };
    expect(await visita('light')).toBe('light');
    expect(await visita('light')).toBe('light');
    expect(await visita('dark')).toBe('dark');
    await passar(30 * 24 * 60 * 60_000);
    expect(await visita('light')).toBe('light');
    expect(await visita('dark', true)).toBe('dark');
    // That was a choice, and stays with the device.
    expect(await visita('light')).toBe('dark');
  });

  it('the firm’s default is no longer followed once the mode was switched here', async () => {
    segurarRecargas();
    comModo('light', false);
    await abrir();
    alternarTemaDaPessoa();
    limparSessao('saida');
    await abrir();
    expect(guardado()).toBe('dark');
  });

  it('goes to the server when it is changed, before the page reloads', async () => {
    const recargas = segurarRecargas();
    await comecar();
    alternarTemaDaPessoa();
    await aguardar(() => servidor.salvos).toEqual([{ theme: { mode: 'light' } }]);
    expect(recargas.feitas).toBe(0);
  });
});
