import {
  acrescentar,
  compactar,
  type Lugar,
  naOrdem,
  recolocar,
  retirar,
} from '../../../components/painel/grade.ts';
import type { MudancaDaConfiguracao } from '../../../lib/configuracao/fila.ts';
import type { Bloco } from './catalogo.ts';

/** A panel as it is shown: the same blocks on the grid and, on narrow screens, in one column. */
export interface Painel {
  readonly lugares: readonly Lugar[];
  readonly ordem: readonly string[];
}

/** `widgets` of the configuration as a browser may have kept it: nothing about it is certain. */
interface Guardado {
  readonly activeWidgets?: unknown;
  readonly layout?: { readonly desktop?: unknown; readonly mobile?: unknown };
}

const ehLugar = (valor: unknown): valor is Lugar => {
  const { id, x, y, w, h } = (valor ?? {}) as Partial<Lugar>;
  return typeof id === 'string' && [x, y, w, h].every(Number.isInteger);
};

const lugaresDe = (valor: unknown): Lugar[] =>
  Array.isArray(valor)
    ? valor
        .filter(ehLugar)
        .filter(({ id }, i, todos) => todos.findIndex((um) => um.id === id) === i)
    : [];

const idsDe = (valor: unknown): string[] =>
  Array.isArray(valor) ? [...new Set(valor.filter((id) => typeof id === 'string'))] : [];

/** A block at its least size where a smaller one was kept. */
const comLimites = (lugar: Lugar, { minW, minH }: Bloco): Lugar => ({
  ...lugar,
  w: Math.max(lugar.w, minW),
  h: Math.max(lugar.h, minH),
});

/**
 * The panel a person sees: the kept blocks that exist and that the person may have. A block without
 * a place gets the first free one.
 *
 * @param padrao the places of the role, for who never arranged a panel.
 */
export function montarPainel(
  guardado: Guardado,
  blocos: readonly Bloco[],
  padrao: readonly Lugar[],
): Painel {
  const nunca = !Array.isArray(guardado.activeWidgets);
  const ativos = nunca ? padrao.map(({ id }) => id) : idsDe(guardado.activeWidgets);
  const meus = blocos.filter(({ id }) => ativos.includes(id));
  const guardados = nunca ? padrao : lugaresDe(guardado.layout?.desktop);
  const postos = meus.flatMap((bloco) => {
    const lugar = guardados.find(({ id }) => id === bloco.id);
    return lugar ? [comLimites(lugar, bloco)] : [];
  });
  const lugares = meus.reduce(
    (feitos, bloco) =>
      feitos.some(({ id }) => id === bloco.id) ? feitos : acrescentar(feitos, bloco),
    compactar(postos),
  );
  const naGrade = lugares.map(({ id }) => id);
  const noCelular = naOrdem(nunca ? [] : lugaresDe(guardado.layout?.mobile)).map(({ id }) => id);
  const ordem = noCelular.filter((id) => naGrade.includes(id));
  return {
    lugares: lugares.map(({ id, x, y, w, h }) => ({ id, x, y, w, h })),
    ordem: [...ordem, ...naGrade.filter((id) => !ordem.includes(id))],
  };
}

/**
 * A panel as it is kept. Blocks whose permission is missing for now keep their places, and stand
 * there again when the permission comes back.
 */
export function guardarPainel(
  { lugares, ordem }: Painel,
  guardado: Guardado,
  blocos: readonly Bloco[],
): NonNullable<MudancaDaConfiguracao['widgets']> {
  const fora = (id: string) => !blocos.some((bloco) => bloco.id === id);
  const ausentes = idsDe(guardado.activeWidgets).filter(fora);
  const ausente = ({ id }: Lugar) => ausentes.includes(id);
  return {
    activeWidgets: [...ordem, ...ausentes],
    layout: {
      desktop: [...lugares, ...lugaresDe(guardado.layout?.desktop).filter(ausente)],
      mobile: [
        ...ordem.map((id, y) => ({ id, x: 0, y, w: 12, h: 1 })),
        ...lugaresDe(guardado.layout?.mobile).filter(ausente),
      ],
    },
  };
}

/** The panel with one more block: in the first free room, and last in the column. */
export const comBloco = (painel: Painel, { id, w, h }: Bloco): Painel => ({
  lugares: acrescentar(painel.lugares, { id, w, h }),
  ordem: [...painel.ordem.filter((outro) => outro !== id), id],
});

export const semBloco = ({ lugares, ordem }: Painel, id: string): Painel => ({
  lugares: retirar(lugares, id),
  ordem: ordem.filter((outro) => outro !== id),
});

/** The panel with a block that was taken away, where it stood in `antes`. */
export function comBlocoDeVolta(painel: Painel, id: string, antes: Painel): Painel {
  const lugar = antes.lugares.find((um) => um.id === id);
  if (!lugar || painel.ordem.includes(id)) return painel;
  const ordem = [...painel.ordem];
  ordem.splice(antes.ordem.indexOf(id), 0, id);
  return { lugares: recolocar(painel.lugares, lugar), ordem };
}
