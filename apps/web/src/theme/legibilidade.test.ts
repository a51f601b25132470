import { mesclar } from '@dominio/contrato/tema/mesclar';
import {
  DIRECOES_DO_GRADIENTE,
  INTENSIDADES_DO_GRADIENTE,
  MODOS,
} from '@dominio/contrato/tema/padrao';
import { type NomeDaPaleta, PALETAS } from '@dominio/contrato/tema/paletas';
import { CORES_DO_TEMA_PRONTO, TEMAS_PRONTOS } from '@dominio/contrato/tema/prontos';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { com, EFEITOS } from '../../test/temas.ts';
import { contraste, type Rgb, rgb } from './cores.ts';
import { corrigirContraste } from './corrigir.ts';
import { resolverTema, type TemaResolvido } from './resolver.ts';

type Vars = Readonly<Record<string, string>>;

/** `#rrggbb` or `#rrggbbaa` painted over an opaque colour, as a browser does. */
function pintar(cor: string, abaixo: Rgb): Rgb {
  const alfa = cor.length === 9 ? Number.parseInt(cor.slice(7), 16) / 255 : 1;
  const [r, g, b] = rgb(cor);
  const canal = (c: number, d: number) => Math.round(c * alfa + d * (1 - alfa));
  return [canal(r, abaixo[0]), canal(g, abaixo[1]), canal(b, abaixo[2])];
}
const comAlfa = (cor: string, alfa: number) =>
  cor.slice(0, 7) +
  Math.round(alfa * 255)
    .toString(16)
    .padStart(2, '0');

const TEXTOS = [
  'texto',
  'texto-2',
  'primaria-texto',
  'perigo-texto',
  'sucesso-texto',
  'aviso-texto',
];
const TINTAS = ['primaria', 'perigo', 'sucesso', 'aviso'];

/** Every pair below its target, over every surface as it comes out; empty when all can be read. */
function ilegiveis(resolvido: TemaResolvido): string[] {
  const { vars: v, escopos } = resolvido;
  const achados: string[] = [];
  const exigir = (nome: string, frente: string, fundo: Rgb, alvo: number) => {
    const valor = contraste(pintar(frente, fundo), fundo);
    if (valor < alvo) achados.push(`${nome}: ${frente} sobre ${fundo} dá ${valor.toFixed(2)}`);
  };
  const um = (vars: Vars, nome: string) => vars[nome] ?? '';
  const corpo = rgb(um(v, '--cor-pagina'));
  // One canvas draws both effects: together they may come to the stronger of the two.
  const alfas = ['--alfa-dos-pontos', '--alfa-do-fluido'].map((nome) => Number(um(v, nome)));
  const maior = Math.max(...alfas);
  const camadas = [um(v, '--cor-brilho'), um(v, '--cor-brilho-2')];
  if (alfas[0]) camadas.push(comAlfa(um(v, '--cor-dos-pontos'), maior));
  if (alfas[1]) camadas.push(comAlfa(um(v, '--cor-do-fluido'), maior));
  let paginas: readonly Rgb[] = [corpo];
  for (const camada of camadas) paginas = paginas.concat(paginas.map((f) => pintar(camada, f)));
  const sobreTodas = (cor: string, fundos: readonly Rgb[]) => fundos.map((f) => pintar(cor, f));
  const cartoes = sobreTodas(um(v, '--cor-cartao'), paginas);
  const conteudo = [...paginas, ...cartoes];
  const [doCartao, daTopbar, daSidebar] = [0, 1, 2].map((i) => ({ ...v, ...escopos[i]?.vars }));
  const onde: [string, Vars, readonly Rgb[]][] = [
    ['página', v, paginas],
    ['cartão', doCartao ?? v, cartoes],
    ['topbar', daTopbar ?? v, sobreTodas(um(v, '--cor-topbar'), conteudo)],
    ['sidebar', daSidebar ?? v, sobreTodas(um(v, '--cor-sidebar'), conteudo)],
  ];
  for (const [nome, vars, fundos] of onde) {
    for (const fundo of [...fundos, rgb(um(vars, '--cor-cartao-2'))]) {
      for (const texto of TEXTOS)
        exigir(`${nome} ${texto}`, um(vars, `--cor-${texto}`), fundo, 4.5);
      for (const tinta of TINTAS) {
        const tingido = pintar(um(vars, `--cor-${tinta}-tinta`), fundo);
        exigir(`${nome} ${tinta} na tinta`, um(vars, `--cor-${tinta}-texto`), tingido, 4.5);
        exigir(`${nome} texto na tinta ${tinta}`, um(vars, '--cor-texto'), tingido, 4.5);
      }
      for (const aba of ['aba', 'aba-ativa']) {
        const tingido = pintar(um(vars, `--cor-${aba}`), fundo);
        exigir(
          `${nome} ${aba}`,
          um(vars, aba === 'aba' ? '--cor-texto-2' : '--cor-texto'),
          tingido,
          4.5,
        );
      }
      exigir(`${nome} marca`, um(vars, '--cor-marca'), fundo, 3);
      exigir(`${nome} foco`, um(vars, '--cor-foco'), fundo, 3);
    }
    for (const fundo of fundos) {
      const botao = pintar(um(vars, '--cor-botao'), fundo);
      const contorno = um(vars, '--contorno-do-botao');
      const borda = contorno === '#0000' ? botao : rgb(contorno);
      const visivel = Math.max(contraste(botao, fundo), contraste(borda, fundo));
      if (visivel < 3) achados.push(`${nome} botão sobre ${fundo}: ${visivel.toFixed(2)}`);
      if (nome === 'topbar' || nome === 'sidebar') continue;
      const campo = pintar(um(v, '--cor-campo'), fundo);
      const linha = pintar(um(vars, '--cor-campo-linha'), campo);
      const achavel = Math.max(contraste(campo, fundo), contraste(linha, fundo));
      if (achavel < 3) achados.push(`${nome} campo sobre ${fundo}: ${achavel.toFixed(2)}`);
    }
  }
  for (const cartao of cartoes) {
    exigir('ícone', um(doCartao ?? v, '--cor-icone'), cartao, 3);
    for (const tipo of ['#ffffff', '#000000', '#fd7e14']) {
      const forca = Number.parseInt(um(doCartao ?? v, '--forca-do-evento-2'), 10) / 100;
      const tingido = pintar(comAlfa(tipo, forca), cartao);
      exigir(`evento ${tipo}`, um(doCartao ?? v, '--cor-texto'), tingido, 4.5);
    }
  }
  for (const fundo of conteudo) {
    const campo = pintar(um(v, '--cor-campo'), fundo);
    exigir('campo', um(v, '--cor-campo-texto'), campo, 4.5);
    exigir('dica', um(v, '--cor-campo-dica'), campo, 4.5);
    for (const nome of ['primaria', 'botao']) {
      for (const estado of ['', '-hover']) {
        const fill = pintar(um(v, `--cor-${nome}${estado}`), fundo);
        exigir(`${nome}${estado}`, um(v, `--cor-sobre-${nome}`), fill, 4.5);
      }
    }
  }
  return [...new Set(achados)].slice(0, 5);
}

describe.each(TEMAS_PRONTOS)('the ready theme %s', (nome) => {
  it.each(MODOS)('can be read in %s as it stands, and with the effects on', (modo) => {
    const cores = CORES_DO_TEMA_PRONTO[nome][modo];
    const resolvido = resolverTema(cores, modo);
    expect(resolvido.avisos).toEqual([]);
    expect(ilegiveis(resolvido)).toEqual([]);
    for (const { value } of PALETAS.primary) {
      const primary = { ...cores.primary, selected: value };
      const tema = com(modo, mesclar(cores, { ...EFEITOS, primary }));
      expect(ilegiveis(resolverTema(tema, modo)), value).toEqual([]);
    }
  });
});

const escolher = (paleta: NomeDaPaleta, selected: string) =>
  paleta === 'icon' ? { button: { icon: { selected } } } : { [paleta]: { selected } };

describe.each(MODOS)('presets in %s', (modo) => {
  it('each one alone, with the effects on', () => {
    for (const [paleta, opcoes] of Object.entries(PALETAS)) {
      for (const { value, name } of opcoes) {
        const escolhido = escolher(paleta as NomeDaPaleta, value);
        expect(ilegiveis(resolverTema(com(modo, escolhido), modo)), name).toEqual([]);
        const comEfeitos = com(modo, { ...escolhido, lightPoints: EFEITOS.lightPoints });
        expect(ilegiveis(resolverTema(comEfeitos, modo)), name).toEqual([]);
      }
    }
  });

  it('every primary on every card, over every body', () => {
    for (const primary of PALETAS.primary) {
      for (const card of PALETAS.card) {
        for (const body of PALETAS.body) {
          const tema = com(modo, {
            ...EFEITOS,
            primary: { selected: primary.value },
            card: { selected: card.value },
            body: { selected: body.value, gradient: { intensity: 25 } },
          });
          const achados = ilegiveis(resolverTema(tema, modo));
          expect(achados, `${primary.name} ${card.name} ${body.name}`).toEqual([]);
        }
      }
    }
  });

  it('every bar with every text, field, button and icon', () => {
    for (const topbar of PALETAS.topbar) {
      for (const sidebar of PALETAS.sidebar) {
        for (let i = 0; i < 5; i++) {
          const tema = com(modo, {
            topbar: { selected: topbar.value, transparency: 0.4 },
            sidebar: { selected: sidebar.value, transparency: 0 },
            text: { selected: PALETAS.text[i % 3]?.value },
            input: { selected: PALETAS.input[i]?.value },
            button: {
              selected: PALETAS.button[i]?.value,
              icon: { selected: PALETAS.icon[i % 4]?.value },
            },
            fluid: { enabled: true, selected: PALETAS.fluid[i]?.value },
          });
          expect(ilegiveis(resolverTema(tema, modo))).toEqual([]);
        }
      }
    }
  });
});

const cor = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const fracao = fc.integer({ min: 0, max: 20 }).map((n) => n / 20);
const propria = { isCustom: fc.constant(true), custom: cor, transparency: fracao };
const qualquerTema = fc.record({
  primary: fc.record(propria),
  card: fc.record(propria),
  topbar: fc.record(propria),
  sidebar: fc.record(propria),
  body: fc.record({
    isCustom: fc.constant(true),
    custom: cor,
    gradient: fc.record({
      primary: cor,
      secondary: cor,
      intensity: fc.constantFrom(...INTENSIDADES_DO_GRADIENTE),
      direction: fc.constantFrom(...DIRECOES_DO_GRADIENTE),
    }),
  }),
  lightPoints: fc.record({ enabled: fc.boolean(), color: cor, intensity: fracao }),
  fluid: fc.record({
    enabled: fc.boolean(),
    isCustom: fc.boolean(),
    custom: cor,
    intensity: fracao,
  }),
  input: fc.record({
    ...propria,
    textColor: cor,
    placeholderColor: cor,
    border: fc.record({ color: cor, opacity: fracao }),
  }),
  tab: fc.record({ color: cor, opacity: fracao }),
  activeTab: fc.record({ color: cor, opacity: fracao }),
  button: fc.record({ ...propria, icon: fc.record({ isCustom: fc.constant(true), custom: cor }) }),
  text: fc.record({ isCustom: fc.boolean(), custom: cor }),
  monochromatic: fc.boolean(),
});
const modo = fc.constantFrom(...MODOS);

describe('any colours at all', () => {
  it('leave every text at 4.5 and every control at 3', () => {
    fc.assert(
      fc.property(qualquerTema, modo, (tema, m) => {
        expect(ilegiveis(resolverTema(com(m, tema), m))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("'Corrigir contraste' leaves nothing to adjust, and changes nothing twice", () => {
    fc.assert(
      fc.property(qualquerTema, modo, (tema, m) => {
        const corrigido = corrigirContraste(com(m, tema), m);
        expect(resolverTema(corrigido, m).avisos).toEqual([]);
        expect(corrigirContraste(corrigido, m)).toEqual(corrigido);
      }),
      { numRuns: 100 },
    );
  });
});
