import type { ContaDoCliente } from '@dominio/contrato/area-cliente-dados';
import type { LinhaDeConta } from './dados.repository.ts';

/** Digits of a number that are left to be read. */
const FINAL = 4;

/** `••••4321`; of a number that is no longer than what is left to be read, nothing of it. */
export const mascararConta = (conta: string): string =>
  `••••${conta.length > FINAL ? conta.slice(-FINAL) : ''}`;

/** Row → account without its number; of a card the register holds no more than the last four digits. */
export const apresentarConta = (
  { banco_ispb: _, conta, ...linha }: LinhaDeConta,
  banco_nome: string | null,
): ContaDoCliente => ({
  ...linha,
  banco_nome,
  conta_mascarada:
    conta === null ? null : linha.tipo === 'cartao' ? `••••${conta}` : mascararConta(conta),
});
