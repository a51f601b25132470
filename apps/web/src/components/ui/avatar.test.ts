import { describe, expect, it } from 'vitest';
import { letraDoNome } from './avatar.tsx';

describe('letraDoNome', () => {
  it.each([
    ['ana', 'A'],
    ['  bruno', 'B'],
    ['🙂 feliz', '🙂'],
    ['', '?'],
  ])('of %j is %s', (nome, letra) => expect(letraDoNome(nome)).toBe(letra));
});
