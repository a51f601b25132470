import type { MeusDados } from '@dominio/contrato/meus-dados';
import type { Contexto } from './contexto.ts';

type Parte<T> = T extends readonly unknown[] | { total: number } ? T : Partial<T>;

/** Part of what somebody who asks for their data gets, under the contract's field names. */
export type ParteDosMeusDados = {
  readonly [Sala in Exclude<keyof MeusDados, 'gerado_em'>]?: Parte<MeusDados[Sala]>;
};

/** What a module hands out when somebody asks for their data (LGPD art. 18), declared in its manifest. */
export type EntregarMeusDados = (ctx: Contexto) => Promise<ParteDosMeusDados>;

/**
 * Joins what the modules hand out. Each list comes from one module; a field that is an object may
 * be filled by several. A field of the contract that no module gave is refused when the answer is
 * serialized.
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
