import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUltimoAberto } from '../ui/use-ultimo-aberto.ts';

/** One step of a form, with the fields that it asks for; the last one may only show them. */
export interface Passo<C extends string> {
  readonly titulo: string;
  readonly campos: readonly C[];
  /** Something in it may not stay blank, and has its asterisk. */
  readonly temObrigatorios?: boolean;
}

/** State of the history entry of a step. */
interface EstadoDoPasso {
  /**
   * The form it belongs to: an entry of another form, or of this one before a reload, counts as
   * none.
   */
  readonly dono: string;
  readonly passo: number;
  /** The steps whose entries lie before this one. */
  readonly trilha: readonly number[];
  /**
   * Steps back to before the drawer was opened (use-estado-no-endereco.ts), the steps of the form
   * among them.
   */
  readonly passos?: number;
}

/** Where a form stands, kept in the history: Back goes to the step before, not out of the form. */
function usePassoNoHistorico() {
  const { pathname, search, state } = useLocation();
  const navegar = useNavigate();
  const [dono] = useState(() => Math.random().toString(36));
  const guardado = state as Partial<EstadoDoPasso> | null;
  const nosso = guardado?.dono === dono;
  const { passo = 0, trilha = [] } = nosso ? guardado : {};
  const [aberto] = useState(pathname + search);
  // An address that the form did not write is that of a drawer which slides out, or of the page under
  // it, as when its list is searched: the form stays at its step.
  const atual = useUltimoAberto(passo, nosso || aberto === pathname + search);
  const passos = guardado?.passos ?? 0;
  const ir = (outro: number): void => {
    if (outro === atual) return;
    const antes = trilha.lastIndexOf(outro);
    if (antes >= 0) return void navegar(antes - trilha.length);
    const adiante = outro > atual;
    void navegar(
      { pathname, search },
      {
        replace: !adiante,
        preventScrollReset: true,
        state: {
          dono,
          passo: outro,
          trilha: adiante ? [...trilha, atual] : trilha,
          ...(passos > 0 && { passos: adiante ? passos + 1 : passos }),
        } satisfies EstadoDoPasso,
      },
    );
  };
  return [atual, ir] as const;
}

/** A form in steps, each of which asks for a few fields. */
export function usePassos<C extends string>(passos: readonly Passo<C>[]) {
  const [noHistorico, ir] = usePassoNoHistorico();
  const atual = Math.min(noHistorico, passos.length - 1);
  const campoEm = (campo: string) =>
    passos.findIndex(({ campos }) => campos.some((um) => um === campo));
  return {
    passos,
    atual,
    ultimo: atual === passos.length - 1,
    ir,
    avancar: () => ir(atual + 1),
    /**
     * Errors of the steps that were reached: a field of a later step has not been asked for, so it
     * is not missing.
     */
    jaPedidos: <E>(erros: Readonly<Record<string, E>>): Record<string, E> =>
      Object.fromEntries(Object.entries(erros).filter(([campo]) => campoEm(campo) <= atual)),
    /** Goes back to the first step that asks for one of these fields. */
    irAoPrimeiro: (campos: readonly string[]) => {
      const indices = campos.map(campoEm).filter((indice) => indice >= 0);
      if (indices.length > 0) ir(Math.min(...indices));
    },
  };
}
