import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { type Conflitos, resolverConflitos, type Tentativa } from './conflito.ts';

const DialogoDeConflito = sobDemanda(() => import('./components/dialogo-de-conflito.tsx'));

interface Pergunta {
  conflitos: Conflitos;
  responder: (tentativa: Tentativa | undefined) => void;
  enviando: boolean;
}

export interface ComConflito {
  /**
   * Sends a write; a conflict opens the dialog. Resolves with undefined when the person gave up.
   */
  tentar: <T>(enviar: (tentativa: Tentativa) => Promise<T>) => Promise<T | undefined>;
  /** The dialog, which the caller must draw. */
  dialogo: ReactNode;
}

/** Sends writes that may be refused for a conflict, and resolves it with a dialog. */
export function useConflito(): ComConflito {
  const [pergunta, setPergunta] = useState<Pergunta>();

  const tentar = useCallback(async <T,>(enviar: (tentativa: Tentativa) => Promise<T>) => {
    const perguntar = (conflitos: Conflitos) =>
      new Promise<Tentativa | undefined>((resolve) => {
        setPergunta({ conflitos, responder: resolve, enviando: false });
      });
    try {
      return await resolverConflitos(enviar, perguntar);
    } finally {
      setPergunta(undefined);
    }
  }, []);

  const responder = (tentativa: Tentativa | undefined) => {
    if (!pergunta) return;
    setPergunta({ ...pergunta, enviando: true });
    pergunta.responder(tentativa);
  };

  const dialogo = pergunta && (
    <Suspense>
      <DialogoDeConflito
        {...pergunta.conflitos}
        enviando={pergunta.enviando}
        aoEscolher={(horario) => responder({ horario })}
        aoInsistir={() => responder({ confirmar_conflito: true })}
        aoVoltar={() => responder(undefined)}
      />
    </Suspense>
  );
  return { tentar, dialogo };
}
