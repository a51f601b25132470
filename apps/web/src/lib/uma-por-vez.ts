import { semContinuacao } from './sem-continuacao.ts';

/**
 * Lets a submission through, and drops equal ones until it is settled. What comes after a save (the
 * notice, the drawer that closes) belongs to the first alone, so the dropped ones have no continuation.
 */
export function criarUmaPorVez() {
  const emCurso = new Set<string>();
  return <R>(marca: string, enviar: () => Promise<R>): Promise<R> => {
    if (emCurso.has(marca)) return semContinuacao();
    emCurso.add(marca);
    return enviar().finally(() => emCurso.delete(marca));
  };
}
