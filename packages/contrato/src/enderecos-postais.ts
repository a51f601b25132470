import { z } from 'zod';
import { textoOpcional } from './campos.ts';
import { UFS } from './ufs.ts';

const CEP_INVALIDO = 'CEP inválido: são oito dígitos.';

/** Digits of a CEP, without the mask. */
export const limparCep = (cep: string) => cep.replaceAll(/\D/g, '');

/** `01310-100`; of a text that does not have eight digits, its digits alone. */
export const mascararCep = (cep: string) => limparCep(cep).replace(/^(\d{5})(\d{3})$/, '$1-$2');

/** The fields of an address in Brazil; all of them optional. */
export const camposDoEndereco = {
  cep: textoOpcional(20, CEP_INVALIDO)
    .transform((cep) => (cep ? limparCep(cep) : cep))
    .refine(
      (cep) => typeof cep !== 'string' || (/^\d{8}$/.test(cep) && cep !== '00000000'),
      CEP_INVALIDO,
    ),
  logradouro: textoOpcional(200, 'O logradouro pode ter no máximo 200 caracteres.'),
  numero: textoOpcional(20, 'O número pode ter no máximo 20 caracteres.'),
  complemento: textoOpcional(100, 'O complemento pode ter no máximo 100 caracteres.'),
  bairro: textoOpcional(100, 'O bairro pode ter no máximo 100 caracteres.'),
  municipio: textoOpcional(100, 'O município pode ter no máximo 100 caracteres.'),
  uf: z.enum(UFS, { error: 'Escolha um dos 27 estados.' }).nullish(),
};

/** What an address needs for a letter to arrive. */
export const PARTES_DO_ENDERECO = ['cep', 'logradouro', 'municipio', 'uf'] as const;
