import { vi } from 'vitest';

/**
 * Runs an action that has the browser save a file, which is kept from the disk.
 *
 * @returns the file and its name.
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
