import { timesEndpoints } from '@dominio/contrato/times';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { montarNavegador } from '../../test/navegador-falso.ts';

const VISITA = {
  usuario_id: 7,
  nome: 'Bruno Lima',
  motivo: 'Não encontra a reunião',
  expira_em: '2026-11-20T12:30:00Z',
};

/** The modules as a page that is opened in the visit loads them. */
async function abrirPagina() {
  vi.resetModules();
  const [armazenamento, sessao, visita, api, naVisita, rascunhos] = await Promise.all([
    import('./armazenamento.ts'),
    import('./sessao-storage.ts'),
    import('./visita.ts'),
    import('./api-client.ts'),
    import('./na-visita.ts'),
    import('./rascunhos.ts'),
  ]);
  return { ...armazenamento, ...sessao, ...visita, ...api, ...naVisita, ...rascunhos };
}

const assign = vi.fn();

beforeEach(() => {
  montarNavegador();
  assign.mockReset();
  vi.stubGlobal('location', { ...location, assign, protocol: 'http:', origin: 'http://teste' });
  localStorage.setItem('dominio.token', 'da administradora');
  localStorage.setItem('dominio.tema', 'light');
  localStorage.setItem('dominio.cliente', 'o dela');
});

async function emVisita() {
  const { comecarVisita } = await abrirPagina();
  const resposta = { success: true, message: '', access_token: 'da visita', visita: VISITA };
  vi.stubGlobal('fetch', async () => Response.json(resposta, { status: 201 }));
  await comecarVisita(7, VISITA.motivo, { senha: 'a dela' });
  expect(assign).toHaveBeenCalledWith('/');
  return abrirPagina();
}

describe('Ver como in a tab', () => {
  it('reads and writes what is the visit’s, beside what lies there for the other tabs', async () => {
    const { lerToken, gravarDuravel, gravar, ler, remover, CHAVES } = await emVisita();
    expect(lerToken()).toBe('da visita');
    expect(ler(CHAVES.cliente)).toBeNull();
    expect(ler(CHAVES.tema)).toBe('light');
    gravarDuravel(CHAVES.usuario, 'o visto');
    gravar(CHAVES.tema, 'dark');
    remover(CHAVES.cliente);
    expect(ler(CHAVES.tema)).toBe('dark');
    expect({ ...localStorageInteiro() }).toEqual({
      'dominio.cliente': 'o dela',
      'dominio.tema': 'light',
      'dominio.token': 'da administradora',
    });
    expect(document.cookie).toBe('');
  });

  it('refuses what would change something before it is sent', async () => {
    const { chamar } = await emVisita();
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    await expect(chamar(timesEndpoints.excluir, { params: { id: 1 } })).rejects.toMatchObject({
      status: 409,
      codigo: 'SOMENTE_LEITURA',
      message: 'Você está vendo como Bruno Lima: isto não pode ser feito.',
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('keeps no drafts, which nobody could save', async () => {
    const { criarRascunhos } = await emVisita();
    const rascunhos = criarRascunhos('ficha', z.object({ nome: z.string() }));
    rascunhos.guardar('novo', 7, { nome: 'digitado por quem visita' });
    expect(rascunhos.ler('novo', 7)).toBeUndefined();
  });

  it('keeps nothing that arrives after its end, while the page is on its way out', async () => {
    const { limparSessao, gravarDuravel, ler, CHAVES } = await emVisita();
    limparSessao('expirada');
    gravarDuravel(CHAVES.usuario, 'o visto');
    expect(sessionStorage.length).toBe(0);
    expect(ler(CHAVES.usuario)).toBeNull();
  });

  it('ends where the server says it is over, and leaves the administrator’s session alone', async () => {
    const { limparSessao } = await emVisita();
    limparSessao('expirada');
    expect(assign).toHaveBeenLastCalledWith('/gerenciar-usuarios?usuario=7');
    expect(sessionStorage.length).toBe(0);
    expect(localStorage.getItem('dominio.token')).toBe('da administradora');
    expect((await abrirPagina()).lerToken()).toBe('da administradora');
  });
});

function localStorageInteiro(): Record<string, string | null> {
  const chaves = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
  return Object.fromEntries(chaves.map((chave) => [chave, localStorage.getItem(chave)]));
}
