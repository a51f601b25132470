import { DadosDeServico, type Servico } from '@dominio/contrato/servicos';
import { z } from 'zod';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** A service as its form has it, and as its draft is kept. */
export const Valores = z.object({
  nome: z.string(),
  unidade: z.string(),
  descricao: z.string(),
  ativo: z.boolean(),
});
export type Valores = z.infer<typeof Valores>;

export const ROTULOS: Readonly<Record<keyof Valores, string>> = {
  nome: 'Nome',
  unidade: 'Unidade do volume',
  descricao: 'Descrição',
  ativo: 'Em uso',
};

export const valoresDe = (registro: Servico | null): Valores => ({
  nome: registro?.nome ?? '',
  unidade: registro?.unidade ?? '',
  descricao: registro?.descricao ?? '',
  ativo: registro?.ativo ?? true,
});

/** What is sent; the compiler misses a field that the contract accepts and this forgets. */
export const corpoDe = (valores: Valores) =>
  valores satisfies Required<z.input<typeof DadosDeServico>>;

/** The contract's own checks, told before the server does. */
export function errosDe(valores: Valores): ErrosDeCampo {
  const lido = validar(DadosDeServico, corpoDe(valores));
  return lido.ok ? {} : lido.erros;
}
