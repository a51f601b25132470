import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina, recarregar } from '../../../test/pagina/abrir.tsx';
import { responderTimes } from '../../../test/pagina/registros/time.ts';
import { limparSessao } from '../../lib/sessao-storage.ts';
import type { Secao } from '../menus.ts';
import { secaoAberta, useSubmenus } from './submenus.ts';

const secao: Secao = {
  lugar: 'administrativo',
  rotulo: 'Administrativo',
  entradas: [
    { path: '/times', rotulo: 'Times' },
    { path: '/configuracoes', rotulo: 'Configurações' },
    { path: '/minha-conta', rotulo: 'Minha Conta' },
  ],
};
const nada = { guardados: {}, tocados: [] };
const lateral = page.getByRole('navigation', { name: 'Principal' });
const botao = lateral.getByRole('button', { name: 'Administrativo' });
const estado = () => expect.element(botao);

describe('a section of the sidebar', () => {
  it.each([
    [false, '/agenda', [], nada],
    [true, '/times', [], nada],
    [true, '/configuracoes/notificacoes', [], nada],
    [true, '/personalizacao', [], nada],
    [false, '/timesheet', [], nada],
    [true, '/agenda', ['/times'], nada],
    [true, '/agenda', [], { guardados: { administrativo: true }, tocados: [] }],
  ])(
    'is open: %s, at %s with the favourites %j and %j left before',
    (aberta, caminho, favoritos, antes) => {
      expect(secaoAberta(secao, antes, caminho, favoritos)).toBe(aberta);
    },
  );

  it('stays as the person put it for the session, whatever the path', async () => {
    responderTimes([]);
    await abrirPagina('/times');
    await estado().toHaveAttribute('aria-expanded', 'true');
    await botao.click();
    await estado().toHaveAttribute('aria-expanded', 'false');
    expect(localStorage.getItem('dominio.submenus')).toBe('{"administrativo":false}');
    await recarregar();
    await estado().toHaveAttribute('aria-expanded', 'false');
    const { guardados, tocados } = useSubmenus.getState();
    expect(secaoAberta(secao, { guardados, tocados }, '/times', ['/times'])).toBe(false);
  });

  it('opens by its path again in the next session, and what was left open stays so', () => {
    const { definir } = useSubmenus.getState();
    definir('administrativo', false);
    limparSessao('saida');
    expect(secaoAberta(secao, useSubmenus.getState(), '/times', [])).toBe(true);
    definir('administrativo', true);
    limparSessao('saida');
    expect(secaoAberta(secao, useSubmenus.getState(), '/agenda', [])).toBe(true);
  });

  it('survives an entry that somebody damaged', async () => {
    await abrirPagina('/ferramentas', { guardado: { 'dominio.submenus': '{"adm' } });
    await estado().toHaveAttribute('aria-expanded', 'false');
  });

  it('opens where every storage is blocked', async () => {
    await abrirPagina('/ferramentas');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    await botao.click();
    await estado().toHaveAttribute('aria-expanded', 'true');
    expect(useSubmenus.getState().tocados).toEqual(['administrativo']);
  });
});
