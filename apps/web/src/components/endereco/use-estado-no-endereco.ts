import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { escreverEndereco, lerEndereco, type Parametros } from './codec.ts';

/** Kept with each history entry: how many steps back the page has nothing open at its side. */
interface EstadoDaNavegacao {
  passos?: number;
}

/**
 * State of a link that leads from another page straight to what opens at the side of this one: closing
 * it comes back to where the link is.
 */
export const COM_VOLTA = { passos: 1 } satisfies EstadoDaNavegacao;

/**
 * A page's state, kept in its address. Every change is a step that Back undoes.
 *
 * @param parametros one object as long as they mean the same
 * @param fechada the state with nothing open at the side of the page; always one object
 */
export function useEstadoNoEndereco<E extends object>(
  parametros: Parametros<E>,
  fechada: Partial<E>,
) {
  const [params, definirParams] = useSearchParams();
  const navegar = useNavigate();
  const { pathname, state } = useLocation();
  const passos = (state as EstadoDaNavegacao | null)?.passos ?? 0;
  const estado = useMemo(() => lerEndereco(parametros, params), [params, parametros]);

  const passosDados = useRef(passos);
  useLayoutEffect(() => {
    passosDados.current = passos;
  });

  const ir = useCallback(
    (parcial: Partial<E>, opcoes: { replace: boolean; passos: number }) => {
      // Read from the window, not from the last drawing: of two changes in a row the first may not
      // be drawn yet.
      const outros = new URLSearchParams(window.location.search);
      const de = lerEndereco(parametros, outros);
      definirParams(escreverEndereco(parametros, { ...de, ...parcial }, outros), {
        replace: opcoes.replace,
        preventScrollReset: true,
        state: { passos: opcoes.passos } satisfies EstadoDaNavegacao,
      });
    },
    [parametros, definirParams],
  );

  /**
   * Changes what is shown. `substituir` replaces the history entry, for changes that Back should
   * skip.
   */
  const mudar = useCallback(
    (parcial: Partial<E>, substituir = false) =>
      ir(parcial, { replace: substituir, passos: passosDados.current }),
    [ir],
  );

  /** Opens something at the side. */
  const abrir = useCallback(
    (parcial: Partial<E>) => {
      const aberta = { ...fechada, ...parcial };
      if (window.location.pathname === pathname) {
        ir(aberta, { replace: false, passos: passosDados.current + 1 });
        return;
      }
      // Whoever undoes something by a toast may have left the page by then: it is gone to again.
      const desejado = { ...lerEndereco(parametros, new URLSearchParams()), ...aberta };
      const search = `?${escreverEndereco(parametros, desejado)}`;
      void navegar({ pathname, search }, { state: COM_VOLTA });
    },
    [ir, fechada, parametros, pathname, navegar],
  );

  /**
   * Goes back to before anything was opened. Where a link led straight to it, it is closed in
   * place.
   */
  const fechar = useCallback(() => {
    const n = passosDados.current;
    if (n > 0) void navegar(-n);
    else mudar(fechada, true);
  }, [navegar, mudar, fechada]);

  /** Goes one step back. Where no step of this visit lies behind, the state changes in place. */
  const voltar = useCallback(
    (semPasso: Partial<E>) => {
      if (passosDados.current > 1) void navegar(-1);
      else mudar(semPasso, true);
    },
    [navegar, mudar],
  );

  return { estado, params, mudar, abrir, fechar, voltar };
}
