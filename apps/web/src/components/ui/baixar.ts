/** Has the browser save a file under a name. */
export function baixar(arquivo: Blob, nome: string): void {
  const url = URL.createObjectURL(arquivo);
  const ligacao = document.createElement('a');
  ligacao.href = url;
  ligacao.download = nome;
  ligacao.click();
  // Some browsers read the address only after the click has ended, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
