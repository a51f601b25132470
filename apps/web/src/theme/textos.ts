import type { TemaDoModo } from '@dominio/contrato/tema/padrao';
import {
  ALVO_DO_CONTROLE,
  ALVO_DO_TEXTO,
  ajustar,
  BRANCO,
  deHsl,
  distancia,
  type Faixa,
  folga,
  hex,
  hsl,
  limite,
  misturar,
  type Polo,
  PRETO,
  ponto,
  type Rgb,
  rgb,
  sobre,
} from './cores.ts';

/** Colours of states that are not the person's to choose, for light and for dark text. */
const FIXAS = {
  claro: {
    perigo: '#ff9aa4',
    sucesso: '#5fdc92',
    aviso: '#fbc44d',
    texto: '#f1f5f9',
    segundo: '#a3b1c6',
    foco: '#00181a',
  },
  escuro: {
    perigo: '#951a27',
    sucesso: '#12602f',
    aviso: '#7a3d05',
    texto: '#0f172a',
    segundo: '#4b5a6e',
    foco: '#ffffff',
  },
} as const;
const PERIGO = rgb('#dc3545');
const SUCESSO = rgb('#28a745');
const AVISO = rgb('#fd7e14');

/** What lines and greys of light surfaces are tinted with. */
export const TINTEIRO = rgb('#204e8c');

/** Opacity of tints (visual.md: 22 %), in the 255ths a colour is written in. */
const TINTA = 0x38 / 255;
/** Opacity of an event under the pointer, and its share at rest: the same 22 %. */
const EVENTO = 0.32;
const EM_REPOUSO = 0.69;

export interface Conjunto {
  readonly vars: Readonly<Record<string, string>>;
  readonly texto: Rgb;
  readonly icone: Rgb;
}

interface Pedido {
  readonly t: TemaDoModo;
  readonly polo: Polo;
  readonly primaria: Rgb;
  /** What text of this set stands on. The first is the one secondary surfaces are made from. */
  readonly superficies: readonly Faixa[];
  readonly texto: Rgb;
  readonly icone: Rgb;
  readonly borda: { readonly cor: Rgb; readonly alfa: number };
  /** Buttons would be lost on a surface of this side without a line around them. */
  readonly contornado: boolean;
  /** The line under fields. */
  readonly linha: string;
}

/** The chosen text colour if it is of this side, otherwise the one of the product. */
export const textoDoPolo = (escolhido: Rgb, polo: Polo): Rgb => {
  const oposto = polo === 'claro' ? PRETO : BRANCO;
  const deste = distancia(escolhido, polo, limite(polo, [ponto(oposto)])) >= ALVO_DO_TEXTO;
  return deste ? escolhido : rgb(FIXAS[polo].texto);
};

const alfaEmHex = (alfa: number) => Math.floor(alfa * 255) / 255;

/** The strongest opacity up to `desejo` at which the text still reads on the tint. */
function alfaDaTinta(
  cor: Rgb,
  desejo: number,
  texto: Rgb,
  polo: Polo,
  faixas: readonly Faixa[],
): number {
  for (let alfa = desejo; alfa > 0.01; alfa = alfaEmHex(alfa * 0.85)) {
    const ateOnde = limite(
      polo,
      faixas.map((f) => sobre(cor, alfa, f)),
    );
    if (distancia(texto, polo, ateOnde) >= ALVO_DO_TEXTO) return alfa;
  }
  return 0;
}

/** A readable relative of the primary colour: the same hue, lighter on dark, darker on light. */
function parente(cor: Rgb, polo: Polo): Rgb {
  const [h, s, l] = hsl(cor);
  return polo === 'claro' ? deHsl(h, s * 0.61, Math.max(l, 0.61)) : deHsl(h, s, l * 0.715);
}

/**
 * The surface of hovered rows and secondary parts: a step from the base towards the text, or away
 * from it where the text would no longer stand out.
 */
function segundaSuperficie(base: Faixa, polo: Polo): Rgb {
  const meio = misturar(base.min, base.max, 0.5);
  const [h, s, l] = hsl(meio);
  // The darker the base, the more of a step it takes to be seen.
  const passo = Math.min(0.065, Math.max(0.04, 0.12 - l / 2));
  const perto = polo === 'claro' ? deHsl(h, s * 0.9, l + passo) : misturar(meio, TINTEIRO, 0.07);
  if (folga(polo, ponto(perto)) >= 7) return perto;
  return misturar(meio, polo === 'claro' ? PRETO : BRANCO, 0.1);
}

/** Variables of everything that is written or drawn on surfaces of one side, and the text's colour. */
export function conjuntoDeTextos({ t, polo, primaria, superficies, ...p }: Pedido): Conjunto {
  const segunda = segundaSuperficie(superficies[0] ?? ponto(PRETO), polo);
  const faixas = [...superficies, ponto(segunda)];
  const plano = limite(polo, faixas);
  const texto = ajustar(p.texto, polo, plano);
  const tingir = (cor: Rgb, desejo = TINTA) => {
    const alfa = alfaDaTinta(cor, desejo, texto, polo, faixas);
    return { cor: hex(cor, alfa), faixas: faixas.map((f) => sobre(cor, alfa, f)) };
  };
  const tintas = {
    primaria: tingir(primaria),
    perigo: tingir(PERIGO),
    sucesso: tingir(SUCESSO),
    aviso: tingir(AVISO),
  };
  const aba = tingir(rgb(t.tab.color), alfaEmHex(t.tab.opacity));
  const corDaAtiva = t.activeTab.color === null ? primaria : rgb(t.activeTab.color);
  const abaAtiva = tingir(corDaAtiva, alfaEmHex(t.activeTab.opacity));
  // Events of any colour, the lightest and the darkest among them.
  const evento = Math.min(
    ...[BRANCO, PRETO].map((cor) => alfaDaTinta(cor, EVENTO, texto, polo, superficies)),
  );

  // The second line of an event is drawn fainter than the first, where it can still be read.
  const apagado = superficies.every((f) =>
    [BRANCO, PRETO].every((cor) => {
      const tingida = sobre(cor, evento * EM_REPOUSO, f);
      const fundo = polo === 'claro' ? tingida.max : tingida.min;
      const ateOnde = limite(polo, [tingida]);
      return distancia(misturar(texto, fundo, 0.14), polo, ateOnde) >= ALVO_DO_TEXTO;
    }),
  );

  const ler = (cor: Rgb, onde: readonly Faixa[] = []) =>
    hex(ajustar(cor, polo, limite(polo, [...faixas, ...onde])));
  const marcar = (cor: Rgb) => ajustar(cor, polo, plano, ALVO_DO_CONTROLE);
  const fixas = FIXAS[polo];
  const segundo =
    hex(p.texto) === fixas.texto ? rgb(fixas.segundo) : misturar(p.texto, segunda, 0.34);
  const icone = marcar(p.icone);
  const marca = hex(marcar(primaria));
  return {
    texto,
    icone,
    vars: {
      '--cor-cartao-2': hex(segunda),
      '--cor-borda': hex(p.borda.cor, p.borda.alfa),
      '--cor-borda-forte': hex(p.borda.cor, Math.min(1, p.borda.alfa * 2)),
      '--cor-texto': hex(texto),
      '--cor-texto-2': ler(segundo, [...tintas.primaria.faixas, ...aba.faixas]),
      '--cor-primaria-texto': ler(parente(primaria, polo), tintas.primaria.faixas),
      '--cor-primaria-tinta': tintas.primaria.cor,
      '--cor-perigo-texto': ler(rgb(fixas.perigo), tintas.perigo.faixas),
      '--cor-perigo-tinta': tintas.perigo.cor,
      '--cor-sucesso-texto': ler(rgb(fixas.sucesso), tintas.sucesso.faixas),
      '--cor-sucesso-tinta': tintas.sucesso.cor,
      '--cor-aviso-texto': ler(rgb(fixas.aviso), tintas.aviso.faixas),
      '--cor-aviso-tinta': tintas.aviso.cor,
      '--cor-marca': marca,
      '--contorno-do-botao': p.contornado ? marca : '#0000',
      '--cor-campo-linha': p.linha,
      '--cor-icone': hex(icone),
      '--cor-foco': ler(parente(primaria, polo)),
      '--cor-foco-contra': fixas.foco,
      '--cor-aba': aba.cor,
      '--cor-aba-ativa': abaAtiva.cor,
      '--forca-do-evento': `${Math.floor(evento * EM_REPOUSO * 100)}%`,
      '--forca-do-detalhe': apagado ? '86%' : '100%',
      '--forca-do-evento-2': `${Math.floor(evento * 100)}%`,
    },
  };
}
