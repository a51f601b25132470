import type { ClienteDaLista } from '@dominio/contrato/clientes';
import { normalizar } from '../../lib/formato.ts';

type Pesquisavel = Pick<ClienteDaLista, 'name' | 'cnpj' | 'numero_contrato' | 'arquivado'>;

/** A client with its searchable texts prepared once, so that each key typed only compares. */
export interface ClienteIndexado<C extends Pesquisavel = ClienteDaLista> {
  readonly cliente: C;
  readonly nome: string;
  /** CNPJ and contract number, letters and digits only. */
  readonly codigos: readonly string[];
}

/** Lower case without accents and with single spaces, so that two spellings of a name are equal. */
export const normalizarBusca = (texto: string): string => normalizar(texto).replace(/\s+/g, ' ');

/** Letters and digits alone, so that a code with its mask equals one without. */
const semMascara = (texto: string): string => normalizarBusca(texto).replace(/[^\p{L}\p{N}]/gu, '');

/** Prepares a list for `filtrarClientes`, in its order. */
export const indexarClientes = <C extends Pesquisavel>(clientes: readonly C[]) =>
  clientes.map(
    (cliente): ClienteIndexado<C> => ({
      cliente,
      nome: normalizarBusca(cliente.name),
      codigos: [cliente.cnpj, cliente.numero_contrato]
        .filter((codigo) => codigo !== null)
        .map(semMascara),
    }),
  );

/**
 * Clients whose name has every word of the term, or whose CNPJ or contract number contains it.
 * Accents, case and the CNPJ's mask are ignored; a blank term finds all. One that has ended is found only
 * by its whole name, CNPJ or contract number. The order is kept.
 */
export function filtrarClientes<C extends Pesquisavel>(
  indice: readonly ClienteIndexado<C>[],
  termo: string,
): C[] {
  const palavras = normalizarBusca(termo).split(' ').filter(Boolean);
  if (palavras.length === 0) {
    return indice.map(({ cliente }) => cliente).filter(({ arquivado }) => !arquivado);
  }
  const codigo = semMascara(termo);
  const inteiro = palavras.join(' ');
  const achaveis = indice.filter(
    ({ cliente, nome, codigos }) =>
      !cliente.arquivado || nome === inteiro || codigos.includes(codigo),
  );
  return achaveis
    .filter(
      ({ nome, codigos }) =>
        palavras.every((palavra) => nome.includes(palavra)) ||
        (codigo !== '' && codigos.some((valor) => valor.includes(codigo))),
    )
    .map(({ cliente }) => cliente);
}
