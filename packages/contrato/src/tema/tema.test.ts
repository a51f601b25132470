import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  ConfiguracaoDoUsuario,
  compactarConfiguracao,
  compactarTemas,
  completarConfiguracao,
  configuracaoPadrao,
  ParDeTemas,
} from './configuracao.ts';
import { lerCor } from './cor.ts';
import { completarTema } from './esquema.ts';
import {
  DIRECOES_DO_GRADIENTE,
  INTENSIDADES_DO_GRADIENTE,
  MODOS,
  PADRAO_CLARO,
  PADRAO_DO_MODO,
  PADRAO_ESCURO,
  QUANTIDADES_DE_PONTOS,
} from './padrao.ts';
import { type OpcaoDePaleta, PALETAS } from './paletas.ts';

describe('the presets of the theme', () => {
  test('are as many as specification part 1 §9 says', () => {
    const contagem = Object.fromEntries(Object.entries(PALETAS).map(([n, p]) => [n, p.length]));
    expect(contagem).toEqual({
      primary: 8,
      card: 8,
      topbar: 4,
      sidebar: 4,
      input: 5,
      button: 5,
      text: 3,
      border: 3,
      body: 10,
      fluid: 8,
      icon: 4,
    });
  });

  test('have every field, readable colours and unique names', () => {
    const todas: OpcaoDePaleta[] = Object.values(PALETAS).flat();
    const campos = ['name', 'label', 'value', 'preview', 'cssVar', 'lightVar', 'darkVar', 'hex'];
    for (const opcao of todas) {
      expect(Object.keys(opcao)).toEqual(campos);
      expect(
        Object.values(opcao).every((campo) => campo !== ''),
        opcao.name,
      ).toBe(true);
      for (const cor of [opcao.hex, opcao.lightVar, opcao.darkVar]) expect(lerCor(cor)).toBe(cor);
      expect(opcao.cssVar).toMatch(/^--cor-/);
    }
    expect(new Set(todas.map(({ name }) => name)).size).toBe(todas.length);
  });

  test.each(MODOS)(
    'have the first one selected by default in %s, with its colour shown',
    (modo) => {
      const tema = PADRAO_DO_MODO[modo];
      const escolhas = { ...tema, icon: tema.button.icon };
      for (const [nome, [primeira]] of Object.entries(PALETAS)) {
        const { selected, custom } = escolhas[nome as keyof typeof PALETAS];
        expect(selected, nome).toBe(primeira?.value);
        if (nome === 'icon') continue;
        expect(custom, nome).toBe(modo === 'dark' ? primeira?.darkVar : primeira?.lightVar);
      }
    },
  );
});

test('give the dark defaults of specification part 1 §9', () => {
  expect(PADRAO_ESCURO).toMatchObject({
    primary: { custom: '#00828D' },
    card: {
      custom: '#0f172a',
      transparency: 0.95,
      border: { radius: 8, width: 1 },
      blur: { intensity: 10 },
    },
    body: { custom: '#000000', gradient: { enabled: true, intensity: 15, direction: 145 } },
    topbar: {
      custom: '#1f2937',
      transparency: 0.95,
      blur: { enabled: true },
      border: { opacity: 0.1 },
    },
    sidebar: { custom: '#111827', transparency: 0.95, border: { opacity: 0.05 } },
    lightPoints: { count: 8, intensity: 0.3, speed: 30 },
    fluid: { count: 20, intensity: 0.7, speed: 2 },
    input: { border: { opacity: 0.2 } },
    menuButton: { width: 320, height: 180 },
  });
  expect(QUANTIDADES_DE_PONTOS).toEqual([4, 6, 8, 12, 16, 20]);
  expect(INTENSIDADES_DO_GRADIENTE).toEqual([5, 10, 15, 20, 25]);
  expect(DIRECOES_DO_GRADIENTE).toHaveLength(8);
  expect(configuracaoPadrao().theme.mode).toBe('dark');
});

const cor = ['selected', 'custom', 'isCustom'];
const linha = ['color', 'opacity'];

test.each([
  ['', ['theme', 'widgets', 'layout']],
  ['theme', ['mode', 'dark', 'light']],
  ['widgets', ['activeWidgets', 'layout']],
  ['widgets.layout', ['desktop', 'mobile']],
  [
    'layout',
    [
      'sidebar_expanded',
      'keyboard_shortcuts',
      'start_page',
      'table_density',
      'clients_view',
      'fluid_background',
    ],
  ],
  ['theme.dark.primary', [...cor, 'transparency']],
  ['theme.dark.card', [...cor, 'transparency', 'border', 'blur']],
  ['theme.dark.card.border', ['enabled', 'color', 'opacity', 'width', 'radius']],
  ['theme.dark.card.blur', ['enabled', 'intensity']],
  ['theme.dark.topbar', [...cor, 'transparency', 'blur', 'border']],
  ['theme.dark.topbar.blur', ['enabled', 'intensity']],
  ['theme.dark.topbar.border', ['enabled', ...linha]],
  ['theme.dark.sidebar', [...cor, 'transparency', 'border']],
  ['theme.dark.sidebar.border', ['enabled', ...linha]],
  ['theme.dark.body', [...cor, 'gradient']],
  ['theme.dark.body.gradient', ['enabled', 'primary', 'secondary', 'intensity', 'direction']],
  ['theme.dark.lightPoints', ['enabled', 'count', 'intensity', 'color', 'speed']],
  ['theme.dark.fluid', [...cor, 'enabled', 'count', 'intensity', 'speed']],
  ['theme.dark.input', [...cor, 'transparency', 'border', 'textColor', 'placeholderColor']],
  ['theme.dark.tab', linha],
  ['theme.dark.activeTab', linha],
  ['theme.dark.button.icon', cor],
  [
    'theme.dark.menuButton',
    ['scale', 'width', 'height', 'iconSize', 'fontSize', 'descriptionSize', 'spacing'],
  ],
])('the settings %j have the fields of specification part 1 §3.8', (caminho, campos) => {
  const parte = caminho
    .split('.')
    .filter(Boolean)
    .reduce<object>((de, campo) => Reflect.get(de, campo), configuracaoPadrao());
  expect(Object.keys(parte).sort()).toEqual([...campos].sort());
});

test('a mode has the settings of specification part 1 §3.8, the same in light and dark', () => {
  const { dark, light } = configuracaoPadrao().theme;
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  expect(dark).toMatchObject({ monochromatic: false, borderRadius: 8, shadowIntensity: 2 });
});

describe('completing a configuration', () => {
  test.each([[undefined], [null], [7], ['tema'], [[]], [{}], [{ theme: 'azul', widgets: 3 }]])(
    'turns %j into the defaults',
    (entrada) => {
      expect(completarConfiguracao(entrada)).toEqual(configuracaoPadrao());
    },
  );

  test('has defaults for each mode', () => {
    expect(completarTema({}, 'dark')).toEqual(PADRAO_ESCURO);
    expect(completarTema(undefined, 'light')).toEqual(PADRAO_CLARO);
  });

  test('keeps valid values, drops unknown keys and limits numbers to their range', () => {
    const tema = completarTema(
      {
        desconhecido: 1,
        borderRadius: 80,
        shadowIntensity: -3,
        card: { isCustom: true, custom: 'ABCDEF', transparency: 7, border: { radius: 12.4 } },
        body: { gradient: { intensity: 17, direction: 1000, primary: 'vermelho' } },
        lightPoints: { count: 11, color: '#123456' },
        topbar: { selected: 'inexistente' },
        fluid: { custom: 'rgb(0,0,0)', speed: Number.NaN },
      },
      'dark',
    );
    expect(tema).not.toHaveProperty('desconhecido');
    expect(tema).toMatchObject({
      borderRadius: 50,
      shadowIntensity: 0,
      card: {
        isCustom: true,
        custom: '#ABCDEF',
        transparency: 1,
        border: { radius: 12, width: 1 },
      },
      body: { gradient: { intensity: 15, direction: 315, primary: null } },
      lightPoints: { count: 12, color: '#123456' },
      topbar: { selected: 'grafite' },
      fluid: { custom: '#00a3ad', speed: 2 },
    });
  });

  test.each([
    [-1, 0, 0],
    [0, 0, 0],
    [10, 10, 10],
    [11, 11, 10],
    [50, 50, 10],
    [51, 50, 10],
  ])('limits the radius to 0 to 50 px and the shadow to 0 to 10: %d', (valor, raio, sombra) => {
    const entrada = {
      borderRadius: valor,
      shadowIntensity: valor,
      card: { border: { radius: valor } },
    };
    expect(completarTema(entrada, 'dark')).toMatchObject({
      borderRadius: raio,
      shadowIntensity: sombra,
      card: { border: { radius: raio } },
    });
  });

  test('uses the firm’s mode until the person chooses one, then keeps the choice', () => {
    expect(completarConfiguracao({}, 'light').theme.mode).toBe('light');
    const escolheu = compactarConfiguracao(configuracaoPadrao('dark'));
    expect(completarConfiguracao(escolheu, 'light').theme.mode).toBe('dark');
  });

  test('keeps the widgets that can be parsed', () => {
    const bom = { id: 'agenda', x: 0, y: 0, w: 6, h: 4 };
    const { widgets } = completarConfiguracao({
      widgets: {
        activeWidgets: ['agenda', 7, ''],
        layout: { desktop: [bom, { id: 'sem-lugar' }], mobile: 'x' },
      },
    });
    expect(widgets).toEqual({
      activeWidgets: ['agenda'],
      layout: { desktop: [bom], mobile: [] },
    });
  });

  /** Trees in the shape of a configuration, with leaves of any kind. */
  const folha = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.double(),
    fc.constantFrom('#fff000', 'abcdef', true, false, null),
  );
  const comoArvore = (modelo: object): fc.Arbitrary<object> =>
    fc.record(
      Object.fromEntries(
        Object.entries(modelo).map(([campo, valor]: [string, unknown]) => [
          campo,
          typeof valor === 'object' && valor !== null && !Array.isArray(valor)
            ? fc.oneof(comoArvore(valor), folha)
            : fc.oneof(fc.constant(valor), folha),
        ]),
      ),
      { requiredKeys: [] },
    );
  const qualquer = fc.oneof(comoArvore(configuracaoPadrao()), fc.anything());

  test('gives a whole configuration for any input, and the same again when repeated', () => {
    fc.assert(
      fc.property(qualquer, (entrada) => {
        const config = completarConfiguracao(entrada);
        expect(ConfiguracaoDoUsuario.parse(config)).toEqual(config);
        expect(completarConfiguracao(config)).toEqual(config);
      }),
      { numRuns: 150 },
    );
  });

  test('turns a negative zero, which JSON does not have, into zero', () => {
    const tema = { borderRadius: -0, shadowIntensity: -0, body: { gradient: { direction: -0 } } };
    const { borderRadius, shadowIntensity, body } = completarTema(tema, 'dark');
    expect([borderRadius, shadowIntensity, body.gradient.direction]).toEqual([0, 0, 0]);
  });

  test('of the compact form gives the same configuration back', () => {
    fc.assert(
      fc.property(qualquer, (entrada) => {
        const config = completarConfiguracao(entrada);
        const guardada = JSON.parse(JSON.stringify(compactarConfiguracao(config)));
        expect(completarConfiguracao(guardada)).toEqual(config);
      }),
      { numRuns: 150 },
    );
    expect(compactarConfiguracao(configuracaoPadrao())).toEqual({
      v: 1,
      theme: { mode: 'dark', dark: {}, light: {} },
    });
    const par = ParDeTemas.parse({ dark: { monochromatic: true } });
    expect(compactarTemas(par)).toEqual({ v: 1, dark: { monochromatic: true } });
  });
});

test('can be described by the API’s reference, as input and as output', () => {
  for (const io of ['input', 'output'] as const) {
    const esquema = z.toJSONSchema(ConfiguracaoDoUsuario, { io });
    expect(JSON.stringify(esquema)).toContain('sidebar_expanded');
  }
});
