import { type AlvoDaCorrecao, camposDoAlvo } from '@dominio/contrato/correcoes-alvos';
import { expect, it } from 'vitest';
import { unsDadosDoCliente } from '../../../test/pagina/registros/dados-do-cliente.ts';
import {
  type Linha,
  linhasDaConta,
  linhasDaEmpresa,
  linhasDaFicha,
  linhasDoContato,
} from './dados.rules.ts';
import { SO_EM_PALAVRAS, semDizer } from './proposta.rules.ts';

const { cliente, empresas, contatos, contas_bancarias } = unsDadosDoCliente();

/** What a record shows in one line and its proposal asks for in several fields, or under another name. */
const POR_OUTRO_NOME = ['Endereço'];

const CASOS: readonly (readonly [AlvoDaCorrecao, readonly Linha[]])[] = [
  ['cliente', cliente ? linhasDaFicha(cliente) : []],
  ['empresa', empresas.flatMap(linhasDaEmpresa)],
  ['contato', contatos.flatMap(linhasDoContato)],
  ['conta_bancaria', contas_bancarias.flatMap(linhasDaConta)],
];

it.each(CASOS)('what is seen of a %s may be corrected, in a field or in words', (alvo, linhas) => {
  const campos = Object.values(camposDoAlvo(alvo)).map(({ rotulo }) => rotulo);
  const emPalavras = SO_EM_PALAVRAS[alvo] ?? [];
  expect(linhas.length).toBeGreaterThan(0);
  expect(
    linhas
      .map(([nome]) => nome)
      .filter((nome) => ![...campos, ...emPalavras, ...POR_OUTRO_NOME].includes(nome)),
  ).toEqual([]);
  expect(emPalavras.filter((nome) => campos.includes(nome))).toEqual([]);
});

it.each([
  ['', true],
  ['Porte: ', true],
  ['Porte: \nNome:', true],
  ['Porte: somos uma EPP', false],
  ['Mudamos de ramo', false],
])('the observation %j says nothing yet: %s', (observacao, nada) => {
  expect(semDizer(observacao)).toBe(nada);
});
