import type { Envio } from '@dominio/contrato/endpoint';
import { ferramentasEndpoints } from '@dominio/contrato/ferramentas';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

type Calculo = keyof typeof ferramentasEndpoints;
type Pedido<C extends Calculo> = NonNullable<Envio<(typeof ferramentasEndpoints)[C]>['query']>;

/** Pause in typing after which a result is asked for, in ms. */
const PAUSA_MS = 200;

const diasUteis = (query: Pedido<'diasUteis'> | null) =>
  queryOptions({
    queryKey: ['ferramentas', 'dias-uteis', query],
    queryFn: query
      ? ({ signal }) => chamar(ferramentasEndpoints.diasUteis, { query }, { signal })
      : skipToken,
    placeholderData: keepPreviousData,
  });

const juros = (query: Pedido<'juros'> | null) =>
  queryOptions({
    queryKey: ['ferramentas', 'juros', query],
    queryFn: query
      ? ({ signal }) => chamar(ferramentasEndpoints.juros, { query }, { signal })
      : skipToken,
    placeholderData: keepPreviousData,
  });

/** What is wrong with a request by the contract's own checks, or nothing. */
function conferir<C extends Calculo>(calculo: C, pedido: Pedido<C>): ErrosDeCampo {
  const lido = validar(ferramentasEndpoints[calculo].query, pedido);
  return lido.ok ? {} : lido.erros;
}

/** Business days, asked anew with every change that makes sense. */
export function useDiasUteis(pedido: Pedido<'diasUteis'>) {
  const erros = conferir('diasUteis', pedido);
  const [pausado] = useDebouncedValue(pedido, PAUSA_MS);
  const valido = Object.keys(conferir('diasUteis', pausado)).length === 0;
  return { erros, consulta: useQuery(diasUteis(valido ? pausado : null)) };
}

/** Interest and fine, asked anew with every change that makes sense. */
export function useJuros(pedido: Pedido<'juros'>) {
  const erros = conferir('juros', pedido);
  const [pausado] = useDebouncedValue(pedido, PAUSA_MS);
  const valido = Object.keys(conferir('juros', pausado)).length === 0;
  return { erros, consulta: useQuery(juros(valido ? pausado : null)) };
}
