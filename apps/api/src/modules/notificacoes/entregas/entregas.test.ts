import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import {
  notificacoesConfiguracaoEndpoints as config,
  PREFERENCIAS_PADRAO,
} from '@dominio/contrato/notificacoes-configuracao';
import { notificacoesEntregasEndpoints } from '@dominio/contrato/notificacoes-entregas';
import { notificacoesSilenciadosEndpoints } from '@dominio/contrato/notificacoes-silenciados';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarNotificacao } from '../../../../test/factories/notificacoes.ts';
import { criarUsuario } from '../../../../test/factories/usuarios.ts';
import { adiantarTrabalhos } from '../../../../test/trabalhos.ts';
import type { Aviso } from '../../../platform/aviso.ts';
import { emails } from '../../../platform/email/email.tables.ts';
import { agendamentoCancelado } from '../../agendamentos/avisos/agendamento-cancelado.aviso.ts';
import { notificacoesRegras } from '../preferencias/preferencias.tables.ts';
import { limparEntregas, soltarVencidas } from './vencidas.service.ts';

const { banco, plataforma, entrar, chamar, agora, avancar } = await montarApp({ completa: true });
const HORA = 3_600_000;

async function alguem(nome = 'Rita Prado') {
  const usuario = await criarUsuario(banco, { nome });
  return { usuario, id: usuario.id, token: await entrar(usuario.id) };
}
const cancelar = (id: number, dados: Partial<Aviso> = {}) =>
  criarNotificacao(
    { ...plataforma, agora },
    {
      usuarioIds: [id],
      mensagem: 'Ana cancelou “Fechamento”.',
      url: '/agenda?agendamento=5',
      ...dados,
    },
    agendamentoCancelado,
  );
const cartasDe = async (para: string) => {
  await adiantarTrabalhos(banco);
  return banco.select().from(emails).where(eq(emails.para, para));
};
const listaDe = async (token: string, userId: number) =>
  (await chamar(token, notificacoesEndpoints.doUsuario, { params: { userId } })).corpo;
const porQue = async (token: string, id: number) =>
  (
    await chamar(token, notificacoesEntregasEndpoints.porQue, { params: { id } })
  ).corpo.entregas.map(({ canal, estado, motivo }) => [canal, estado, motivo]);
/** Quiet hours all day but for an hour that is half a day away. */
async function silenciar(token: string) {
  const hora = (agora().getUTCHours() - 3 + 12 + 24) % 24;
  const [de, ate] = [hora, hora + 1].map((h) => `${String(h).padStart(2, '0')}:00`);
  const dias = Object.fromEntries(
    ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'].map((dia) => [dia, [[de, ate]]]),
  );
  const silencio = { ...PREFERENCIAS_PADRAO.silencio, ativo: true, dias };
  const body = { silencio: silencio as typeof PREFERENCIAS_PADRAO.silencio };
  expect((await chamar(token, config.gravarPreferencias, { body })).status).toBe(200);
}

describe('an e-mail of a notification', () => {
  it('goes at once to whom its type is told so, with a link and a plain-text twin', async () => {
    const { usuario, id, token } = await alguem();
    await cancelar(id);
    const [carta, ...mais] = await cartasDe(usuario.email);
    expect(mais).toEqual([]);
    expect(carta).toMatchObject({ assunto: 'Compromisso cancelado' });
    for (const parte of [carta?.texto, carta?.html]) {
      expect(parte).toContain('Olá, Rita.');
      expect(parte).toContain('Ana cancelou “Fechamento”.');
      expect(parte).toContain('/agenda?agendamento=5');
    }
    const [lida] = (await listaDe(token, id)).notifications;
    expect(await porQue(token, lida?.id ?? 0)).toEqual([
      ['sistema', 'enviado', null],
      ['email', 'enviado', null],
      ['push', 'suprimido', 'sem_dispositivo'],
    ]);
  });

  it('is not sent to whoever switched it off, who reads why', async () => {
    const { usuario, id, token } = await alguem();
    const params = { userId: id, eventType: 'agendamento_cancelado' };
    const body = { email_notification: false };
    expect((await chamar(token, config.configurar, { params, body })).corpo).toMatchObject({
      system_notification: true,
      email_notification: false,
      push_notification: true,
      padrao: { email_notification: true },
    });
    await cancelar(id);
    expect(await cartasDe(usuario.email)).toEqual([]);
    const [lida] = (await listaDe(token, id)).notifications;
    expect(await porQue(token, lida?.id ?? 0)).toContainEqual([
      'email',
      'suprimido',
      'preferencia',
    ]);
  });

  it('waits for the end of quiet hours; what waited goes as one, without what was read', async () => {
    const { usuario, id, token } = await alguem();
    await silenciar(token);
    for (let i = 0; i < 3; i += 1) await cancelar(id);
    expect(await cartasDe(usuario.email)).toEqual([]);
    const { notifications, unread_count } = await listaDe(token, id);
    expect(unread_count).toBe(3);
    const lida = notifications[0]?.id ?? 0;
    await chamar(token, notificacoesEndpoints.marcarLida, { params: { id: lida } });
    avancar(24 * HORA);
    await soltarVencidas(plataforma, agora());
    const cartas = await cartasDe(usuario.email);
    expect(cartas.map(({ assunto }) => assunto)).toEqual(['2 notificações: Compromisso cancelado']);
    expect(await porQue(token, lida)).toContainEqual(['email', 'suprimido', 'ja_lida']);
    await soltarVencidas(plataforma, agora());
    expect(await cartasDe(usuario.email)).toHaveLength(1);
  });
});

describe('what waits is decided again when it is due:', () => {
  const params = (userId: number) => ({ userId, eventType: 'agendamento_cancelado' });

  it('switched off meanwhile, it is withheld', async () => {
    const { usuario, id, token } = await alguem();
    await silenciar(token);
    await cancelar(id);
    const body = { email_notification: false };
    await chamar(token, config.configurar, { params: params(id), body });
    avancar(24 * HORA);
    await soltarVencidas(plataforma, agora());
    expect(await cartasDe(usuario.email)).toEqual([]);
    const [lida] = (await listaDe(token, id)).notifications;
    expect(await porQue(token, lida?.id ?? 0)).toContainEqual([
      'email',
      'suprimido',
      'preferencia',
    ]);
  });

  it('about an item that was silenced meanwhile, it is withheld', async () => {
    const { usuario, id, token } = await alguem();
    await silenciar(token);
    await cancelar(id);
    const [lida] = (await listaDe(token, id)).notifications;
    const daLinha = { params: { id: lida?.id ?? 0 }, body: { silenciado: true } };
    expect((await chamar(token, notificacoesSilenciadosEndpoints.silenciar, daLinha)).status).toBe(
      200,
    );
    avancar(24 * HORA);
    await soltarVencidas(plataforma, agora());
    expect(await cartasDe(usuario.email)).toEqual([]);
    expect(await porQue(token, lida?.id ?? 0)).toContainEqual([
      'email',
      'suprimido',
      'item_silenciado',
    ]);
  });

  it('where the person ends their quiet hours, it waits no longer', async () => {
    const { usuario, id, token } = await alguem();
    await silenciar(token);
    await cancelar(id);
    expect(await cartasDe(usuario.email)).toEqual([]);
    const body = { silencio: PREFERENCIAS_PADRAO.silencio };
    await chamar(token, config.gravarPreferencias, { body });
    await soltarVencidas(plataforma, agora());
    expect(await cartasDe(usuario.email)).toHaveLength(1);
  });

  it('locked by the firm, the person’s own choice counts for nothing', async () => {
    const { usuario, id, token } = await alguem();
    await silenciar(token);
    const body = { email_notification: false };
    await cancelar(id);
    await chamar(token, config.configurar, { params: params(id), body });
    const regra = { event_type: 'agendamento_cancelado', bloqueado: true, email: true } as const;
    await banco.insert(notificacoesRegras).values(regra);
    avancar(24 * HORA);
    await soltarVencidas(plataforma, agora());
    expect(await cartasDe(usuario.email)).toHaveLength(1);
    await banco.delete(notificacoesRegras);
  });
});

describe('what is told without the bell', () => {
  it('is in no list and no count', async () => {
    const { usuario, id, token } = await alguem();
    const params = { userId: id, eventType: 'agendamento_cancelado' };
    await chamar(token, config.configurar, { params, body: { system_notification: false } });
    await cancelar(id);
    expect(await listaDe(token, id)).toMatchObject({
      notifications: [],
      total: 0,
      unread_count: 0,
    });
    expect(await cartasDe(usuario.email)).toHaveLength(1);
  });
});

describe('what is repeated under one key within a day', () => {
  it('is one notification, unread again, at the top and counted; a job that runs twice counts once', async () => {
    const { id, token } = await alguem();
    const chave = { trackingKey: `agendamento_cancelado:agendamento:${id}` };
    await cancelar(id, { ...chave, ocorrencia: 'v1' });
    await cancelar(id);
    const [, primeira] = (await listaDe(token, id)).notifications;
    await chamar(token, notificacoesEndpoints.marcarLida, { params: { id: primeira?.id ?? 0 } });
    await cancelar(id, { ...chave, ocorrencia: 'v2' });
    await cancelar(id, { ...chave, ocorrencia: 'v2' });
    await cancelar(id, { ...chave, ocorrencia: 'v1' });
    const { notifications, total } = await listaDe(token, id);
    expect(total).toBe(2);
    expect(notifications[0]).toMatchObject({ id: primeira?.id, lida: false, contagem: 2 });
  });

  it('is not sent again by e-mail within ten minutes, and is after them', async () => {
    const { usuario, id } = await alguem();
    const chave = { trackingKey: `agendamento_cancelado:agendamento:${id}` };
    for (const ocorrencia of ['v1', 'v2']) await cancelar(id, { ...chave, ocorrencia });
    expect(await cartasDe(usuario.email)).toHaveLength(1);
    avancar(11 * 60_000);
    await cancelar(id, { ...chave, ocorrencia: 'v3' });
    expect(await cartasDe(usuario.email)).toHaveLength(2);
  });

  it('says all that the last one said, and nothing of the one before', async () => {
    const { id, token } = await alguem();
    const chave = { trackingKey: `agendamento_cancelado:agendamento:${id}` };
    const marcada = { titulo: 'Um', mensagem: 'uma', html: '<b>uma</b>', eventData: { vez: 1 } };
    await cancelar(id, { ...chave, ...marcada, ocorrencia: 'v1' });
    await cancelar(id, { ...chave, titulo: 'Dois', mensagem: 'outra', ocorrencia: 'v2' });
    expect((await listaDe(token, id)).notifications[0]).toMatchObject({
      titulo: 'Dois',
      mensagem: 'outra',
      message: null,
      event_data: null,
    });
  });

  it('is a new one after a day', async () => {
    const { id, token } = await alguem();
    const chave = { trackingKey: `agendamento_cancelado:agendamento:${id}` };
    await cancelar(id, { ...chave, ocorrencia: 'v1' });
    avancar(25 * HORA);
    const outroToken = await entrar(id);
    await cancelar(id, { ...chave, ocorrencia: 'v2' });
    const { notifications } = await listaDe(outroToken, id);
    expect(notifications.map(({ contagem }) => contagem)).toEqual([1, 1]);
    expect(token).not.toBe(outroToken);
  });
});

it('why somebody was told can be asked for 30 days', async () => {
  const { id } = await alguem();
  await cancelar(id);
  await adiantarTrabalhos(banco);
  avancar(29 * 24 * HORA);
  await limparEntregas(banco, agora());
  const token = await entrar(id);
  const notificacao = (await listaDe(token, id)).notifications[0]?.id ?? 0;
  expect(await porQue(token, notificacao)).toHaveLength(3);
  avancar(2 * 24 * HORA);
  await limparEntregas(banco, agora(), 2);
  expect(await porQue(await entrar(id), notificacao)).toEqual([]);
});
