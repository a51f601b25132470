import type { AoDesligar } from '../../platform/saida.ts';
import { cancelarDe } from './marcadas.repository.ts';

/**
 * Transfers to come that a person who leaves asked for are called off: on their day they would be done
 * with rights that nobody has. Who leads the teams is told, to set them again. The teams are locked by
 * then, with those that the person leads.
 */
export const transferenciasDeQuemSai: AoDesligar = {
  ler: async (tx, { id }) => ({
    async passar() {
      const fim = { resultado: 'Quem pediu saiu do escritório.', atualizado_em: tx.agora() };
      for (const { id: uma, de_id, para_id, em } of await cancelarDe(tx.db, id, fim)) {
        await tx.auditar({
          acao: 'time.transferencia_cancelada',
          objeto: { tipo: 'time', id: de_id },
          antes: { para_id, em },
        });
        await tx.emitir('carteira.transferencia_encerrada', { id: uma });
      }
    },
  }),
};
