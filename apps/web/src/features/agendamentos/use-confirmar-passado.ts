import type { ReactNode } from 'react';
import { useConfirmar } from '../../components/ui/use-confirmar.tsx';

/**
 * Asks before an appointment is entered at a time that has passed; the server saves it with a
 * notice (decisoes.md §6).
 */
export function useConfirmarPassado(): {
  /** Resolves at once when the start lies ahead. */
  confirmarPassado: (inicio: string) => Promise<boolean>;
  dialogo: ReactNode;
} {
  const { confirmar, dialogo } = useConfirmar();
  const confirmarPassado = async (inicio: string) =>
    new Date(inicio) >= new Date() ||
    confirmar({
      titulo: 'Horário no passado',
      texto: 'O horário escolhido já passou. Confirme para registrar mesmo assim.',
      confirmar: 'Registrar mesmo assim',
    });
  return { confirmarPassado, dialogo };
}
