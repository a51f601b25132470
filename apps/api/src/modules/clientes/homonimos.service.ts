import type { Contexto } from '../../platform/contexto.ts';
import { homonimos } from './clientes.repository.ts';

/** As many clients of one name as a warning shows. */
const HOMONIMOS_MOSTRADOS = 5;

/**
 * The clients of a name within reach, for who is about to enter another: a warning and no refusal, for
 * two clients may share a name, and of one out of reach not even that it exists may be told.
 */
export async function procurarHomonimos({ db, ator }: Contexto, nome: string) {
  const linhas = await homonimos(db, ator, nome, HOMONIMOS_MOSTRADOS);
  return { clientes: linhas.map(({ id, nome, cnpj }) => ({ id, nome, cnpj })) };
}
