import { type ReactNode, useCallback, useState } from 'react';
import { DialogoDeReautenticacao, type PedidoDeProva } from './dialogo-de-reautenticacao.tsx';

/** Asks who somebody is before something that needs it is done. */
export function useReautenticar(): {
  /** Resolves to true once it was done; closing the question is false. */
  reautenticar: (pedido: PedidoDeProva) => Promise<boolean>;
  /** To be drawn by whoever asks. */
  dialogo: ReactNode;
} {
  const [feito, setFeito] = useState<{
    pedido: PedidoDeProva;
    responder: (sim: boolean) => void;
  }>();
  const reautenticar = useCallback(
    (pedido: PedidoDeProva) =>
      new Promise<boolean>((responder) => setFeito({ pedido, responder })).finally(() =>
        setFeito(undefined),
      ),
    [],
  );
  const dialogo = feito && <DialogoDeReautenticacao {...feito.pedido} aoFechar={feito.responder} />;
  return { reautenticar, dialogo };
}
