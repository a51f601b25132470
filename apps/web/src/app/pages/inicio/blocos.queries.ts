import { type BlocoDoInicio, type Blocos, inicioEndpoints } from '@dominio/contrato/inicio';
import { queryOptions } from '@tanstack/react-query';
import { CHAVES } from '../../../consultas/chaves.ts';
import { chaves } from '../../../features/agendamentos/agendamentos.queries.ts';
import { chavesDeClientes } from '../../../features/clientes/clientes.queries.ts';
import { chamar } from '../../../lib/api-client.ts';
import { ErroDaApi } from '../../../lib/erro-da-api.ts';
import { CHAVE_EM_ATENCAO } from './blocos.chaves.ts';

type Lido<B extends BlocoDoInicio> = Extract<NonNullable<Blocos[B]>, { estado: 'ok' }>['dados'];

/**
 * The blocks that are asked for before the next call leaves: one call asks for all of them (page
 * book #5).
 */
let lote: { ids: Set<BlocoDoInicio>; resposta: Promise<Blocos> } | null = null;

function pedir(id: BlocoDoInicio): Promise<Blocos> {
  if (!lote) {
    const ids = new Set<BlocoDoInicio>();
    const resposta = new Promise((partir) => setTimeout(partir)).then(async () => {
      lote = null;
      const query = { widgets: [...ids].join() };
      return (await chamar(inicioEndpoints.ler, { query })).widgets;
    });
    lote = { ids, resposta };
  }
  lote.ids.add(id);
  return lote.resposta;
}

/**
 * One block out of the call that serves them all.
 *
 * @throws ErroDaApi when the call fails, or only this block of it.
 */
async function lerBloco<B extends BlocoDoInicio>(id: B): Promise<Lido<B>> {
  const bloco = (await pedir(id))[id];
  if (bloco?.estado === 'ok') return bloco.dados as Lido<B>;
  const detail = bloco?.estado === 'erro' ? bloco.mensagem : 'Bloco não liberado para você.';
  throw new ErroDaApi({ status: 200, codigo: 'SEM_CODIGO', detail });
}

/** What changes with the hour is asked again each minute, while the page is looked at. */
const MINUTO_MS = 60_000;

/** The figures of a day, `AAAA-MM-DD`. */
export const numerosOptions = (hoje: string) =>
  queryOptions({
    queryKey: [...chaves.agendamentos, 'inicio', 'numeros', hoje],
    queryFn: () => lerBloco('numeros-do-dia'),
    refetchInterval: MINUTO_MS,
  });

export const semDesfechoOptions = queryOptions({
  queryKey: [...chaves.agendamentos, 'inicio', 'sem-desfecho'],
  queryFn: () => lerBloco('sem-desfecho'),
});

/** Stale as soon as an appointment is made, which is one of the steps. */
export const primeirosPassosOptions = queryOptions({
  queryKey: [...chaves.agendamentos, 'inicio', 'primeiros-passos'],
  queryFn: () => lerBloco('primeiros-passos'),
});

/** Who is away today, and whose birthday it is, on a day `AAAA-MM-DD`. */
export const equipeOptions = (hoje: string) =>
  queryOptions({
    queryKey: [...CHAVES.ausencias, 'inicio', hoje],
    queryFn: () => lerBloco('aniversariantes-e-ferias'),
  });

export const emAtencaoOptions = queryOptions({
  queryKey: CHAVE_EM_ATENCAO,
  queryFn: () => lerBloco('clientes-em-atencao'),
});

export const aVencerOptions = queryOptions({
  queryKey: [...chavesDeClientes.raiz, 'inicio', 'a-vencer'],
  queryFn: () => lerBloco('contratos-a-vencer'),
});
