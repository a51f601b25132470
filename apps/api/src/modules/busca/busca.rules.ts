import { TERMO_MINIMO_DA_BUSCA } from '@dominio/contrato/busca';

/** Whether a term is worth searching: punctuation alone would match everything or nothing. */
export const valeBuscar = (termo: string): boolean =>
  (termo.normalize('NFC').match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= TERMO_MINIMO_DA_BUSCA;
