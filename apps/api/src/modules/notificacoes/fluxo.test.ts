import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { sessoesAbertasEndpoints } from '@dominio/contrato/sessoes-abertas';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { describe, expect, it, vi } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarNotificacao } from '../../../test/factories/notificacoes.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import { abrirLeitor } from '../../../test/leitor-sse.ts';

const { banco, plataforma, entrar, chamar, escutar, avancar, administrador } = await montarApp({
  completa: true,
});
const endereco = await escutar();

const fluxoDe = (usuarioId: number, query = '') =>
  `${endereco}/api/notifications/sse/${usuarioId}${query}`;
const com = (token: string) => ({ authorization: `Bearer ${token}` });
const bilheteDe = async (token: string) =>
  (await chamar(token, notificacoesEndpoints.bilhete)).corpo.ticket;

async function pessoa() {
  const { id } = await criarUsuario(banco);
  return { id, token: await entrar(id) };
}

/** For what must arrive, where the claim is not how soon. */
const ESPERA = { timeout: 5_000 };

describe('NO-38: GET /api/notifications/sse/{userId}', () => {
  it('sends a new notification within a second, with its position', async () => {
    const { id, token } = await pessoa();
    const leitor = await abrirLeitor(fluxoDe(id), com(token));
    expect(leitor.status).toBe(200);
    await criarNotificacao(plataforma, { usuarioIds: [id], mensagem: 'Às 10h' });
    const evento = await leitor.esperar((m) => m.type === 'notification', 1_000);
    const [guardada] = (await chamar(token, notificacoesEndpoints.naoLidas)).corpo;
    expect(evento).toMatchObject({ id: String(guardada?.id), mensagem: { data: guardada } });
  });

  it('sends all of forty notifications to one person at the same time, in their order', async () => {
    const { id, token } = await pessoa();
    const leitor = await abrirLeitor(fluxoDe(id), com(token));
    await Promise.all(
      Array.from({ length: 40 }, () => criarNotificacao(plataforma, { usuarioIds: [id] })),
    );
    const ids = () =>
      leitor
        .eventos()
        .flatMap(({ mensagem }) => (mensagem.type === 'notification' ? [mensagem.id] : []));
    await vi.waitFor(() => expect(ids()).toHaveLength(40), ESPERA);
    expect(ids()).toEqual([...ids()].sort((a, b) => a - b));
  });

  it('opens with the session’s token in the query, or with a ticket', async () => {
    const { id, token } = await pessoa();
    for (const segredo of [token, await bilheteDe(token)]) {
      const leitor = await abrirLeitor(fluxoDe(id, `?token=${encodeURIComponent(segredo)}`));
      expect(leitor.status).toBe(200);
      leitor.sair();
    }
  });

  it('refuses with 401 a missing token, a false one, a used ticket and one older than a minute', async () => {
    const { id, token } = await pessoa();
    const usado = await bilheteDe(token);
    (await abrirLeitor(fluxoDe(id, `?token=${usado}`))).sair();
    const velho = await bilheteDe(token);
    avancar(60_001);
    for (const query of ['', '?token=x', `?token=${usado}`, `?token=${velho}`]) {
      expect((await abrirLeitor(fluxoDe(id, query))).status).toBe(401);
    }
  });

  it('gives a person 120 tickets a minute; others meanwhile have theirs', async () => {
    const { token } = await pessoa();
    const pedir = () => chamar(token, notificacoesEndpoints.bilhete);
    for (let i = 0; i < 120; i += 1) expect((await pedir()).status).toBe(200);
    const { status, erro, cru } = await pedir();
    expect([status, erro.codigo]).toEqual([429, 'MUITAS_TENTATIVAS']);
    expect(erro.detail).toMatch(/^Muitas chamadas em pouco tempo\. Aguarde \d+ segundos?\.$/);
    expect(Number(cru.headers['retry-after'])).toBeGreaterThan(0);
    expect(await bilheteDe((await pessoa()).token)).toMatch(/./);
    avancar(60_000);
    expect((await pedir()).status).toBe(200);
  });

  it('answers 404 for somebody else’s feed, even with a ticket', async () => {
    const { token } = await pessoa();
    const outro = await pessoa();
    const query = `?token=${await bilheteDe(token)}`;
    expect((await abrirLeitor(fluxoDe(outro.id), com(token))).status).toBe(404);
    expect((await abrirLeitor(fluxoDe(outro.id, query))).status).toBe(404);
    expect((await abrirLeitor(fluxoDe(999_999_999), com(token))).status).toBe(404);
  });

  it('sends missed notifications after Last-Event-ID or ?desde=: the newest, fifty at most', async () => {
    const { id, token } = await pessoa();
    for (let i = 0; i < 55; i += 1) await criarNotificacao(plataforma, { usuarioIds: [id] });
    const lista = (await chamar(token, notificacoesEndpoints.naoLidas)).corpo;
    const [ultima, penultima, anterior] = lista.map((item) => item.id);
    const idsDe = (leitor: Awaited<ReturnType<typeof abrirLeitor>>) =>
      leitor
        .eventos()
        .flatMap(({ mensagem }) => (mensagem.type === 'notification' ? [mensagem.id] : []));
    for (const leitor of [
      await abrirLeitor(fluxoDe(id), { ...com(token), 'last-event-id': String(anterior) }),
      await abrirLeitor(fluxoDe(id, `?desde=${anterior}`), com(token)),
    ]) {
      await leitor.esperar((m) => m.type === 'notification' && m.id === ultima);
      expect(idsDe(leitor)).toEqual([penultima, ultima]);
    }
    // Twenty missed are those twenty, in their order.
    const vinte = lista.slice(0, 20).map((item) => item.id);
    const deVinte = await abrirLeitor(fluxoDe(id, `?desde=${lista[20]?.id}`), com(token));
    await deVinte.esperar((m) => m.type === 'notification' && m.id === ultima);
    expect(idsDe(deVinte)).toEqual(vinte.reverse());
    const doInicio = await abrirLeitor(fluxoDe(id, '?desde=1'), com(token));
    await doInicio.esperar((m) => m.type === 'notification' && m.id === ultima);
    expect(idsDe(doInicio)).toEqual(lista.map((item) => item.id).reverse());
  });

  it('sends to the other tabs that a notification was read', async () => {
    const { id, token } = await pessoa();
    await criarNotificacao(plataforma, { usuarioIds: [id] });
    const [alvo] = (await chamar(token, notificacoesEndpoints.naoLidas)).corpo;
    const leitor = await abrirLeitor(fluxoDe(id), com(token));
    await chamar(token, notificacoesEndpoints.marcarLida, { params: { id: alvo?.id ?? 0 } });
    await leitor.esperar((m) => m.type === 'notification_updated' && m.data.id === alvo?.id);
    await criarNotificacao(plataforma, { usuarioIds: [id] });
    await chamar(token, notificacoesEndpoints.marcarTodas);
    await leitor.esperar((m) => m.type === 'notification_updated' && m.data.id === null);
  });

  it('closes within five seconds of the logout, and only that session’s', async () => {
    const { id, token } = await pessoa();
    const outraSessao = await entrar(id);
    const leitor = await abrirLeitor(fluxoDe(id), com(token));
    const intacto = await abrirLeitor(fluxoDe(id), com(outraSessao));
    await chamar(token, sessoesEndpoints.logout);
    await leitor.esperarFim(5_000);
    expect(leitor.eventos().at(-1)?.mensagem).toMatchObject({ action: 'session_ended' });
    expect(intacto.fechado()).toBe(false);
    expect((await abrirLeitor(fluxoDe(id), com(token))).status).toBe(401);
  });

  it.each([
    ['suspends the person', cadastroDeUsuariosEndpoints.suspender],
    ['ends their sessions', sessoesAbertasEndpoints.encerrarTodasDaPessoa],
  ])('closes within five seconds once an administrator %s', async (_como, endpoint) => {
    const { id, token } = await pessoa();
    const leitor = await abrirLeitor(fluxoDe(id), com(token));
    const admin = await administrador();
    await chamar(admin.token, endpoint, { params: { id } });
    await leitor.esperarFim(5_000);
    expect(leitor.eventos().at(-1)?.mensagem).toMatchObject({ action: 'session_ended' });
  });

  it('answers a HEAD without holding the connection', async () => {
    const { id, token } = await pessoa();
    const antes = plataforma.aoVivo.abertos();
    const resposta = await fetch(fluxoDe(id), { method: 'HEAD', headers: com(token) });
    expect(resposta.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await vi.waitFor(() => expect(plataforma.aoVivo.abertos()).toBe(antes), ESPERA);
  });

  it('carries the security headers of every other answer', async () => {
    const { id, token } = await pessoa();
    const { resposta } = await abrirLeitor(fluxoDe(id), com(token));
    expect(resposta.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(resposta.headers['content-encoding']).toBeUndefined();
  });
});

describe('the end of the process', () => {
  it('tells every reader to reconnect and does not wait for them', async () => {
    const outro = await montarApp({ completa: true });
    const url = await outro.escutar();
    const { id } = await criarUsuario(outro.banco);
    const leitor = await abrirLeitor(
      `${url}/api/notifications/sse/${id}`,
      com(await outro.entrar(id)),
    );
    const inicio = performance.now();
    await outro.app.close();
    expect(performance.now() - inicio).toBeLessThan(3_000);
    await leitor.esperarFim();
    expect(leitor.eventos().at(-1)?.mensagem).toMatchObject({ action: 'reconnect' });
  });
});
