import { expect, test } from 'vitest';
import { completarConfiguracao, configuracaoPadrao } from './configuracao.ts';
import { FUNDO_DO_GRAFITE } from './cor.ts';
import { completarTema } from './esquema.ts';
import { MODOS, PADRAO_CLARO, PADRAO_DO_MODO, PADRAO_ESCURO } from './padrao.ts';
import { CORES_DO_TEMA_PRONTO, TEMAS_PRONTOS } from './prontos.ts';
import { PARTES_DO_TEMA_PADRAO, TEMAS_PADRAO } from './tema-padrao.ts';

test.each(TEMAS_PRONTOS)('%s is a theme as it stands, in both modes', (nome) => {
  for (const modo of MODOS) {
    const cores = CORES_DO_TEMA_PRONTO[nome][modo];
    expect(completarTema(cores, modo)).toEqual(cores);
  }
});

test('the first of the ready themes is the default', () => {
  expect(CORES_DO_TEMA_PRONTO[TEMAS_PRONTOS[0]]).toEqual(PADRAO_DO_MODO);
});

test('Grafite leaves the product’s own colour and measures, and is told by its page', () => {
  for (const modo of MODOS) {
    const { primary, button, menuButton, borderRadius } = CORES_DO_TEMA_PRONTO.grafite[modo];
    expect({ primary, button, menuButton, borderRadius }).toEqual({
      primary: PADRAO_DO_MODO[modo].primary,
      button: PADRAO_DO_MODO[modo].button,
      menuButton: PADRAO_DO_MODO[modo].menuButton,
      borderRadius: PADRAO_DO_MODO[modo].borderRadius,
    });
  }
  expect(CORES_DO_TEMA_PRONTO.grafite.dark.body.custom).toBe(FUNDO_DO_GRAFITE);
});

test.each(TEMAS_PADRAO)('gives the colours of %s until the person chooses some', (daFirma) => {
  const { tema, modo } = PARTES_DO_TEMA_PADRAO[daFirma];
  const esperado = { mode: modo, ...CORES_DO_TEMA_PRONTO[tema] };
  expect(completarConfiguracao({ widgets: {} }, daFirma).theme).toEqual(esperado);
  expect(configuracaoPadrao(daFirma).theme).toEqual(esperado);
  const umRaio = completarConfiguracao({ theme: { dark: { borderRadius: 3 } } }, daFirma).theme;
  expect(umRaio).toEqual({
    mode: modo,
    dark: { ...PADRAO_ESCURO, borderRadius: 3 },
    light: PADRAO_CLARO,
  });
});
