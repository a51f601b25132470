import { dataCivil } from '@dominio/contrato/datas';
import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import { avisarMudancaDeAcesso } from '../pessoas/direitos.service.ts';
import { lerVirada } from './ausencias.repository.ts';

/**
 * Just after midnight the open tabs of who begins or ceases to stand in read their rights again. The
 * rights themselves turn with the day, whether this runs or not.
 */
export const virada: TrabalhoAgendado = {
  nome: 'ausencias.virada',
  cron: '1 0 * * *',
  fazer: ({ banco, agora }, { aoVivo }) =>
    banco.transaction(async (db) => {
      const ids = await lerVirada(db, dataCivil(agora()));
      await avisarMudancaDeAcesso({ db, agora, aoVivo: aoVivo.em(db) }, ids);
    }),
};
