import { z } from 'zod';
import { cpfValido, limparCpf } from './documentos.ts';

export const CPF_INVALIDO = 'CPF inválido.';

/** Digits of an optional CPF, with or without mask: absent keeps it, null or blank clears it. */
export const CpfOpcional = z
  .string({ error: CPF_INVALIDO })
  .max(30, CPF_INVALIDO)
  .transform((cpf) => (cpf.trim() === '' ? null : cpf))
  .refine((cpf) => cpf === null || cpfValido(cpf), CPF_INVALIDO)
  .transform((cpf) => cpf && limparCpf(cpf))
  .nullish();
