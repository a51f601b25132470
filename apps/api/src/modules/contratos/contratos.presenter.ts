import type { StatusDoContrato } from '@dominio/contrato/clientes';
import type { Contrato } from '@dominio/contrato/contratos';
import type { LinhaDeContrato } from './contratos.repository.ts';

/** Row → contract; without amounts for callers who may not see it. */
export const apresentarContrato = (
  { valor_mensal_centavos, servicos, ...linha }: LinhaDeContrato,
  { veValor, proximos }: { veValor: boolean; proximos: StatusDoContrato[] },
): Contrato => ({
  ...linha,
  ...(veValor && { valor_mensal_centavos }),
  servicos: servicos.map(({ valor_centavos, ...um }) => ({
    ...um,
    ...(veValor && { valor_centavos }),
  })),
  ve_valor: veValor,
  proximos_status: proximos,
});
