import { PERMISSOES } from '@dominio/contrato/permissoes-catalogo';
import { describe, expect, it } from 'vitest';
import { mapaDe } from '../../test/pagina/registros/pessoa.ts';
import { decidirAcesso, type QuemPede } from './acesso.ts';
import { temPagina } from './rotas/rota.ts';
import { ROTAS, rotaDe } from './rotas.ts';

const ninguem: QuemPede = {
  token: null,
  usuario: null,
  permissoes: { permissions: {} },
  pronto: false,
};
const pessoa = (grupo_id: number, permissions = {}, pronto = true): QuemPede => ({
  token: 't',
  usuario: { grupo_id },
  permissoes: { permissions },
  pronto,
});
const equipe = pessoa(4, { agenda: ['visualizar'] });
const cliente = pessoa(2);

const DA_EQUIPE = ROTAS.filter(temPagina).filter(({ guarda }) => guarda === 'staff');

/** Decision at an address, as a word: `abrir`, `verificar`, `negar` or where it goes. */
function em(caminho: string, quem: QuemPede, redefinindo = false): string {
  const rota = rotaDe(caminho) ?? rotaDe('*');
  if (!rota) throw new Error('A tabela perdeu a página não encontrada.');
  const decisao = decidirAcesso(rota, caminho, quem, redefinindo);
  return decisao.tipo === 'ir' ? decisao.para : decisao.tipo;
}

describe('without a session', () => {
  it('every page that is not public goes to /entrar', () => {
    const guardadas = ROTAS.filter(temPagina).filter(({ guarda }) => guarda !== 'public');
    expect(guardadas.length).toBeGreaterThan(3);
    for (const { path } of guardadas) expect([path, em(path, ninguem)]).toEqual([path, '/entrar']);
  });

  it('/ goes to /entrar, and public pages open', () => {
    expect(em('/', ninguem)).toBe('/entrar');
    expect(em('/entrar', ninguem)).toBe('abrir');
    expect(em('/reset-password', ninguem)).toBe('abrir');
    expect(em('/nada-aqui', ninguem)).toBe('abrir');
  });
});

describe('staff', () => {
  it('goes from / and /entrar to /inicio, and never into the client area', () => {
    expect(em('/', equipe)).toBe('/inicio');
    expect(em('/entrar', equipe)).toBe('/inicio');
    expect(em('/area-cliente', equipe)).toBe('/inicio');
  });

  it('opens what it may and is denied what it may not', () => {
    expect(em('/inicio', pessoa(99))).toBe('abrir');
    expect(em('/agenda', equipe)).toBe('abrir');
    expect(em('/selecionar-cliente', equipe)).toBe('negar');
    expect(em('/agenda', pessoa(1, {}))).toBe('negar');
  });

  it.each(PERMISSOES)('opens with %s alone what asks for it or for none, and no more', (uma) => {
    for (const { path, permissao = uma } of DA_EQUIPE) {
      const esperado = permissao === uma ? 'abrir' : 'negar';
      expect([path, em(path, pessoa(4, mapaDe([uma])))]).toEqual([path, esperado]);
    }
  });

  it('waits until the permissions are loaded', () => {
    expect(em('/inicio', pessoa(4, {}, false))).toBe('verificar');
    expect(em('/nada-aqui', pessoa(4, {}, false))).toBe('abrir');
  });

  it('waits while nobody knows who it is', () => {
    expect(em('/inicio', { ...ninguem, token: 't' })).toBe('verificar');
    expect(em('/', { ...ninguem, token: 't' })).toBe('verificar');
  });
});

describe('client users (group 2)', () => {
  it('are forced to /area-cliente from any path that does not start with it', () => {
    for (const path of ['/', '/entrar', '/inicio', '/agenda', '/selecionar-cliente', '/nada']) {
      expect([path, em(path, cliente)]).toEqual([path, '/area-cliente']);
    }
  });

  it('are forced before their permissions are loaded', () => {
    expect(em('/inicio', pessoa(2, {}, false))).toBe('/area-cliente');
  });

  it('open the client area, and meet the not-found page below it', () => {
    expect(em('/area-cliente', cliente)).toBe('abrir');
    expect(em('/area-cliente/nada', cliente)).toBe('abrir');
  });
});

describe('a password reset', () => {
  it('is open to everybody, whoever is signed in', () => {
    for (const quem of [ninguem, equipe, cliente]) {
      expect(em('/reset-password', quem)).toBe('abrir');
      expect(em('/entrar', quem, true)).toBe('abrir');
    }
  });
});
