import type { Endpoint, Pedido } from '@dominio/contrato/endpoint';
import { rodape } from '@dominio/contrato/paginacao';
import type { EndpointsDoRecurso } from '../../../src/registros/recurso.ts';
import { type Chamadas, recusar, responder } from '../rede.ts';
import { definidos } from './definidos.ts';

/** What every record has. */
export interface Linha {
  readonly id: number;
  readonly versao?: number;
}

const dobrar = (texto: string) =>
  texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('pt-BR');

/**
 * Records that a page creates, reads, changes and deletes. It only stores them: the server's
 * decisions are tested in the API, and a page test that is about a refusal answers it itself.
 */
export class Registro<T extends Linha> {
  #linhas: readonly T[];

  constructor(iniciais: readonly T[] = []) {
    this.#linhas = iniciais;
  }

  get todas(): readonly T[] {
    return this.#linhas;
  }

  /** @returns undefined for an unknown or deleted id. */
  ler(id: number): T | undefined {
    return this.#linhas.find((linha) => linha.id === id);
  }

  /** The record as an answer, or the server's 404. */
  responder(id: number): T | Response {
    return this.ler(id) ?? recusar('NAO_ENCONTRADO');
  }

  criar(montar: (id: number) => T): T {
    const nova = montar(Math.max(0, ...this.#linhas.map(({ id }) => id)) + 1);
    this.#linhas = [...this.#linhas, nova];
    return nova;
  }

  /** Changes the record and raises its version. */
  mudar(id: number, mudancas: Partial<T>): T {
    const antes = this.ler(id);
    if (!antes) throw new Error(`O registro ${id} não existe neste teste.`);
    const depois = { ...antes, ...mudancas, versao: (antes.versao ?? 0) + 1 };
    this.#linhas = this.#linhas.map((linha) => (linha.id === id ? depois : linha));
    return depois;
  }

  /** Changes several records in the same way. @returns the ids of those that were not so already. */
  mudarVarios(ids: readonly number[], mudancas: Partial<T>): number[] {
    const campos = Object.keys(mudancas) as (keyof T)[];
    const outro = (linha: T | undefined) =>
      campos.some((campo) => linha?.[campo] !== mudancas[campo]);
    const alterados = ids.filter((id) => outro(this.ler(id)));
    for (const id of alterados) this.mudar(id, mudancas);
    return alterados;
  }

  excluir(id: number): void {
    this.#linhas = this.#linhas.filter((linha) => linha.id !== id);
  }

  /** One page of the records whose text has the term, with the totals that a list answers. */
  pagina(
    pedido: { page: number; limit: number; termo?: string | undefined },
    textoDe: (linha: T) => string,
  ) {
    const { page, limit, termo = '' } = pedido;
    const achadas = this.#linhas.filter((linha) => dobrar(textoDe(linha)).includes(dobrar(termo)));
    const linhas = achadas.slice((page - 1) * limit, page * limit);
    return { linhas, rodape: rodape(achadas.length, pedido) };
  }
}

type Chamada<E> = E extends Endpoint ? Chamadas<E> : never;

/** What the page asked of each call of a registry that the noun has. */
type ChamadasDe<E> = {
  readonly [C in keyof E & keyof EndpointsDoRecurso]: Chamada<E[C]>;
};

interface Declaracao<T extends Linha> {
  iniciais: readonly T[];
  /** Makes a record of the fields that were sent. */
  um: (campos: Partial<T>) => T;
  /** Field of the list's answer that holds the rows: `times`. */
  linhas?: string;
  /** What the term is looked for in; by default whatever of the record is text. */
  texto?: (linha: T) => string;
  /** Answer to creating and to changing a record; the record itself, unless said otherwise. */
  gravado?: (linha: T) => unknown;
}

const textosDe = (linha: object) =>
  Object.values(linha)
    .filter((valor) => typeof valor === 'string')
    .join(' ');

const idDe = ({ params }: Pedido<Endpoint>) => (params as { id: number }).id;

/**
 * Answers those calls of a noun that every registry makes: list, read, create, change, delete, and
 * change several. A call that the noun answers in a way of its own is answered after this.
 */
export function responderRegistro<const E extends Partial<EndpointsDoRecurso>, T extends Linha>(
  endpoints: E,
  { iniciais, um, linhas: campo = '', texto = textosDe, gravado = (linha) => linha }: Declaracao<T>,
): ChamadasDe<E> & { readonly registro: Registro<T> } {
  const registro = new Registro(iniciais);
  const camposDe = ({ body }: Pedido<Endpoint>) => definidos(body as object) as Partial<T>;
  const atender = {
    listar: ({ query }) => {
      const { linhas, rodape } = registro.pagina(
        query as Parameters<typeof registro.pagina>[0],
        texto,
      );
      return { [campo]: linhas, ...rodape };
    },
    ler: (pedido) => registro.responder(idDe(pedido)),
    criar: (pedido) => gravado(registro.criar((id) => um({ ...camposDe(pedido), id }))),
    atualizar: (pedido) => gravado(registro.mudar(idDe(pedido), camposDe(pedido))),
    excluir: (pedido) => {
      registro.excluir(idDe(pedido));
      return { success: true, message: '' };
    },
    mudarVarios: ({ body }) => {
      const { ids, ...mudancas } = body as { ids: number[] };
      return { success: true, alterados: registro.mudarVarios(ids, mudancas as Partial<T>) };
    },
  } satisfies Record<keyof EndpointsDoRecurso, (pedido: Pedido<Endpoint>) => unknown>;
  const chamadas = Object.entries(atender).flatMap(([nome, responderA]) => {
    const endpoint: Endpoint | undefined = endpoints[nome as keyof EndpointsDoRecurso];
    return endpoint ? [[nome, responder(endpoint, responderA)]] : [];
  });
  return { ...(Object.fromEntries(chamadas) as ChamadasDe<E>), registro };
}
