/** Content types of the pictures that people send (specification part 2 §5). */
export const TIPOS_DE_IMAGEM = [
  'image/jpeg',
  'image/jpg',
  'image/png',
  'image/gif',
  'image/webp',
] as const;

export const TAMANHO_MAXIMO_DA_IMAGEM = 5 * 1024 * 1024;

/**
 * The most pixels of either side: they decide the memory that an open picture takes, whatever its
 * file's size.
 */
export const LADO_MAXIMO_DA_IMAGEM = 6000;

/** Refusals of pictures, title and sentence, verbatim where the specification gives them. */
export const RECUSAS_DA_IMAGEM = {
  tipo: {
    titulo: 'Tipo de arquivo não suportado',
    mensagem: 'Por favor, selecione uma imagem (JPG, PNG, GIF ou WebP).',
  },
  tamanho: { titulo: 'Arquivo muito grande', mensagem: 'O arquivo deve ter no máximo 5MB.' },
  lado: {
    titulo: 'Erro ao fazer upload',
    mensagem: `A imagem pode ter no máximo ${LADO_MAXIMO_DA_IMAGEM}×${LADO_MAXIMO_DA_IMAGEM} pixels.`,
  },
  ilegivel: {
    titulo: 'Erro ao fazer upload',
    mensagem: 'A imagem não pôde ser lida. Abra o arquivo, salve de novo e tente outra vez.',
  },
} as const;

/**
 * Why a chosen file would be refused, as far as its name, type and size tell; null when it may be
 * sent. The server checks the content itself.
 */
export function recusaDoArquivo({
  type,
  size,
}: {
  type: string;
  size: number;
}): (typeof RECUSAS_DA_IMAGEM)['tipo' | 'tamanho'] | null {
  if (!(TIPOS_DE_IMAGEM as readonly string[]).includes(type)) return RECUSAS_DA_IMAGEM.tipo;
  return size > TAMANHO_MAXIMO_DA_IMAGEM ? RECUSAS_DA_IMAGEM.tamanho : null;
}
