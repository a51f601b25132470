import { completarTema } from '@dominio/contrato/tema/esquema';
import type { Modo, TemaDoModo } from '@dominio/contrato/tema/padrao';

/** The theme of a mode with these choices, the rest as it comes. */
export const com = (modo: Modo, parcial: object): TemaDoModo => completarTema(parcial, modo);

/** The choices that draw both effects behind the page. */
export const EFEITOS = { lightPoints: { enabled: true }, fluid: { enabled: true } };
