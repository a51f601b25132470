import type { Contexto } from '../../platform/contexto.ts';
import { homonimos } from './clientes.repository.ts';

/** The most clients of one name that a warning lists. */
const HOMONIMOS_MOSTRADOS = 5;

/**
 * The clients in scope with this name, as a warning to whoever enters another. It refuses nothing,
 * for two clients may share a name; and it must not reveal that a client out of scope exists.
 */
export async function procurarHomonimos({ db, ator }: Contexto, nome: string) {
  const linhas = await homonimos(db, ator, nome, HOMONIMOS_MOSTRADOS);
  return { clientes: linhas.map(({ id, nome, cnpj }) => ({ id, nome, cnpj })) };
}
