import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ArmazemFalso,
  montarNavegador,
  type NavegadorFalso,
  tokenDe,
  umUsuario,
} from '../../test/navegador-falso.ts';
import { gravarCookie } from './cookies.ts';

type Modulo = typeof import('./sessao-storage.ts');

const MINUTO = 60_000;
let navegador: NavegadorFalso;
let guarda: Modulo;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  navegador = montarNavegador();
  guarda = await import('./sessao-storage.ts');
});

describe('a kept session', () => {
  it('keeps token, user and backup, and a cookie copy of the token for 720 h', () => {
    guarda.gravarSessao('tok', umUsuario());
    expect(localStorage.getItem('dominio.token')).toBe('tok');
    expect(JSON.parse(localStorage.getItem('dominio.user') ?? '')).toEqual(umUsuario());
    expect(localStorage.getItem('dominio.user.backup')).toBe(localStorage.getItem('dominio.user'));
    expect(navegador.cookies.escritos).toContain(
      'dominio.token=tok; Path=/; Max-Age=2592000; SameSite=Lax',
    );
  });

  it('is found by its cookie when local storage lost the token', () => {
    guarda.gravarSessao('tok', umUsuario());
    localStorage.removeItem('dominio.token');
    expect(guarda.lerToken()).toBe('tok');
  });

  it.each(['{"id":', '{"id":7}', 'null'])('reads the backup when the user is %s', (estrago) => {
    guarda.gravarSessao('tok', umUsuario());
    localStorage.setItem('dominio.user', estrago);
    expect(guarda.lerUsuario()).toEqual(umUsuario());
    localStorage.setItem('dominio.user.backup', estrago);
    expect(guarda.lerUsuario()).toBeNull();
  });
});

describe('user cache', () => {
  it('is fresh for 10 minutes, and for 5 where a valid user must be ensured', () => {
    guarda.gravarUsuario(umUsuario());
    vi.advanceTimersByTime(5 * MINUTO - 1);
    expect(guarda.usuarioFresco(guarda.TTL_CURTO_DO_USUARIO)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(guarda.usuarioFresco(guarda.TTL_CURTO_DO_USUARIO)).toBe(false);
    expect(guarda.usuarioFresco()).toBe(true);
    vi.advanceTimersByTime(5 * MINUTO - 1);
    expect(guarda.usuarioFresco()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(guarda.usuarioFresco()).toBe(false);
  });

  it('lasts 5 minutes after a clear, once', () => {
    guarda.gravarUsuario(umUsuario());
    guarda.limparCacheDoUsuario();
    expect(guarda.usuarioFresco()).toBe(false);
    guarda.gravarUsuario(umUsuario());
    vi.advanceTimersByTime(5 * MINUTO);
    expect(guarda.usuarioFresco()).toBe(false);
    guarda.gravarUsuario(umUsuario());
    vi.advanceTimersByTime(5 * MINUTO);
    expect(guarda.usuarioFresco()).toBe(true);
  });

  it('lasts 5 minutes for the user of the session that follows a full clear', () => {
    guarda.limparSessao('saida');
    guarda.gravarSessao('tok', umUsuario());
    vi.advanceTimersByTime(5 * MINUTO);
    expect(guarda.usuarioFresco()).toBe(false);
  });
});

describe('permission cache', () => {
  const token = tokenDe(7);

  it('holds the answer, its moment and its owner for one day', () => {
    guarda.gravarPermissoes(7, 'v1.abc');
    expect(localStorage.getItem('dominio.permissoes')).toBe('v1.abc');
    expect(localStorage.getItem('dominio.permissoes.em')).toBe(String(Date.now()));
    expect(localStorage.getItem('dominio.permissoes.user_id')).toBe('7');
    vi.advanceTimersByTime(24 * 60 * MINUTO - 1);
    expect(guarda.lerPermissoes(token)).toBe('v1.abc');
    vi.advanceTimersByTime(1);
    expect(guarda.lerPermissoes(token)).toBeNull();
  });

  it("is dropped, not merely ignored, when it is another user's", () => {
    guarda.gravarPermissoes(8, 'v1.abc');
    expect(guarda.lerPermissoes(token)).toBeNull();
    expect(navegador.armazem.chaves).toEqual([]);
  });

  it('belongs to the stored user when the token does not say whose it is', () => {
    guarda.gravarUsuario(umUsuario({ id: 7 }));
    guarda.gravarPermissoes(7, 'v1.abc');
    expect(guarda.lerPermissoes('opaco')).toBe('v1.abc');
  });
});

describe('full clear', () => {
  const encherTudo = () => {
    guarda.gravarSessao(tokenDe(7), umUsuario());
    guarda.gravarPermissoes(7, 'v1.abc');
    for (const chave of ['cliente', 'favoritos', 'cache.lista', 'tema', 'sidebar', 'submenus']) {
      localStorage.setItem(`dominio.${chave}`, '"x"');
    }
    localStorage.setItem('dominio.instalacao', '"x"');
    localStorage.setItem('dominio.qualquer-outra', '"x"');
    gravarCookie('dominio.cache.grande', 'x', 1);
    sessionStorage.setItem('dominio.rascunho.agendamento.novo', '{}');
    sessionStorage.setItem('rolagem', '{}');
    sessionStorage.setItem('dominio.recarregado_em', '1');
    localStorage.setItem('chatDominioIA', '[]');
  };

  it("removes all that is the person's and leaves what is the machine's", () => {
    encherTudo();
    guarda.limparSessao('saida');
    expect(navegador.armazem.chaves).toEqual([
      'dominio.instalacao',
      'dominio.sidebar',
      'dominio.submenus',
      'dominio.tema',
    ]);
    expect(document.cookie).toBe('');
    expect((sessionStorage as ArmazemFalso).chaves).toEqual(['dominio.recarregado_em']);
    expect(guarda.lerToken()).toBeNull();
  });

  it('emits the logout event with its reason', () => {
    const ouvinte = vi.fn();
    navegador.janela.addEventListener('dominio:logout', (e) => ouvinte((e as CustomEvent).detail));
    const direto = vi.fn();
    const parar = guarda.aoSair(direto);
    guarda.limparSessao('expirada');
    expect(ouvinte).toHaveBeenCalledWith('expirada');
    expect(direto).toHaveBeenCalledWith('expirada');
    parar();
    guarda.limparSessao('saida');
    expect(direto).toHaveBeenCalledTimes(1);
  });

  it('of another tab leaves the shared storage alone: somebody may have entered since', () => {
    encherTudo();
    guarda.limparSessao('outra-aba');
    expect(guarda.lerToken()).toBe(tokenDe(7));
    expect((sessionStorage as ArmazemFalso).chaves).toEqual(['dominio.recarregado_em']);
  });
});
