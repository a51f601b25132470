import { rodape } from '@dominio/contrato/paginacao';
import { recusar } from '../rede.ts';

interface Linha {
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
