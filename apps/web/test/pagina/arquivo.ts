import type { Locator } from 'vitest/browser';

/** Chooses a file in the field of it inside something, where such fields lie hidden behind a button. */
export function escolherArquivo(dentro: Locator, arquivo: File): void {
  const campo = dentro.element().querySelector<HTMLInputElement>('input[type=file]');
  if (!campo) throw new Error('Não há campo de arquivo aqui.');
  // As the browser does it: a file of megabytes need not travel to the browser and back.
  const escolhidos = new DataTransfer();
  escolhidos.items.add(arquivo);
  campo.files = escolhidos.files;
  campo.dispatchEvent(new Event('change', { bubbles: true }));
}
