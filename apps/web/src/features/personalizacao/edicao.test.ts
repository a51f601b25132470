import {
  type ConfiguracaoDoUsuario,
  configuracaoPadrao,
} from '@dominio/contrato/tema/configuracao';
import { PADRAO_ESCURO } from '@dominio/contrato/tema/padrao';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarNavegador } from '../../../test/navegador-falso.ts';
import { json, montarServidor, recusa, semRede } from '../../../test/servidor-falso.ts';
import { resolverTema } from '../../theme/resolver.ts';
import { FOLEGO } from './historia.ts';
import { SECOES } from './secoes.ts';

const LER = 'GET /api/user/config';
const RESET = 'POST /api/user/config/reset';
const SALVAR = 'POST /api/user/config';
const PADRAO = 'GET /api/user/config/default';

let editor: typeof import('./editor.ts');
let configuracao: typeof import('../../lib/configuracao.ts');
let avisos: string[];

const escuro = () => configuracao.useConfiguracao.getState().config?.theme.dark ?? PADRAO_ESCURO;
const secao = (id: string) => {
  const achada = SECOES.find((uma) => uma.id === id);
  if (!achada) throw new Error(`Sem a seção ${id}.`);
  return achada;
};

beforeEach(async () => {
  vi.useFakeTimers();
  montarNavegador();
  localStorage.setItem('dominio.token', 't');
  Object.assign(document, { documentElement: { dataset: {} } });
  configuracao = await import('../../lib/configuracao.ts');
  editor = await import('./editor.ts');
  avisos = [];
  (await import('../../lib/avisar.ts')).conectarAvisos(({ titulo }) => void avisos.push(titulo));
  montarServidor({
    [LER]: () => json({ success: true, config: configuracaoPadrao(), modo_escolhido: true }),
  });
  await configuracao.reler();
  editor.abrirEditor();
});

describe('choosing', () => {
  it('a colour of one’s own sets its flag, a preset clears it', () => {
    editor.escolherCor('primary', '#be185d');
    expect(escuro().primary).toMatchObject({ custom: '#be185d', isCustom: true });
    editor.escolherPreset('primary', 'azul');
    expect(escuro().primary).toMatchObject({ selected: 'azul', isCustom: false });
  });

  it('changes the mode being edited and leaves the other alone', () => {
    editor.editarModo('light');
    editor.mudarCampo('borderRadius', 20);
    const theme = configuracao.useConfiguracao.getState().config?.theme;
    expect([theme?.dark.borderRadius, theme?.light.borderRadius]).toEqual([8, 20]);
  });

  it('the scale of the menu button brings its sizes along', () => {
    editor.mudarCampo('menuButton.scale', 0.5);
    expect(escuro().menuButton).toEqual({
      scale: 0.5,
      width: 160,
      height: 90,
      iconSize: 24,
      fontSize: 11,
      descriptionSize: 10,
      spacing: 8,
    });
  });

  it('ends a preview', () => {
    configuracao.definirPrevia({ primary: '#be185d' });
    editor.mudarCampo('borderRadius', 20);
    expect(configuracao.useConfiguracao.getState().previa).toBeNull();
  });
});

describe('undo and redo', () => {
  it('a drag is one step; a pause or another control begins the next', () => {
    for (const raio of [9, 10, 11]) editor.mudarCampo('borderRadius', raio);
    vi.setSystemTime(Date.now() + FOLEGO);
    editor.mudarCampo('borderRadius', 12);
    editor.mudarCampo('shadowIntensity', 5);
    editor.voltar();
    expect(escuro()).toMatchObject({ borderRadius: 12, shadowIntensity: 2 });
    editor.voltar();
    expect(escuro().borderRadius).toBe(11);
    editor.voltar();
    expect(escuro()).toEqual(PADRAO_ESCURO);
    editor.voltar();
    for (let i = 0; i < 4; i++) editor.avancar();
    expect(escuro()).toMatchObject({ borderRadius: 12, shadowIntensity: 5 });
  });

  it('a new change forgets what was undone', () => {
    editor.mudarCampo('borderRadius', 20);
    editor.voltar();
    editor.mudarCampo('shadowIntensity', 5);
    editor.avancar();
    expect(escuro()).toMatchObject({ borderRadius: 8, shadowIntensity: 5 });
  });

  it('brings back what the other mode was before a copy', () => {
    editor.mudarCampo('card.border.radius', 30);
    editor.editarModo('light');
    editor.copiarDoOutroModo();
    const claro = () => configuracao.useConfiguracao.getState().config?.theme.light;
    expect(claro()).toEqual(escuro());
    editor.voltar();
    expect(claro()).toEqual(configuracaoPadrao().theme.light);
  });
});

describe('the theme as a whole', () => {
  it('a section goes back to its defaults, the others stay', () => {
    editor.escolherCor('topbar', '#ffffff');
    editor.mudarCampo('topbar.border.opacity', 1);
    editor.mudarCampo('shadowIntensity', 5);
    editor.restaurarSecao(secao('topbar'));
    expect(escuro()).toEqual({ ...PADRAO_ESCURO, shadowIntensity: 5 });
  });

  it("'Corrigir contraste' makes the choice what is seen", () => {
    editor.escolherCor('text', '#333333');
    expect(resolverTema(escuro(), 'dark').avisos).not.toEqual([]);
    editor.corrigir();
    expect(resolverTema(escuro(), 'dark').avisos).toEqual([]);
    editor.voltar();
    expect(escuro().text.custom).toBe('#333333');
  });
});

describe("'Restaurar padrão'", () => {
  const comAzul = (): ConfiguracaoDoUsuario => {
    const padrao = configuracaoPadrao();
    padrao.theme.dark.primary.selected = 'azul';
    return padrao;
  };

  it('resets on the server, reads the default, and can be undone', async () => {
    montarServidor({
      [SALVAR]: () => json({ success: true, message: 'ok' }),
      [RESET]: () => json({ success: true, message: 'Configurações restauradas ao padrão.' }),
      [PADRAO]: () => json({ success: true, config: comAzul() }),
    });
    editor.mudarCampo('borderRadius', 20);
    await editor.restaurarPadrao();
    expect(escuro()).toEqual(comAzul().theme.dark);
    expect(avisos).toEqual(['Configurações restauradas ao padrão.']);
    editor.voltar();
    expect(escuro()).toMatchObject({ borderRadius: 20, primary: { selected: 'teal' } });
  });

  it("says 'Erro ao resetar configurações' when the reset fails", async () => {
    montarServidor({
      [PADRAO]: () => json({ success: true, config: comAzul() }),
      [RESET]: () => recusa(500, 'X', 'Falhou.'),
    });
    await editor.restaurarPadrao();
    expect(avisos).toEqual(['Erro ao resetar configurações']);
  });

  it("says 'Erro ao carregar configurações padrão' when the default does not come", async () => {
    const servidor = montarServidor({ [PADRAO]: semRede });
    await editor.restaurarPadrao();
    expect(avisos).toEqual(['Erro ao carregar configurações padrão']);
    // What is still shown here is not forgotten there.
    expect(servidor.quantos(RESET)).toBe(0);
  });
});
