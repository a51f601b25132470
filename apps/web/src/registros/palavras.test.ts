import { expect, test } from 'vitest';
import { palavrasDe } from './palavras.ts';

test('the words of a screen follow the noun and its gender', () => {
  expect(palavrasDe({ um: 'time', varios: 'times', genero: 'm' })).toEqual({
    um: 'time',
    varios: 'times',
    titulo: 'Times',
    registro: 'Time',
    oRegistro: 'o time',
    osRegistros: 'os times',
    novo: 'Novo time',
    buscar: 'Buscar time',
    criar: 'Criar time',
    criado: 'Time criado',
    salvar: 'Salvar time',
    salvo: 'Time salvo',
    erroAoSalvar: 'Erro ao salvar o time',
    excluir: 'Excluir time',
    excluido: 'Time excluído',
    erroAoExcluir: 'Erro ao excluir o time',
    erroAoMudar: 'Erro ao mudar os times',
    nada: 'Nenhum time cadastrado.',
    nenhum: 'Nenhum time com estes filtros.',
  });
  expect(palavrasDe({ um: 'área técnica', varios: 'áreas técnicas', genero: 'f' })).toMatchObject({
    titulo: 'Áreas técnicas',
    osRegistros: 'as áreas técnicas',
    novo: 'Nova área técnica',
    salvo: 'Área técnica salva',
    excluido: 'Área técnica excluída',
    erroAoMudar: 'Erro ao mudar as áreas técnicas',
    nada: 'Nenhuma área técnica cadastrada.',
    nenhum: 'Nenhuma área técnica com estes filtros.',
  });
});
