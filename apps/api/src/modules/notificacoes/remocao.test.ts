import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { notificacoesAcoesEndpoints as acoes } from '@dominio/contrato/notificacoes-acoes';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarNotificacao } from '../../../test/factories/notificacoes.ts';
import { criarAdministrador, criarUsuario } from '../../../test/factories/usuarios.ts';
import { abrirLeitor } from '../../../test/leitor-sse.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { agendamentoCriado } from '../agendamentos/avisos/agendamento-criado.aviso.ts';
import { notificacoes } from './notificacoes.tables.ts';
import { notificar } from './notificar.service.ts';

const montada = await montarApp({ completa: true });
const { banco, plataforma, entrar, chamar, agora, avancar, escutar } = montada;
const endereco = await escutar();

async function pessoaCom(quantas: number, criadoPor: (eu: number) => number | null = () => null) {
  const { id } = await criarUsuario(banco);
  for (let i = 0; i < quantas; i += 1) {
    await criarNotificacao(plataforma, { usuarioIds: [id], criadoPor: criadoPor(id) });
  }
  const token = await entrar(id);
  const lista = async () =>
    (await chamar(token, notificacoesEndpoints.doUsuario, { params: { userId: id } })).corpo;
  const ids = async () => (await lista()).notifications.map((item) => item.id);
  return { id, token, lista, ids };
}
const comoAdministrador = async () => entrar((await criarAdministrador(banco)).id);
const lerUma = (token: string, id: number) =>
  chamar(token, notificacoesEndpoints.marcarLida, { params: { id } });
const alternar = (token: string, id: number) =>
  chamar(token, acoes.alternarImportante, { params: { id } });
const desfazer = (token: string, removida_em: string) =>
  chamar(token, acoes.restaurar, { body: { removida_em } });

const NAO_ENCONTRADA = { success: false, message: 'Notificação não encontrada.' };

describe('NO-51, NO-53: PUT /api/notifications/{id}/toggle-important, GET …/user/{id}/important', () => {
  it('switches importance on and off, and lists the notification as important meanwhile', async () => {
    const { id: eu, token, ids } = await pessoaCom(3);
    const [, alvo = 0] = await ids();
    const importantes = async () =>
      (await chamar(token, acoes.importantes, { params: { id: eu } })).corpo;
    expect((await alternar(token, alvo)).corpo).toMatchObject({
      success: true,
      importante: true,
      unread_count: 3,
    });
    expect(await importantes()).toMatchObject({
      notifications: [{ id: alvo, importante: true }],
      total: 1,
      unread_count: 3,
      limit: 20,
    });
    expect((await alternar(token, alvo)).corpo.importante).toBe(false);
    expect(await importantes()).toMatchObject({ notifications: [], total: 0 });
  });
});

describe('NO-49: DELETE /api/notifications/{id}', () => {
  type Quem = 'recipient' | 'administrator' | 'colleague';
  it.each<[Quem, string, string, number]>([
    ['recipient', 'read', 'somebody else', 200],
    ['recipient', 'unread', 'somebody else', 409],
    ['recipient', 'unread', 'the recipient', 200],
    ['recipient', 'unread', 'nobody', 409],
    ['administrator', 'unread', 'somebody else', 200],
    ['colleague', 'read', 'somebody else', 404],
    ['colleague', 'unread', 'the recipient', 404],
  ])(
    'by %s, of a %s notification caused by %s, answers %i',
    async (quem, estado, autor, esperado) => {
      const outro = await criarUsuario(banco);
      const criador = (eu: number) =>
        ({ 'somebody else': outro.id, 'the recipient': eu, nobody: null })[autor] ?? null;
      const { token, ids } = await pessoaCom(1, criador);
      const [id = 0] = await ids();
      if (estado === 'read') await lerUma(token, id);
      const quemPede = {
        recipient: async () => token,
        administrator: comoAdministrador,
        colleague: () => entrar(outro.id),
      }[quem];
      const { status, erro } = await chamar(await quemPede(), acoes.remover, { params: { id } });
      expect(status).toBe(esperado);
      expect(await ids()).toEqual(esperado === 200 ? [] : [id]);
      if (esperado === 409) {
        const message = 'Marque como lida antes de remover.';
        expect(erro).toMatchObject({ detail: message, success: false, message });
      }
      if (esperado === 404) expect(erro).toMatchObject(NAO_ENCONTRADA);
    },
  );
});

describe('a removed notification', () => {
  it('is in no list or count, takes no action, and its key does not notify again', async () => {
    const { id: eu, token, ids } = await pessoaCom(0);
    const nova = await criarNotificacao(plataforma, { usuarioIds: [eu] });
    const [id = 0] = await ids();
    await alternar(token, id);
    await chamar(token, acoes.limpar);
    const recusas = [
      await lerUma(token, id),
      await alternar(token, id),
      await chamar(token, acoes.remover, { params: { id } }),
    ];
    for (const { status, erro } of recusas) {
      expect([status, erro]).toMatchObject([404, NAO_ENCONTRADA]);
    }
    expect((await chamar(token, notificacoesEndpoints.naoLidas)).corpo).toEqual([]);
    expect((await chamar(token, acoes.importantes, { params: { id: eu } })).corpo.total).toBe(0);
    expect(await notificar(plataforma, agendamentoCriado, nova)).toBe(0);
    const leitor = await abrirLeitor(`${endereco}/api/notifications/sse/${eu}?desde=0`, {
      authorization: `Bearer ${token}`,
    });
    const seguinte = await criarNotificacao(plataforma, { usuarioIds: [eu] });
    await leitor.esperar((m) => m.type === 'notification', 5_000);
    const chaves = leitor
      .eventos()
      .flatMap(({ mensagem: m }) => (m.type === 'notification' ? [m.data.tracking_key] : []));
    expect(chaves, 'nothing removed is replayed').toEqual([seguinte.trackingKey]);
  });
});

describe("NO-46: DELETE /api/notifications/cache, 'Limpar todas'", () => {
  it.each([
    [undefined, 4],
    ['false', 4],
    ['true', 3],
  ] as const)(
    'with manter_importantes=%s removes %i of four, one of them important',
    async (manter, n) => {
      const { token, ids, lista } = await pessoaCom(4);
      const outra = await pessoaCom(1);
      const antes = await ids();
      await alternar(token, antes[1] ?? 0);
      const query = manter === undefined ? {} : { manter_importantes: manter };
      const { status, corpo } = await chamar(token, acoes.limpar, { query });
      expect(status).toBe(200);
      expect(corpo).toMatchObject({ success: true, removidas: n, unread_count: 4 - n });
      expect(Date.parse(corpo.desfazer_ate) - Date.parse(corpo.removida_em)).toBe(8_000);
      expect(await ids()).toEqual(n === 4 ? [] : [antes[1]]);
      expect((await lista()).total).toBe(4 - n);
      expect(await outra.ids(), 'nobody else’s').toHaveLength(1);
    },
  );

  it('is read again on the person’s tabs, as are changes of importance and restorations', async () => {
    const { id: eu, token, ids } = await pessoaCom(2);
    const [id = 0] = await ids();
    const leitor = await abrirLeitor(`${endereco}/api/notifications/sse/${eu}`, {
      authorization: `Bearer ${token}`,
    });
    await alternar(token, id);
    await lerUma(token, id);
    const um = await chamar(token, acoes.remover, { params: { id } });
    await chamar(token, acoes.limpar);
    await desfazer(token, um.corpo.removida_em);
    const ditas = () =>
      leitor
        .eventos()
        .flatMap(({ mensagem: m }) => (m.type === 'notification_updated' ? [m.data] : []));
    await vi.waitFor(() => expect(ditas()).toHaveLength(5), { timeout: 5_000 });
    expect(ditas()).toEqual([
      { id, importante: true },
      { id, lida: true },
      { id, removida: true },
      { id: null, removida: true },
      { id: null, removida: false },
    ]);
  });

  it('asked for five times at once clears once and never fails', async () => {
    const { token } = await pessoaCom(20);
    const respostas = await Promise.all(
      Array.from({ length: 5 }, () => chamar(token, acoes.limpar)),
    );
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(respostas.reduce((soma, { corpo }) => soma + corpo.removidas, 0)).toBe(20);
  });
});

describe('POST /api/notifications/cache/restaurar', () => {
  it('restores exactly what one removal took, as it was, and may be repeated', async () => {
    const { token, ids, lista } = await pessoaCom(4);
    const [a = 0, b = 0] = await ids();
    await lerUma(token, a);
    await alternar(token, b);
    await chamar(token, acoes.remover, { params: { id: a } });
    avancar(1_000);
    const antes = await lista();
    const { corpo } = await chamar(token, acoes.limpar);
    avancar(29_000);
    for (let vez = 0; vez < 2; vez += 1) {
      const resposta = await desfazer(token, corpo.removida_em);
      expect([resposta.status, resposta.corpo.unread_count]).toEqual([200, 3]);
    }
    expect(await lista()).toEqual(antes);
  });

  it('is refused 30 s after the removal', async () => {
    const { token, ids } = await pessoaCom(1);
    const { corpo } = await chamar(token, acoes.limpar);
    avancar(30_001);
    const { status, erro } = await desfazer(token, corpo.removida_em);
    const message = 'O tempo para desfazer a remoção já passou.';
    expect([status, erro]).toMatchObject([409, { detail: message, success: false, message }]);
    expect(await ids()).toEqual([]);
  });

  it('restores nobody else’s notifications', async () => {
    const { token, ids } = await pessoaCom(1);
    const { token: outro } = await pessoaCom(0);
    const { corpo } = await chamar(token, acoes.limpar);
    expect((await desfazer(outro, corpo.removida_em)).status).toBe(200);
    expect(await ids()).toEqual([]);
  });

  it.each(['', 'ontem', null, 5])('refuses %j as an instant', async (removida_em) => {
    const { token } = await pessoaCom(0);
    expect((await desfazer(token, removida_em as string)).status).toBe(422);
  });
});

describe('NO-48: DELETE /api/notifications/user/{id}', () => {
  it('removes all of one’s own, important ones too', async () => {
    const { id, token, ids } = await pessoaCom(2);
    await alternar(token, (await ids())[0] ?? 0);
    const { corpo } = await chamar(token, acoes.removerDoUsuario, { params: { id } });
    expect([corpo.removidas, await ids()]).toEqual([2, []]);
  });

  it('is allowed to an administrator for anybody, with an audit entry', async () => {
    const { id, ids } = await pessoaCom(2);
    const token = await comoAdministrador();
    const { corpo } = await chamar(token, acoes.removerDoUsuario, { params: { id } });
    expect([corpo.removidas, corpo.unread_count, await ids()]).toEqual([2, 0, []]);
    const entradas = await banco
      .select()
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.acao, 'notificacoes.removidas_por_administrador'));
    expect(entradas.find(({ objeto_id }) => objeto_id === id)).toMatchObject({
      depois: { quantas: 2 },
    });
  });

  it('answers 404 to an administrator for a missing person, and to others for anybody else', async () => {
    const { id, ids } = await pessoaCom(1);
    const colega = await pessoaCom(0);
    const pedidos: [string, number][] = [
      [await comoAdministrador(), 999_999_999],
      [colega.token, id],
      [colega.token, 999_999_999],
    ];
    for (const [token, quem] of pedidos) {
      const params = { id: quem };
      expect((await chamar(token, acoes.removerDoUsuario, { params })).status).toBe(404);
    }
    expect(await ids()).toHaveLength(1);
  });
});

it('a list cleared every day is read from an index without the removed rows', async () => {
  const { id } = await criarUsuario(banco);
  await banco.$client.query(
    `insert into notificacoes (usuario_id, categoria, tipo_evento, titulo, mensagem, tracking_key, removida_em)
      select $1, 'agenda', 'agendamento_criado', 't', 'm', 'limpa:' || i, $2 from generate_series(1, 5000) i`,
    [id, agora()],
  );
  await criarNotificacao(plataforma, { usuarioIds: [id] });
  await banco.$client.query('analyze notificacoes');
  const { rows } = await banco.$client.query(
    `explain (analyze, format json) select * from notificacoes
      where usuario_id = ${id} and removida_em is null and no_sino and adiada_ate is null
      order by posicao desc limit 20`,
  );
  const plano = JSON.stringify(rows[0]);
  expect(plano).toMatch(/"Index Name":\s*"notificacoes_a_vista"/);
  expect(await banco.$count(notificacoes, eq(notificacoes.usuario_id, id))).toBe(5_001);
});
