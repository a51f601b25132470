import { codificarPermissoes } from '@dominio/contrato/permissoes';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mostrarAba } from '../../test/pagina/aparelho.ts';
import { responderAMoldura } from '../../test/pagina/moldura.ts';
import { abrirOutraAba } from '../../test/pagina/outra-aba.ts';
import { acabados, feitos, recusar, responder, segurar, semRede } from '../../test/pagina/rede.ts';
import { responderLogin } from '../../test/pagina/registros/entrada.ts';
import { umaPessoa } from '../../test/pagina/registros/pessoa.ts';
import { aguardar } from '../../test/pagina/relogio.ts';
import { comecarSessaoDe } from '../../test/pagina/sessao.ts';
import { ENTRADAS, remover } from './armazenamento.ts';
import { useSessao } from './sessao.ts';
import {
  ATRASO_DAS_PERMISSOES,
  FOLGA_DO_ACESSO,
  iniciarSessao,
  prepararSessao,
} from './sessao-ciclo.ts';
import { gravarPermissoes } from './sessao-storage.ts';

const { permissoes: PERMISSOES, eu: EU, validarToken: VALIDAR } = sessoesEndpoints;
const NENHUMA = {
  permissions: {},
  total_permissions: 0,
  can_see_all_clients: false,
  can_see_team_clients: false,
  only_see_linked_clients: true,
};
const antiga = umaPessoa({ grupo: 'consultor', permissoes: ['agenda:visualizar'] });
const nova = umaPessoa({ grupo: 'consultor', permissoes: ['agenda:criar'] });
const { usuario } = antiga;

const estado = () => useSessao.getState();
const passar = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The server has these permissions of the person. */
const responderPermissoes = ({ permissoes }: typeof antiga) =>
  responder(PERMISSOES, { encrypted_permissions: codificarPermissoes(permissoes) });
/** This browser has these, from an earlier visit. */
const guardarPermissoes = ({ permissoes }: typeof antiga) =>
  gravarPermissoes(usuario.id, codificarPermissoes(permissoes));
const carregadas = () => aguardar(() => estado().estado).toBe('carregadas');

const comSessao = () => comecarSessaoDe(antiga);

beforeEach(() => {
  vi.useFakeTimers();
  responderAMoldura(antiga);
});

describe('loading of permissions', () => {
  beforeEach(comSessao);

  it('starts 100 ms after the session, and pages show 200 ms after it is done', async () => {
    expect([ATRASO_DAS_PERMISSOES, FOLGA_DO_ACESSO]).toEqual([100, 200]);
    iniciarSessao();
    expect(estado()).toMatchObject({ estado: 'carregando', pronto: false });
    await passar(99);
    expect(feitos(PERMISSOES)).toHaveLength(0);
    await passar(1);
    expect(feitos(PERMISSOES)).toHaveLength(1);
    await carregadas();
    expect(estado()).toMatchObject({ pronto: false, permissoes: antiga.permissoes });
    await passar(199);
    expect(estado().pronto).toBe(false);
    await passar(1);
    expect(estado().pronto).toBe(true);
  });

  it('waits for a slow server as long as it takes', async () => {
    const lenta = segurar(PERMISSOES);
    iniciarSessao();
    await passar(60_000);
    expect(estado()).toMatchObject({ estado: 'carregando', pronto: false });
    lenta.soltar();
    await carregadas();
    await passar(200);
    expect(estado().pronto).toBe(true);
  });

  it('is served by the cache for a day, without waiting for the server, which corrects it', async () => {
    guardarPermissoes(antiga);
    await passar(4 * 60_000);
    responderPermissoes(nova);
    const lenta = segurar(PERMISSOES);
    iniciarSessao();
    await passar(300);
    expect(estado()).toMatchObject({ pronto: true, permissoes: antiga.permissoes });
    lenta.soltar();
    await aguardar(() => estado().permissoes).toEqual(nova.permissoes);
  });

  it('keeps the cache when the server cannot be reached', async () => {
    guardarPermissoes(antiga);
    const perdidos = responder(PERMISSOES, semRede);
    iniciarSessao();
    await passar(100);
    await aguardar(() => perdidos.pedidos.length).toBe(1);
    await passar(200);
    expect(estado()).toMatchObject({ estado: 'carregadas', pronto: true, erro: null });
  });

  it.each([
    ['refuses', () => recusar('ERRO_INTERNO')],
    ['is gone', semRede],
  ])(
    "AD-64 is 'Erro ao carregar permissões' with none at all when the server %s",
    async (_titulo, atender) => {
      responder(PERMISSOES, atender);
      iniciarSessao();
      await passar(100);
      await aguardar(() => estado().estado).toBe('erro');
      await passar(1_000);
      expect(estado()).toMatchObject({
        erro: 'Erro ao carregar permissões',
        pronto: false,
        permissoes: NENHUMA,
      });
      responderPermissoes(antiga);
      void prepararSessao();
      await passar(100);
      await carregadas();
      await passar(200);
      expect(estado()).toMatchObject({ erro: null, pronto: true });
    },
  );

  it('yields none when the answer cannot be decoded', async () => {
    responder(PERMISSOES, () => Response.json({ encrypted_permissions: 'v1.%%%' }));
    iniciarSessao();
    await passar(100);
    await carregadas();
    expect(estado().permissoes).toEqual(NENHUMA);
  });

  it('that arrives after the session ended changes nothing', async () => {
    const lidas = vi.spyOn(Response.prototype, 'text');
    responder(sessoesEndpoints.logout, semRede);
    const lenta = segurar(PERMISSOES);
    iniciarSessao();
    await passar(100);
    await aguardar(() => lenta.presas).toBe(1);
    estado().sair();
    lenta.soltar();
    await aguardar(() => lidas.mock.settledResults.at(0)?.type).toBe('fulfilled');
    await passar(2_000);
    expect(estado()).toMatchObject({ token: null, estado: 'parado', pronto: false });
    expect(localStorage.getItem('dominio.permissoes')).toBeNull();
  });
});

describe('a session that is not ready', () => {
  beforeEach(comSessao);

  /** Nothing is left of the user, and the server cannot be asked whether the token stands. */
  const perderOUsuario = () => {
    const { usuario: dele, copiaDoUsuario, frescorDoUsuario } = ENTRADAS;
    for (const entrada of [dele, copiaDoUsuario, frescorDoUsuario]) remover(entrada);
    responder(VALIDAR, semRede);
  };
  const semUsuario = async () => {
    perderOUsuario();
    iniciarSessao();
    await aguardar(() => acabados(VALIDAR)).toBe(1);
    await passar(100);
    await carregadas();
    await passar(1_000);
    expect(estado()).toMatchObject({ erro: 'Erro na validação', pronto: false });
  };
  const semPermissoes = async () => {
    responder(PERMISSOES, semRede);
    iniciarSessao();
    await passar(100);
    await aguardar(() => estado().estado).toBe('erro');
    await passar(1_000);
    expect(estado()).toMatchObject({ erro: 'Erro ao carregar permissões', pronto: false });
  };
  const fica = async () => {
    await passar(100);
    await carregadas();
    await passar(1_000);
    expect(estado()).toMatchObject({ erro: null, pronto: true });
  };
  const daOutraAba = () => abrirOutraAba().importar(() => import('./sessao-storage.ts'));

  it('says why it has no user, though the permissions came after that', () => semUsuario());

  it('says why it has no user, though the permissions were cached', async () => {
    guardarPermissoes(antiga);
    await semUsuario();
  });

  it('is ready once the user is read as the tab is seen again', async () => {
    await semUsuario();
    mostrarAba(true);
    await aguardar(() => estado().usuario?.id).toBe(usuario.id);
    await fica();
  });

  it('is ready once another tab has read the user', async () => {
    await semUsuario();
    (await daOutraAba()).gravarUsuario(usuario);
    await aguardar(() => estado().usuario?.id).toBe(usuario.id);
    await fica();
  });

  it('is ready once another tab has read the permissions', async () => {
    await semPermissoes();
    (await daOutraAba()).gravarPermissoes(usuario.id, codificarPermissoes(antiga.permissoes));
    await aguardar(() => estado().erro).toBeNull();
    await fica();
    expect(estado().permissoes).toEqual(antiga.permissoes);
  });

  it('goes on saying that it has no permissions when the user is read', async () => {
    await semPermissoes();
    remover(ENTRADAS.frescorDoUsuario);
    mostrarAba(true);
    await aguardar(() => acabados(EU)).toBe(1);
    await passar(1_000);
    expect(estado()).toMatchObject({ erro: 'Erro ao carregar permissões', pronto: false });
  });
});

describe('the start', () => {
  it('purges product entries older than 7 days', () => {
    localStorage.setItem('dominio.cache.velha', JSON.stringify({ data: 1, timestamp: 0, ttl: 1 }));
    iniciarSessao();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('without a session drops what the tab still kept of the one it slept through', () => {
    sessionStorage.setItem('dominio.rascunho.contrato.novo', '{"valor":680000}');
    sessionStorage.setItem('dominio.oidc', 'a prova de uma entrada em curso');
    iniciarSessao();
    expect(sessionStorage.getItem('dominio.rascunho.contrato.novo')).toBeNull();
    expect(sessionStorage.getItem('dominio.oidc')).not.toBeNull();
  });

  it('reads the user again when the page is seen after 10 minutes', async () => {
    responder(EU, { user: { ...usuario, nome: 'Novo Nome' } });
    comSessao();
    iniciarSessao();
    await passar(10 * 60_000);
    mostrarAba(false);
    await passar(0);
    expect(feitos(EU)).toHaveLength(0);
    mostrarAba(true);
    await aguardar(() => estado().usuario?.nome).toBe('Novo Nome');
  });
});

describe('two tabs', () => {
  const modulos = () => Promise.all([import('./sessao.ts'), import('./sessao-ciclo.ts')]);

  beforeEach(comSessao);

  it('end together, and the second does not clear the session that began since', async () => {
    const outra = umaPessoa({ grupo: 'gestor' });
    responderLogin(outra);
    iniciarSessao();
    const [sessao, ciclo] = await abrirOutraAba().importar(modulos);
    ciclo.iniciarSessao();
    const daOutra = () => sessao.useSessao.getState();
    expect(daOutra().token).toBe(estado().token);
    estado().sair();
    await aguardar(() => daOutra()).toMatchObject({ token: null, motivoDaSaida: 'outra-aba' });
    await estado().entrar('outra@dominio.demo', 'segredo');
    const { token } = estado();
    expect(token).not.toBeNull();
    await aguardar(() => daOutra()).toMatchObject({ token, usuario: { id: outra.usuario.id } });
    // And the first has heard of it that the second is in the same session.
    await passar(300);
    expect(estado()).toMatchObject({ token, usuario: { id: outra.usuario.id } });
    expect(localStorage.getItem('dominio.token')).toBe(token);
  });

  it('end together by the storage event too, for a browser without channels between tabs', async () => {
    iniciarSessao();
    const { janela } = abrirOutraAba();
    janela.document.cookie = 'dominio.token=; Path=/; Max-Age=0';
    // A document hears of a cookie that another has taken away a little later than of its storage.
    await aguardar(() => document.cookie).not.toContain('dominio.token');
    janela.localStorage.clear();
    await aguardar(() => estado().token).toBeNull();
  });

  it('share a change of permissions', async () => {
    iniciarSessao();
    await passar(100);
    await carregadas();
    expect(estado().permissoes).toEqual(antiga.permissoes);
    const { janela } = abrirOutraAba();
    const codificadas = codificarPermissoes(nova.permissoes);
    janela.localStorage.setItem('dominio.permissoes', codificadas);
    await aguardar(() => estado().permissoes).toEqual(nova.permissoes);
  });
});
