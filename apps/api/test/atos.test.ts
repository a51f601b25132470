import type { Endpoint } from '@dominio/contrato/endpoint';
import { expect, test } from 'vitest';
import { montarApp } from './build-app.ts';

/**
 * What somebody may do is named by what is done, an infinitive: `editar`, `ver_como`. A fact is not; of
 * the English words for facts, one ends alike; a wish of quiet hours is named by dominios.md §5c.
 */
const ATO = /^(pode_|(?!sidebar|usar_ausencias)[a-z]+[aei]r(_|$))/;

/** The parts of a Zod schema that this test reads. */
interface Esquema {
  _zod: {
    def: {
      type: string;
      shape?: Record<string, Esquema>;
      options?: Esquema[];
      items?: Esquema[];
      getter?: () => Esquema;
    } & Partial<Record<'element' | 'valueType' | 'out' | 'innerType' | 'left' | 'right', Esquema>>;
  };
}
interface Campo {
  nome: string;
  ato: boolean;
}

/** Every boolean field of a schema, and whether it is among the actions. */
function booleanos(esquema: Esquema, nome = '', ato = false, vistos = new Set()): Campo[] {
  if (vistos.has(esquema)) return [];
  const { def } = esquema._zod;
  if (def.type === 'boolean') return [{ nome, ato }];
  const dentro = new Set([...vistos, esquema]);
  if (def.shape) {
    const filhos = Object.entries(def.shape);
    // As in `semAtos`: a list of permissions, each with a name, is no set of actions.
    const sao =
      (nome === 'acoes' || nome === 'permissoes') &&
      filhos.every(([, { _zod }]) => _zod.def.type === 'boolean');
    return filhos.flatMap(([filho, tipo]) => booleanos(tipo, filho, sao, dentro));
  }
  const { element, valueType, out, innerType, left, right } = def;
  return [element, valueType, out, innerType, left, right, def.getter?.()]
    .concat(def.options, def.items)
    .filter((um) => um !== undefined)
    .flatMap((um) => booleanos(um, nome, ato, dentro));
}

const { app } = await montarApp();
await app.ready();
const campos = app.endpoints.flatMap(({ response }: Endpoint) =>
  response ? booleanos(response as unknown as Esquema) : [],
);
const nomes = (ato: boolean) => [
  ...new Set(campos.filter((um) => um.ato === ato).map(({ nome }) => nome)),
];

test('a boolean of an answer is named as an action exactly where it is among the actions', () => {
  expect(nomes(false).filter((nome) => ATO.test(nome))).toEqual([]);
  expect(nomes(true).filter((nome) => !ATO.test(nome))).toEqual([]);
});

test('the actions that a visit is offered only read', () => {
  expect(nomes(true)).toEqual(
    expect.arrayContaining(['editar', 'excluir', 'conceder', 'ver_como']),
  );
  expect(nomes(true).filter((ato) => ato.startsWith('ler_'))).toEqual(['ler_sessoes']);
});
