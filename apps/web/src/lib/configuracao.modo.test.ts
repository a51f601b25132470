import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAMINHO, comecar, esperar, montarConfiguracao } from '../../test/configuracao-falsa.ts';
import { json } from '../../test/servidor-falso.ts';

let { navegador, raiz, servidor, salvos } = montarConfiguracao();

beforeEach(() => {
  ({ navegador, raiz, servidor, salvos } = montarConfiguracao());
});
afterEach(() => void vi.useRealTimers());

describe('the mode', () => {
  const comModo = (modo: 'dark' | 'light', modo_escolhido: boolean) => {
    servidor.rotas[`GET ${CAMINHO}`] = () =>
      json({ success: true, config: configuracaoPadrao(modo), modo_escolhido });
  };

  it.each([
    ['the person’s choice travels to the device', 'dark', true, 'light'],
    ['a device’s own choice stands over the firm’s default', 'dark', false, 'dark'],
    ['the firm’s default is taken where nobody chose', null, false, 'light'],
  ] as const)('%s', async (_caso, daqui, escolhido, esperado) => {
    if (daqui) navegador.armazem.setItem('dominio.tema', daqui);
    comModo('light', escolhido);
    const { useConfiguracao } = await comecar();
    expect(useConfiguracao.getState().config?.theme.mode).toBe(esperado);
    expect(navegador.armazem.getItem('dominio.tema')).toBe(esperado);
    if (esperado === 'light') {
      expect(raiz.dataset).toEqual({ tema: 'light', mantineColorScheme: 'light' });
    }
  });

  it('switched in another tab of the same device reaches the page of this one', async () => {
    comModo('dark', true);
    const { reler } = await comecar();
    raiz.dataset.tema = 'dark';
    navegador.armazem.setItem('dominio.tema', 'light');
    comModo('light', true);
    await reler();
    expect(raiz.dataset).toEqual({ tema: 'light', mantineColorScheme: 'light' });
  });

  it('the firm’s default is followed when the firm changes it', async () => {
    comModo('light', false);
    await comecar();
    await esperar(5 * 60_000);
    comModo('dark', false);
    navegador.novaAba();
    await comecar();
    expect(navegador.armazem.getItem('dominio.tema')).toBe('dark');
  });

  it('the firm’s default is followed by who left and came again, and by the next person', async () => {
    const { limparSessao } = await import('./sessao-storage.ts');
    const visita = async (modo: 'dark' | 'light', escolhido = false) => {
      comModo(modo, escolhido);
      navegador.armazem.setItem('dominio.token', 't');
      navegador.novaAba();
      await comecar();
      const mostrado = navegador.armazem.getItem('dominio.tema');
      limparSessao('saida');
      return mostrado;
    };
    expect(await visita('light')).toBe('light');
    expect(await visita('light')).toBe('light');
    expect(await visita('dark')).toBe('dark');
    await esperar(30 * 24 * 60 * 60_000);
    expect(await visita('light')).toBe('light');
    expect(await visita('dark', true)).toBe('dark');
    // That was a choice, and stays with the device.
    expect(await visita('light')).toBe('dark');
  });

  it('the firm’s default is no longer followed once the mode was switched here', async () => {
    comModo('light', false);
    const { alternarTemaDaPessoa } = await comecar();
    alternarTemaDaPessoa();
    const { limparSessao } = await import('./sessao-storage.ts');
    limparSessao('saida');
    navegador.armazem.setItem('dominio.token', 't');
    navegador.novaAba();
    await comecar();
    expect(navegador.armazem.getItem('dominio.tema')).toBe('dark');
  });

  it('goes to the server when it is changed, before the page reloads', async () => {
    const { alternarTemaDaPessoa } = await comecar();
    alternarTemaDaPessoa();
    await esperar(0);
    expect(salvos()).toEqual([{ theme: { mode: 'light' } }]);
  });
});
