import { Recusa } from './erros.ts';

/** What each check answered, in order. */
type Respostas<C extends readonly (() => unknown)[]> = {
  [K in keyof C]: Awaited<ReturnType<C[K]>>;
};

/** One refusal with the fields of all; invalid input goes before what a state forbids. */
function juntar(recusas: readonly [Recusa, ...Recusa[]]): Recusa {
  const principal = recusas.find(({ codigo }) => codigo === 'DADOS_INVALIDOS') ?? recusas[0];
  return new Recusa(principal.codigo, {
    detail: principal.message,
    campos: recusas.flatMap(({ campos = [] }) => campos),
    cause: principal,
  });
}

/**
 * Runs every check, one after the other, and reports all wrong fields together, so that nobody mends
 * a form field by field; a refusal that is not about fields ends it at once.
 *
 * @throws Recusa 422 with every wrong field; 409 where all that is wrong are values in use.
 */
export async function conferirTudo<const C extends readonly (() => unknown)[]>(
  ...conferencias: C
): Promise<Respostas<C>> {
  const respostas: unknown[] = [];
  const recusas: Recusa[] = [];
  for (const conferir of conferencias) {
    try {
      respostas.push(await conferir());
    } catch (erro) {
      if (!(erro instanceof Recusa) || !erro.campos) throw erro;
      recusas.push(erro);
    }
  }
  const [primeira, ...outras] = recusas;
  if (primeira) throw outras.length === 0 ? primeira : juntar([primeira, ...outras]);
  return respostas as Respostas<C>;
}
