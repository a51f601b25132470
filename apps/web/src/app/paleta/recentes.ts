import { z } from 'zod';
import { gravarCache, lerCache, VALIDADE_DAS_ENTRADAS } from '../../lib/armazenamento.ts';

const NOME = 'paleta';
const MAXIMO = 5;

const Recentes = z.object({ de: z.int(), ids: z.array(z.string()).max(MAXIMO) });

/** Ids of what this person chose last, newest first. Dropped with the session. */
export function lerRecentes(usuarioId: number): string[] {
  const { data } = Recentes.safeParse(lerCache(NOME));
  return data?.de === usuarioId ? data.ids : [];
}

/** Remembers a choice for a week. Only its id: the name is read again from where it is kept. */
export function lembrarRecente(usuarioId: number, id: string): void {
  const outros = lerRecentes(usuarioId).filter((outro) => outro !== id);
  const ids = [id, ...outros].slice(0, MAXIMO);
  gravarCache(NOME, { de: usuarioId, ids }, VALIDADE_DAS_ENTRADAS);
}
