import { describe, expect, it, vi } from 'vitest';
import { encherArmazem } from '../../test/pagina/armazem.ts';
import { AGORA, moverRelogio } from '../../test/pagina/relogio.ts';
import {
  ENTRADAS,
  gravar,
  gravarCache,
  gravarDuravel,
  ler,
  lerCache,
  limparEntradasAntigas,
  PREFIXO,
  remover,
  TTL_PADRAO,
  VALIDADE_DAS_ENTRADAS,
} from './armazenamento.ts';

const DIA = 86_400_000;
const chaves = () => Object.keys(localStorage).sort();
/** So much time has gone by since the test began. */
const passar = (ms: number) => moverRelogio(new Date(AGORA.getTime() + ms));

/** The storage refuses this much: a write beyond what it holds, or whatever is asked of it. */
function recusar(acessos: readonly ('getItem' | 'setItem' | 'removeItem' | 'key')[], nome: string) {
  for (const acesso of acessos) {
    vi.spyOn(Storage.prototype, acesso).mockImplementation(() => {
      throw new DOMException('O armazenamento recusa.', nome);
    });
  }
}

describe('keys', () => {
  it('are those of decisoes.md §6', () => {
    expect(PREFIXO).toBe('dominio.');
    expect(Object.values(ENTRADAS).sort()).toEqual(
      [
        'dominio.token',
        'dominio.user',
        'dominio.user.backup',
        'dominio.cache.user',
        'dominio.cache.push',
        'dominio.permissoes',
        'dominio.permissoes.em',
        'dominio.permissoes.user_id',
        'dominio.cliente',
        'dominio.tema',
        'dominio.tema.dark',
        'dominio.tema.light',
        'dominio.favoritos',
        'dominio.sidebar',
        'dominio.submenus',
        'dominio.instalacao',
        'chatDominioIA',
      ].sort(),
    );
  });
});

describe('purge of old entries', () => {
  it('drops dated product entries once they are older than 7 days, to the millisecond', () => {
    expect(VALIDADE_DAS_ENTRADAS).toBe(7 * DIA);
    gravarCache('painel', { a: 1 });
    passar(7 * DIA);
    limparEntradasAntigas();
    expect(chaves()).toContain('dominio.cache.painel');
    passar(7 * DIA + 1);
    limparEntradasAntigas();
    expect(chaves()).not.toContain('dominio.cache.painel');
  });

  it('touches neither undated entries nor those of others', () => {
    gravar(ENTRADAS.token, 't');
    gravar(ENTRADAS.tema, 'light');
    localStorage.setItem('outro-produto', JSON.stringify({ timestamp: 0 }));
    passar(400 * DIA);
    limparEntradasAntigas();
    expect(chaves()).toEqual(['dominio.tema', 'dominio.token', 'outro-produto']);
  });
});

describe('a full storage', () => {
  it('cleans what can be fetched again and tries once more', () => {
    gravarCache('lista', 'x'.repeat(500));
    encherArmazem();
    expect(gravar(ENTRADAS.token, 'meu-token')).toBe(true);
    expect(chaves()).toEqual(['dominio.token']);
  });

  it('falls back to a cookie when it is still full, and never shows a stale value', () => {
    gravarDuravel(ENTRADAS.token, 'velho');
    localStorage.setItem('outro-produto', 'x');
    encherArmazem();
    gravarDuravel(ENTRADAS.token, 'novo-token-mais-longo');
    expect(chaves()).toEqual(['outro-produto']);
    expect(document.cookie).toContain('dominio.token=novo-token-mais-longo');
    expect(ler(ENTRADAS.token)).toBe('novo-token-mais-longo');
  });

  it('falls back to the memory of the tab for what no cookie holds', () => {
    recusar(['setItem'], 'QuotaExceededError');
    const longo = 'x'.repeat(5000);
    gravarDuravel(ENTRADAS.usuario, longo);
    expect(ler(ENTRADAS.usuario)).toBe(longo);
    remover(ENTRADAS.usuario);
    expect(ler(ENTRADAS.usuario)).toBeNull();
  });
});

describe('a blocked storage', () => {
  it('never throws, and a session still works by its cookie', () => {
    recusar(['getItem', 'setItem', 'removeItem', 'key'], 'SecurityError');
    gravarDuravel(ENTRADAS.token, 'abc');
    limparEntradasAntigas();
    expect(ler(ENTRADAS.token)).toBe('abc');
    remover(ENTRADAS.token);
    expect(ler(ENTRADAS.token)).toBeNull();
    vi.restoreAllMocks();
  });
});

describe('cache', () => {
  it('lasts 5 minutes by default and then is removed', () => {
    expect(TTL_PADRAO).toBe(5 * 60_000);
    gravarCache('lista', [1, 2]);
    passar(TTL_PADRAO - 1);
    expect(lerCache('lista')).toEqual([1, 2]);
    passar(TTL_PADRAO);
    expect(lerCache('lista')).toBeUndefined();
    expect(chaves()).toEqual([]);
  });

  it('keeps data, timestamp and ttl, and expires by its own ttl', () => {
    gravarCache('painel', { a: 1 }, 30_000);
    expect(JSON.parse(localStorage.getItem('dominio.cache.painel') ?? '')).toEqual({
      data: { a: 1 },
      timestamp: AGORA.getTime(),
      ttl: 30_000,
    });
    passar(29_999);
    expect(lerCache('painel')).toEqual({ a: 1 });
    passar(30_000);
    expect(lerCache('painel')).toBeUndefined();
  });

  it('answers nothing for an entry that somebody damaged', () => {
    gravar('dominio.cache.lista', '{"timestamp":');
    expect(lerCache('lista')).toBeUndefined();
  });
});
