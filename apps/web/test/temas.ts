import { completarTema } from '@dominio/contrato/tema/esquema';
import type { Modo, TemaDoModo } from '@dominio/contrato/tema/padrao';

/** A mode's theme with these choices, and defaults for the rest. */
export const com = (modo: Modo, parcial: object): TemaDoModo => completarTema(parcial, modo);

/** The choices that draw both effects behind the page: points of light and fluid. */
export const EFEITOS = { lightPoints: { enabled: true }, fluid: { enabled: true } };
