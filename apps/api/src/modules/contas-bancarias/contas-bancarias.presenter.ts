import type { ContaBancaria } from '@dominio/contrato/contas-bancarias';
import type { Ator } from '../../platform/acesso/ator.ts';
import { bancoDe } from './bancos.rules.ts';
import { veValores } from './contas-bancarias.policy.ts';
import type { LinhaDeConta } from './contas-bancarias.repository.ts';

/** Row → account; without the balance for callers who may not see it. */
export function apresentarConta(
  { saldo_inicial_centavos, ...linha }: LinhaDeConta,
  ator: Ator,
): ContaBancaria {
  const banco = linha.banco_ispb === null ? undefined : bancoDe(linha.banco_ispb);
  const ve_valor = veValores(ator);
  return {
    ...linha,
    banco_compe: banco?.compe ?? null,
    banco_nome: banco?.nome ?? null,
    ...(ve_valor && { saldo_inicial_centavos }),
    ve_valor,
  };
}
