import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { recarregarUmaVez } from '../../lib/recarregar.ts';
import { type Conflitos, resolverConflitos, type Tentativa } from './conflito.ts';

const DialogoDeConflito = lazy(() =>
  import('./components/dialogo-de-conflito.tsx').catch(recarregarUmaVez),
);

interface Pergunta {
  conflitos: Conflitos;
  responder: (tentativa: Tentativa | undefined) => void;
  enviando: boolean;
}

export interface ComConflito {
  /** Sends a write; a conflict opens the dialog. `undefined` when the person went back. */
  tentar: <T>(enviar: (tentativa: Tentativa) => Promise<T>) => Promise<T | undefined>;
  /** To be drawn by whoever sends. */
  dialogo: ReactNode;
}

/** Writes that may meet a conflict of time, and the dialog that resolves it. */
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
