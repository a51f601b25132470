import { vi } from 'vitest';

/** No room is left in local storage but that of what is removed. */
export function encherArmazem(): void {
  const tamanho = () => Object.entries(localStorage).flat().join('').length;
  const cabem = tamanho();
  const gravarDeVerdade = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function gravar(
    this: Storage,
    chave,
    valor,
  ) {
    const antes = this.getItem(chave);
    const depois = tamanho() - (antes === null ? 0 : chave.length + antes.length);
    if (depois + chave.length + valor.length > cabem) {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    }
    gravarDeVerdade.call(this, chave, valor);
  });
}
