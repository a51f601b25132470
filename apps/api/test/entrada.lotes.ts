import type { Endpoint } from '@dominio/contrato/endpoint';
import type { Exemplo } from '../src/platform/exemplos.ts';
import { type Caso, comCasos } from './entrada.casos.ts';
import { AUSENTE, emEndereco } from './entrada.valores.ts';

/** The most values that go together: each may be a long text, and a body has at most a megabyte. */
const MAXIMO_DO_LOTE = 20;

const emTextos = (dado: unknown) =>
  Object.fromEntries(
    Object.entries(dado ?? {}).flatMap(([nome, valor]) => {
      const textos = emEndereco(valor);
      return textos.length === 0 ? [] : [[nome, textos.length > 1 ? textos : textos[0]]];
    }),
  );

/** Whether the schema of its section alone refuses a value; one that breaks the check is no refusal. */
function recusadoPeloEsquema(endpoint: Endpoint, exemplo: Exemplo, caso: Caso): boolean {
  const { secao } = caso;
  const ehCorpo = secao === 'body' && endpoint.body !== undefined;
  const esquema = ehCorpo ? endpoint.body : (endpoint[secao] ?? endpoint.camposDoArquivo);
  const dado = comCasos(exemplo, [caso])[secao];
  try {
    const chegou = ehCorpo ? JSON.parse(JSON.stringify(dado) ?? 'null') : emTextos(dado);
    return esquema?.safeParse(chegou).success === false;
  } catch {
    return false;
  }
}

const dentroDe = (um: Caso, outro: Caso): boolean =>
  um.secao === outro.secao && um.caminho.every((chave, i) => outro.caminho[i] === chave);

const ehSimples = (valor: unknown): boolean =>
  valor === null || valor === AUSENTE || ['string', 'boolean'].includes(typeof valor);

/** Puts a value into the first request that has none of its field, of what is in it or around it. */
function juntar(lotes: Caso[][], caso: Caso): void {
  const lote = lotes.find(
    (outros) =>
      outros.length < MAXIMO_DO_LOTE &&
      !outros.some((outro) => dentroDe(outro, caso) || dentroDe(caso, outro)),
  );
  if (lote) lote.push(caso);
  else lotes.push([caso]);
}

/**
 * The requests in which every value is sent. What a schema refuses goes together, one value of each
 * field in a request, since a refusal names every wrong field. So do the filters that it lets in,
 * which one query uses together, and texts, yes or no, and nothing, which are stored together.
 * Numbers, lists and objects that it lets in go alone: they name records, and a rule that refuses one
 * would hide what becomes of the others.
 */
export function lotesDe(
  endpoint: Endpoint,
  exemplo: Exemplo,
  casos: readonly Caso[],
): readonly (readonly Caso[])[] {
  const recusados: Caso[][] = [];
  const filtros: Caso[][] = [];
  const simples: Caso[][] = [];
  const sozinhos: Caso[][] = [];
  for (const caso of casos) {
    if (recusadoPeloEsquema(endpoint, exemplo, caso)) juntar(recusados, caso);
    else if (caso.secao === 'query') juntar(filtros, caso);
    else if (caso.secao === 'body' && ehSimples(caso.valor)) juntar(simples, caso);
    else sozinhos.push([caso]);
  }
  // Refusals first: they change nothing.
  return [...recusados, ...filtros, ...simples, ...sozinhos];
}
