import { codificarPermissoes, type PermissoesDoUsuario } from '@dominio/contrato/permissoes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  montarNavegador,
  type NavegadorFalso,
  tokenDe,
  umUsuario,
} from '../../test/navegador-falso.ts';
import { json, montarServidor, recusa, semRede } from '../../test/servidor-falso.ts';

const PERMISSOES = 'GET /auth/permissions';
const permissoes = (...acoes: string[]): PermissoesDoUsuario => ({
  permissions: { agenda: acoes },
  total_permissions: acoes.length,
  can_see_all_clients: false,
  can_see_team_clients: true,
  only_see_linked_clients: false,
});
const resposta = (...acoes: string[]) =>
  json({ encrypted_permissions: codificarPermissoes(permissoes(...acoes)) });

let navegador: NavegadorFalso;

/** A tab of its own: the modules are loaded anew, the storage is shared. */
async function abrirAba() {
  navegador.novaAba();
  const { useSessao } = await import('./sessao.ts');
  const ciclo = await import('./sessao-ciclo.ts');
  const guarda = await import('./sessao-storage.ts');
  return { ...ciclo, guarda, useSessao, estado: () => useSessao.getState() };
}

async function comSessao() {
  const aba = await abrirAba();
  aba.guarda.gravarSessao(tokenDe(7), umUsuario());
  return aba;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  navegador = montarNavegador();
});

describe('loading of permissions', () => {
  it('starts 100 ms after the session, and pages show 200 ms after it is done', async () => {
    const { quantos } = montarServidor({ [PERMISSOES]: () => resposta('visualizar') });
    const aba = await comSessao();
    expect([aba.ATRASO_DAS_PERMISSOES, aba.FOLGA_DO_ACESSO]).toEqual([100, 200]);
    aba.iniciarSessao();
    expect(aba.estado()).toMatchObject({ estado: 'carregando', pronto: false });
    await vi.advanceTimersByTimeAsync(99);
    expect(quantos(PERMISSOES)).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(quantos(PERMISSOES)).toBe(1);
    expect(aba.estado()).toMatchObject({
      estado: 'carregadas',
      pronto: false,
      permissoes: permissoes('visualizar'),
    });
    await vi.advanceTimersByTimeAsync(199);
    expect(aba.estado().pronto).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(aba.estado().pronto).toBe(true);
  });

  it('waits for a slow server as long as it takes', async () => {
    const lenta = new Promise<Response>((ok) => setTimeout(() => ok(resposta('criar')), 3000));
    montarServidor({ [PERMISSOES]: () => lenta });
    const aba = await comSessao();
    aba.iniciarSessao();
    await vi.advanceTimersByTimeAsync(2999);
    expect(aba.estado().estado).toBe('carregando');
    await vi.advanceTimersByTimeAsync(201);
    expect(aba.estado()).toMatchObject({ estado: 'carregadas', pronto: true });
  });

  it('is served by the cache for a day, without waiting for the server, which corrects it', async () => {
    const aba = await comSessao();
    aba.guarda.gravarPermissoes(7, codificarPermissoes(permissoes('visualizar')));
    vi.advanceTimersByTime(4 * 60_000);
    const lenta = new Promise<Response>((ok) => setTimeout(() => ok(resposta('criar')), 3000));
    montarServidor({ [PERMISSOES]: () => lenta });
    aba.iniciarSessao();
    await vi.advanceTimersByTimeAsync(300);
    expect(aba.estado()).toMatchObject({ pronto: true, permissoes: permissoes('visualizar') });
    await vi.advanceTimersByTimeAsync(3000);
    expect(aba.estado().permissoes).toEqual(permissoes('criar'));
  });

  it('keeps the cache when the server cannot be reached', async () => {
    const aba = await comSessao();
    aba.guarda.gravarPermissoes(7, codificarPermissoes(permissoes('visualizar')));
    montarServidor({ [PERMISSOES]: semRede });
    aba.iniciarSessao();
    await vi.advanceTimersByTimeAsync(300);
    expect(aba.estado()).toMatchObject({ estado: 'carregadas', pronto: true, erro: null });
  });

  it.each([
    ['refuses', () => recusa(500, 'ERRO_INTERNO', 'frase')],
    ['is gone', semRede],
  ])(
    "AD-64 is 'Erro ao carregar permissões' with none at all when the server %s",
    async (_t, atender) => {
      const { rotas } = montarServidor({ [PERMISSOES]: atender });
      const aba = await comSessao();
      aba.iniciarSessao();
      await vi.advanceTimersByTimeAsync(1000);
      expect(aba.estado()).toMatchObject({
        estado: 'erro',
        erro: 'Erro ao carregar permissões',
        pronto: false,
        permissoes: { permissions: {}, total_permissions: 0, only_see_linked_clients: true },
      });
      rotas[PERMISSOES] = () => resposta('visualizar');
      void aba.prepararSessao();
      await vi.advanceTimersByTimeAsync(300);
      expect(aba.estado()).toMatchObject({ estado: 'carregadas', erro: null, pronto: true });
    },
  );

  it('yields none when the answer cannot be decoded', async () => {
    montarServidor({ [PERMISSOES]: () => json({ encrypted_permissions: 'v1.%%%' }) });
    const aba = await comSessao();
    aba.iniciarSessao();
    await vi.advanceTimersByTimeAsync(300);
    expect(aba.estado().permissoes).toEqual({
      permissions: {},
      total_permissions: 0,
      can_see_all_clients: false,
      can_see_team_clients: false,
      only_see_linked_clients: true,
    });
  });

  it('that arrives after the session ended changes nothing', async () => {
    const lenta = new Promise<Response>((ok) => setTimeout(() => ok(resposta('criar')), 1000));
    montarServidor({ [PERMISSOES]: () => lenta, 'POST /auth/logout': semRede });
    const aba = await comSessao();
    aba.iniciarSessao();
    await vi.advanceTimersByTimeAsync(500);
    aba.estado().sair();
    await vi.advanceTimersByTimeAsync(2000);
    expect(aba.estado()).toMatchObject({ token: null, estado: 'parado', pronto: false });
    expect(localStorage.getItem('dominio.permissoes')).toBeNull();
  });
});

describe('the start', () => {
  it('purges product entries older than 7 days', async () => {
    localStorage.setItem('dominio.cache.velha', JSON.stringify({ data: 1, timestamp: 0, ttl: 1 }));
    const aba = await abrirAba();
    aba.iniciarSessao();
    expect(navegador.armazem.chaves).toEqual([]);
  });

  it('without a session drops what the tab still kept of the one it slept through', async () => {
    sessionStorage.setItem('dominio.rascunho.contrato.novo', '{"valor":680000}');
    sessionStorage.setItem('dominio.oidc', 'a prova de uma entrada em curso');
    (await abrirAba()).iniciarSessao();
    expect(sessionStorage.getItem('dominio.rascunho.contrato.novo')).toBeNull();
    expect(sessionStorage.getItem('dominio.oidc')).not.toBeNull();
  });

  it('reads the user again when the page is seen after 10 minutes', async () => {
    const { quantos } = montarServidor({
      [PERMISSOES]: () => resposta('visualizar'),
      'GET /auth/me': () => json({ user: umUsuario({ nome: 'Novo Nome' }) }),
    });
    const aba = await comSessao();
    aba.iniciarSessao();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    navegador.documento.visibilityState = 'hidden';
    navegador.documento.dispatchEvent(new Event('visibilitychange'));
    expect(quantos('GET /auth/me')).toBe(0);
    navegador.documento.visibilityState = 'visible';
    navegador.documento.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(aba.estado().usuario?.nome).toBe('Novo Nome');
  });
});

describe('two tabs', () => {
  const servidor = () =>
    montarServidor({
      [PERMISSOES]: () => resposta('visualizar'),
      'POST /auth/logout': () => json({ success: true, message: 'ok' }),
      'POST /auth/login': () =>
        json({ access_token: tokenDe(8), user: umUsuario({ id: 8, nome: 'Outra Pessoa' }) }),
    });

  it('end together, and the second does not clear the session that began since', async () => {
    servidor();
    const primeira = await comSessao();
    primeira.iniciarSessao();
    const segunda = await abrirAba();
    segunda.iniciarSessao();
    await vi.advanceTimersByTimeAsync(300);
    primeira.estado().sair();
    expect(segunda.estado()).toMatchObject({ token: null, motivoDaSaida: 'outra-aba' });
    await primeira.estado().entrar('outra@dominio.demo', 'segredo');
    expect(segunda.estado()).toMatchObject({ token: tokenDe(8), usuario: { id: 8 } });
    expect(primeira.estado()).toMatchObject({ token: tokenDe(8), usuario: { id: 8 } });
  });

  it('end together by the storage event too, for a browser without channels between tabs', async () => {
    servidor();
    const aba = await comSessao();
    aba.iniciarSessao();
    await vi.advanceTimersByTimeAsync(300);
    localStorage.clear();
    navegador.cookies.escrever('dominio.token=; Max-Age=0');
    navegador.avisarArmazenamento(null);
    expect(aba.estado().token).toBeNull();
  });

  it('share a change of permissions', async () => {
    servidor();
    const aba = await comSessao();
    aba.iniciarSessao();
    await vi.advanceTimersByTimeAsync(300);
    localStorage.setItem('dominio.permissoes', codificarPermissoes(permissoes('excluir')));
    navegador.avisarArmazenamento('dominio.permissoes');
    expect(aba.estado().permissoes).toEqual(permissoes('excluir'));
  });
});
