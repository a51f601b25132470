import { configuracaoUsuarioEndpoints } from '@dominio/contrato/configuracao-usuario';
import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { mesclar } from '@dominio/contrato/tema/mesclar';
import { PADRAO_ESCURO } from '@dominio/contrato/tema/padrao';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ouvirAvisos } from '../../../test/pagina/avisos.ts';
import { prepararConfiguracao } from '../../../test/pagina/configuracao.ts';
import { feitos, recusar, responder, semRede } from '../../../test/pagina/rede.ts';
import { definirPrevia, reler, useConfiguracao } from '../../lib/configuracao.ts';
import { resolverTema } from '../../theme/resolver.ts';
import {
  abrirEditor,
  avancar,
  copiarDoOutroModo,
  corrigir,
  editarModo,
  escolherCor,
  escolherPreset,
  mudarCampo,
  restaurarPadrao,
  restaurarSecao,
  voltar,
} from './editor.ts';
import { FOLEGO } from './historia.ts';
import { SECOES } from './secoes.ts';

const { padrao: PADRAO, restaurar: RESTAURAR } = configuracaoUsuarioEndpoints;

let titulos: () => string[];

const temas = () => useConfiguracao.getState().config?.theme ?? configuracaoPadrao().theme;
const escuro = () => temas().dark;
const secao = (id: string) => {
  const achada = SECOES.find((uma) => uma.id === id);
  if (!achada) throw new Error(`Sem a seção ${id}.`);
  return achada;
};

beforeEach(async () => {
  prepararConfiguracao();
  const { avisos } = ouvirAvisos();
  titulos = () => avisos.map(({ titulo }) => titulo);
  await reler();
  onTestFinished(abrirEditor());
});

describe('choosing', () => {
  it('a colour of one’s own sets its flag, a preset clears it', () => {
    escolherCor('primary', '#be185d');
    expect(escuro().primary).toMatchObject({ custom: '#be185d', isCustom: true });
    escolherPreset('primary', 'azul');
    expect(escuro().primary).toMatchObject({ selected: 'azul', isCustom: false });
  });

  it('changes the mode being edited and leaves the other alone', () => {
    editarModo('light');
    mudarCampo('borderRadius', 20);
    expect([temas().dark.borderRadius, temas().light.borderRadius]).toEqual([8, 20]);
  });

  it('the scale of the menu button brings its sizes along', () => {
    mudarCampo('menuButton.scale', 0.5);
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
    definirPrevia({ primary: '#be185d' });
    mudarCampo('borderRadius', 20);
    expect(useConfiguracao.getState().previa).toBeNull();
  });
});

describe('undo and redo', () => {
  it('a drag is one step; a pause or another control begins the next', () => {
    for (const raio of [9, 10, 11]) mudarCampo('borderRadius', raio);
    vi.setSystemTime(Date.now() + FOLEGO);
    mudarCampo('borderRadius', 12);
    mudarCampo('shadowIntensity', 5);
    voltar();
    expect(escuro()).toMatchObject({ borderRadius: 12, shadowIntensity: 2 });
    voltar();
    expect(escuro().borderRadius).toBe(11);
    voltar();
    expect(escuro()).toEqual(PADRAO_ESCURO);
    voltar();
    for (let i = 0; i < 4; i++) avancar();
    expect(escuro()).toMatchObject({ borderRadius: 12, shadowIntensity: 5 });
  });

  it('a new change forgets what was undone', () => {
    mudarCampo('borderRadius', 20);
    voltar();
    mudarCampo('shadowIntensity', 5);
    avancar();
    expect(escuro()).toMatchObject({ borderRadius: 8, shadowIntensity: 5 });
  });

  it('brings back what the other mode was before a copy', () => {
    mudarCampo('card.border.radius', 30);
    editarModo('light');
    copiarDoOutroModo();
    expect(temas().light).toEqual(escuro());
    voltar();
    expect(temas().light).toEqual(configuracaoPadrao().theme.light);
  });
});

describe('the theme as a whole', () => {
  it('a section goes back to its defaults, the others stay', () => {
    escolherCor('topbar', '#ffffff');
    mudarCampo('topbar.border.opacity', 1);
    mudarCampo('shadowIntensity', 5);
    restaurarSecao(secao('topbar'));
    expect(escuro()).toEqual({ ...PADRAO_ESCURO, shadowIntensity: 5 });
  });

  it("'Corrigir contraste' makes the choice what is seen", () => {
    escolherCor('text', '#333333');
    expect(resolverTema(escuro(), 'dark').avisos).not.toEqual([]);
    corrigir();
    expect(resolverTema(escuro(), 'dark').avisos).toEqual([]);
    voltar();
    expect(escuro().text.custom).toBe('#333333');
  });
});

describe("'Restaurar padrão'", () => {
  const comAzul = mesclar(configuracaoPadrao(), {
    theme: { dark: { primary: { selected: 'azul' } } },
  });
  const responderPadrao = () => responder(PADRAO, { success: true, config: comAzul });

  it('resets on the server, reads the default, and can be undone', async () => {
    responderPadrao();
    const message = 'Configurações restauradas ao padrão.';
    responder(RESTAURAR, { success: true, message });
    mudarCampo('borderRadius', 20);
    await restaurarPadrao();
    expect(escuro()).toEqual(comAzul.theme.dark);
    expect(titulos()).toEqual([message]);
    voltar();
    expect(escuro()).toMatchObject({ borderRadius: 20, primary: { selected: 'teal' } });
  });

  it("says 'Erro ao resetar configurações' when the reset fails", async () => {
    responderPadrao();
    responder(RESTAURAR, () => recusar('ERRO_INTERNO'));
    await restaurarPadrao();
    expect(titulos()).toEqual(['Erro ao resetar configurações']);
  });

  it("says 'Erro ao carregar configurações padrão' when the default does not come", async () => {
    responder(PADRAO, semRede);
    await restaurarPadrao();
    expect(titulos()).toEqual(['Erro ao carregar configurações padrão']);
    // What is still shown here is not forgotten there.
    expect(feitos(RESTAURAR)).toEqual([]);
  });
});
