import { modulos } from '../src/modulos.ts';
import type { Cena, Substantivo } from '../src/platform/exemplos.ts';

/** Every noun that people write, by name, as its own module says. @throws for a name that two give. */
export async function todosOsSubstantivos(
  cena: Pick<Cena, 'banco' | 'eu'>,
): Promise<Readonly<Record<string, Substantivo>>> {
  const todos: Record<string, Substantivo> = {};
  for (const { exemplos } of modulos) {
    const { substantivos } = (await exemplos?.()) ?? {};
    for (const [nome, noun] of Object.entries((await substantivos?.(cena)) ?? {})) {
      if (todos[nome]) throw new Error(`Dois módulos escrevem ${nome}.`);
      todos[nome] = noun;
    }
  }
  return todos;
}

/** Every call that writes no record of fields, as its own module says; one that is said twice is there twice. */
export async function todosForaDoPercurso(): Promise<readonly string[]> {
  const ditos = await Promise.all(modulos.map(async ({ exemplos }) => exemplos?.()));
  return ditos.flatMap((dito) => Object.values(dito?.foraDoPercurso ?? {}).flat());
}
