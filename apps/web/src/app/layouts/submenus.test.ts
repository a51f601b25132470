import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarNavegador, type NavegadorFalso } from '../../../test/navegador-falso.ts';
import type { Secao } from '../menus.ts';

const secao: Secao = {
  lugar: 'administrativo',
  rotulo: 'Administrativo',
  entradas: [
    { path: '/times', rotulo: 'Times' },
    { path: '/configuracoes', rotulo: 'Configurações' },
  ],
};
const nada = { guardados: {}, tocados: [] };

let navegador: NavegadorFalso;
const carregar = () => import('./submenus.ts');
const sair = async () => (await import('../../lib/sessao-storage.ts')).limparSessao('saida');

beforeEach(() => {
  navegador = montarNavegador();
});

describe('a section of the sidebar', () => {
  it('opens by the current path, by a favourite, or because it was left open', async () => {
    const { secaoAberta } = await carregar();
    expect(secaoAberta(secao, nada, '/agenda', [])).toBe(false);
    expect(secaoAberta(secao, nada, '/times', [])).toBe(true);
    expect(secaoAberta(secao, nada, '/configuracoes/notificacoes', [])).toBe(true);
    expect(secaoAberta(secao, nada, '/timesheet', [])).toBe(false);
    expect(secaoAberta(secao, nada, '/agenda', ['/times'])).toBe(true);
    const aberta = { guardados: { administrativo: true }, tocados: [] };
    expect(secaoAberta(secao, aberta, '/agenda', [])).toBe(true);
  });

  it('stays as the person put it for the session, whatever the path and the favourites', async () => {
    const { secaoAberta, useSubmenus } = await carregar();
    useSubmenus.getState().definir('administrativo', false);
    expect(secaoAberta(secao, useSubmenus.getState(), '/times', ['/times'])).toBe(false);
    navegador.novaAba();
    const depois = (await carregar()).useSubmenus.getState();
    expect(secaoAberta(secao, depois, '/times', [])).toBe(false);
    expect(navegador.armazem.getItem('dominio.submenus')).toBe('{"administrativo":false}');
  });

  it('opens by path again in the next session, and what was left open stays so', async () => {
    const { secaoAberta, useSubmenus } = await carregar();
    useSubmenus.getState().definir('administrativo', false);
    await sair();
    expect(secaoAberta(secao, useSubmenus.getState(), '/times', [])).toBe(true);
    useSubmenus.getState().definir('administrativo', true);
    await sair();
    expect(secaoAberta(secao, useSubmenus.getState(), '/agenda', [])).toBe(true);
  });

  it('survives an entry that somebody damaged, and a storage that is blocked', async () => {
    navegador.armazem.setItem('dominio.submenus', '{"adm');
    expect((await carregar()).useSubmenus.getState().guardados).toEqual({});
    vi.stubGlobal('sessionStorage', undefined);
    navegador.novaAba();
    const { useSubmenus } = await carregar();
    useSubmenus.getState().definir('administrativo', true);
    expect(useSubmenus.getState().tocados).toEqual(['administrativo']);
  });
});
