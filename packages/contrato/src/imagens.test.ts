import { expect, it } from 'vitest';
import {
  RECUSAS_DA_IMAGEM,
  recusaDoArquivo,
  TAMANHO_MAXIMO_DA_IMAGEM,
  TIPOS_DE_IMAGEM,
} from './imagens.ts';

it.each(TIPOS_DE_IMAGEM)('a file of type %s may be sent up to 5 MB', (type) => {
  expect(recusaDoArquivo({ type, size: TAMANHO_MAXIMO_DA_IMAGEM })).toBeNull();
  const grande = { type, size: TAMANHO_MAXIMO_DA_IMAGEM + 1 };
  expect(recusaDoArquivo(grande)).toBe(RECUSAS_DA_IMAGEM.tamanho);
});

it.each(['application/pdf', 'image/svg+xml', 'image/heic', ''])(
  'a file of type "%s" is none of the pictures that may be sent',
  (type) => {
    expect(recusaDoArquivo({ type, size: 1 })).toBe(RECUSAS_DA_IMAGEM.tipo);
  },
);
