import type { BrowserContext, Route } from '@playwright/test';

type Endereco = Parameters<BrowserContext['route']>[0];
type Resposta = NonNullable<Parameters<Route['fulfill']>[0]>;

/**
 * Faults of the network between a test's pages and their application; removed when the test ends.
 */
export class Rede {
  readonly #contexto: BrowserContext;
  readonly #soltas: (() => void)[] = [];

  constructor(contexto: BrowserContext) {
    this.#contexto = contexto;
  }

  /** Cuts the network off until `voltar`. */
  cair(): Promise<void> {
    return this.#contexto.setOffline(true);
  }

  voltar(): Promise<void> {
    return this.#contexto.setOffline(false);
  }

  /** Makes calls to an address fail on their way: the next `vezes` of them, or all. */
  async cortar(endereco: Endereco, vezes?: number): Promise<void> {
    await this.#contexto.route(endereco, (rota) => rota.abort(), { times: vezes });
  }

  /** Answers calls to an address in place of the application, which does not receive them. */
  async responder(endereco: Endereco, resposta: Resposta, vezes?: number): Promise<void> {
    await this.#contexto.route(endereco, (rota) => rota.fulfill(resposta), { times: vezes });
  }

  /**
   * Holds calls to an address before the application receives them.
   *
   * @returns lets them pass.
   */
  async segurar(endereco: Endereco): Promise<() => void> {
    const { promise: solta, resolve: soltar } = Promise.withResolvers<void>();
    this.#soltas.push(soltar);
    await this.#contexto.route(endereco, async (rota) => {
      await solta;
      await rota.fallback();
    });
    return soltar;
  }

  async consertar(): Promise<void> {
    for (const soltar of this.#soltas) soltar();
    await this.#contexto.unrouteAll({ behavior: 'ignoreErrors' });
    await this.voltar();
  }
}
