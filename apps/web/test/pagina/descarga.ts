import { vi } from 'vitest';

/**
 * Does something that has the browser save a file.
 *
 * @returns the file that would have been saved, and under which name.
 */
export async function baixar(
  fazer: () => Promise<void>,
): Promise<{ nome: string; bytes: Uint8Array }> {
  const { promise, resolve } = Promise.withResolvers<HTMLAnchorElement>();
  const clique = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clicar(
    this: HTMLAnchorElement,
  ) {
    resolve(this);
  });
  await fazer();
  const { href, download: nome } = await promise;
  clique.mockRestore();
  return { nome, bytes: await (await fetch(href)).bytes() };
}
