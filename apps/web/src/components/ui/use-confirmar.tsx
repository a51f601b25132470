import { type ReactNode, useCallback, useState } from 'react';
import { DialogoDeConfirmacao, type Pergunta } from './dialogo-de-confirmacao.tsx';

/** Asks before something is done. */
export function useConfirmar(): {
  /** Resolves to the answer; closing the question is no. */
  confirmar: (pergunta: Pergunta) => Promise<boolean>;
  /** To be drawn by whoever asks. */
  dialogo: ReactNode;
} {
  const [feita, setFeita] = useState<{ pergunta: Pergunta; responder: (sim: boolean) => void }>();
  const confirmar = useCallback(
    (pergunta: Pergunta) =>
      new Promise<boolean>((responder) => setFeita({ pergunta, responder })).finally(() =>
        setFeita(undefined),
      ),
    [],
  );
  const dialogo = feita && (
    <DialogoDeConfirmacao {...feita.pergunta} aoResponder={feita.responder} />
  );
  return { confirmar, dialogo };
}
