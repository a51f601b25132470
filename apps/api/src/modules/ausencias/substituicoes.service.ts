import { dataCivil } from '@dominio/contrato/datas';
import type { AoDesligar } from '../../platform/saida.ts';
import { escritaDe } from '../../platform/versao.ts';
import * as repo from './ausencias.repository.ts';

/** A person who leaves is taken out as substitute. Absences are locked before people. */
export const substituicoesDeQuemSai: AoDesligar = {
  segurar: { trava: 'ausencias', fazer: ({ db }) => repo.travar(db) },
  ler: async (tx, { id: substituto }) => ({
    async passar() {
      const hoje = dataCivil(tx.agora());
      const quando = { hoje, escrita: escritaDe(tx) };
      for (const id of await repo.soltar(tx.db, substituto, quando)) {
        await tx.auditar({
          acao: 'ausencia.alterada',
          objeto: { tipo: 'ausencia', id },
          antes: { substituto_id: substituto },
          depois: { substituto_id: null },
        });
      }
    },
  }),
};
