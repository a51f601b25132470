import type { Envio } from '@dominio/contrato/endpoint';
import { type DiasUteis, ferramentasEndpoints, type Juros } from '@dominio/contrato/ferramentas';
import { useDebouncedValue } from '@mantine/hooks';
import {
  keepPreviousData,
  queryOptions,
  skipToken,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

type Qual = keyof typeof ferramentasEndpoints;
type Pedido<C extends Qual> = NonNullable<Envio<(typeof ferramentasEndpoints)[C]>['query']>;

/** Milliseconds after the last key before a result is asked for. */
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

/** Errors of the fields by the contract's schema; empty when the server may be asked. */
function conferir<C extends Qual>(calculo: C, pedido: Pedido<C>): ErrosDeCampo {
  const lido = validar(ferramentasEndpoints[calculo].query, pedido);
  return lido.ok ? {} : lido.erros;
}

/** Checks the fields at once, and gives the query to ask after a pause in typing. */
function usePausado<C extends Qual>(calculo: C, pedido: Pedido<C>) {
  const [pausado] = useDebouncedValue(pedido, PAUSA_MS);
  const valido = Object.keys(conferir(calculo, pausado)).length === 0;
  return {
    erros: conferir(calculo, pedido),
    query: valido ? pausado : null,
    digitando: JSON.stringify(pausado) !== JSON.stringify(pedido),
  };
}

/** A calculation that is repeated whenever its fields change. */
export interface Calculo<T> {
  readonly consulta: UseQueryResult<T>;
  /** Errors by field. */
  readonly erros: ErrosDeCampo;
  /** Whether the result belongs to fields that have changed since. */
  readonly atrasado: boolean;
}

/** Calculates business days whenever the fields change and are valid. */
export function useDiasUteis(pedido: Pedido<'diasUteis'>): Calculo<DiasUteis> {
  const { erros, query, digitando } = usePausado('diasUteis', pedido);
  const consulta = useQuery(diasUteis(query));
  return { erros, consulta, atrasado: digitando || consulta.isPlaceholderData };
}

/** Calculates interest and fine whenever the fields change and are valid. */
export function useJuros(pedido: Pedido<'juros'>): Calculo<Juros> {
  const { erros, query, digitando } = usePausado('juros', pedido);
  const consulta = useQuery(juros(query));
  return { erros, consulta, atrasado: digitando || consulta.isPlaceholderData };
}
