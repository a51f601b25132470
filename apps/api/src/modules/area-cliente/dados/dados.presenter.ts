import type { ContaDoCliente } from '@dominio/contrato/area-cliente-dados';
import { mascararConta } from '@dominio/contrato/contas-bancarias-campos';
import type { LinhaDeConta } from './dados.repository.ts';

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
