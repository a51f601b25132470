import type { Endpoint, Resposta as RespostaDo } from '@dominio/contrato/endpoint';
import type { APIResponse, BrowserContext, Route } from '@playwright/test';

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
  async cortar(endereco: Endereco, vezes = Number.POSITIVE_INFINITY): Promise<void> {
    let faltam = vezes;
    // The route stays when they are through: to take it away would touch the calls under way.
    await this.#contexto.route(endereco, (rota) => {
      faltam -= 1;
      return faltam >= 0 ? rota.abort() : rota.fallback();
    });
  }

  /** Answers calls to an address in place of the application, which does not receive them. */
  async responder(endereco: Endereco, resposta: Resposta, vezes?: number): Promise<void> {
    await this.#contexto.route(endereco, (rota) => rota.fulfill(resposta), { times: vezes });
  }

  /**
   * Changes what the application answers to a call without parameters in its path. Before and after,
   * the answer is one that the contract knows.
   */
  async alterar<E extends Endpoint>(
    { path, response: esquema }: E,
    mudar: (resposta: RespostaDo<E>, query: URLSearchParams) => RespostaDo<E>,
  ): Promise<void> {
    if (!esquema) throw new Error(`${path} não responde em JSON.`);
    await this.#contexto.route(
      ({ pathname }) => pathname === path,
      async (rota) => {
        const response = await rota.fetch();
        const resposta = esquema.parse(await response.json()) as RespostaDo<E>;
        const { searchParams } = new URL(rota.request().url());
        await rota.fulfill({ response, json: esquema.parse(mudar(resposta, searchParams)) });
      },
    );
  }

  /**
   * Keeps answers on their way, each until its turn. An address that was answered before gets the same
   * answer again, so that the application's own time counts only once.
   *
   * @returns lets the oldest answer pass.
   */
  async reter(endereco: Endereco): Promise<() => void> {
    const respostas = new Map<string, APIResponse>();
    const presas: (() => void)[] = [];
    await this.#contexto.route(endereco, async (rota) => {
      const url = rota.request().url();
      const response = respostas.get(url) ?? (await rota.fetch());
      respostas.set(url, response);
      const { promise: vez, resolve: soltar } = Promise.withResolvers<void>();
      presas.push(soltar);
      this.#soltas.push(soltar);
      await vez;
      await rota.fulfill({ response });
    });
    return () => presas.shift()?.();
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
