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
const daqui = [
  { titulo: 'Páginas', itens: paginas },
  { titulo: 'Ações', itens: acoes },
];
const registros = [
  { titulo: 'Padaria Aurora', itens: [item('registro:agendar', 'Agendar com Padaria Aurora')] },
];
const fontes = {
  ...{ registros: [], daqui, encontrados: [], recentes: [], favoritos: [] },
  buscando: false,
};
const nomes = (...args: Parameters<typeof agrupar>) =>
  agrupar(...args).map(({ titulo, itens }) => [titulo, ...itens.map(({ rotulo }) => rotulo)]);

describe('what the search offers', () => {
  it('for no term: the recent, the favourites, then every page and action, none twice', () => {
    const recentes = ['acao:sair', 'pagina:/gone', 'cliente:7'];
    expect(
      nomes('', { ...fontes, recentes, favoritos: ['pagina:/agenda', 'pagina:/gone'] }),
    ).toEqual([
      ['Recentes', 'Sair'],
      ['Favoritos', 'Agenda'],
      ['Páginas', 'Início'],
      ['Ações', 'Novo agendamento'],
    ]);
  });

  it('for a term: the recent that fit, then pages, actions and what the server found', () => {
    const recentes = ['cliente:8', 'pagina:/inicio'];
    expect(
      nomes('ag', { ...fontes, encontrados, recentes, favoritos: ['pagina:/agenda'] }),
    ).toEqual([
      ['Recentes', 'Agro Lua'],
      ['Páginas', 'Agenda'],
      ['Ações', 'Novo agendamento'],
      ['Clientes', 'Agência Sol'],
    ]);
  });

  it('never more than six of a kind, and no group without any', () => {
    const muitas = Array.from({ length: 20 }, (_, i) => item(`pagina:/${i}`, `Página ${i}`));
    const grupos = agrupar('pagina', {
      ...fontes,
      daqui: [{ titulo: 'Páginas', itens: muitas }],
    });
    expect(grupos.map(({ titulo, itens }) => [titulo, itens.length])).toEqual([['Páginas', 6]]);
    expect(agrupar('xyz', fontes)).toEqual([]);
  });

  it('what may be done with the record in front of one after the recent, before all else', () => {
    const recentes = ['acao:sair'];
    const grupos = ({ termo }: { termo: string }) =>
      nomes(termo, { ...fontes, registros, recentes }).map(([titulo]) => titulo);
    expect(grupos({ termo: '' })).toEqual(['Recentes', 'Padaria Aurora', 'Páginas', 'Ações']);
    expect(grupos({ termo: 'agend' })).toEqual(['Padaria Aurora', 'Páginas', 'Ações']);
    expect(grupos({ termo: 'sair' })).toEqual(['Recentes']);
  });

  it('what a wrong letter may have meant, only where nothing else is found or may be', () => {
    expect(nomes('agneda', fontes)).toEqual([['Parecidos', 'Agenda', 'Novo agendamento']]);
    expect(nomes('agneda', { ...fontes, buscando: true })).toEqual([]);
    expect(nomes('agneda', { ...fontes, encontrados })).toEqual([
      ['Clientes', 'Agência Sol', 'Agro Lua'],
    ]);
  });
});
