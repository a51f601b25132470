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
function conferir<C extends Qual>(calculo: C, pedido: Pedido<C>): ErrosDeCampo {
  const lido = validar(ferramentasEndpoints[calculo].query, pedido);
  return lido.ok ? {} : lido.erros;
}

/** What the fields ask, checked at once, and asked after a pause. */
function usePausado<C extends Qual>(calculo: C, pedido: Pedido<C>) {
  const [pausado] = useDebouncedValue(pedido, PAUSA_MS);
  const valido = Object.keys(conferir(calculo, pausado)).length === 0;
  return {
    erros: conferir(calculo, pedido),
    query: valido ? pausado : null,
    digitando: JSON.stringify(pausado) !== JSON.stringify(pedido),
  };
}

/** A calculation that follows the fields. */
export interface Calculo<T> {
  readonly consulta: UseQueryResult<T>;
  /** What is wrong with the fields. */
  readonly erros: ErrosDeCampo;
  /** What the consulta holds answers fields that have changed since. */
  readonly atrasado: boolean;
}

/** Business days, asked anew with every change that makes sense. */
export function useDiasUteis(pedido: Pedido<'diasUteis'>): Calculo<DiasUteis> {
  const { erros, query, digitando } = usePausado('diasUteis', pedido);
  const consulta = useQuery(diasUteis(query));
  return { erros, consulta, atrasado: digitando || consulta.isPlaceholderData };
}

/** Interest and fine, asked anew with every change that makes sense. */
export function useJuros(pedido: Pedido<'juros'>): Calculo<Juros> {
  const { erros, query, digitando } = usePausado('juros', pedido);
  const consulta = useQuery(juros(query));
  return { erros, consulta, atrasado: digitando || consulta.isPlaceholderData };
}
