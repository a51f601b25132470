import type { ReactNode } from 'react';
import { useConfirmar } from '../../components/ui/use-confirmar.tsx';

/**
 * Asks before saving an appointment in the past, which the server accepts with a notice
 * (decisoes.md §6).
 */
export function useConfirmarPassado(): {
  /** Resolves with true at once for a start in the future. */
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
