/**
 * Puts a file into the page's file field, as the browser's file dialog would. The file is made
 * inside the page: sent from the test runner, a picture of 5 MB takes seconds.
 */
export function escolherArquivo(arquivo: File, onde: ParentNode = document): void {
  const entrada = onde.querySelector<HTMLInputElement>('input[type="file"]');
  if (!entrada) throw new Error('não há onde escolher o arquivo');
  const escolhidos = new DataTransfer();
  escolhidos.items.add(arquivo);
  entrada.files = escolhidos.files;
  entrada.dispatchEvent(new Event('change', { bubbles: true }));
}
