import { expect, type Locator, type Page } from '@playwright/test';

/** What a job costs: clicks, drags, keys pressed, and fields typed into. */
export interface Gasto {
  readonly cliques: number;
  readonly arrastos: number;
  readonly teclas: number;
  readonly campos: number;
}

interface Ponto {
  readonly x: number;
  readonly y: number;
}

/** Notes on the field with the focus that it was typed into. @returns whether it is the first time. */
const anotarCampo = (page: Page) =>
  page.evaluate(() => {
    const campo = document.activeElement as HTMLElement;
    const primeira = campo.dataset.contado === undefined;
    campo.dataset.contado = '';
    return primeira;
  });

/** Somebody at work on a page, whose every move is counted. */
export class Trabalho {
  readonly #page: Page;
  readonly #gasto = { cliques: 0, arrastos: 0, teclas: 0, campos: 0 };

  constructor(page: Page) {
    this.#page = page;
  }

  async clicar(alvo: Locator): Promise<void> {
    this.#gasto.cliques += 1;
    await alvo.click();
  }

  /** Presses the mouse on one point of something, moves it to another, and lets go. */
  async arrastar(alvo: Locator, de: Ponto, ate: Ponto): Promise<void> {
    this.#gasto.arrastos += 1;
    // Waits until it lies still, and brings the point into sight.
    await alvo.hover({ position: de });
    const { x, y } = (await alvo.boundingBox()) ?? { x: 0, y: 0 };
    await this.#page.mouse.down();
    await this.#page.mouse.move(x + ate.x, y + ate.y, { steps: 4 });
    await this.#page.mouse.up();
  }

  /** Presses keys one after the other: a chord, as 'Control+k', is one. */
  async teclar(...teclas: string[]): Promise<void> {
    for (const tecla of teclas) {
      this.#gasto.teclas += 1;
      await this.#page.keyboard.press(tecla);
    }
  }

  /** Types a text where the focus is. A field that is typed into twice counts once. */
  async digitar(texto: string): Promise<void> {
    if (await anotarCampo(this.#page)) this.#gasto.campos += 1;
    await this.#page.keyboard.type(texto);
  }

  /** The job is done, at this cost at most; what the limit does not name may cost nothing. */
  conferir(limite: Partial<Gasto>): void {
    for (const oQue of ['cliques', 'arrastos', 'teclas', 'campos'] as const) {
      expect(this.#gasto[oQue], oQue).toBeLessThanOrEqual(limite[oQue] ?? 0);
    }
  }
}
