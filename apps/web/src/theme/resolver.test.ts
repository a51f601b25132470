import { readFileSync } from 'node:fs';
import { MODOS, type Modo, PADRAO_DO_MODO } from '@dominio/contrato/tema/padrao';
import { PALETAS } from '@dominio/contrato/tema/paletas';
import { describe, expect, it } from 'vitest';
import { com, EFEITOS } from '../../test/temas.ts';
import { contraste, rgb } from './cores.ts';
import { cssDoTema } from './css-do-tema.ts';
import { resolverTema } from './resolver.ts';

describe('the defaults', () => {
  const css = readFileSync(new URL('./variaveis.css', import.meta.url), 'utf8');
  const bloco = (seletor: string) => {
    const inicio = css.indexOf(`${seletor} {`);
    const texto = css.slice(inicio, css.indexOf('}', inicio));
    return Object.fromEntries(
      [...texto.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2]]),
    );
  };
  const claro = bloco(':root');
  const folha = { light: claro, dark: { ...claro, ...bloco(':root:not([data-tema="light"])') } };

  it.each(MODOS)('of %s are those of variaveis.css, unadjusted', (m) => {
    const { vars, avisos, escopos } = resolverTema(PADRAO_DO_MODO[m], m);
    expect(folha[m]).toMatchObject(vars);
    expect({ avisos, escopos }).toEqual({ avisos: [], escopos: [] });
  });
});

describe('settings become variables', () => {
  const vars = (parcial: object, m: Modo = 'dark') => resolverTema(com(m, parcial), m).vars;

  it('monochromatic mode forces a grey primary', () => {
    expect(vars({ monochromatic: true, primary: { selected: 'rosa' } })).toMatchObject({
      '--cor-primaria': '#6b7280',
      '--cor-botao': '#6b7280',
    });
  });

  it('preview overrides the primary and the card colours', () => {
    const previa = { primary: '#be185d', card: '#1b1430' };
    expect(resolverTema(PADRAO_DO_MODO.dark, 'dark', previa).vars).toMatchObject({
      '--cor-primaria': '#be185d',
      '--cor-cartao': '#1b1430f2',
    });
  });

  it('blur, borders, radius, shadow, gradient and menu button', () => {
    expect(
      vars({
        topbar: { blur: { enabled: false }, border: { enabled: false } },
        card: {
          border: { width: 3, radius: 50, color: '#ff0000', opacity: 1 },
          blur: { enabled: true },
        },
        borderRadius: 0,
        shadowIntensity: 0,
        body: { gradient: { enabled: false, direction: 90 } },
        menuButton: { width: 160, descriptionSize: 10 },
      }),
    ).toMatchObject({
      '--desfoque-topbar': 'none',
      '--borda-topbar': '0 solid #0000',
      '--borda-cartao': '3px solid #ff0000',
      '--raio-cartao': '50px',
      '--desfoque-cartao': 'blur(10px)',
      '--raio-controle': '0px',
      '--sombra-flutuante': 'none',
      '--cor-brilho': '#00828d00',
      '--direcao-do-brilho': '90deg',
      '--menu-largura': '160px',
      '--menu-descricao': '10px',
    });
  });

  it('a white button is outlined in the white card alone, with a colour that shows there', () => {
    const branco = { isCustom: true, custom: '#ffffff' };
    const primary = { isCustom: true, custom: '#f1f5f9' };
    const resolvido = resolverTema(com('dark', { card: branco, button: branco, primary }), 'dark');
    expect(resolvido.vars['--contorno-do-botao']).toBe('#0000');
    const noCartao = resolvido.escopos[0]?.vars['--contorno-do-botao'] ?? '';
    expect(contraste(rgb(noCartao), [255, 255, 255])).toBeGreaterThanOrEqual(3);
  });

  it('fields keep the edge that was chosen, and are found by the lower one', () => {
    const padrao = vars({});
    expect(padrao['--cor-campo-borda']).toBe('#ffffff33');
    expect(padrao['--cor-campo-linha']).not.toBe('#ffffff33');
    const forte = { input: { border: { color: '#ffffff', opacity: 0.8 } } };
    expect(vars(forte)['--cor-campo-linha']).toBe(vars(forte)['--cor-campo-borda']);
  });

  it('a light card on a dark page writes dark inside the card alone', () => {
    const resolvido = resolverTema(
      com('dark', { card: { isCustom: true, custom: '#ffffff' } }),
      'dark',
    );
    expect(resolvido.vars['--cor-texto']).toBe('#f1f5f9');
    expect(resolvido.escopos[0]?.seletor).toContain('.superficie-cartao');
    expect(resolvido.escopos[0]?.vars['--cor-texto']).toBe('#0f172a');
    // The text chosen for the dark page is no mistake because a card is light.
    expect(resolvido.pares.every((par) => par.contraste >= par.alvo)).toBe(true);
    expect(cssDoTema(resolvido)).toMatch(/^@media screen\{:root:root\[data-tema\]\{--cor-pagina/);
  });
});

describe('its time', () => {
  it('is printed beside its aim of 5 ms', () => {
    const temas = PALETAS.primary.flatMap((primary) =>
      PALETAS.body.map((body) =>
        com('dark', {
          ...EFEITOS,
          primary: { selected: primary.value },
          body: { selected: body.value, gradient: { intensity: 25 } },
        }),
      ),
    );
    const tempos = temas
      .map((tema) => {
        const inicio = performance.now();
        resolverTema(tema, 'dark');
        return performance.now() - inicio;
      })
      .sort((a, b) => a - b);
    const [meio, pior] = [tempos[tempos.length >> 1] ?? 0, tempos.at(-1) ?? 0];
    process.stdout.write(
      `  resolver: ${meio.toFixed(2)} ms, o pior de ${tempos.length} temas ${pior.toFixed(2)} ms (limite 5 ms)\n`,
    );
    expect(tempos).toHaveLength(temas.length);
  });
});
