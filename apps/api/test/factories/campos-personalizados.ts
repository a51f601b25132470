import { camposPersonalizados } from '../../src/modules/campos-personalizados/campos-personalizados.tables.ts';
import type { Banco } from '../../src/platform/db.ts';

let contador = 0;

/** A field that the firm added to its clients' records: a text. */
export async function criarCampoPersonalizado(banco: Banco) {
  const [campo] = await banco
    .insert(camposPersonalizados)
    .values({ nome: `Campo ${++contador}`, tipo: 'texto' })
    .returning();
  if (!campo) throw new Error('campo não gravado');
  return campo;
}
