import { ACOMPANHAMENTOS } from '@dominio/contrato/contratos-acompanhamento';
import { dataCivil } from '@dominio/contrato/datas';
import type { Contexto } from '../../platform/contexto.ts';
import * as repo from './acompanhamento.repository.ts';

/** How many contracts in the caller's scope have each to be looked after. */
export async function contarAcompanhamentos({ db, ator, agora }: Contexto) {
  const totais = await repo.contarAcompanhamentos(db, ator, dataCivil(agora()));
  return {
    acompanhamentos: ACOMPANHAMENTOS.map((acompanhamento) => ({
      acompanhamento,
      total: totais[acompanhamento],
    })),
  };
}
