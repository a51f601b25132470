import { z } from 'zod';
import { criarRascunhos, type DonoDoRascunho } from './rascunhos.ts';

/**
 * The drafts of one kind of form that were offered and neither taken up nor refused, while the
 * person went on typing something else.
 *
 * @param formulario as in `criarRascunhos`; the entries lie beside those.
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
