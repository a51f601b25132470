import { DadosDeModeloMinuta, type ModeloMinuta } from '@dominio/contrato/modelos-minuta';
import { z } from 'zod';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** A template as its form has it, and as its draft is kept. */
export const Valores = z.object({
  nome: z.string(),
  texto: z.string(),
  ativo: z.boolean(),
});
export type Valores = z.infer<typeof Valores>;

export const ROTULOS: Readonly<Record<keyof Valores, string>> = {
  nome: 'Nome',
  texto: 'Texto',
  ativo: 'Em uso',
};

export const valoresDe = (registro: ModeloMinuta | null): Valores => ({
  nome: registro?.nome ?? '',
  texto: registro?.texto ?? '',
  ativo: registro?.ativo ?? true,
});

/** What is sent; the compiler misses a field that the contract accepts and this forgets. */
export const corpoDe = (valores: Valores) =>
  valores satisfies Required<z.input<typeof DadosDeModeloMinuta>>;

/** The contract's own checks, told before the server does. */
export function errosDe(valores: Valores): ErrosDeCampo {
  const lido = validar(DadosDeModeloMinuta, corpoDe(valores));
  return lido.ok ? {} : lido.erros;
}
