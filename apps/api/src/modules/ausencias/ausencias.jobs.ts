import { dataCivil } from '@dominio/contrato/datas';
import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import { avisarMudancaDeAcesso } from '../pessoas/direitos.service.ts';
import { lerVirada } from './ausencias.repository.ts';

/**
 * Just after midnight, the open tabs of people whose turn as substitute begins or ends read their
 * rights again. The rights themselves change with the day, whether or not this job runs.
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
