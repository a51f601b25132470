import type { MeusDados } from '@dominio/contrato/meus-dados';
import type { Contexto } from './contexto.ts';

type Parte<T> = T extends readonly unknown[] | { total: number } ? T : Partial<T>;

/** What one noun keeps about the caller, in the rooms of the whole. */
export type ParteDosMeusDados = {
  readonly [Sala in Exclude<keyof MeusDados, 'gerado_em'>]?: Parte<MeusDados[Sala]>;
};

/** What a module hands out when somebody asks for their data (LGPD art. 18), declared in its manifest. */
export type EntregarMeusDados = (ctx: Contexto) => Promise<ParteDosMeusDados>;

/**
 * The whole of what the modules hand out. Lists are given by one module; a room of several things may be
 * filled by several. What the contract asks for and nobody gave is refused where the answer is written.
 */
export function juntarMeusDados(
  gerado_em: string,
  partes: readonly ParteDosMeusDados[],
): MeusDados {
  const salas: Record<string, unknown> = { gerado_em };
  for (const parte of partes) {
    for (const [sala, conteudo] of Object.entries(parte)) {
      salas[sala] = Array.isArray(conteudo)
        ? conteudo
        : { ...(salas[sala] as object), ...conteudo };
    }
  }
  return salas as MeusDados;
}
