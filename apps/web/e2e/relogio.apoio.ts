import type { BrowserContext } from '@playwright/test';
import type { Firma } from '../../api/test/jornadas.ts';

/**
 * The one clock that a test's application, database and pages read. It stands still until the test
 * moves it; timers run in real time.
 */
export class Relogio {
  readonly #firma: Firma;
  readonly #contextos = new Set<BrowserContext>();
  #agora: Date;

  constructor(firma: Firma) {
    this.#firma = firma;
    this.#agora = firma.inicio;
  }

  get agora(): Date {
    return this.#agora;
  }

  /** Has the pages of a context, future ones included, read this clock. */
  async acertar(contexto: BrowserContext): Promise<void> {
    this.#contextos.add(contexto);
    await contexto.clock.setFixedTime(this.#agora);
  }

  /**
   * Moves the application first, so that no page asks it about an hour that is still ahead of its
   * clock.
   */
  async irPara(instante: Date | string): Promise<void> {
    this.#agora = new Date(instante);
    await this.#firma.irPara(this.#agora);
    for (const contexto of this.#contextos) await contexto.clock.setFixedTime(this.#agora);
  }

  avancar(ms: number): Promise<void> {
    return this.irPara(new Date(this.#agora.getTime() + ms));
  }
}
