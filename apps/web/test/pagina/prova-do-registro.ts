import type { Endpoint } from '@dominio/contrato/endpoint';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { type Locator, page } from 'vitest/browser';
import { palavrasDe, type Substantivo } from '../../src/registros/palavras.ts';
import { abrirPagina } from './abrir.tsx';
import type { Linha, Registro } from './registros/registro.ts';

interface Pedidos {
  readonly pedidos: readonly { params: unknown; query: unknown; body: unknown }[];
}

/** What of a registry is its own. A part that it does not have is `null`, and nothing is claimed of it. */
export interface ProvaDoRegistro<R extends Linha> {
  nome: Substantivo;
  endpoints: Readonly<Record<'criar' | 'atualizar' | 'excluir', Endpoint>>;
  /** Answers the noun's calls, by default of a firm without records. */
  responder: (iniciais?: readonly R[]) => {
    readonly registro: Registro<R>;
    readonly listar: Pedidos;
    readonly criar: Pedidos;
    readonly atualizar: Pedidos;
    readonly excluir: Pedidos;
    readonly mudarVarios?: Pedidos;
  };
  /** Two records; the second is the one that is opened, changed and deleted. */
  registros: readonly [R, R];
  /** Where the list stands, the form of a new record, and the second record. */
  enderecos: { lista: string; novo: string; segundo: string };
  /** The text that a record is called by: its field in the contract, and on the form. */
  titulo: { campo: keyof R & string; rotulo: string };
  /** An address that finds the second record alone, what is asked for then; own words for no find. */
  busca: { endereco: string; pede: object; nada?: string };
  /** All permissions of somebody who reads the records and writes none. */
  soLe: readonly Permissao[] | null;
  /** The file, and what stands in it of the first record: its columns, those of the table first. */
  exportacao: { arquivo: string; linha: string } | null;
  criacao: {
    /** Fills the form in. */
    preencher: (gaveta: Locator) => Promise<void>;
    /** What is sent then; the new record is called as this says. */
    envia: Partial<R>;
    /** The first field that an empty form asks for, and how. */
    exige: { papel: 'textbox' | 'combobox'; rotulo: string; frase: string };
  };
  /** Whether what is typed is kept as a draft. */
  rascunho: true | null;
  /** The question before a deletion; `null` where 'Desfazer' is offered after it. */
  pergunta: string | null;
  /** A change of both records, which the second has already, and what is told of it. */
  lote: { rotulo: string; muda: Partial<R>; feito: string } | null;
}

/** The prepared walk: what is declared, and where on the page it is found. */
export const prepararProva = <R extends Linha>(prova: ProvaDoRegistro<R>) => {
  const [primeiro, segundo] = prova.registros;
  const chamado = (registro: Partial<R>) => String(registro[prova.titulo.campo]);
  const palavras = palavrasDe(prova.nome);
  const { novo, registro } = palavras;
  const titulos = [novo, registro, `${registro} ${chamado(segundo)}`].map(RegExp.escape);
  const lista = page.getByRole('region', { name: palavras.titulo, exact: true });
  const gaveta = page.getByRole('complementary', { name: new RegExp(`^(${titulos.join('|')})$`) });
  return {
    ...prova,
    palavras,
    primeiro: chamado(primeiro),
    segundo: chamado(segundo),
    novo: chamado(prova.criacao.envia),
    lista,
    gaveta,
    campo: gaveta.getByRole('textbox', { name: prova.titulo.rotulo }),
    botao: (name: string) => gaveta.getByRole('button', { name }),
    /** Has the noun's calls answered and opens an address, by default with both records. */
    abrir: async (endereco: string, registros: readonly R[] = prova.registros) => {
      const respostas = prova.responder(registros);
      await abrirPagina(endereco);
      return respostas;
    },
  };
};
export type Preparada<R extends Linha> = ReturnType<typeof prepararProva<R>>;
