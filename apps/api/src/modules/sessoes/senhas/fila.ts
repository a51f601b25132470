import { Recusa } from '../../../platform/erros.ts';

interface Opcoes {
  /** How many works run at once. */
  readonly simultaneos: number;
  /** How many works may wait. */
  readonly espera: number;
}

/**
 * A bounded queue: works run in order of arrival, so many at a time.
 *
 * @throws Recusa `INDISPONIVEL` (503) from the returned function when the queue is full.
 */
export function criarFila({ simultaneos, espera }: Opcoes) {
  const esperando: (() => void)[] = [];
  let emCurso = 0;

  return async <T>(trabalho: () => Promise<T>): Promise<T> => {
    if (emCurso < simultaneos) emCurso += 1;
    else {
      if (esperando.length >= espera) {
        throw new Recusa('INDISPONIVEL', { headers: { 'retry-after': '5' } });
      }
      // A work that ends hands its place to the next, so `emCurso` stays as it is.
      await new Promise<void>((chamar) => esperando.push(chamar));
    }
    try {
      return await trabalho();
    } finally {
      const proximo = esperando.shift();
      if (proximo) proximo();
      else emCurso -= 1;
    }
  };
}
