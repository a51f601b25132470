import { rodape } from '@dominio/contrato/paginacao';
import { recusar } from '../rede.ts';

interface Linha {
  readonly id: number;
  readonly versao?: number;
}

const dobrar = (texto: string) =>
  texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('pt-BR');

/**
 * Records that a page creates, reads, changes and deletes. It keeps them and nothing else: what the
 * server decides is tested in the API, and a page test answers a refusal where it is about one.
 */
export class Registro<T extends Linha> {
  #linhas: readonly T[];

  constructor(iniciais: readonly T[] = []) {
    this.#linhas = iniciais;
  }

  get todas(): readonly T[] {
    return this.#linhas;
  }

  /** @returns undefined where there is none, or it was deleted. */
  ler(id: number): T | undefined {
    return this.#linhas.find((linha) => linha.id === id);
  }

  /** An answer: the record, or what the server says where there is none. */
  responder(id: number): T | Response {
    return this.ler(id) ?? recusar('NAO_ENCONTRADO');
  }

  criar(montar: (id: number) => T): T {
    const nova = montar(Math.max(0, ...this.#linhas.map(({ id }) => id)) + 1);
    this.#linhas = [...this.#linhas, nova];
    return nova;
  }

  /** Another version of the record. */
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

  /** A page of those whose text has the term, and the footer of the list. */
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
