import { z } from 'zod';
import { instanteDe, recusaDoDia, recusaDoInstante } from './datas.ts';

/**
 * The sentence of a field for what is no value of it. What is not there at all is asked for by the
 * field's name, which `mensagemPadrao` knows.
 */
const senaoFalta =
  (mensagem: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? undefined : mensagem;

const ID_INVALIDO = 'Identificador inválido.';

/** A positive id in a path, a query or a body: an integer, or a text of digits only. */
export const Id = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,16}$/, ID_INVALIDO)
        .transform(Number),
    ],
    { error: senaoFalta(ID_INVALIDO) },
  )
  .pipe(z.number().int(ID_INVALIDO).positive(ID_INVALIDO));

export const IdParams = z.object({ id: Id });

/** The answer of a write that returns no record. */
export const Feito = z.object({ success: z.literal(true), message: z.string() });

/** How replacing a set of ids changed it (dominios.md §6c). */
export const Troca = z.object({
  success: z.literal(true),
  adicionados: z.int(),
  removidos: z.int(),
  total: z.int(),
});
export type Troca = z.infer<typeof Troca>;

const VERSAO_INVALIDA = 'Versão inválida.';
/** The greatest number of the database's `integer`: a greater one fails in the statement. */
const MAIOR_INTEIRO = 2_147_483_647;

/** A version of a record, or of a text, within the bounds of its column. */
export const Versao = z
  .int(VERSAO_INVALIDA)
  .min(0, VERSAO_INVALIDA)
  .max(MAIOR_INTEIRO, VERSAO_INVALIDA);

/** The version that was read before a change; if absent, the last write wins. */
export const versaoLida = { versao: Versao.optional() };

/** As {@link Troca}, for a set of a record whose version every change of the set raises. */
export const TrocaComVersao = Troca.extend({ versao: z.int() });
export type TrocaComVersao = z.infer<typeof TrocaComVersao>;

/** Most records that one call acts upon together. */
export const MAXIMO_DO_LOTE = 1_000;

/** A set of ids that replaces another; the list's length is checked before its items. */
export const idsDe = (mensagem: string, maximo: number) =>
  z
    .array(z.custom<number | string>(), { error: mensagem })
    .max(maximo, `Escolha no máximo ${maximo.toLocaleString('pt-BR')}.`)
    .pipe(z.array(Id))
    .transform((ids) => [...new Set(ids)]);

/**
 * The fields that an answer must have: all that the noun accepts. Check it where the answer is
 * defined: `z.object({ … } satisfies Lidos<typeof campos>)`.
 */
export type Lidos<Campos> = { readonly [C in keyof Campos]: z.ZodType } & Readonly<
  Record<string, z.ZodType>
>;

/** The names of a field for people. */
export interface NomeDoCampo {
  /** Within a sentence: 'o local'. */
  readonly frase: string;
  /** On its own, over an input or beside a value: 'Local'. */
  readonly rotulo: string;
}

/** A record with the same fields and other values. */
export const paraCada = <C extends string, V>(
  campos: Readonly<Record<C, unknown>>,
  valor: (campo: C) => V,
) =>
  Object.fromEntries((Object.keys(campos) as C[]).map((campo) => [campo, valor(campo)])) as Record<
    C,
    V
  >;

const CARACTERE_INVALIDO = 'O texto contém um caractere inválido.';
/** No control character but those that part lines and columns. */
const SEM_CONTROLES = /^[\t\n\r\P{Cc}]*$/u;

/**
 * Trimmed text of one line: a break in a name would forge a line of an e-mail's header or of a
 * file, so it is refused, not joined, for people to see what they pasted.
 */
export const linha = (mensagem: string) =>
  z
    .string({ error: mensagem })
    .trim()
    .regex(SEM_CONTROLES, CARACTERE_INVALIDO)
    .regex(/^[^\t\n\r\u2028\u2029]*$/, 'Use uma linha só, sem quebras nem tabulações.');

/** `linha` with a maximum length; blank counts as missing. */
export const texto = (maximo: number, mensagem: string) => linha(mensagem).max(maximo, mensagem);

/**
 * Trimmed text of any number of lines, with a maximum length.
 *
 * @param falta for what is no text.
 */
export const paragrafo = (maximo: number, mensagem: string, falta = mensagem) =>
  z.string({ error: falta }).trim().max(maximo, mensagem).regex(SEM_CONTROLES, CARACTERE_INVALIDO);

/** Trimmed text that must be written: blank is asked for by the field's name. */
export const preenchido = (mensagem: string) =>
  z
    // Also asked of a text that is too short: only what is no text is told by its own sentence.
    .string({
      error: ({ input }) =>
        typeof input === 'string' ? undefined : senaoFalta(mensagem)({ input }),
    })
    .trim()
    .min(1, { abort: true });

/** `texto` that is `preenchido`; another length is refused by its bounds. */
export const textoObrigatorio = (minimo: number, maximo: number, mensagem: string) =>
  preenchido(mensagem).pipe(texto(maximo, mensagem).min(minimo, mensagem));

const vazioComoNulo = (valor: string) => (valor === '' ? null : valor);

/** Optional text of one line: absent keeps the value, null or blank clears it. */
export const textoOpcional = (maximo: number, mensagem: string) =>
  texto(maximo, mensagem).transform(vazioComoNulo).nullish();

/** As `textoOpcional`, of any number of lines. */
export const paragrafoOpcional = (maximo: number, mensagem: string) =>
  paragrafo(maximo, mensagem).transform(vazioComoNulo).nullish();

/**
 * A text to search by, which is compared and never stored: what somebody pastes from a sheet, tabs
 * included, is only space between words.
 */
export const busca = (maximo: number) =>
  z
    .string({ error: 'Escreva o que procurar.' })
    .trim()
    .max(maximo, `A busca pode ter no máximo ${maximo} caracteres.`);

const textoDeDia = (mensagem: string, aceitaVazio: boolean, foraDosAnos?: string) =>
  z
    .string({ error: mensagem })
    .refine((valor) => (aceitaVazio && valor === '') || recusaDoDia(valor) === undefined, {
      abort: true,
      error: ({ input }) => (input === '' ? mensagem : recusaDoDia(String(input), foraDosAnos)),
    });

/**
 * A day, `AAAA-MM-DD`, that exists and that the database can hold. A refused one ends the check
 * there: whatever compares days or counts from one never sees it.
 *
 * @param mensagem for a blank text, and for what is none.
 */
export const dia = (mensagem: string) => textoDeDia(mensagem, false);

/**
 * An optional `dia`: absent keeps the value, null or blank clears it.
 *
 * @param foraDosAnos for a day of another century, where the field has a sentence for it.
 */
export const diaOpcional = (mensagem: string, foraDosAnos?: string) =>
  textoDeDia(mensagem, true, foraDosAnos).transform(vazioComoNulo).nullish();

/**
 * An instant: ISO 8601 with offset, or without, as local time of America/Sao_Paulo. Refuses dates
 * that do not exist, naming them as people write them (dominios.md §1d).
 */
export const Instante = z
  .string({ error: senaoFalta('Informe data e hora.') })
  .max(40, 'Data inválida.')
  .transform((valor, contexto) => {
    const instante = instanteDe(valor);
    if (instante) return instante;
    contexto.addIssue({ code: 'custom', message: recusaDoInstante(valor) });
    return z.NEVER;
  });

/** `true`/`false` in a query string. */
export const Booleano = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', ''])], { error: 'Informe sim ou não.' })
  .transform((valor) => valor === true || valor === 'true' || valor === '1');

const LISTA_LONGA = 'Lista longa demais.';

/**
 * A list in a query string: repeated parameters or comma-separated values. Its length is checked
 * before its items are parsed, or a megabyte of them would be refused one by one.
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
    // In a query string every item is text, whatever it becomes; the types of `pipe` do not know
    // that.
    .pipe(z.array(item) as unknown as z.ZodType<z.output<T>[], string[]>);

/** An enumeration in any case of letters, parsed to its canonical value (dominios.md X-7). */
export const enumeracao = <const T extends readonly [string, ...string[]]>(
  valores: T,
  rotulo: string,
  adjetivo: 'inválido' | 'inválida' = 'inválido',
) =>
  z
    .string({ error: ({ input }) => (input === undefined ? undefined : `${rotulo} ${adjetivo}.`) })
    .transform((valor, contexto): T[number] => {
      const canonico = valores.find((v) => v.toLowerCase() === valor.trim().toLowerCase());
      if (canonico) return canonico;
      contexto.addIssue({
        code: 'custom',
        message: `${rotulo} ${adjetivo}: ${valor.slice(0, 40)}. Use: ${valores.join(', ')}.`,
      });
      return z.NEVER;
    });
