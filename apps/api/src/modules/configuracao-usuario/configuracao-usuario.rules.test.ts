import {
  compactarConfiguracao,
  completarConfiguracao,
  configuracaoPadrao,
  coresEscolhidas,
  modoEscolhido,
} from '@dominio/contrato/tema/configuracao';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formaGuardada, mesclarConfiguracao, mudaOGuardado } from './configuracao-usuario.rules.ts';

const guardar = (enviada: Record<string, unknown>, antes = {}) =>
  compactarConfiguracao(
    mesclarConfiguracao(Object.keys(antes).length ? { v: 1, ...antes } : null, enviada, 'dark'),
  );

describe('merging what was sent into the stored configuration', () => {
  test('changes only the fields sent, each mode’s for itself', () => {
    const antes = guardar({
      theme: { mode: 'light', dark: { borderRadius: 20 }, light: { borderRadius: 4 } },
      widgets: { activeWidgets: ['agenda'] },
    });
    const depois = mesclarConfiguracao(
      antes,
      { theme: { dark: { card: { border: { width: 3 } } } } },
      'dark',
    );
    expect(depois.theme.mode).toBe('light');
    expect(depois.theme.dark.borderRadius).toBe(20);
    expect(depois.theme.light.borderRadius).toBe(4);
    expect(depois.theme.dark.card.border).toEqual({
      ...configuracaoPadrao().theme.dark.card.border,
      width: 3,
    });
    expect(depois.theme.light.card.border.width).toBe(1);
    expect(depois.widgets.activeWidgets).toEqual(['agenda']);
  });

  test('replaces everything by the compact form, whose absent fields are the default', () => {
    const antes = guardar({ theme: { dark: { borderRadius: 20 } } });
    const depois = mesclarConfiguracao(antes, { v: 1, theme: { mode: 'dark' } }, 'dark');
    expect(depois).toEqual(configuracaoPadrao());
  });

  test.each([
    ['light', { v: 1, theme: { dark: { borderRadius: 20 } } }, false],
    ['light', { v: 1 }, false],
    ['light', { v: 1, theme: { mode: 'dark' } }, true],
    ['light', { theme: { dark: { borderRadius: 20 } } }, true],
    [undefined, { theme: { dark: { borderRadius: 20 } } }, false],
  ])('over the mode %s, with %j, leaves a chosen mode: %s', (mode, enviada, escolhido) => {
    const guardada = mode === undefined ? null : guardar({ theme: { mode } });
    const nova = mesclarConfiguracao(guardada, enviada, 'dark');
    expect(modoEscolhido(formaGuardada(guardada, enviada, nova))).toBe(escolhido);
  });

  test('leaves the firm’s colours to who has chosen none, whatever else is chosen', () => {
    const grafite = configuracaoPadrao('grafite-dark');
    const enviada = { widgets: { activeWidgets: ['a'] }, theme: { mode: 'light' } };
    const nova = mesclarConfiguracao(null, enviada, 'grafite-dark');
    expect(nova.theme).toEqual({ ...grafite.theme, mode: 'light' });
    const forma = formaGuardada(null, enviada, nova);
    expect(coresEscolhidas(forma)).toBe(false);
    expect(completarConfiguracao(forma, 'dark').theme.dark).toEqual(
      configuracaoPadrao().theme.dark,
    );
  });

  test('keeps a choice of colours when the firm’s change, be it of the default’s', () => {
    const { theme: padrao } = configuracaoPadrao();
    const { theme: grafite } = configuracaoPadrao('grafite-dark');
    const umaCor = { theme: { dark: { borderRadius: 3 } } };
    const comUma = mesclarConfiguracao(null, umaCor, 'grafite-dark');
    expect(completarConfiguracao(formaGuardada(null, umaCor, comUma)).theme).toEqual({
      ...grafite,
      dark: { ...grafite.dark, borderRadius: 3 },
    });
    const asDoPadrao = { theme: { dark: padrao.dark, light: padrao.light } };
    const forma = formaGuardada(null, asDoPadrao, mesclarConfiguracao(null, asDoPadrao, 'dark'));
    expect(completarConfiguracao(forma, 'grafite-light').theme).toEqual({
      ...padrao,
      mode: 'light',
    });
  });

  test('replaces a list, ignores a value where an object belongs, and clears a field by null', () => {
    const antes = guardar({
      widgets: { activeWidgets: ['a', 'b'] },
      layout: { sidebar_expanded: false },
    });
    const depois = mesclarConfiguracao(
      antes,
      { widgets: { activeWidgets: ['c'] }, layout: 'nada', theme: [] },
      'dark',
    );
    expect(depois.widgets.activeWidgets).toEqual(['c']);
    expect(depois.layout.sidebar_expanded).toBe(false);
    const semEscolha = mesclarConfiguracao(antes, { widgets: { activeWidgets: null } }, 'dark');
    expect(semEscolha.widgets.activeWidgets).toBeNull();
  });

  test('drops unknown keys and prototypes', () => {
    const hostil = JSON.parse('{"__proto__": {"admin": true}, "constructor": {"x": 1}, "novo": 1}');
    expect(mesclarConfiguracao(null, hostil, 'dark')).toEqual(configuracaoPadrao());
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('yields a complete configuration for any input, and the same again when repeated', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('theme', 'widgets', 'layout', 'x'), fc.jsonValue()),
        (enviada) => {
          const primeira = mesclarConfiguracao(null, enviada, 'light');
          expect(completarConfiguracao(primeira)).toEqual(primeira);
          const guardada = compactarConfiguracao(primeira);
          const denovo = mesclarConfiguracao(guardada, enviada, 'light');
          expect(mudaOGuardado(guardada, formaGuardada(guardada, enviada, denovo))).toBe(false);
        },
      ),
      { numRuns: 200 },
    );
  });
});
