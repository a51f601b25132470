import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { notificacoesAcoesEndpoints as acoes } from '@dominio/contrato/notificacoes-acoes';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarNotificacao } from '../../../test/factories/notificacoes.ts';
import { abrirLeitor } from '../../../test/leitor-sse.ts';
import { sonecasVencidas } from './notificacoes.jobs.ts';
import { notificacoes } from './notificacoes.tables.ts';
import { acordar } from './soneca.service.ts';

const { banco, plataforma, chamar, escutar, pessoa, agora, avancar } = await montarApp({
  completa: true,
});
const endereco = await escutar();
const MIN = 60_000;
const DIA = 1_440 * MIN;
/** Hours are kept to the second. */
const daqui = (ms: number) =>
  new Date(Math.floor((agora().getTime() + ms) / 1_000) * 1_000).toISOString();

async function pessoaCom(quantas: number) {
  const { id, token } = await pessoa();
  for (let i = 0; i < quantas; i += 1) {
    await criarNotificacao({ ...plataforma, agora }, { usuarioIds: [id] });
  }
  const lista = async (filtro?: 'adiadas') =>
    (
      await chamar(token, notificacoesEndpoints.doUsuario, {
        params: { userId: id },
        query: { filtro },
      })
    ).corpo;
  const ids = async (filtro?: 'adiadas') =>
    (await lista(filtro)).notifications.map((item) => item.id);
  const adiar = (qual: number, ate: string | null) =>
    chamar(token, acoes.adiar, { params: { id: qual }, body: { ate } });
  const ouvir = () =>
    abrirLeitor(`${endereco}/api/notifications/sse/${id}`, { authorization: `Bearer ${token}` });
  return { id, token, lista, ids, adiar, ouvir };
}

describe('PUT /api/notifications/{id}/snooze', () => {
  it('takes the notification out of the list and the counts until its hour, and null undoes that', async () => {
    const { token, ids, lista, adiar } = await pessoaCom(3);
    const antes = await lista();
    const [, alvo = 0] = await ids();
    const ate = daqui(60 * MIN);
    const { status, corpo } = await adiar(alvo, ate);
    expect([status, corpo]).toEqual([
      200,
      { success: true, message: 'Notificação adiada.', unread_count: 2, adiada_ate: ate },
    ]);
    expect(await lista()).toMatchObject({ total: 2, unread_count: 2 });
    expect(await ids()).not.toContain(alvo);
    expect((await chamar(token, notificacoesEndpoints.naoLidas)).corpo).toHaveLength(2);
    expect(await lista('adiadas')).toMatchObject({
      notifications: [{ id: alvo, adiada_ate: ate, lida: false }],
      total: 1,
    });

    expect((await adiar(alvo, null)).corpo).toMatchObject({
      message: 'Notificação de volta à lista.',
      unread_count: 3,
      adiada_ate: null,
    });
    expect(await lista(), 'as it was, where it was').toEqual(antes);
  });

  it('moves the hour of one that is snoozed already', async () => {
    const { ids, lista, adiar } = await pessoaCom(1);
    const [alvo = 0] = await ids();
    await adiar(alvo, daqui(60 * MIN));
    const ate = daqui(2 * DIA);
    expect((await adiar(alvo, ate)).status).toBe(200);
    expect((await lista('adiadas')).notifications).toMatchObject([{ adiada_ate: ate }]);
  });

  it.each([
    ['the past', -MIN, 422],
    ['less than 5 minutes ahead', 5 * MIN - 2_000, 422],
    ['5 minutes ahead', 5 * MIN + 2_000, 200],
    ['90 days ahead', 90 * DIA - 2_000, 200],
    ['more than 90 days ahead', 90 * DIA + 10_000, 422],
  ])('to %s is answered rightly', async (_, ms, esperado) => {
    const { ids, adiar } = await pessoaCom(1);
    const [alvo = 0] = await ids();
    const { status, erro } = await adiar(alvo, daqui(ms));
    expect(status).toBe(esperado);
    if (esperado === 200) return;
    const message = 'Escolha um horário entre 5 minutos e 90 dias à frente.';
    expect(erro).toMatchObject({ detail: message, success: false, message });
    expect(erro.campos).toEqual([{ campo: 'ate', mensagem: message }]);
    expect(await ids()).toEqual([alvo]);
  });

  it.each(['', 'amanhã', 5, {}, undefined])('refuses %j as an hour', async (ate) => {
    const { ids, adiar } = await pessoaCom(1);
    expect((await adiar((await ids())[0] ?? 0, ate as string)).status).toBe(422);
  });

  it('does not reach what is somebody else’s, was removed, or does not exist', async () => {
    const dono = await pessoaCom(2);
    const [alheia = 0, removida = 0] = await dono.ids();
    const outra = await pessoaCom(0);
    await banco
      .update(notificacoes)
      .set({ removida_em: agora() })
      .where(eq(notificacoes.id, removida));
    for (const resposta of [
      await outra.adiar(alheia, daqui(DIA)),
      await outra.adiar(999_999_999, daqui(DIA)),
      await dono.adiar(removida, daqui(DIA)),
    ]) {
      expect([resposta.status, resposta.erro.detail]).toEqual([404, 'Notificação não encontrada.']);
    }
    expect(await dono.ids()).toEqual([alheia]);
  });
});

describe('a snoozed notification', () => {
  const acordarAgora = () => acordar(plataforma, agora());

  it('is back at its hour: unread, at the top, and told live once, however often the job runs', async () => {
    const { id, token, ids, adiar, lista, ouvir } = await pessoaCom(2);
    const [, velha = 0] = await ids();
    const params = { id: velha };
    await chamar(token, notificacoesEndpoints.marcarLida, { params });
    const leitor = await ouvir();
    const ate = daqui(30 * MIN);
    await adiar(velha, ate);
    avancar(29 * MIN);
    await acordarAgora();
    expect(await ids('adiadas'), 'not before').toEqual([velha]);
    await criarNotificacao({ ...plataforma, agora }, { usuarioIds: [id] });
    avancar(MIN + 1_000);
    await Promise.all([acordarAgora(), acordarAgora()]);
    await acordarAgora();

    expect((await lista()).notifications[0]).toMatchObject({ id: velha, lida: false });
    expect((await lista()).notifications[0]).not.toHaveProperty('adiada_ate');
    expect(await lista()).toMatchObject({ total: 3, unread_count: 3 });
    expect(await ids('adiadas')).toEqual([]);
    const ditas = () => leitor.eventos().map(({ mensagem }) => mensagem);
    await vi.waitFor(
      () => expect(ditas().filter((m) => m.type === 'notification')).toHaveLength(2),
      {
        timeout: 5_000,
      },
    );
    expect(ditas()).toContainEqual(
      expect.objectContaining({
        type: 'notification_updated',
        data: { id: velha, adiada_ate: ate },
      }),
    );
    const volta = ditas().findLast((m) => m.type === 'notification');
    expect(volta).toMatchObject({ data: { id: velha, lida: false } });
    const [linha] = await banco.select().from(notificacoes).where(eq(notificacoes.id, velha));
    expect(volta, 'under the position from which readers resume').toMatchObject({
      id: linha?.posicao,
    });
  });

  it('that somebody brought back or snoozed further is not told again at its old hour', async () => {
    const { ids, adiar } = await pessoaCom(2);
    const [a = 0, b = 0] = await ids();
    await adiar(a, daqui(10 * MIN));
    await adiar(b, daqui(10 * MIN));
    await adiar(a, null);
    await adiar(b, daqui(60 * MIN));
    avancar(11 * MIN);
    await acordarAgora();
    expect(await ids()).toEqual([a]);
    expect(await ids('adiadas')).toEqual([b]);
  });

  it('is kept by clearing the list, and comes back afterwards', async () => {
    const { token, ids, adiar } = await pessoaCom(2);
    const [a = 0] = await ids();
    await adiar(a, daqui(10 * MIN));
    await chamar(token, acoes.limpar);
    avancar(11 * MIN);
    await acordarAgora();
    expect(await ids()).toEqual([a]);
  });

  it('comes back in batches, each of every minute', async () => {
    const { ids, adiar } = await pessoaCom(5);
    const todas = await ids();
    for (const id of todas) await adiar(id, daqui(10 * MIN));
    avancar(11 * MIN);
    await acordar(plataforma, agora(), 2);
    expect((await ids()).toSorted()).toEqual(todas.toSorted());
    expect([sonecasVencidas.nome, sonecasVencidas.cron]).toEqual([
      'notificacoes.sonecas-vencidas',
      '* * * * *',
    ]);
  });
});
