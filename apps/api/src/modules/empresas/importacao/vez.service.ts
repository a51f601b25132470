import { Recusa } from '../../../platform/erros.ts';

let ocupada = false;

/**
 * Checks or writes one import at a time in a process: the rows of two of the greatest size would fill
 * its memory.
 *
 * @throws Recusa 429 while another one is at it.
 */
export async function naSuaVez<T>(fazer: () => Promise<T>): Promise<T> {
  if (ocupada) {
    throw new Recusa('MUITAS_TENTATIVAS', {
      detail: 'Outra planilha está sendo conferida. Tente novamente em instantes.',
      headers: { 'retry-after': '5' },
    });
  }
  ocupada = true;
  try {
    return await fazer();
  } finally {
    ocupada = false;
  }
}
