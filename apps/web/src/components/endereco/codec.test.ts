import { describe, expect, it } from 'vitest';
import {
  bandeira,
  chamado,
  escreverEndereco,
  identificador,
  lerEndereco,
  lista,
  pagina,
  texto,
  umDe,
} from './codec.ts';

const PARAMETROS = {
  termo: texto(5),
  item: identificador,
  pagina,
  aberto: chamado('ab', bandeira()),
  fechado: bandeira(true),
  modo: umDe<'a' | 'b', 'a'>(['a', 'b'], 'a'),
  ids: lista(identificador.ler),
};
type Estado = { [C in keyof typeof PARAMETROS]: (typeof PARAMETROS)[C]['padrao'] };
const ler = (busca: string) => lerEndereco<Estado>(PARAMETROS, new URLSearchParams(busca));
const PADRAO: ReturnType<typeof ler> = {
  termo: '',
  item: null,
  pagina: 1,
  aberto: false,
  fechado: true,
  modo: 'a',
  ids: [],
};

describe('codec of the address', () => {
  it('reads what is there and takes the rest at its default', () => {
    expect(ler('')).toEqual(PADRAO);
    expect(ler('termo=abcdefgh&item=7&pagina=3&ab=1&fechado=0&modo=b&ids=3,x,3,1')).toEqual({
      termo: 'abcde',
      item: 7,
      pagina: 3,
      aberto: true,
      fechado: false,
      modo: 'b',
      ids: [3, 1],
    });
  });

  it.each([
    'item=0',
    'item=1e3',
    'item=99999999999999999',
    'pagina=-1',
    'pagina=1000000',
    'ab=sim',
    'modo=c',
    'ids=,,x',
    'aberto=1',
  ])('%s counts as absent', (busca) => expect(ler(busca)).toEqual(PADRAO));

  it('writes only what differs, and takes back what no longer does', () => {
    const atual = new URLSearchParams('pagina=3&de=fora&ab=1');
    const estado: Estado = { ...ler(''), modo: 'b', item: 7 };
    const escrito = escreverEndereco(PARAMETROS, estado, atual);
    expect(escrito.toString()).toBe('de=fora&item=7&modo=b');
  });
});
