import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Name in the address of the field that a link leads to: `?empresa=12&campo=cnae_principal`. */
export const CAMPO_CHAMADO = 'campo';

/**
 * The field that a link leads to, for whoever draws it.
 *
 * @returns of the fields that are drawn together: what to call once the person is there, which takes the
 *   name, and what the link proposed for it, out of the address; false where no link led to one of them.
 */
export function useCampoChamado(): (campos: readonly string[]) => (() => void) | false {
  const [params, definirParams] = useSearchParams();
  const { state } = useLocation();
  const { proposta: _, ...semProposta } = (state ?? {}) as Record<string, unknown>;
  const campo = params.get(CAMPO_CHAMADO);
  const chegar = () => {
    // Read from the window: another change of the address may not be drawn yet.
    const outros = new URLSearchParams(window.location.search);
    outros.delete(CAMPO_CHAMADO);
    definirParams(outros, { replace: true, preventScrollReset: true, state: semProposta });
  };
  return (campos) => campo !== null && campos.includes(campo) && chegar;
}

/**
 * Takes the person to where a link led, once.
 *
 * @param aoChegar of `useCampoChamado`.
 * @param levar opens and focuses the place.
 */
export function useChegada(aoChegar: (() => void) | false | undefined, levar: () => void): void {
  const chamada = Boolean(aoChegar);
  const chegou = useEffectEvent(() => {
    levar();
    if (aoChegar) aoChegar();
  });
  useEffect(() => {
    if (chamada) chegou();
  }, [chamada]);
}
