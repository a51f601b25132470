import { dataCivil } from '@dominio/contrato/datas';
import type { Semear } from '../../platform/sementes.ts';
import { semearCondicoes, semearServicos } from './sementes.repository.ts';

/** The services that the firm offers, some of them under every contract, and what else is agreed of it. */
export const semear: Semear = async ({ db, agora }) => {
  await semearServicos(db);
  await semearCondicoes(db, dataCivil(agora));
};
