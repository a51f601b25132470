import { z } from 'zod';
import { PREFIXO_DE_RASCUNHO } from './armazenamento.ts';
import { visitaAtual } from './visita.ts';

/** What somebody typed into a form and did not save. */
export interface Rascunho<V> {
  usuario: number;
  /** When it was typed, in milliseconds. */
  em: number;
  /** The step that the form was at, of those that have steps. */
  passo?: number | undefined;
  /** The values it was typed over: where it differs from them, somebody typed. */
  base?: V | undefined;
  valores: V;
}

/** Which form a draft belongs to: a record's, or that of a new one. */
export type DonoDoRascunho = number | 'novo';

/**
 * The drafts of one kind of form, kept in this tab until they are saved, discarded or the session
 * ends. 'Ver como' saves nothing, so it keeps none.
 *
 * @param formulario 'contrato'; the key in the tab's storage is `dominio.rascunho.contrato.{dono}`.
 * @param valores what was kept by another version and no longer fits counts as nothing.
 */
export function criarRascunhos<V>(formulario: string, valores: z.ZodType<V>) {
  const chave = (dono: DonoDoRascunho) => `${PREFIXO_DE_RASCUNHO}${formulario}.${dono}`;
  const esquema = z.object({
    usuario: z.int(),
    em: z.int(),
    passo: z.int().min(0).optional(),
    base: valores.optional(),
    valores,
  });
  return {
    guardar(
      dono: DonoDoRascunho,
      usuario: number,
      digitados: V,
      opcoes: Pick<Rascunho<V>, 'passo' | 'base'> = {},
    ): void {
      if (visitaAtual) return;
      const rascunho: Rascunho<V> = { usuario, em: Date.now(), valores: digitados, ...opcoes };
      try {
        sessionStorage.setItem(chave(dono), JSON.stringify(rascunho));
      } catch {
        // Storage is full or blocked: the form itself still holds everything.
      }
    },
    /** The draft of a form, when this user left one. */
    ler(dono: DonoDoRascunho, usuario: number): Rascunho<V> | undefined {
      try {
        const guardado = esquema.safeParse(JSON.parse(sessionStorage.getItem(chave(dono)) ?? ''));
        return guardado.data?.usuario === usuario ? guardado.data : undefined;
      } catch {
        return undefined;
      }
    },
    descartar(dono: DonoDoRascunho): void {
      try {
        sessionStorage.removeItem(chave(dono));
      } catch {
        // Nothing was kept.
      }
    },
  };
}
