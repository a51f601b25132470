import { configuracaoUsuarioEndpoints } from '@dominio/contrato/configuracao-usuario';
import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { mesclar } from '@dominio/contrato/tema/mesclar';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { fluxo } from '../../../test/pagina/fluxo.ts';
import { responder } from '../../../test/pagina/rede.ts';

const expandir = page.getByRole('button', { name: 'Expandir menu' });
const recolher = page.getByRole('button', { name: 'Recolher menu' });
const comLateral = (sidebar_expanded: boolean) => ({ layout: { sidebar_expanded } });

describe('the sidebar', () => {
  it('is collapsed at first on a tablet, whatever the default says', async () => {
    await page.viewport(900, 900);
    await abrirPagina('/ferramentas', { configuracao: comLateral(true) });
    await expect.element(expandir).toBeVisible();
  });

  it('takes up on a new device what was set before', async () => {
    await abrirPagina('/ferramentas', { configuracao: comLateral(false) });
    await expect.element(expandir).toBeVisible();
    expect(localStorage.getItem('dominio.sidebar')).toBe('recolhida');
  });

  it('keeps this device’s own state against what was read late', async () => {
    const guardado = { 'dominio.sidebar': 'expandida' };
    await abrirPagina('/ferramentas', { configuracao: comLateral(false), guardado });
    await expect.element(recolher).toBeVisible();
    expect(localStorage.getItem('dominio.sidebar')).toBe('expandida');
  });

  it('follows what the person sets on another device', async () => {
    await abrirPagina('/ferramentas', { configuracao: comLateral(true) });
    await expect.element(recolher).toBeVisible();
    await expect.poll(() => fluxo.abertas).toBe(1);
    for (const [expandida, botao] of [
      [false, expandir],
      [true, recolher],
    ] as const) {
      responder(configuracaoUsuarioEndpoints.ler, {
        success: true,
        config: mesclar(configuracaoPadrao(), comLateral(expandida)),
        modo_escolhido: true,
      });
      const data = { recurso: 'configuracao', id: null } as const;
      fluxo.dizer({ type: 'command', action: 'refresh', timestamp: 1, data });
      await expect.element(botao).toBeVisible();
    }
  });
});
