import { DadosDeNotaInterna, type NotaInterna } from '@dominio/contrato/notas-internas';
import { z } from 'zod';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** «Um|Uma» nota interna as its form has it, and as its draft is kept. */
export const Valores = z.object({
  cliente: z.object({ id: z.int(), nome: z.string() }).nullable(),
  nome: z.string(),
  observacoes: z.string(),
  ativo: z.boolean(),
});
export type Valores = z.infer<typeof Valores>;

export const ROTULOS: Readonly<Record<keyof Valores, string>> = {
  cliente: 'Cliente',
  nome: 'Nome',
  observacoes: 'Observações',
  ativo: 'Em uso',
};

export const valoresDe = (registro: NotaInterna | null): Valores => ({
  cliente: registro && { id: registro.cliente_id, nome: registro.cliente_nome },
  nome: registro?.nome ?? '',
  observacoes: registro?.observacoes ?? '',
  ativo: registro?.ativo ?? true,
});

/** What is sent; the compiler misses a field that the contract accepts and this forgets. */
export const corpoDe = ({ cliente, ...campos }: Valores) =>
  ({ cliente_id: cliente?.id ?? 0, ...campos }) satisfies Required<
    z.input<typeof DadosDeNotaInterna>
  >;

/** The contract's own checks, told before the server does. */
export function errosDe(valores: Valores): ErrosDeCampo {
  const lido = validar(DadosDeNotaInterna, corpoDe(valores));
  if (lido.ok) return {};
  const { cliente_id, ...erros } = lido.erros;
  return cliente_id ? { cliente: 'Escolha o cliente.', ...erros } : erros;
}
