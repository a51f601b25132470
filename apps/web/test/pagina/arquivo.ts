/**
 * Chooses a file where the page asks for one, as its window of files would. In the page itself: sent
 * to the browser from outside, a picture of 5 MB takes seconds.
 */
export function escolherArquivo(arquivo: File, onde: ParentNode = document): void {
  const entrada = onde.querySelector<HTMLInputElement>('input[type="file"]');
  if (!entrada) throw new Error('não há onde escolher o arquivo');
  const escolhidos = new DataTransfer();
  escolhidos.items.add(arquivo);
  entrada.files = escolhidos.files;
  entrada.dispatchEvent(new Event('change', { bubbles: true }));
}
