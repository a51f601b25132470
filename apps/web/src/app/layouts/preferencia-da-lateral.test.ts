import { ConfiguracaoDoUsuario } from '@dominio/contrato/tema/configuracao';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarNavegador, type NavegadorFalso } from '../../../test/navegador-falso.ts';

let navegador: NavegadorFalso;
let tablet = false;

async function carregar() {
  const { useConfiguracao } = await import('../../lib/configuracao.ts');
  const { usePreferenciaDaLateral } = await import('./preferencia-da-lateral.ts');
  const chegar = (sidebar_expanded: boolean) =>
    useConfiguracao.setState({
      config: ConfiguracaoDoUsuario.parse({ layout: { sidebar_expanded } }),
    });
  const expandida = () => usePreferenciaDaLateral.getState().expandida;
  return { chegar, expandida, alternar: () => usePreferenciaDaLateral.getState().alternar() };
}

beforeEach(() => {
  vi.useFakeTimers();
  navegador = montarNavegador();
  tablet = false;
  vi.stubGlobal('matchMedia', () => ({ matches: tablet }));
});

describe('the sidebar', () => {
  it('is expanded at first, collapsed on a tablet, and stays as it was left', async () => {
    const { expandida, alternar } = await carregar();
    expect(expandida()).toBe(true);
    alternar();
    expect(expandida()).toBe(false);
    expect(navegador.armazem.getItem('dominio.sidebar')).toBe('recolhida');
    navegador.novaAba();
    expect((await carregar()).expandida()).toBe(false);
  });

  it('follows what the person sets on another device', async () => {
    const { chegar, expandida } = await carregar();
    chegar(true);
    chegar(false);
    expect(expandida()).toBe(false);
    chegar(true);
    expect(expandida()).toBe(true);
  });

  it('takes up on a new device what was set before, but not the default', async () => {
    tablet = true;
    const novo = await carregar();
    novo.chegar(true);
    expect(novo.expandida()).toBe(false);
    tablet = false;
    navegador.armazem.clear();
    navegador.novaAba();
    const outro = await carregar();
    outro.chegar(false);
    expect(outro.expandida()).toBe(false);
  });

  it('keeps this device’s own state against what was read late', async () => {
    navegador.armazem.setItem('dominio.sidebar', 'expandida');
    const { chegar, expandida } = await carregar();
    chegar(false);
    expect(expandida()).toBe(true);
  });
});
