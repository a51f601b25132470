import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { fimDeSemana } from '../../components/calendario/dias.ts';
import { useCelular } from '../../lib/use-celular.ts';
import {
  type EstadoDaAgenda,
  escreverEstado,
  FECHADA,
  lerEstado,
  type Padroes,
} from './estado-da-agenda.ts';
import { useHoje } from './use-hoje.ts';

/** How many steps of this visit lie between the closed agenda and what is open at its side. */
interface EstadoDaNavegacao {
  passos?: number;
}

/** The agenda's state, kept in its address. Every change is a step that Back undoes. */
export function useEstadoDaAgenda() {
  const hoje = useHoje();
  const compacto = useCelular();
  const [params, definirParams] = useSearchParams();
  const navegar = useNavigate();
  const passos = (useLocation().state as EstadoDaNavegacao | null)?.passos ?? 0;

  const padroes = useMemo<Padroes>(
    () => ({ visao: compacto ? 'dia' : 'semana', data: hoje, fimDeSemana: fimDeSemana(hoje) }),
    [compacto, hoje],
  );
  const estado = useMemo(() => lerEstado(params, padroes), [params, padroes]);

  const atual = useRef({ estado, padroes, passos });
  useLayoutEffect(() => {
    atual.current = { estado, padroes, passos };
  });

  /** Changes what is shown; replaces the step where Back should not return to it. */
  const mudar = useCallback(
    (parcial: Partial<EstadoDaAgenda>, substituir = false) => {
      const { estado: de, padroes: p, passos: n } = atual.current;
      definirParams(escreverEstado({ ...de, ...parcial }, p), {
        replace: substituir,
        preventScrollReset: true,
        state: { passos: n } satisfies EstadoDaNavegacao,
      });
    },
    [definirParams],
  );

  /** Opens something at the side. */
  const abrir = useCallback(
    (parcial: Partial<EstadoDaAgenda>) => {
      const { estado: de, padroes: p, passos: n } = atual.current;
      definirParams(escreverEstado({ ...de, ...FECHADA, ...parcial }, p), {
        preventScrollReset: true,
        state: { passos: n + 1 } satisfies EstadoDaNavegacao,
      });
    },
    [definirParams],
  );

  /** Goes back to before anything was opened; a deep link just loses what it opened. */
  const fechar = useCallback(() => {
    const { passos: n } = atual.current;
    if (n > 0) void navegar(-n);
    else mudar(FECHADA, true);
  }, [navegar, mudar]);

  /** Goes one step back, from the form to the details it was opened from. */
  const voltar = useCallback(() => {
    const { passos: n } = atual.current;
    if (n > 1) void navegar(-1);
    else mudar({ editando: false }, true);
  }, [navegar, mudar]);

  const dataNoEndereco = params.has('data');
  return { estado, dataNoEndereco, hoje, compacto, mudar, abrir, fechar, voltar };
}

export type Agenda = ReturnType<typeof useEstadoDaAgenda>;
