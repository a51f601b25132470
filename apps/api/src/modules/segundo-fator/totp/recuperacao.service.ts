import { createHash } from 'node:crypto';
import { CODIGOS_DE_RECUPERACAO } from '@dominio/contrato/segundo-fator';
import type { Db } from '../../../platform/db.ts';
import { sortearLegivel } from '../../../platform/segredo-legivel.ts';
import * as repo from '../segundo-fator.repository.ts';

/** The code without hyphens and spaces, in lower case, however it was typed. */
const simplificar = (codigo: string) => codigo.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const resumir = (codigo: string) => createHash('sha256').update(simplificar(codigo)).digest('hex');

/** Gives a person ten recovery codes, voiding earlier ones. Returned once, stored as hashes. */
export async function darCodigos(db: Db, usuarioId: number): Promise<string[]> {
  const codigos = Array.from({ length: CODIGOS_DE_RECUPERACAO }, sortearLegivel);
  await repo.trocarCodigos(db, usuarioId, codigos.map(resumir));
  return codigos;
}

/** Uses a recovery code: it works once, also in two calls at the same time. */
export const usarCodigoDeRecuperacao = (
  db: Db,
  usuarioId: number,
  codigo: string,
  agora: Date,
): Promise<boolean> => repo.gastarCodigoDeRecuperacao(db, usuarioId, resumir(codigo), agora);
