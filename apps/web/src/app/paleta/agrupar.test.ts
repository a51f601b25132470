import { IconFile } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import { agrupar } from './agrupar.ts';
import type { Item } from './tipos.ts';

const item = (id: string, rotulo: string): Item => ({
  id,
  rotulo,
  Icone: IconFile,
  escolher: () => undefined,
});

const paginas = [item('pagina:/inicio', 'Início'), item('pagina:/agenda', 'Agenda')];
const acoes = [item('acao:novo-agendamento', 'Novo agendamento'), item('acao:sair', 'Sair')];
const encontrados = [
  { titulo: 'Clientes', itens: [item('cliente:7', 'Agência Sol'), item('cliente:8', 'Agro Lua')] },
];
const fontes = { paginas, acoes, encontrados: [], recentes: [], favoritos: [] };
const nomes = (...args: Parameters<typeof agrupar>) =>
  agrupar(...args).map(({ titulo, itens }) => [titulo, ...itens.map(({ rotulo }) => rotulo)]);

describe('what the search offers', () => {
  it('for no term: the recent, the favourites, then every page and action, none twice', () => {
    const recentes = ['acao:sair', 'pagina:/gone', 'cliente:7'];
    expect(nomes('', { ...fontes, recentes, favoritos: ['/agenda', '/gone'] })).toEqual([
      ['Recentes', 'Sair'],
      ['Favoritos', 'Agenda'],
      ['Páginas', 'Início'],
      ['Ações', 'Novo agendamento'],
    ]);
  });

  it('for a term: the recent that fit, then pages, actions and what the server found', () => {
    const recentes = ['cliente:8', 'pagina:/inicio'];
    expect(nomes('ag', { ...fontes, encontrados, recentes, favoritos: ['/agenda'] })).toEqual([
      ['Recentes', 'Agro Lua'],
      ['Páginas', 'Agenda'],
      ['Ações', 'Novo agendamento'],
      ['Clientes', 'Agência Sol'],
    ]);
  });

  it('never more than six of a kind, and no group without any', () => {
    const muitas = Array.from({ length: 20 }, (_, i) => item(`pagina:/${i}`, `Página ${i}`));
    const grupos = agrupar('pagina', { ...fontes, paginas: muitas });
    expect(grupos.map(({ titulo, itens }) => [titulo, itens.length])).toEqual([['Páginas', 6]]);
    expect(agrupar('xyz', fontes)).toEqual([]);
  });
});
