import type { Page } from '@playwright/test';

/** Collects the errors in the console and the failed requests of a test's pages. */
export class Vigia {
  readonly #problemas: string[] = [];
  readonly #permitidos: RegExp[] = [];

  /** Permits a problem that the test causes on purpose: `/401.*\/auth\/login/`. */
  permitir(padrao: RegExp): void {
    this.#permitidos.push(padrao);
  }

  vigiar(page: Page): void {
    page.on('pageerror', (erro) => this.#problemas.push(`erro na página: ${erro.message}`));
    page.on('console', (mensagem) => {
      const { url } = mensagem.location();
      if (mensagem.type() === 'error') this.#problemas.push(`${mensagem.text()} ${url}`);
    });
    page.on('requestfailed', (pedido) => {
      const motivo = pedido.failure()?.errorText ?? '';
      // A page that is left aborts its open requests: no problem.
      if (motivo !== 'net::ERR_ABORTED') this.#problemas.push(`${motivo} ${pedido.url()}`);
    });
    page.on('response', (resposta) => {
      if (resposta.status() >= 400) this.#problemas.push(`${resposta.status()} ${resposta.url()}`);
    });
  }

  get inesperados(): string[] {
    return this.#problemas.filter(
      (problema) => !this.#permitidos.some((padrao) => padrao.test(problema)),
    );
  }
}
