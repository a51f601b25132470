import { TAMANHO_MAXIMO_DA_IMAGEM } from '@dominio/contrato/imagens';

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

/** A file that is not taken: what it is, and the title and the sentence that say so. */
export type ImagemRecusada = [como: string, arquivo: File, titulo: string, mensagem: string];

/** Files that no choice of a picture takes, wherever one is chosen. */
export const IMAGENS_RECUSADAS: readonly ImagemRecusada[] = [
  [
    'is no picture',
    new File(['%PDF'], 'curriculo.pdf', { type: 'application/pdf' }),
    'Tipo de arquivo não suportado',
    'Por favor, selecione uma imagem (JPG, PNG, GIF ou WebP).',
  ],
  [
    'is too large',
    new File([new Uint8Array(TAMANHO_MAXIMO_DA_IMAGEM + 1)], 'grande.png', { type: 'image/png' }),
    'Arquivo muito grande',
    'O arquivo deve ter no máximo 5MB.',
  ],
];
