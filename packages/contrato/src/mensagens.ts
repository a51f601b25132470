import type { z } from 'zod';
import { nomeDoCampo } from './nomes-dos-campos.ts';

/** '1 caractere', '2.000 caracteres'. */
const contados = (quantos: number | bigint, um: string, varios: string) =>
  `${quantos.toLocaleString('pt-BR')} ${Number(quantos) === 1 ? um : varios}`;

const numero = (valor: number | bigint) =>
  valor.toLocaleString('pt-BR', { maximumFractionDigits: 10 });

/** What to write, by the type that was expected. */
const FALTOU_O_TIPO: Readonly<Record<string, string>> = {
  string: 'Informe um texto.',
  number: 'Informe um número.',
  int: 'Informe um número inteiro.',
  boolean: 'Informe sim ou não.',
  date: 'Informe uma data.',
  array: 'Envie uma lista.',
  tuple: 'Envie uma lista.',
  object: 'Envie os campos pelo nome.',
  record: 'Envie os campos pelo nome.',
};

const DE_OUTRO_FORMATO: Readonly<Record<string, string>> = {
  email: 'E-mail inválido.',
  url: 'Informe um endereço que comece com https://.',
  datetime: 'Informe data e hora.',
  date: 'Informe uma data.',
  time: 'Informe uma hora, como 08:00.',
};

const INVALIDO = 'Valor inválido.';

/** That a field is missing, by its name where it has one. */
function falta(verbo: 'Informe' | 'Escolha', { path }: z.core.$ZodRawIssue): string {
  const nome = nomeDoCampo(path);
  return nome ? `${verbo} ${nome}.` : 'Campo obrigatório.';
}

function grande({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') {
    return `Use no máximo ${contados(maximum, 'caractere', 'caracteres')}.`;
  }
  if (origin === 'array' || origin === 'set') {
    return `A lista pode ter no máximo ${contados(maximum, 'item', 'itens')}.`;
  }
  return inclusive === false
    ? `Informe um número menor que ${numero(maximum)}.`
    : `Informe um número até ${numero(maximum)}.`;
}

function pequeno(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const { origin, minimum, inclusive } = issue;
  if (origin === 'string') {
    if (Number(minimum) <= 1) return falta('Informe', issue);
    return `Use ao menos ${contados(minimum, 'caractere', 'caracteres')}.`;
  }
  if (origin === 'array' || origin === 'set') {
    return `Inclua ao menos ${contados(minimum, 'item', 'itens')}.`;
  }
  return inclusive === false
    ? `Informe um número maior que ${numero(minimum)}.`
    : `Informe um número a partir de ${numero(minimum)}.`;
}

const ausente = ({ input }: z.core.$ZodRawIssue) => input === undefined || input === null;

/**
 * The sentence for an issue whose schema has none: what to do, in the words of whoever fills the
 * form in. API, web and import share it: `esquema.safeParse(valor, { error: mensagemPadrao })`.
 */
export function mensagemPadrao(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (ausente(issue)) return falta('Informe', issue);
      return FALTOU_O_TIPO[issue.expected] ?? INVALIDO;
    case 'invalid_value':
      if (ausente(issue)) return falta('Escolha', issue);
      return issue.values.length > 1 ? 'Escolha uma das opções.' : INVALIDO;
    case 'invalid_union':
      return ausente(issue) ? falta('Escolha', issue) : INVALIDO;
    case 'invalid_format':
      return DE_OUTRO_FORMATO[issue.format] ?? INVALIDO;
    case 'too_big':
      return grande(issue as z.core.$ZodIssueTooBig);
    case 'too_small':
      return pequeno(issue as z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>);
    default:
      return INVALIDO;
  }
}
