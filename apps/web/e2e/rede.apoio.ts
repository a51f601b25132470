import type { BrowserContext, Route } from '@playwright/test';

type Endereco = Parameters<BrowserContext['route']>[0];
type Resposta = NonNullable<Parameters<Route['fulfill']>[0]>;

/** The network between the pages of a test and their application, with its faults; whole again when the test ends. */
export class Rede {
  readonly #contexto: BrowserContext;
  readonly #soltas: (() => void)[] = [];

  constructor(contexto: BrowserContext) {
    this.#contexto = contexto;
  }

  /** No network at all, until `voltar`. */
  cair(): Promise<void> {
    return this.#contexto.setOffline(true);
  }

  voltar(): Promise<void> {
    return this.#contexto.setOffline(false);
  }

  /** Calls to an address fail on their way: `vezes` of them, or all. */
  async cortar(endereco: Endereco, vezes?: number): Promise<void> {
    await this.#contexto.route(endereco, (rota) => rota.abort(), { times: vezes });
  }

  /** Calls to an address are answered with this, and the application never hears of them. */
  async responder(endereco: Endereco, resposta: Resposta, vezes?: number): Promise<void> {
    await this.#contexto.route(endereco, (rota) => rota.fulfill(resposta), { times: vezes });
  }

  /** Calls to an address wait before they go on their way; the function it gives lets them go. */
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
