import type { Endpoint } from '@dominio/contrato/endpoint';
import { z } from 'zod';
import type { Exemplo } from '../src/platform/exemplos.ts';
import {
  AUSENTE,
  amostraDe,
  emEndereco,
  formas,
  type No,
  VENENO,
  valoresDe,
} from './entrada.valores.ts';

export type Secao = 'params' | 'query' | 'body';
type Chave = string | number;
type Caminho = readonly Chave[];

/** One hostile value in one field of a call. */
export interface Caso {
  readonly secao: Secao;
  readonly caminho: Caminho;
  readonly nome: string;
  readonly valor: unknown;
  /** What the example lacks around the field. */
  readonly antes: readonly { readonly caminho: Caminho; readonly valor: unknown }[];
}

const ehObjeto = (valor: unknown): valor is Record<Chave, unknown> =>
  typeof valor === 'object' && valor !== null;

/** A copy with another value at a path; where there is no container, one is made. */
function por(alvo: unknown, [chave, ...resto]: Caminho, valor: unknown): unknown {
  if (chave === undefined) return valor;
  const copia: Record<Chave, unknown> | unknown[] = Array.isArray(alvo)
    ? [...alvo]
    : ehObjeto(alvo)
      ? { ...alvo }
      : typeof chave === 'number'
        ? []
        : {};
  const novo = por((copia as Record<Chave, unknown>)[chave], resto, valor);
  if (novo !== AUSENTE) (copia as Record<Chave, unknown>)[chave] = novo;
  else if (Array.isArray(copia)) copia.splice(Number(chave), 1);
  else delete copia[chave];
  return copia;
}

const lido = (alvo: unknown, [chave, ...resto]: Caminho): unknown => {
  if (chave === undefined) return alvo;
  return ehObjeto(alvo) ? lido(alvo[chave], resto) : undefined;
};

interface Campo {
  readonly no: No;
  readonly caminho: Caminho;
  readonly antes: Caso['antes'];
  readonly exemplo: unknown;
}

/** The parts of a node that hold other fields, each with the node of its schema. */
function partes(no: No, exemplo: unknown): ReadonlyMap<Chave, No> {
  const filhos = new Map<Chave, No>();
  for (const forma of formas(no)) {
    for (const [nome, filho] of Object.entries(forma.properties ?? {})) filhos.set(nome, filho);
    for (const [i, filho] of (forma.prefixItems ?? []).entries()) filhos.set(i, filho);
    if (typeof forma.items === 'object') filhos.set(0, forma.items);
    if (typeof forma.additionalProperties === 'object') {
      const [chave] = ehObjeto(exemplo) ? Object.keys(exemplo) : [];
      const nome = chave ?? forma.propertyNames?.enum?.[0] ?? 'zz';
      filhos.set(String(nome), forma.additionalProperties);
    }
  }
  // What the example has and no schema names: the settings of a record of any shape.
  for (const chave of ehObjeto(exemplo) && !Array.isArray(exemplo) ? Object.keys(exemplo) : []) {
    if (!filhos.has(chave)) filhos.set(chave, {});
  }
  return filhos;
}

/** A field and every field in it, however deep. */
function camposDe(campo: Campo): Campo[] {
  const { no, caminho, antes, exemplo } = campo;
  const filhos = partes(no, exemplo);
  if (filhos.size === 0) return [campo];
  const aberto = ehObjeto(exemplo) ? exemplo : amostraDe(semNulo(no));
  const rodeado = ehObjeto(exemplo) ? antes : [...antes, { caminho, valor: aberto }];
  return [
    campo,
    ...[...filhos].flatMap(([chave, filho]) =>
      camposDe({
        no: filho,
        caminho: [...caminho, chave],
        antes: rodeado,
        exemplo: ehObjeto(aberto) ? aberto[chave] : undefined,
      }),
    ),
  ];
}

/** The alternative of a node that holds other fields. */
const semNulo = (no: No): No =>
  formas(no).find(({ properties, items, prefixItems }) => properties ?? items ?? prefixItems) ?? no;

const esquemaDe = (esquema: z.ZodType): No =>
  z.toJSONSchema(esquema, { io: 'input', unrepresentable: 'any' }) as No;

const casosDo = (secao: Secao, { no, caminho, antes, exemplo }: Campo): Caso[] => {
  const item = Array.isArray(exemplo) && exemplo.length > 0 ? exemplo[0] : amostraDe(itemDe(no));
  const chega = secao === 'body' ? undefined : emEndereco;
  const casos = valoresDe(no, item, chega).map(([nome, valor]) => ({ nome, valor }));
  if (ehObjeto(exemplo) && !Array.isArray(exemplo)) {
    casos.push({ nome: 'poisoned beside its fields', valor: { ...exemplo, ...VENENO } });
    casos.push({ nome: 'with an unknown field', valor: { ...exemplo, zz: ['\0'] } });
  }
  return casos.map((caso) => ({ ...caso, secao, caminho, antes }));
};

const itemDe = (no: No): No =>
  formas(no)
    .map(({ items }) => items)
    .find((items) => typeof items === 'object') ?? {};

/** Every field of a call that its schemas name, with every hostile value. */
export function casosDe(endpoint: Endpoint, exemplo: Exemplo): readonly Caso[] {
  const { params, query, body, camposDoArquivo } = endpoint;
  const secoes = { params, query, body: body ?? camposDoArquivo };
  return (['params', 'query', 'body'] as const).flatMap((secao) => {
    const esquema = secoes[secao];
    if (!esquema) return [];
    const dado = exemplo[secao];
    const raiz: Campo = {
      no: esquemaDe(esquema),
      caminho: [],
      antes: [],
      exemplo: dado instanceof FormData ? {} : (dado ?? {}),
    };
    const [inteiro, ...campos] = camposDe(raiz);
    // An address has no value in place of all its parts.
    const inteiros = inteiro && secao === 'body' && body ? [inteiro] : [];
    return [...inteiros, ...campos].flatMap((campo) => casosDo(secao, campo));
  });
}

/** Half a surrogate pair, which no address can hold, as bytes that are no text. */
const codificado = (texto: string): string =>
  [...texto]
    .map((letra) => (letra.isWellFormed() ? encodeURIComponent(letra) : '%ED%A0%80'))
    .join('');

/** The address of a call; a list repeats its parameter. */
function endereco(path: string, params: unknown, query: unknown): string {
  const partes = ehObjeto(params) ? params : {};
  const caminho = path.replaceAll(/\{(\w+)\}/g, (_, nome) =>
    codificado(emEndereco(partes[nome]).join()),
  );
  const pares = Object.entries(ehObjeto(query) ? query : {}).flatMap(([nome, valor]) =>
    emEndereco(valor).map((texto) => `${nome}=${codificado(texto)}`),
  );
  return pares.length > 0 ? `${caminho}?${pares.join('&')}` : caminho;
}

/** A form with the parts of another, and after them the fields of a section. */
function formulario(base: FormData, campos: unknown): FormData {
  const novo = new FormData();
  for (const [nome, valor] of base) novo.append(nome, valor);
  for (const [nome, valor] of Object.entries(ehObjeto(campos) ? campos : {})) {
    for (const texto of emEndereco(valor)) novo.append(nome, texto);
  }
  return novo;
}

/** The sections of the example with hostile values in them. */
export function comCasos(exemplo: Exemplo, casos: readonly Caso[]): Record<Secao, unknown> {
  const secoes: Record<Secao, unknown> = {
    params: exemplo.params,
    query: exemplo.query,
    body: exemplo.body instanceof FormData ? {} : exemplo.body,
  };
  for (const { secao, caminho, antes, valor } of casos) {
    for (const falta of antes) {
      if (lido(secoes[secao], falta.caminho) === undefined) {
        secoes[secao] = por(secoes[secao], falta.caminho, falta.valor);
      }
    }
    secoes[secao] = por(secoes[secao], caminho, valor);
  }
  return secoes;
}

/** The example with hostile values, as what `inject` sends. */
export function envioDe(endpoint: Endpoint, exemplo: Exemplo, casos: readonly Caso[]) {
  const secoes = comCasos(exemplo, casos);
  const url = endereco(endpoint.path, secoes.params, secoes.query);
  if (exemplo.body instanceof FormData) {
    return { method: endpoint.method, url, payload: formulario(exemplo.body, secoes.body) };
  }
  if (endpoint.body === undefined || secoes.body === AUSENTE)
    return { method: endpoint.method, url };
  return {
    method: endpoint.method,
    url,
    payload: JSON.stringify(secoes.body),
    headers: { 'content-type': 'application/json' },
  };
}

/** Where and what, for a failure to name: `body.empresa.cnpj: NUL`. */
export const rotuloDe = ({ secao, caminho, nome }: Caso) =>
  `${[secao, ...caminho].join('.')}: ${nome}`;
