import { beforeEach, describe, expect, it, vi } from 'vitest';
import { umaPessoa } from '../../test/pagina/registros/pessoa.ts';
import { AGORA, moverRelogio } from '../../test/pagina/relogio.ts';
import { novoToken } from '../../test/pagina/sessao.ts';
import { ENTRADAS } from './armazenamento.ts';
import { gravarCookie, lerCookie } from './cookies.ts';
import * as guarda from './sessao-storage.ts';

const MINUTO = 60_000;
const { usuario } = umaPessoa({ grupo: 'consultor', usuario: { id: 7 } });
const chavesDe = (armazem: Storage) => Object.keys(armazem).sort();
/** So much time has gone by since the test began. */
const passar = (ms: number) => moverRelogio(new Date(AGORA.getTime() + ms));

let token: string;
beforeEach(() => {
  token = novoToken(7);
});

describe('a kept session', () => {
  it('keeps token, user and backup, and a cookie copy of the token for 720 h', () => {
    const escrever = vi.spyOn(document, 'cookie', 'set');
    guarda.gravarSessao(token, usuario);
    expect(localStorage.getItem('dominio.token')).toBe(token);
    expect(JSON.parse(localStorage.getItem('dominio.user') ?? '')).toEqual(usuario);
    expect(localStorage.getItem('dominio.user.backup')).toBe(localStorage.getItem('dominio.user'));
    expect(escrever).toHaveBeenCalledWith(
      `${ENTRADAS.token}=${encodeURIComponent(token)}; Path=/; Max-Age=2592000; SameSite=Lax`,
    );
    expect(lerCookie(ENTRADAS.token)).toBe(token);
  });

  it('is found by its cookie when local storage lost the token', () => {
    guarda.gravarSessao(token, usuario);
    localStorage.removeItem('dominio.token');
    expect(guarda.lerToken()).toBe(token);
  });

  it.each(['{"id":', '{"id":7}', 'null'])('reads the backup when the user is %s', (estrago) => {
    guarda.gravarSessao(token, usuario);
    localStorage.setItem('dominio.user', estrago);
    expect(guarda.lerUsuario()).toEqual(usuario);
    localStorage.setItem('dominio.user.backup', estrago);
    expect(guarda.lerUsuario()).toBeNull();
  });
});

describe('user cache', () => {
  it('is fresh for 10 minutes, and for 5 where a valid user must be ensured', () => {
    // The first after a clear lasts less.
    guarda.gravarUsuario(usuario);
    guarda.gravarUsuario(usuario);
    passar(5 * MINUTO - 1);
    expect(guarda.usuarioFresco(guarda.TTL_CURTO_DO_USUARIO)).toBe(true);
    passar(5 * MINUTO);
    expect(guarda.usuarioFresco(guarda.TTL_CURTO_DO_USUARIO)).toBe(false);
    expect(guarda.usuarioFresco()).toBe(true);
    passar(10 * MINUTO - 1);
    expect(guarda.usuarioFresco()).toBe(true);
    passar(10 * MINUTO);
    expect(guarda.usuarioFresco()).toBe(false);
  });

  it('lasts 5 minutes after a clear, once', () => {
    guarda.gravarUsuario(usuario);
    guarda.limparCacheDoUsuario();
    expect(guarda.usuarioFresco()).toBe(false);
    guarda.gravarUsuario(usuario);
    passar(5 * MINUTO);
    expect(guarda.usuarioFresco()).toBe(false);
    guarda.gravarUsuario(usuario);
    passar(10 * MINUTO);
    expect(guarda.usuarioFresco()).toBe(true);
  });

  it('lasts 5 minutes for the user of the session that follows a full clear', () => {
    guarda.limparSessao('saida');
    guarda.gravarSessao(token, usuario);
    passar(5 * MINUTO);
    expect(guarda.usuarioFresco()).toBe(false);
  });
});

describe('permission cache', () => {
  it('holds the answer, its moment and its owner for one day', () => {
    guarda.gravarPermissoes(7, 'v1.abc');
    expect(localStorage.getItem('dominio.permissoes')).toBe('v1.abc');
    expect(localStorage.getItem('dominio.permissoes.em')).toBe(String(Date.now()));
    expect(localStorage.getItem('dominio.permissoes.user_id')).toBe('7');
    passar(24 * 60 * MINUTO - 1);
    expect(guarda.lerPermissoes(token)).toBe('v1.abc');
    passar(24 * 60 * MINUTO);
    expect(guarda.lerPermissoes(token)).toBeNull();
  });

  it("is dropped, not merely ignored, when it is another user's", () => {
    guarda.gravarPermissoes(8, 'v1.abc');
    expect(guarda.lerPermissoes(token)).toBeNull();
    expect(chavesDe(localStorage)).toEqual([]);
  });

  it('belongs to the stored user when the token does not say whose it is', () => {
    guarda.gravarUsuario(usuario);
    guarda.gravarPermissoes(7, 'v1.abc');
    expect(guarda.lerPermissoes('opaco')).toBe('v1.abc');
  });
});

describe('full clear', () => {
  /** What is the tab's own: its menu writes as the session ends which sections nobody touched yet. */
  const DA_ABA = ['dominio.recarregado_em', 'dominio.submenus'];
  const encherTudo = () => {
    guarda.gravarSessao(token, usuario);
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
    expect(chavesDe(localStorage)).toEqual([
      'dominio.instalacao',
      'dominio.sidebar',
      'dominio.submenus',
      'dominio.tema',
    ]);
    expect(document.cookie).toBe('');
    expect(chavesDe(sessionStorage)).toEqual(DA_ABA);
    expect(guarda.lerToken()).toBeNull();
  });

  it('emits the logout event with its reason', () => {
    const ouvinte = vi.fn();
    window.addEventListener(
      guarda.EVENTO_DE_SAIDA,
      (evento) => ouvinte((evento as CustomEvent).detail),
      { once: true },
    );
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
    expect(guarda.lerToken()).toBe(token);
    expect(chavesDe(sessionStorage)).toEqual(DA_ABA);
  });
});
