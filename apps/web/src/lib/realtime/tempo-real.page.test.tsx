import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fluxo } from '../../../test/pagina/fluxo.ts';
import { feitos } from '../../../test/pagina/rede.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { aguardar } from '../../../test/pagina/relogio.ts';
import { comecarSessaoDe } from '../../../test/pagina/sessao.ts';
import {
  abrirAba,
  abrirFluxo,
  abrirOutra,
  batida,
  ordem,
  pedida,
  prepararTempoReal,
  travas,
} from '../../../test/pagina/tempo-real.ts';
import { useSessao } from '../sessao.ts';
import { lerToken, limparSessao } from '../sessao-storage.ts';
import { useTempoReal } from './tempo-real.ts';

const { bilhete: BILHETE } = notificacoesEndpoints;
const { permissoes: PERMISSOES } = sessoesEndpoints;

beforeEach(prepararTempoReal);

describe('what may have been missed', () => {
  it('is nothing after a quick first connection', async () => {
    const a = await abrirAba();
    await pedida();
    await vi.advanceTimersByTimeAsync(500);
    fluxo.abrir();
    await vi.advanceTimersByTimeAsync(0);
    expect(a.visto).toEqual(['conectou']);
    expect(feitos(PERMISSOES)).toEqual([]);
  });

  it('is everything after a slow one', async () => {
    const a = await abrirAba();
    await pedida();
    await vi.advanceTimersByTimeAsync(501);
    fluxo.abrir();
    expect(a.visto).toEqual(['conectou', 'agendamento null']);
  });

  it('is everything after a reconnection, in every tab; permissions are read once', async () => {
    const a = await abrirAba();
    await pedida();
    const b = await abrirOutra();
    await aguardar(travas).toEqual([1, 1]);
    await abrirFluxo();
    await aguardar(() => b.visto).toContain('conectou');
    // Whether the first connection was a quick one is told above.
    for (const { visto } of [a, b]) visto.length = 0;
    const lidas = feitos(PERMISSOES).length;
    fluxo.cair();
    await vi.advanceTimersByTimeAsync(5_000);
    await abrirFluxo(2);
    const todas = ['conectou', 'agendamento null'];
    await aguardar(() => b.visto).toEqual(todas);
    expect(a.visto).toEqual(todas);
    expect(feitos(PERMISSOES)).toHaveLength(lidas + 1);
  });
});

describe('commands', () => {
  it('refresh_permissions reads the permissions again, once per browser', async () => {
    const a = await abrirAba();
    await pedida();
    const b = await abrirOutra();
    await aguardar(travas).toEqual([1, 1]);
    await abrirFluxo();
    await aguardar(() => b.visto).toContain('conectou');
    // A first connection that was slow, which is told above, has read them once by itself.
    const lidas = a.visto.includes('agendamento null') ? 1 : 0;
    for (const { visto } of [a, b]) visto.length = 0;
    fluxo.dizer(ordem('refresh_permissions'));
    fluxo.dizer(batida);
    await aguardar(() => b.visto).toContain('heartbeat');
    expect(b.visto).toContain('command:refresh_permissions');
    await aguardar(() => feitos(PERMISSOES).length).toBeGreaterThan(lidas);
    expect(feitos(PERMISSOES)).toHaveLength(lidas + 1);
  });

  it('reauth opens a new stream at once, reconnect after the wait', async () => {
    await abrirAba();
    await abrirFluxo();
    fluxo.dizer(ordem('reauth'));
    await abrirFluxo(2);
    fluxo.dizer(ordem('reconnect'));
    expect(fluxo.abertas).toBe(0);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(feitos(BILHETE)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(feitos(BILHETE)).toHaveLength(3);
    await pedida(3);
  });

  it('session_ended expires the session and closes the stream', async () => {
    const a = await abrirAba();
    await abrirFluxo();
    fluxo.dizer(ordem('session_ended'));
    await vi.advanceTimersByTimeAsync(250);
    expect(useSessao.getState()).toMatchObject({ token: null, motivoDaSaida: 'expirada' });
    expect(lerToken()).toBeNull();
    expect(a.estado()).toEqual({ estado: 'disconnected', lider: false });
    expect(fluxo.abertas).toBe(0);
  });

  it('session_ended leaves alone the session that began since', async () => {
    await abrirAba();
    await abrirFluxo();
    fluxo.dizer(ordem('session_ended'));
    const antes = lerToken();
    comecarSessaoDe(umaPessoa());
    const outro = lerToken();
    expect(outro).not.toBe(antes);
    await vi.advanceTimersByTimeAsync(250);
    expect(lerToken()).toBe(outro);
  });
});

describe('the end', () => {
  it('comes with the logout, and nothing is tried after it', async () => {
    await abrirAba();
    await abrirFluxo();
    limparSessao('saida');
    expect(fluxo.abertas).toBe(0);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(feitos(BILHETE)).toHaveLength(1);
    expect(useTempoReal.getState()).toEqual({ estado: 'disconnected', lider: false });
  });

  it('of one tab hands the connection to another', async () => {
    const a = await abrirAba();
    await pedida();
    const b = await abrirOutra();
    await aguardar(travas).toEqual([1, 1]);
    await abrirFluxo();
    a.parar();
    await abrirFluxo(2);
    expect(b.estado()).toEqual({ estado: 'connected', lider: true });
  });

  it('followed by a new start leaves one connection', async () => {
    const a = await abrirAba();
    a.parar();
    a.iniciar();
    a.iniciar();
    await pedida();
    await aguardar(travas).toEqual([1, 0]);
    expect(fluxo.abertas).toBe(1);
  });
});
