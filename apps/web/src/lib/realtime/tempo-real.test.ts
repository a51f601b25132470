import { codificarPermissoes, SEM_PERMISSOES } from '@dominio/contrato/permissoes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Abas, abrirFluxo, dizer, FonteFalsa, montarAbas } from '../../../test/abas-falsas.ts';
import { tokenDe, umUsuario } from '../../../test/navegador-falso.ts';
import { json, montarServidor } from '../../../test/servidor-falso.ts';

const BILHETE = 'POST /api/notifications/stream-ticket';
const PERMISSOES = 'GET /auth/permissions';
const USUARIO = 7;

let abas: Abas;
let servidor: ReturnType<typeof montarServidor>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  abas = montarAbas();
  let bilhetes = 0;
  servidor = montarServidor({
    [BILHETE]: () => {
      bilhetes += 1;
      return json({ ticket: `bilhete-${bilhetes}`, expira_em: '2026-11-20T12:01:00Z' });
    },
    [PERMISSOES]: () => json({ encrypted_permissions: codificarPermissoes(SEM_PERMISSOES) }),
  });
});

/** A tab of the signed-in person: its modules are its own, the browser is shared. */
async function abrirAba(nome: string) {
  abas.novaAba();
  abas.travas.dono = nome;
  const [guarda, sessao, tempoReal, ouvintes] = await Promise.all([
    import('../sessao-storage.ts'),
    import('../sessao.ts'),
    import('./tempo-real.ts'),
    import('./ouvintes.ts'),
  ]);
  if (guarda.lerToken() === null) guarda.gravarSessao(tokenDe(USUARIO), umUsuario());
  sessao.adotarSessao();
  const visto: string[] = [];
  ouvintes.aoReceber('*', ({ type, action }) => visto.push(action ? `${type}:${action}` : type));
  ouvintes.aoMudar('agendamentos', (id) => visto.push(`agendamento ${id}`));
  ouvintes.aoConectar(() => visto.push('conectou'));
  const aba = {
    nome,
    visto,
    guarda,
    sessao: () => sessao.useSessao.getState(),
    estado: () => tempoReal.useTempoReal.getState(),
    iniciar: () => {
      abas.travas.dono = nome;
      return tempoReal.iniciarTempoReal(USUARIO);
    },
  };
  const parar = aba.iniciar();
  await vi.advanceTimersByTimeAsync(0);
  return { ...aba, parar };
}

const batida = { type: 'heartbeat', timestamp: 1 };
const mudou = (id: number | null) => ({
  type: 'command',
  action: 'refresh',
  timestamp: 1,
  data: { recurso: 'agendamentos', id },
});
const ordem = (action: string) => ({ type: 'command', action, timestamp: 1 });

describe('a browser with many tabs', () => {
  it('holds one connection, opened with a ticket of its own', async () => {
    const todas = [await abrirAba('a'), await abrirAba('b'), await abrirAba('c')];
    await abrirFluxo();
    expect(FonteFalsa.todas).toHaveLength(1);
    expect(servidor.quantos(BILHETE)).toBe(1);
    expect(FonteFalsa.unica.endereco.pathname).toBe('/api/notifications/sse/7');
    expect(FonteFalsa.unica.endereco.search).toBe('?token=bilhete-1');
    expect(todas.map(({ estado }) => estado())).toEqual([
      { estado: 'connected', lider: true },
      { estado: 'connected', lider: false },
      { estado: 'connected', lider: false },
    ]);
  });

  it('tells a tab opened later how things stand', async () => {
    await abrirAba('a');
    await abrirFluxo();
    const tardia = await abrirAba('b');
    expect(tardia.estado()).toEqual({ estado: 'connected', lider: false });
    expect(tardia.visto).toEqual(['conectou']);
  });

  it('hands every message to every tab, once', async () => {
    const [a, b] = [await abrirAba('a'), await abrirAba('b')];
    await abrirFluxo();
    await dizer({ type: 'notification', id: 5, timestamp: 1, data: {} }, '5');
    await dizer(mudou(12), '5');
    await dizer({ sem: 'tipo' });
    const esperado = ['conectou', 'notification', 'command:refresh', 'agendamento 12'];
    expect([a.visto, b.visto]).toEqual([esperado, esperado]);
  });
});

describe('when the tab that holds the connection closes', () => {
  it('the next one goes on from the last notification that any tab saw', async () => {
    const a = await abrirAba('a');
    const b = await abrirAba('b');
    await abrirFluxo();
    await dizer(batida, '40');
    await dizer({ type: 'notification', id: 41, timestamp: 1, data: {} }, '41');
    FonteFalsa.unica.close();
    abas.travas.fecharAba('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(FonteFalsa.unica.endereco.search).toBe('?token=bilhete-2&desde=41');
    await abrirFluxo();
    expect(b.estado()).toEqual({ estado: 'connected', lider: true });
    expect(b.visto.slice(-2)).toEqual(['conectou', 'agendamento null']);
    expect(a.visto).not.toContain('agendamento null');
  });

  it('somebody who has never had a notification misses not even the first', async () => {
    await abrirAba('a');
    await abrirFluxo();
    await dizer(batida);
    FonteFalsa.unica.falhar();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(FonteFalsa.unica.endereco.searchParams.get('desde')).toBe('0');
  });
});

describe('a tab that the browser suspended while it held the connection', () => {
  it('loses it after 70 s of silence to a tab in view, and follows when it wakes', async () => {
    const a = await abrirAba('a');
    const b = await abrirAba('b');
    await abrirFluxo();
    const suspensa = FonteFalsa.unica;
    await vi.advanceTimersByTimeAsync(40_000);
    // The stream goes on in the suspended tab, but no other tab hears of it.
    const calar = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
    suspensa.dizer(batida);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(b.estado().lider).toBe(false);
    calar.mockRestore();
    await vi.advanceTimersByTimeAsync(1);
    expect(suspensa.fechada).toBe(true);
    await abrirFluxo();
    expect([a.estado(), b.estado()]).toEqual([
      { estado: 'connected', lider: false },
      { estado: 'connected', lider: true },
    ]);
    expect(abas.travas.esperando).toHaveLength(1);
  });

  it('keeps it while the others hear its beats', async () => {
    const a = await abrirAba('a');
    await abrirAba('b');
    await abrirFluxo();
    for (let i = 0; i < 20; i++) {
      await vi.advanceTimersByTimeAsync(30_000);
      await dizer(batida);
    }
    expect(a.estado().lider).toBe(true);
    expect(FonteFalsa.todas).toHaveLength(1);
  });
});

describe('a browser without Web Locks', () => {
  beforeEach(() => {
    delete abas.navegador.locks;
  });

  it('gives every tab in view a connection of its own', async () => {
    const [a, b] = [await abrirAba('a'), await abrirAba('b')];
    for (const fonte of FonteFalsa.abertas) fonte.abrir();
    expect(FonteFalsa.abertas).toHaveLength(2);
    FonteFalsa.abertas[0]?.dizer(mudou(1));
    expect([a.visto, b.visto]).toEqual([
      ['conectou', 'command:refresh', 'agendamento 1'],
      ['conectou'],
    ]);
  });

  it('closes that of a hidden tab, and opens it when the tab is seen again', async () => {
    await abrirAba('a');
    await abrirFluxo();
    abas.mudarVisibilidade(false);
    expect(FonteFalsa.abertas).toEqual([]);
    abas.mudarVisibilidade(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(FonteFalsa.abertas).toHaveLength(1);
  });
});

describe('what may have been missed', () => {
  it('is nothing after a quick first connection', async () => {
    const a = await abrirAba('a');
    await vi.advanceTimersByTimeAsync(500);
    await abrirFluxo();
    expect(a.visto).toEqual(['conectou']);
    expect(servidor.quantos(PERMISSOES)).toBe(0);
  });

  it('is everything after a slow one', async () => {
    const a = await abrirAba('a');
    await vi.advanceTimersByTimeAsync(501);
    await abrirFluxo();
    expect(a.visto).toEqual(['conectou', 'agendamento null']);
  });

  it('is everything after a reconnection, in every tab; permissions are read once', async () => {
    const [a, b] = [await abrirAba('a'), await abrirAba('b')];
    await abrirFluxo();
    FonteFalsa.unica.falhar();
    await vi.advanceTimersByTimeAsync(5_000);
    await abrirFluxo();
    const esperado = ['conectou', 'conectou', 'agendamento null'];
    expect([a.visto, b.visto]).toEqual([esperado, esperado]);
    expect(servidor.quantos(PERMISSOES)).toBe(1);
  });
});

describe('commands', () => {
  it('refresh_permissions reads the permissions again, once per browser', async () => {
    await abrirAba('a');
    await abrirAba('b');
    await abrirFluxo();
    await dizer(ordem('refresh_permissions'));
    expect(servidor.quantos(PERMISSOES)).toBe(1);
  });

  it('reauth opens a new stream at once, reconnect after the wait', async () => {
    await abrirAba('a');
    await abrirFluxo();
    await dizer(ordem('reauth'));
    expect(FonteFalsa.todas).toHaveLength(2);
    await abrirFluxo();
    await dizer(ordem('reconnect'));
    expect(FonteFalsa.abertas).toEqual([]);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(FonteFalsa.todas).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(FonteFalsa.todas).toHaveLength(3);
  });

  it('session_ended expires the session and closes the stream', async () => {
    const a = await abrirAba('a');
    await abrirFluxo();
    await dizer(ordem('session_ended'));
    await vi.advanceTimersByTimeAsync(250);
    expect(a.sessao()).toMatchObject({ token: null, motivoDaSaida: 'expirada' });
    expect(a.guarda.lerToken()).toBeNull();
    expect(a.estado()).toEqual({ estado: 'disconnected', lider: false });
    expect(FonteFalsa.abertas).toEqual([]);
  });

  it('session_ended leaves alone the session that began since', async () => {
    const a = await abrirAba('a');
    await abrirFluxo();
    await dizer(ordem('session_ended'));
    a.guarda.gravarSessao(tokenDe(USUARIO, 'outra'), umUsuario());
    await vi.advanceTimersByTimeAsync(250);
    expect(a.guarda.lerToken()).toBe(tokenDe(USUARIO, 'outra'));
  });
});

describe('the end', () => {
  it('comes with the logout, and nothing is tried after it', async () => {
    const a = await abrirAba('a');
    await abrirFluxo();
    a.guarda.limparSessao('saida');
    expect(FonteFalsa.abertas).toEqual([]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(FonteFalsa.todas).toHaveLength(1);
    expect(a.estado()).toEqual({ estado: 'disconnected', lider: false });
  });

  it('of one tab hands the connection to another', async () => {
    const a = await abrirAba('a');
    const b = await abrirAba('b');
    await abrirFluxo();
    a.parar();
    await vi.advanceTimersByTimeAsync(0);
    await abrirFluxo();
    expect(b.estado()).toEqual({ estado: 'connected', lider: true });
  });

  it('followed by a new start leaves one connection', async () => {
    const a = await abrirAba('a');
    a.parar();
    a.iniciar();
    a.iniciar();
    await vi.advanceTimersByTimeAsync(0);
    expect(FonteFalsa.abertas).toHaveLength(1);
  });
});
