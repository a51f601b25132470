import { z } from 'zod';
import { criarRascunhos, type DonoDoRascunho } from './rascunhos.ts';

/**
 * The drafts of one kind of form that were on offer when somebody typed on without deciding.
 *
 * @param formulario as `criarRascunhos` has it; they lie beside its own.
 */
export function criarRascunhosAnteriores<V>(formulario: string, valores: z.ZodType<V>) {
  const rascunho = z.object({
    em: z.int(),
    passo: z.int().min(0).optional(),
    base: valores.optional(),
    valores,
  });
  const rascunhos = criarRascunhos(`${formulario}.anteriores`, z.array(rascunho).readonly());
  return (dono: DonoDoRascunho, eu: number) => ({
    ler: () => rascunhos.ler(dono, eu)?.valores ?? [],
    guardar: (lista: readonly z.infer<typeof rascunho>[]) =>
      lista.length > 0 ? rascunhos.guardar(dono, eu, lista) : rascunhos.descartar(dono),
  });
}
