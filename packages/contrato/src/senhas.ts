import { z } from 'zod';

export const SENHA_MINIMA = 12;
export const SENHA_MAXIMA = 128;

/** Any characters, no composition rules (decisoes.md §6; NIST SP 800-63B). */
export const NovaSenha = z
  .string({ error: 'Informe a nova senha.' })
  .refine(
    (senha) => [...senha].length >= SENHA_MINIMA && [...senha].length <= SENHA_MAXIMA,
    `A nova senha deve ter entre ${SENHA_MINIMA} e ${SENHA_MAXIMA} caracteres.`,
  );

export const SENHA_COMUM = 'Esta senha é fácil de adivinhar. Escolha outra.';
