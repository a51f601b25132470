import { FECHAMENTO } from '@dominio/contrato/canal-ao-vivo';
import type { MensagemAoVivo } from '@dominio/contrato/eventos';
import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { verComoEndpoints } from '@dominio/contrato/ver-como';
import { describe, expect, it, vi } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarNotificacao } from '../../../test/factories/notificacoes.ts';
import { abrirLeitor } from '../../../test/leitor-sse.ts';
import { abrirLeitorMudo, abrirLeitorWs } from '../../../test/leitor-ws.ts';
import { cifrarSenha } from '../sessoes/senhas/senhas.ts';

const aplicacao = await montarApp({ completa: true });
const { plataforma, entrar, chamar, escutar, pessoa, administrador } = aplicacao;
const endereco = await escutar();

const canalDe = (usuarioId: number | string) => `${endereco}/api/websocket/ws/${usuarioId}`;
const bilheteDe = async (token: string) =>
  (await chamar(token, notificacoesEndpoints.bilhete)).corpo.ticket;

const batida = (m: MensagemAoVivo) => m.type === 'heartbeat';
const ehNotificacao = (m: MensagemAoVivo): m is Extract<MensagemAoVivo, { type: 'notification' }> =>
  m.type === 'notification';
const idsDe = (mensagens: MensagemAoVivo[]) =>
  mensagens.filter(ehNotificacao).map(({ data }) => data.id);
const fim = ({ codigo, motivo }: { codigo: number; motivo: string }) => [codigo, motivo];

/** A channel of somebody's, in order: the session has been shown and the server has answered. */
async function ligado(usuarioId: number, token: string, mais: object = {}) {
  const leitor = await abrirLeitorWs(canalDe(usuarioId));
  leitor.enviar({ type: 'auth', token, ...mais });
  await leitor.esperar(batida);
  return leitor;
}

/** How a channel ends whose first frame is this one. */
async function fimCom(primeiro: unknown, usuarioId: number) {
  const leitor = await abrirLeitorWs(canalDe(usuarioId));
  leitor.enviar(primeiro);
  return leitor.esperarFim();
}

describe('NO-39: the first frame of WS /api/websocket/ws/{userId}', () => {
  it.each<[string, (token: string) => unknown]>([
    ['an auth message', (token) => ({ type: 'auth', token })],
    ['the token itself', (token) => token],
    ['the token as a JSON text', (token) => JSON.stringify(token)],
  ])('opens it as %s, and messages arrive within a second', async (_, quadro) => {
    const { id, token } = await pessoa();
    const leitor = await abrirLeitorWs(canalDe(id));
    leitor.enviar(quadro(token));
    await leitor.esperar(batida);
    await criarNotificacao(plataforma, { usuarioIds: [id], mensagem: 'Às 10h' });
    const { data } = await leitor.esperar(ehNotificacao, 1_000);
    expect([data]).toEqual((await chamar(token, notificacoesEndpoints.naoLidas)).corpo);
  });

  it('opens it with a ticket, once', async () => {
    const { id, token } = await pessoa();
    const ticket = await bilheteDe(token);
    await ligado(id, ticket);
    expect(await fimCom({ type: 'auth', token: ticket }, id)).toEqual(
      fim(FECHAMENTO.tokenInvalido),
    );
  });

  it('closes it with 4401 for anything that is no valid session', async () => {
    const { id, token } = await pessoa();
    await chamar(token, sessoesEndpoints.logout);
    for (const quadro of [
      { type: 'auth', token },
      { type: 'auth', token: 'x' },
      { type: 'auth' },
      { type: 'ping' },
      'nada.de.nada',
      '',
      '{',
    ]) {
      expect(await fimCom(quadro, id), JSON.stringify(quadro)).toEqual([4401, 'Token inválido']);
    }
  });

  it('closes it with 4401 when it has not come within 5 s', async () => {
    const { id } = await pessoa();
    const inicio = performance.now();
    const leitor = await abrirLeitorWs(canalDe(id));
    expect(await leitor.esperarFim(6_000)).toEqual([4401, 'Token inválido']);
    expect(performance.now() - inicio).toBeGreaterThan(4_900);
  });

  it('closes it with 4403 when the address names somebody else, also one who does not exist', async () => {
    const { token } = await pessoa();
    const outra = await pessoa();
    for (const id of [outra.id, 999_999_999]) {
      expect((await fimCom({ type: 'auth', token }, id))[0]).toBe(4403);
    }
  });

  it('closes it with the guard’s sentence where the session may not open it', async () => {
    const senha_hash = await cifrarSenha('corvo azul de bicicleta');
    const admin = await administrador({ senha_hash });
    const vista = await pessoa({ nome: 'Bruno Lima' });
    const { corpo } = await chamar(admin.token, verComoEndpoints.iniciar, {
      params: { id: vista.id },
      body: { senha: 'corvo azul de bicicleta', motivo: 'Bruno não recebe avisos' },
    });
    expect(await fimCom({ type: 'auth', token: corpo.access_token }, vista.id)).toEqual([
      4409,
      'Você está vendo como Bruno Lima: isto não pode ser feito.',
    ]);
  });
});

describe('the upgrade', () => {
  it('is refused to pages of other sites, and open to our own and to programs', async () => {
    const { id } = await pessoa();
    for (const origem of ['https://outro.demo', 'null']) {
      await expect(abrirLeitorWs(canalDe(id), origem), origem).rejects.toThrow();
    }
    for (const origem of [undefined, endereco, plataforma.config.urlPublica]) {
      (await abrirLeitorWs(canalDe(id), origem)).sair();
    }
  });

  it('is refused where the address names no person', async () => {
    for (const id of ['abc', '0', '-1']) {
      await expect(abrirLeitorWs(canalDe(id)), id).rejects.toThrow();
    }
  });
});

describe('an open channel', () => {
  it('says where its reader stands, and replays what came after that position', async () => {
    const { id, token } = await pessoa();
    for (let i = 0; i < 21; i += 1) await criarNotificacao(plataforma, { usuarioIds: [id] });
    const lista = (await chamar(token, notificacoesEndpoints.naoLidas)).corpo;
    const ids = lista.map((item) => item.id).reverse();
    const primeiro = await ligado(id, token);
    expect(await primeiro.esperar(batida)).toMatchObject({ id: ids.at(-1) });
    const leitor = await ligado(id, token, { desde: ids[0] });
    await leitor.esperar((m) => ehNotificacao(m) && m.id === ids.at(-1));
    expect(idsDe(leitor.mensagens())).toEqual(ids.slice(1));
    expect(idsDe(primeiro.mensagens())).toEqual([]);
  });

  it('gets once what the event stream of the same person gets once', async () => {
    const { id, token } = await pessoa();
    const canal = await ligado(id, token);
    const fluxo = await abrirLeitor(`${endereco}/api/notifications/sse/${id}`, {
      authorization: `Bearer ${token}`,
    });
    for (let i = 0; i < 5; i += 1) await criarNotificacao(plataforma, { usuarioIds: [id] });
    await chamar(token, notificacoesEndpoints.marcarTodas);
    const ultima = (m: MensagemAoVivo) => m.type === 'notification_updated';
    await Promise.all([canal.esperar(ultima), fluxo.esperar(ultima)]);
    const semBatidas = (mensagens: MensagemAoVivo[]) =>
      mensagens.filter(({ type }) => type !== 'heartbeat' && type !== 'ping');
    const doFluxo = semBatidas(fluxo.eventos().map(({ mensagem }) => mensagem));
    expect(doFluxo).toHaveLength(6);
    expect(semBatidas(canal.mensagens())).toEqual(doFluxo);
  });

  it('answers a ping, and ignores what it does not know', async () => {
    const { id, token } = await pessoa();
    const leitor = await ligado(id, token);
    for (const quadro of ['ping', '{', '[]', '7', { type: 'auth', token: 'x' }, { type: 'pong' }]) {
      leitor.enviar(quadro);
    }
    leitor.enviar({ type: 'ping' });
    await vi.waitFor(() => expect(leitor.mensagens().filter(batida)).toHaveLength(2));
    expect(leitor.fechado()).toBe(false);
  });

  it('closes on a message of more than 4 KiB, and the others stay', async () => {
    const { id, token } = await pessoa();
    const outro = await ligado(id, token);
    const leitor = await ligado(id, token);
    leitor.enviar('x'.repeat(4_097));
    expect((await leitor.esperarFim())[0]).toBe(1009);
    expect(outro.fechado()).toBe(false);
  });

  it('closes on a burst of more frames than it queues', async () => {
    const { id, token } = await pessoa();
    const leitor = await ligado(id, token);
    for (let i = 0; i < 500; i += 1) leitor.enviar({ type: 'command', command: 'mark_all_read' });
    expect((await leitor.esperarFim())[0]).toBe(1008);
  });

  it('drops a reader that never reads at 1 MB; the others get messages within a second', async () => {
    const { id, token } = await pessoa();
    const atento = await ligado(id, token);
    const antes = plataforma.aoVivo.abertos();
    const mudo = await abrirLeitorMudo(canalDe(id), { type: 'auth', token });
    await vi.waitFor(() => expect(plataforma.aoVivo.abertos()).toBe(antes + 1), 5_000);
    const mensagem = 'x'.repeat(500_000);
    await vi.waitFor(
      async () => {
        await criarNotificacao(plataforma, { usuarioIds: [id], mensagem });
        expect(plataforma.aoVivo.abertos()).toBe(antes);
      },
      { timeout: 10_000, interval: 20 },
    );
    await chamar(token, notificacoesEndpoints.marcarTodas);
    await atento.esperar((m) => m.type === 'notification_updated', 1_000);
    mudo.destroy();
  });
});

describe('a channel’s end', () => {
  it('comes at once with that of its session, and of no other', async () => {
    const { id, token } = await pessoa();
    const leitor = await ligado(id, await bilheteDe(token));
    const intacto = await ligado(id, await entrar(id));
    await chamar(token, sessoesEndpoints.logout);
    expect(await leitor.esperarFim(1_000)).toEqual(fim(FECHAMENTO.sessaoEncerrada));
    expect(leitor.mensagens().at(-1)).toMatchObject({ action: 'session_ended' });
    expect(intacto.fechado()).toBe(false);
  });

  it('comes at once when the person is suspended', async () => {
    const { id, token } = await pessoa();
    const leitor = await ligado(id, token);
    const admin = await administrador();
    await chamar(admin.token, cadastroDeUsuariosEndpoints.suspender, { params: { id } });
    expect((await leitor.esperarFim(1_000))[0]).toBe(4401);
  });

  it('with the process asks for a new connection, also before the first frame', async () => {
    const outro = await montarApp({ completa: true });
    const url = await outro.escutar();
    const { id, token } = await outro.pessoa();
    const [leitor, novo] = await Promise.all(
      [0, 1].map(() => abrirLeitorWs(`${url}/api/websocket/ws/${id}`)),
    );
    leitor?.enviar(token);
    await leitor?.esperar(batida);
    const inicio = performance.now();
    await outro.app.close();
    expect(performance.now() - inicio).toBeLessThan(3_000);
    expect(await leitor?.esperarFim()).toEqual(fim(FECHAMENTO.reinicio));
    expect(leitor?.mensagens().at(-1)).toMatchObject({ action: 'reconnect' });
    expect((await novo?.esperarFim())?.[0]).toBe(1012);
  });
});
