import { type ReactNode, useState } from 'react';
import { DialogoDeConfirmacao } from './components/dialogo-de-confirmacao.tsx';

/**
 * Asks before an appointment is entered at a time that has passed; the server saves it with a
 * notice (decisoes.md §6).
 */
export function useConfirmarPassado(): {
  /** Resolves at once when the start lies ahead. */
  confirmarPassado: (inicio: string) => Promise<boolean>;
  dialogo: ReactNode;
} {
  const [responder, setResponder] = useState<(sim: boolean) => void>();
  const confirmarPassado = (inicio: string) => {
    if (new Date(inicio) >= new Date()) return Promise.resolve(true);
    return new Promise<boolean>((resolve) => setResponder(() => resolve)).finally(() =>
      setResponder(undefined),
    );
  };
  const dialogo = responder && (
    <DialogoDeConfirmacao
      titulo="Horário no passado"
      confirmar="Registrar mesmo assim"
      aoResponder={responder}
    >
      O horário escolhido já passou. Confirme para registrar mesmo assim.
    </DialogoDeConfirmacao>
  );
  return { confirmarPassado, dialogo };
}
