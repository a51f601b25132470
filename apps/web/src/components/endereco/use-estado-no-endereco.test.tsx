import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { identificador, type Parametros, pagina, texto } from './codec.ts';
import { useEstadoNoEndereco } from './use-estado-no-endereco.ts';

/** The browser's address, which a step changes at once; what is drawn hears of it later. */
const endereco = new URL('http://dominio.invalid');
vi.mock('react-router', () => ({
  useSearchParams: () => [
    new URLSearchParams(endereco.search),
    (params: URLSearchParams) => {
      endereco.search = String(params);
    },
  ],
  useLocation: () => ({ state: null }),
  useNavigate: () => () => undefined,
}));

interface Estado {
  termo: string;
  pagina: number;
  time: number | null;
}
const PARAMETROS: Parametros<Estado> = { termo: texto(), pagina, time: identificador };
const FECHADA: Partial<Estado> = { time: null };

beforeEach(() => {
  vi.stubGlobal('window', { location: endereco });
});

/** What a page at this address has in hand until it is drawn again. */
function emMaos(search: string) {
  endereco.search = search;
  const dados: ReturnType<typeof usar>[] = [];
  const usar = () => useEstadoNoEndereco(PARAMETROS, FECHADA);
  const Pagina = () => {
    dados.push(usar());
    return null;
  };
  renderToStaticMarkup(<Pagina />);
  const [dado] = dados;
  if (!dado) throw new Error('nothing was drawn');
  return dado;
}

it('of two changes before the page is drawn again both are kept, and what others keep there', () => {
  const { mudar } = emMaos('?aba=times&pagina=4');
  mudar({ termo: 'norte' });
  mudar({ pagina: 1 }, true);
  expect(endereco.search).toBe('?aba=times&termo=norte');
});

it('what is opened right after a change does not take the change back', () => {
  const { mudar, abrir } = emMaos('?pagina=2');
  mudar({ termo: 'sul' });
  abrir({ time: 3 });
  expect([...new URLSearchParams(endereco.search)]).toEqual([
    ['pagina', '2'],
    ['termo', 'sul'],
    ['time', '3'],
  ]);
});
