import {
  ACOMPANHAMENTOS,
  type RecorteDosContratos,
} from '@dominio/contrato/contratos-acompanhamento';
import { dataCivil } from '@dominio/contrato/datas';
import type { Contexto } from '../../platform/contexto.ts';
import * as repo from './acompanhamento.repository.ts';

/** How many contracts in the caller's scope have each to be looked after, of a client, a company or all. */
export async function contarAcompanhamentos(
  { db, ator, agora }: Contexto,
  recorte: RecorteDosContratos,
) {
  const totais = await repo.contarAcompanhamentos(db, ator, dataCivil(agora()), recorte);
  return {
    acompanhamentos: ACOMPANHAMENTOS.map((acompanhamento) => ({
      acompanhamento,
      total: totais[acompanhamento],
    })),
  };
}
