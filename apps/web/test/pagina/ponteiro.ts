import { cdp } from 'vitest/browser';

interface Ponto {
  readonly x: number;
  readonly y: number;
}

/**
 * Converts a point of the test's document, which lies in an iframe, to the point of the outer
 * window that the browser's input takes.
 */
function naJanela({ x, y }: Ponto): Ponto {
  const { left = 0, top = 0 } = window.frameElement?.getBoundingClientRect() ?? {};
  return { x: x + left, y: y + top };
}

const mouse = (
  type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
  ponto: Ponto,
  buttons: 0 | 1,
) =>
  cdp().send('Input.dispatchMouseEvent', {
    type,
    ...naJanela(ponto),
    buttons,
    button: type === 'mouseMoved' && buttons === 0 ? 'none' : 'left',
    clickCount: type === 'mouseMoved' ? 0 : 1,
  });

/**
 * Presses the mouse button at a point and moves through the others in turn.
 *
 * @returns moves through one more point, if told, and releases the button there: once `chegou` has seen
 *   that the page knows of it, where that is another frame's work.
 */
export async function arrastar(
  de: Ponto,
  ...por: readonly Ponto[]
): Promise<(em?: Ponto, chegou?: () => Promise<unknown>) => Promise<void>> {
  await mouse('mouseMoved', de, 0);
  await mouse('mousePressed', de, 1);
  for (const ponto of por) await mouse('mouseMoved', ponto, 1);
  return async (em, chegou) => {
    if (em) await mouse('mouseMoved', em, 1);
    await chegou?.();
    await mouse('mouseReleased', em ?? por.at(-1) ?? de, 0);
  };
}

const toque = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Ponto[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map(naJanela) });

/** A finger on the screen: puts it down, moves it, lifts it. */
export const dedo = {
  pousar: (ponto: Ponto) => toque('touchStart', [ponto]),
  levar: (ponto: Ponto) => toque('touchMove', [ponto]),
  tirar: () => toque('touchEnd', []),
};

/** Moves the mouse out of the window: where one test leaves it, the next page would be hovered. */
export const tirarMouse = () =>
  cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
