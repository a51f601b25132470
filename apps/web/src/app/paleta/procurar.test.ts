import { describe, expect, it } from 'vitest';
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
