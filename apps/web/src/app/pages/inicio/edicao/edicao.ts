import {
  andar,
  deslocar,
  type Lugar,
  mover,
  redimensionar,
} from '../../../../components/painel/grade.ts';
import type { Bloco } from '../catalogo.ts';
import type { Painel } from '../painel.ts';

/**
 * A block that is being moved or resized, and the places that would result if it were dropped now.
 */
export interface Pego {
  readonly id: string;
  readonly como: 'teclado' | 'ponteiro';
  readonly lugares: readonly Lugar[];
}

export interface Edicao {
  readonly painel: Painel;
  readonly pego: Pego | null;
  /** What was done, for screen readers. */
  readonly fala: string;
}

export type Acao =
  | { tipo: 'pegar'; id: string; como: Pego['como'] }
  /** A step of the keyboard, in columns and rows. */
  | { tipo: 'andar'; dx: number; dy: number }
  /** Where the pointer has carried the corner of the block, in cells. */
  | { tipo: 'levar'; x: number; y: number }
  /** How wide the pointer has drawn the block, in columns: its height is that of its content. */
  | { tipo: 'esticar'; w: number }
  | { tipo: 'soltar' }
  | { tipo: 'cancelar' }
  | { tipo: 'redimensionar'; id: string; dw: number }
  | { tipo: 'deslocar'; id: string; passo: -1 | 1 };

const daqui = (lugares: readonly Lugar[], id: string) => lugares.find((lugar) => lugar.id === id);

const onde = (lugar: Lugar | undefined) =>
  lugar ? `coluna ${lugar.x + 1}, linha ${lugar.y + 1}` : '';

const mesmos = (a: readonly Lugar[], b: readonly Lugar[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Blocks may have been added or removed on another device meanwhile: exactly those of the panel are
 * kept.
 */
function conciliar(lugares: readonly Lugar[], painel: Painel): Lugar[] {
  const ficam = lugares.filter(({ id }) => painel.ordem.includes(id));
  const vieram = painel.lugares.filter(({ id }) => !daqui(ficam, id));
  const altura = Math.max(0, ...ficam.map(({ y, h }) => y + h));
  return [...ficam, ...vieram.map((lugar) => ({ ...lugar, y: lugar.y + altura }))];
}

/**
 * What an action makes of the panel. Each key press acts on the state that the one before left,
 * whatever is drawn by then. The panel itself changes only when a block is dropped.
 */
export function reduzir(edicao: Edicao, acao: Acao, blocos: readonly Bloco[]): Edicao {
  const { painel, pego } = edicao;
  const blocoDe = (id: string) => blocos.find((bloco) => bloco.id === id);
  const tituloDe = (id: string) => blocoDe(id)?.titulo ?? '';

  if (acao.tipo === 'pegar') {
    const fala =
      acao.como === 'teclado'
        ? `${tituloDe(acao.id)} na mão. Mova com as setas, solte com Espaço, desista com Esc.`
        : '';
    return {
      painel,
      pego: { id: acao.id, como: acao.como, lugares: painel.lugares },
      fala,
    };
  }
  if (acao.tipo === 'redimensionar') {
    const lugar = daqui(painel.lugares, acao.id);
    const bloco = blocoDe(acao.id);
    if (!lugar || !bloco) return edicao;
    const tamanho = { w: lugar.w + acao.dw, h: lugar.h };
    const lugares = redimensionar(painel.lugares, acao.id, tamanho, bloco);
    const novo = daqui(lugares, acao.id) ?? lugar;
    const mudou = !mesmos(lugares, painel.lugares);
    return {
      painel: mudou ? { ...painel, lugares } : painel,
      pego,
      fala: `${bloco.titulo}: ${novo.w} colunas${mudou ? '' : ', no limite'}.`,
    };
  }
  if (acao.tipo === 'deslocar') {
    const ordem = deslocar(painel.ordem, acao.id, acao.passo);
    const lugar = ordem.indexOf(acao.id) + 1;
    return {
      painel: { ...painel, ordem },
      pego,
      fala: `${tituloDe(acao.id)}: ${lugar}º de ${ordem.length}.`,
    };
  }
  if (!pego) return edicao;
  const { id } = pego;
  switch (acao.tipo) {
    case 'andar': {
      const lugares = andar(pego.lugares, id, acao.dx, acao.dy);
      const fim = mesmos(lugares, pego.lugares) ? ', no limite' : '';
      return {
        painel,
        pego: { ...pego, lugares },
        fala: `${tituloDe(id)}: ${onde(daqui(lugares, id))}${fim}.`,
      };
    }
    case 'levar':
      return { ...edicao, pego: { ...pego, lugares: mover(painel.lugares, id, acao.x, acao.y) } };
    case 'esticar': {
      const bloco = blocoDe(id);
      const lugar = daqui(painel.lugares, id);
      if (!bloco || !lugar) return edicao;
      const tamanho = { w: acao.w, h: lugar.h };
      return {
        ...edicao,
        pego: { ...pego, lugares: redimensionar(painel.lugares, id, tamanho, bloco) },
      };
    }
    case 'soltar': {
      const lugares = conciliar(pego.lugares, painel);
      return {
        painel: mesmos(lugares, painel.lugares) ? painel : { ...painel, lugares },
        pego: null,
        fala: `${tituloDe(id)} solto na ${onde(daqui(lugares, id))}.`,
      };
    }
    case 'cancelar':
      return { painel, pego: null, fala: `${tituloDe(id)} voltou ao lugar em que estava.` };
  }
}
