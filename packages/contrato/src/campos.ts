import { z } from 'zod';
import { instanteDe } from './datas.ts';

const ID_INVALIDO = 'Identificador inválido.';

/** A positive identifier, in a path, a query or a body: an integer, or a text of digits alone. */
export const Id = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,16}$/, ID_INVALIDO)
        .transform(Number),
    ],
    { error: ID_INVALIDO },
  )
  .pipe(z.number().int(ID_INVALIDO).positive(ID_INVALIDO));

export const IdParams = z.object({ id: Id });

/** The answer of a write that gives nothing back but that it was done. */
export const Feito = z.object({ success: z.literal(true), message: z.string() });

/** What replacing a set of ids did to it (dominios.md §6c). */
export const Troca = z.object({
  success: z.literal(true),
  adicionados: z.int(),
  removidos: z.int(),
  total: z.int(),
});
export type Troca = z.infer<typeof Troca>;

/** The version that was read before a change; absent, the last write wins. */
export const versaoLida = { versao: z.int('Versão inválida.').optional() };

/** As {@link Troca}, of a set of a record: a change of the set makes another version of the record. */
export const TrocaComVersao = Troca.extend({ versao: z.int() });
export type TrocaComVersao = z.infer<typeof TrocaComVersao>;

/** A set of ids that takes the place of another; bounded before its items are read, each once. */
export const idsDe = (mensagem: string, maximo: number) =>
  z
    .array(z.custom<number | string>(), { error: mensagem })
    .max(maximo, `Escolha no máximo ${maximo.toLocaleString('pt-BR')}.`)
    .pipe(z.array(Id))
    .transform((ids) => [...new Set(ids)]);

/**
 * The fields that an answer must have: all those that the noun accepts. To be checked where the
 * answer is defined, `z.object({ … } satisfies Lidos<typeof campos>)`.
 */
export type Lidos<Campos> = { readonly [C in keyof Campos]: z.ZodType } & Readonly<
  Record<string, z.ZodType>
>;

/** How people call a field. */
export interface NomeDoCampo {
  /** Within a sentence: 'o local'. */
  readonly frase: string;
  /** By itself, over an input or beside a value: 'Local'. */
  readonly rotulo: string;
}

/** Another record with the same fields. */
export const paraCada = <C extends string, V>(
  campos: Readonly<Record<C, unknown>>,
  valor: (campo: C) => V,
) =>
  Object.fromEntries((Object.keys(campos) as C[]).map((campo) => [campo, valor(campo)])) as Record<
    C,
    V
  >;

/** Trimmed text with an upper bound; blank counts as missing. */
export const texto = (maximo: number, mensagem: string) =>
  z.string({ error: mensagem }).trim().max(maximo, mensagem);

/** Optional text: absent keeps, null or blank clears. */
export const textoOpcional = (maximo: number, mensagem: string) =>
  texto(maximo, mensagem)
    .transform((valor) => (valor === '' ? null : valor))
    .nullish();

/**
 * An instant: ISO 8601 with offset, or naive local time read in America/Sao_Paulo. Refuses dates
 * that do not exist, naming what was sent (dominios.md §1d).
 */
export const Instante = z
  .string({ error: 'Informe data e hora.' })
  .max(40, 'Data inválida.')
  .transform((valor, contexto) => {
    const instante = instanteDe(valor);
    if (instante) return instante;
    contexto.addIssue({ code: 'custom', message: `Data inválida: ${valor.trim() || 'vazia'}.` });
    return z.NEVER;
  });

/** `true`/`false` in a query string. */
export const Booleano = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', ''])], { error: 'Use true ou false.' })
  .transform((valor) => valor === true || valor === 'true' || valor === '1');

const LISTA_LONGA = 'Lista longa demais.';

/**
 * A list in a query string: repeated parameters or comma-separated values. Bounded before its items
 * are read, or each of a megabyte of them would be complained about.
 */
export const listaDe = <T extends z.ZodType>(item: T) =>
  z
    .union([
      z.string().max(20_000, LISTA_LONGA),
      z
        .array(z.unknown())
        .max(200, LISTA_LONGA)
        .pipe(z.array(z.union([z.string(), z.number()]))),
    ])
    .transform((valor) =>
      (Array.isArray(valor) ? valor.map(String) : valor.split(','))
        .map((parte) => parte.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string()).max(200, LISTA_LONGA))
    // Items of a query string are text whatever they become: the pipe cannot see that by itself.
    .pipe(z.array(item) as unknown as z.ZodType<z.output<T>[], string[]>);

/** Case-insensitive enumeration that always yields the canonical value (dominios.md X-7). */
export const enumeracao = <const T extends readonly [string, ...string[]]>(
  valores: T,
  rotulo: string,
  adjetivo: 'inválido' | 'inválida' = 'inválido',
) =>
  z.string({ error: `${rotulo} ${adjetivo}.` }).transform((valor, contexto): T[number] => {
    const canonico = valores.find((v) => v.toLowerCase() === valor.trim().toLowerCase());
    if (canonico) return canonico;
    contexto.addIssue({
      code: 'custom',
      message: `${rotulo} ${adjetivo}: ${valor.slice(0, 40)}. Use: ${valores.join(', ')}.`,
    });
    return z.NEVER;
  });
