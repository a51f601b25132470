import type { Page } from '@playwright/test';

/** What went wrong in the pages of a test without anybody asking for it. */
export class Vigia {
  readonly #problemas: string[] = [];
  readonly #permitidos: RegExp[] = [];

  /** Lets a refusal happen that the test is about: `/401.*\/auth\/login/`. */
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
      // A page that goes away gives up what it was asking for.
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
