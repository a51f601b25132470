import { Conflito, Intervalo } from '@dominio/contrato/agendamentos-saida';
import { z } from 'zod';
import { ErroDaApi } from '../../lib/erro-da-api.ts';

const Conflitos = z.object({
  conflitos: z.array(Conflito),
  /** Up to three free times, nearest first. */
  sugestoes: z.array(Intervalo),
});
export type Conflitos = z.infer<typeof Conflitos>;

/** How a write is repeated after a conflict: at another time, or all the same. */
export interface Tentativa {
  horario?: Intervalo;
  confirmar_conflito?: true;
}

/** What a 409 CONFLITO_DE_HORARIO brought, or `undefined` for any other failure. */
export function conflitosDe(erro: unknown): Conflitos | undefined {
  if (!(erro instanceof ErroDaApi) || erro.codigo !== 'CONFLITO_DE_HORARIO') return undefined;
  return Conflitos.safeParse(erro.corpo).data;
}

/**
 * Repeats a write until it is accepted or given up. An alternative may be taken by somebody else
 * meanwhile, so every refusal asks again.
 *
 * @param perguntar shows the conflict; `undefined` when the person goes back
 * @returns the answer of the write, or `undefined` when it was given up
 * @throws whatever `enviar` throws that is no conflict
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

/** Each busy person with what keeps them, in the order of the conflicts; I am 'Você'. */
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
