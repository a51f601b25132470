import { Conflito, Intervalo } from '@dominio/contrato/agendamentos-saida';
import { z } from 'zod';
import { ErroDaApi } from '../../lib/erro-da-api.ts';

const Conflitos = z.object({
  conflitos: z.array(Conflito),
  /** Up to three free times, nearest first. */
  sugestoes: z.array(Intervalo),
});
export type Conflitos = z.infer<typeof Conflitos>;

/** What a write repeated after a conflict changes: its time, or that it is confirmed. */
export interface Tentativa {
  horario?: Intervalo;
  confirmar_conflito?: true;
}

/** Conflicts and free times of a 409 CONFLITO_DE_HORARIO; undefined for any other failure. */
export function conflitosDe(erro: unknown): Conflitos | undefined {
  if (!(erro instanceof ErroDaApi) || erro.codigo !== 'CONFLITO_DE_HORARIO') return undefined;
  return Conflitos.safeParse(erro.corpo).data;
}

/**
 * Sends a write until it is accepted or the person gives up. It asks again after every conflict,
 * because somebody else may have taken the alternative meanwhile.
 *
 * @param perguntar shows the conflict; resolves with undefined when the person gives up.
 * @returns the answer of the write, or undefined when the person gave up.
 * @throws every failure of `enviar` that is no conflict.
 */
export async function resolverConflitos<T>(
  enviar: (tentativa: Tentativa) => Promise<T>,
  perguntar: (conflitos: Conflitos) => Promise<Tentativa | undefined>,
): Promise<T | undefined> {
  let tentativa: Tentativa | undefined = {};
  while (tentativa) {
    try {
      return await enviar(tentativa);
    } catch (erro) {
      const conflitos = conflitosDe(erro);
      if (!conflitos) throw erro;
      tentativa = await perguntar(conflitos);
    }
  }
  return undefined;
}

/** Each busy person once, with their conflicts, in the order given; the person `eu` is 'Você'. */
export function participantesOcupados(conflitos: readonly Conflito[], eu: number | undefined) {
  const porPessoa = new Map<number, { nome: string; conflitos: Conflito[] }>();
  for (const conflito of conflitos) {
    for (const { id, nome } of conflito.participantes) {
      const pessoa = porPessoa.get(id) ?? { nome: id === eu ? 'Você' : nome, conflitos: [] };
      pessoa.conflitos.push(conflito);
      porPessoa.set(id, pessoa);
    }
  }
  return [...porPessoa.entries()].map(([id, pessoa]) => ({ id, ...pessoa }));
}
