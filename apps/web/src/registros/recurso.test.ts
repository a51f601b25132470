import { endpoint } from '@dominio/contrato/endpoint';
import { timesEndpoints } from '@dominio/contrato/times';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, expectTypeOf, it, vi } from 'vitest';
import { identificador, lerEndereco, texto } from '../components/endereco/codec.ts';
import { enderecoDoRegistro } from './endereco.ts';
import { type LinhaDe, recurso, relerSem, todasAsLinhas } from './recurso.ts';
import { consultaDoEstado } from './use-registros.ts';

const time = (id: number) => ({ id, nome: `Time ${id}` });
const servidor = setupServer(
  http.get('*/times-completos', ({ request }) => {
    const pagina = Number(new URL(request.url).searchParams.get('page'));
    return HttpResponse.json({ times: [time(pagina)], total: 3, total_pages: 3 });
  }),
);
beforeAll(() => servidor.listen());
afterAll(() => servidor.close());

// Public, so that no session is needed: these tests are not about access.
const listar = endpoint({ ...timesEndpoints.listar, acesso: 'publico' });
const times = recurso(
  ['times'],
  { ...timesEndpoints, listar },
  {
    nome: { um: 'time', varios: 'times', genero: 'm' },
    linhas: 'times',
    porPagina: 50,
    exportacao: 'of no matter here',
    tambem: [['usuarios']],
  },
);

let cliente: QueryClient;
beforeEach(() => {
  vi.stubGlobal('location', new URL('http://localhost/times'));
  cliente = new QueryClient();
});
afterEach(() => cliente.clear());

const observar = (queryKey: readonly unknown[], lido: () => void) => {
  const observador = new QueryObserver(cliente, {
    queryKey,
    queryFn: () => {
      lido();
      return 'lido';
    },
  });
  return observador.subscribe(() => {});
};

it('a row has the type that the contract gives it', () => {
  expectTypeOf<LinhaDe<typeof timesEndpoints>['lider_nome']>().toEqualTypeOf<string | null>();
});

it('every row of a list is read, page after page, in the order of the list', async () => {
  expect(await todasAsLinhas(times, {})).toEqual([time(1), time(2), time(3)]);
});

it('after a deletion every query of the noun is read again, save the record’s own', async () => {
  const lidos: string[] = [];
  const parar = [
    observar(times.chaves.lista, () => lidos.push('lista')),
    observar(times.chaves.um(3), () => lidos.push('um')),
    observar(times.chaves.um(3, 'membros'), () => lidos.push('membros')),
    observar(times.chaves.um(4), () => lidos.push('outro')),
    observar(['usuarios', 'lista'], () => lidos.push('usuarios')),
  ];
  await vi.waitFor(() => expect(lidos).toHaveLength(5));
  await vi.waitFor(() => expect(cliente.isFetching()).toBe(0));
  lidos.length = 0;
  await relerSem(cliente, times, 3);
  expect(lidos.toSorted()).toEqual(['lista', 'outro', 'usuarios']);
  for (const soltar of parar) soltar();
});

it('a deleted record leaves the cache when the last drawer that shows it has closed', async () => {
  const soltar = observar(times.chaves.um(3), () => {});
  await vi.waitFor(() => expect(cliente.getQueryData(times.chaves.um(3))).toBe('lido'));
  await relerSem(cliente, times, 3);
  expect(cliente.getQueryData(times.chaves.um(3))).toBe('lido');
  soltar();
  expect(cliente.getQueryData(times.chaves.um(3))).toBeUndefined();
});

const endereco = enderecoDoRegistro({
  nome: 'time',
  colunas: [{ id: 'nome', ordenavel: true }],
  filtros: { cidade: texto(), lider_id: { ...identificador, nome: 'lider' } },
});

it('the query sent to the server has what the address says, without blank values', () => {
  const consulta = (busca: string) =>
    consultaDoEstado(times, endereco, lerEndereco(endereco.parametros, new URLSearchParams(busca)));
  expect(consulta('')).toEqual({ page: 1, limit: 50 });
  expect(consulta('termo=%20ana%20&lider=7&cidade=&ordem=-nome&pagina=2&time=3')).toEqual({
    ...{ page: 2, limit: 50, termo: 'ana', lider_id: 7 },
    ...{ ordenar: 'nome', direcao: 'desc' },
  });
});

it('a saved view keeps neither the open record and its field nor the tab of the page', () => {
  expect(endereco.passageiros).toEqual(['aba', 'cliente_id', 'campo', 'time', 'novo']);
  expect(endereco.fechado).toEqual({ aberto: null, novo: false });
  expect(endereco.semFiltros).toEqual({ termo: '', cidade: '', lider_id: null });
});
