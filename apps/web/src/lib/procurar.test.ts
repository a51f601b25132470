import { describe, expect, it } from 'vitest';
import { parecidos, procurarOuParecidos } from './parecidos.ts';
import { procurar } from './procurar.ts';

const itens = [
  { rotulo: 'Contatos Importantes' },
  { rotulo: 'Agenda', palavras: 'agendamentos calendário' },
  { rotulo: 'Novo agendamento' },
  { rotulo: 'Início', palavras: '/inicio painel' },
  { rotulo: 'Plano de Contas' },
];
const achados = (termo: string) => procurar(itens, termo).map(({ rotulo }) => rotulo);

describe('searching pages and actions', () => {
  it.each([
    ['inicio', ['Início']],
    ['INÍ', ['Início']],
    ['calendario', ['Agenda']],
    ['agendam', ['Novo agendamento', 'Agenda']],
    ['age', ['Agenda', 'Novo agendamento']],
    ['cont', ['Contatos Importantes', 'Plano de Contas']],
    ['contas plano', ['Plano de Contas']],
    ['tatos', ['Contatos Importantes']],
    ['/inicio', ['Início']],
    ['plano agenda', []],
    ['xyz', []],
  ])('%s finds %j', (termo, esperado) => expect(achados(termo)).toEqual(esperado));

  it('keeps all, in their order, for a blank term', () => {
    expect(achados('  ')).toEqual(itens.map(({ rotulo }) => rotulo));
  });
});

describe('a term with a wrong letter', () => {
  const nomes = (termo: string) => parecidos(itens, termo).map(({ rotulo }) => rotulo);
  it.each([
    ['a letter too many', 'iniccio', ['Início']],
    ['one too few', 'calenario', ['Agenda']],
    ['a changed one', 'plino', ['Plano de Contas']],
    ['two that changed places', 'agneda', ['Agenda', 'Novo agendamento']],
    ['one in each word', 'plno cntas', ['Plano de Contas']],
    ['two in a word', 'agnedaa', []],
    ['the first one', 'ogenda', []],
    ['none', 'zzzz', []],
  ])('%s: %s means %j', (_, termo, esperado) => expect(nomes(termo)).toEqual(esperado));

  it('means nothing else where something has the term as it stands', () => {
    const dois = [{ rotulo: 'Conta' }, { rotulo: 'Contas' }, { rotulo: 'Costas' }];
    expect(procurarOuParecidos(dois, 'contas')).toEqual([{ rotulo: 'Contas' }]);
    expect(procurarOuParecidos(dois, 'contax')).toEqual([
      { rotulo: 'Conta' },
      { rotulo: 'Contas' },
    ]);
  });
});
