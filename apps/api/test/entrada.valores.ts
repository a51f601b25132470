/** The part of JSON Schema that Zod writes of an input. */
export interface No {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly No[];
  readonly oneOf?: readonly No[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: No | boolean;
  readonly prefixItems?: readonly No[];
  readonly properties?: Readonly<Record<string, No>>;
  readonly required?: readonly string[];
  readonly propertyNames?: No;
  readonly additionalProperties?: No | boolean;
}

/** In place of a value: the field is not sent. */
export const AUSENTE = Symbol('ausente');

export type Valor = readonly [nome: string, valor: unknown];

/** Every form that a node allows, with those that its alternatives allow. */
export const formas = (no: No): readonly No[] => [
  no,
  ...[...(no.anyOf ?? []), ...(no.oneOf ?? [])].flatMap(formas),
];

/** Keys that would poison a prototype, as properties of the object's own. */
export const VENENO = JSON.parse(
  '{"__proto__": {"admin": true}, "constructor": {"prototype": {"admin": true}}}',
) as object;

const aninhado = (profundidade: number): unknown =>
  JSON.parse('['.repeat(profundidade) + ']'.repeat(profundidade));

/** What is sent in every field, whatever its schema. */
const GERAIS: readonly Valor[] = [
  ['missing', AUSENTE],
  ['null', null],
  ['true', true],
  ['a number', 7],
  ['zero', 0],
  ['a negative number', -1],
  ['a fraction', 0.5],
  ['2^31', 2 ** 31],
  ['2^53', 2 ** 53],
  ['1e308', 1e308],
  ['NaN as text', 'NaN'],
  ['a text', 'zz'],
  ['empty', ''],
  ['blank', '   '],
  ['NUL', 'a\0b'],
  ['half a surrogate pair', 'a\ud800b'],
  ['a break', 'a\r\nBcc: b@c.demo'],
  ['a day that does not exist', '2026-02-31'],
  ['a day of no year', '0000-00-00'],
  ['the year 300000', '300000-01-01'],
  ['an hour that does not exist', '2026-02-28T25:00:00Z'],
  ['the year 0', '0000-01-01T00:00:00Z'],
  ['the signs of a query', "%_\\' or 1=1 --"],
  ['a very long text', 'x'.repeat(30_000)],
  ['an empty list', []],
  ['a list of null', [null]],
  ['an empty object', {}],
  ['a poisoned object', VENENO],
  ['deep nesting', aninhado(1_000)],
];

const texto = (tamanho: number) => 'x'.repeat(Math.max(0, tamanho));

function limites(no: No, item: unknown): Valor[] {
  const valores: Valor[] = [];
  const por = (nome: string, valor: unknown) => valores.push([nome, valor]);
  for (const valor of new Set([no.enum?.[0], no.enum?.at(-1)])) {
    if (valor !== undefined) por(`the choice ${valor}`, valor);
  }
  if (no.const !== undefined) por(`the only choice ${no.const}`, no.const);
  for (const [nome, tamanho] of Object.entries({ min: no.minLength, max: no.maxLength })) {
    if (tamanho === undefined) continue;
    for (const n of [tamanho - 1, tamanho, tamanho + 1]) por(`${n} characters (${nome})`, texto(n));
  }
  for (const limite of [no.minimum, no.maximum, no.exclusiveMinimum, no.exclusiveMaximum]) {
    if (limite === undefined) continue;
    for (const n of [limite - 1, limite, limite + 1]) por(`the number ${n}`, n);
  }
  for (const tamanho of [no.minItems, no.maxItems]) {
    if (tamanho === undefined) continue;
    for (const n of [tamanho - 1, tamanho, tamanho + 1]) {
      if (n >= 0)
        por(
          `${n} items`,
          Array.from({ length: n }, () => item),
        );
    }
  }
  return valores;
}

/** A value as an address says it, where there are texts only. */
export const emEndereco = (valor: unknown): readonly string[] =>
  (Array.isArray(valor) ? valor : [valor]).flatMap((item) => {
    if (item === AUSENTE) return [];
    return [typeof item === 'object' && item !== null ? JSON.stringify(item) : String(item)];
  });

/**
 * What is sent in one field: the values of no sense, and each boundary of its schema with what is
 * one before and one past it.
 *
 * @param item what a list of many holds.
 * @param comoChega what is left of a value on its way; of those that arrive alike one is sent.
 */
export function valoresDe(
  no: No,
  item: unknown,
  comoChega: (valor: unknown) => unknown = (valor) => valor,
): readonly Valor[] {
  const vistos = new Set<string>();
  return [...GERAIS, ...formas(no).flatMap((forma) => limites(forma, item))].filter(([, valor]) => {
    const chave = JSON.stringify(comoChega(valor)) ?? '';
    return !vistos.has(chave) && vistos.add(chave);
  });
}

/** A value that a node allows, as far as its schema tells. */
export function amostraDe(no: No): unknown {
  const [primeira] = [...(no.anyOf ?? []), ...(no.oneOf ?? [])];
  if (primeira) return amostraDe(primeira);
  if (no.const !== undefined) return no.const;
  if (no.enum) return no.enum[0];
  switch (typeof no.type === 'string' ? no.type : no.type?.[0]) {
    case 'object':
      return Object.fromEntries(
        (no.required ?? []).map((nome) => [nome, amostraDe(no.properties?.[nome] ?? {})]),
      );
    case 'array':
      if (no.prefixItems) return no.prefixItems.map(amostraDe);
      return Array.from({ length: no.minItems ?? 0 }, () =>
        amostraDe(typeof no.items === 'object' ? no.items : {}),
      );
    case 'string':
      return texto(no.minLength ?? 1);
    case 'number':
    case 'integer':
      return no.minimum ?? 1;
    case 'boolean':
      return false;
    default:
      return null;
  }
}
