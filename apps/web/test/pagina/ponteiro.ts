import { cdp } from 'vitest/browser';

interface Ponto {
  readonly x: number;
  readonly y: number;
}

/** The test's document lies in another, which is the one that the browser is told points of. */
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

/** The button is pressed at a point and the mouse moved to others, in turn. `soltar` lets go at the last. */
export async function arrastar(de: Ponto, ...por: readonly Ponto[]): Promise<() => Promise<void>> {
  await mouse('mouseMoved', de, 0);
  await mouse('mousePressed', de, 1);
  for (const ponto of por) await mouse('mouseMoved', ponto, 1);
  return async () => {
    await mouse('mouseReleased', por.at(-1) ?? de, 0);
  };
}

const toque = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Ponto[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map(naJanela) });

/** A finger on the screen: put down, moved, taken up. */
export const dedo = {
  pousar: (ponto: Ponto) => toque('touchStart', [ponto]),
  levar: (ponto: Ponto) => toque('touchMove', [ponto]),
  tirar: () => toque('touchEnd', []),
};

/** The mouse leaves the window: where one test left it, the next page would be under it. */
export const tirarMouse = () =>
  cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
