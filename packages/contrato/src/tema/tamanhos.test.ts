import { describe, expect, test } from 'vitest';
import { tamanhosDoBotaoDeMenu } from './tamanhos.ts';

describe('sizes (specification part 1 §5)', () => {
  test.each([
    [1, { width: 320, height: 180, iconSize: 48, fontSize: 22, descriptionSize: 14, spacing: 16 }],
    [0.5, { width: 160, height: 90, iconSize: 24, fontSize: 11, descriptionSize: 10, spacing: 8 }],
    [0.25, { width: 80, height: 45, iconSize: 12, fontSize: 6, descriptionSize: 10, spacing: 8 }],
    [2, { width: 640, height: 360, iconSize: 96, fontSize: 44, descriptionSize: 28, spacing: 32 }],
  ])('the menu button at scale %d has its sizes', (escala, tamanhos) => {
    expect(tamanhosDoBotaoDeMenu(escala)).toEqual({ scale: escala, ...tamanhos });
  });
});
