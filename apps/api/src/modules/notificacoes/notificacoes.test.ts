import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarNotificacao } from '../../../test/factories/notificacoes.ts';
import { criarUsuario, criarUsuarioDeCliente } from '../../../test/factories/usuarios.ts';
import { agendamentoCancelado } from '../agendamentos/avisos/agendamento-cancelado.aviso.ts';
import { agendamentoConflito } from '../agendamentos/avisos/agendamento-conflito.aviso.ts';
import { agendamentoCriado } from '../agendamentos/avisos/agendamento-criado.aviso.ts';
import { notificacoes } from './notificacoes.tables.ts';
import { notificar } from './notificar.service.ts';

const { banco, plataforma, entrar, chamar, agora, avancar } = await montarApp();

/** A person with a session and some notifications. */
async function pessoaCom(quantas: number) {
  const usuario = await criarUsuario(banco);
  for (let i = 0; i < quantas; i += 1) {
    await criarNotificacao(plataforma, { usuarioIds: [usuario.id] });
  }
  return { usuario, token: await entrar(usuario.id) };
}
const naoLidasDe = async (token: string) =>
  (await chamar(token, notificacoesEndpoints.naoLidas)).corpo;

describe('notificar', () => {
  it('notifies each person once, however often it runs', async () => {
    const [a, b] = [await criarUsuario(banco), await criarUsuario(banco)];
    const nova = await criarNotificacao(plataforma, { usuarioIds: [a.id, b.id, a.id] });
    expect(await notificar(plataforma, agendamentoCriado, nova)).toBe(0);
    const novato = await criarUsuario(banco);
    expect(
      await notificar(plataforma, agendamentoCriado, { ...nova, usuarioIds: [a.id, novato.id] }),
    ).toBe(1);
    for (const { id } of [a, b, novato]) {
      const linhas = await banco.select().from(notificacoes).where(eq(notificacoes.usuario_id, id));
      expect(linhas.map(({ tracking_key }) => tracking_key)).toEqual([nova.trackingKey]);
    }
  });

  it('notifies once when twenty jobs of the same event run together', async () => {
    const pessoas: number[] = [];
    for (let i = 0; i < 5; i += 1) pessoas.push((await criarUsuario(banco)).id);
    const nova = {
      usuarioIds: pessoas,
      mensagem: 'x',
      url: null,
      trackingKey: 'agendamento_cancelado:agendamento:999',
      criadoPor: null,
      agendamentoId: null,
    } as const;
    // In different orders, since two writers in opposite orders could wait for each other.
    const contagens = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        notificar(plataforma, agendamentoCancelado, {
          ...nova,
          usuarioIds: i % 2 === 0 ? pessoas : [...pessoas].reverse(),
        }),
      ),
    );
    expect(contagens.reduce((a, b) => a + b)).toBe(5);
  });

  it('notifies each of ten thousand people once', async () => {
    const { usuario } = await pessoaCom(0);
    const pessoas = await banco.execute<{ id: string }>(
      `insert into usuarios (nome, email, grupo_id)
       select 'P' || n, 'massa' || n || '@teste.demo', ${usuario.grupo_id} from generate_series(1, 10000) n
       returning id`,
    );
    const inicio = performance.now();
    const nova = await criarNotificacao(plataforma, {
      usuarioIds: pessoas.rows.map(({ id }) => Number(id)),
    });
    const levou = Math.round(performance.now() - inicio);
    process.stdout.write(`dez mil pessoas avisadas em ${levou} ms (limite 10000 ms)\n`);
    expect(await banco.$count(notificacoes, eq(notificacoes.tracking_key, nova.trackingKey))).toBe(
      10_000,
    );
  });
});

describe('NO-37: GET /api/notifications/unread', () => {
  it('lists the caller’s fifty newest unread ones, and nobody else’s', async () => {
    const { usuario, token } = await pessoaCom(53);
    await pessoaCom(1);
    const lista = await naoLidasDe(token);
    expect(lista).toHaveLength(50);
    expect(lista.every(({ usuario_id }) => usuario_id === usuario.id)).toBe(true);
    const ids = lista.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it('NO-12, NO-13: answers both sets of field names, with the time in whole seconds', async () => {
    avancar(3_600_000);
    const autor = await criarUsuario(banco);
    const usuario = await criarUsuario(banco);
    const sobre = {
      usuarioIds: [usuario.id],
      mensagem: 'Texto <b>cru</b>',
      url: '/agenda?agendamento=5',
      trackingKey: 'agendamento_conflito:agendamento:5',
      criadoPor: autor.id,
      agendamentoId: 5,
    };
    await criarNotificacao(plataforma, sobre, agendamentoConflito);
    const [lida] = await naoLidasDe(await entrar(usuario.id));
    expect(lida).toMatchObject({
      categoria: 'agenda',
      tipo: 'agendamento_conflito',
      tipo_evento: 'agendamento_conflito',
      titulo: 'Conflito de Horário',
      mensagem: 'Texto <b>cru</b>',
      url: '/agenda?agendamento=5',
      tracking_key: 'agendamento_conflito:agendamento:5',
      lida: false,
      importante: false,
      canal_envio: 'push',
      status_envio: 'enviado',
      dados: { criado_por: autor.id, agendamento_id: 5 },
    });
    expect(Math.abs((lida?.timestamp ?? 0) * 1_000 - agora().getTime())).toBeLessThan(10_000);
    expect(new Date(lida?.criado_em ?? '').getTime()).toBeGreaterThanOrEqual(
      (lida?.timestamp ?? 0) * 1_000,
    );
  });

  it('is empty for somebody without any, people of clients included', async () => {
    const cliente = await criarUsuarioDeCliente(banco);
    expect(await naoLidasDe(await entrar(cliente.id))).toEqual([]);
  });
});

describe('NO-42: GET /api/notifications/user/{userId}', () => {
  it('lists read and unread ones with the counts, twenty unless another number is asked for', async () => {
    const { usuario, token } = await pessoaCom(23);
    const [primeira] = await naoLidasDe(token);
    await chamar(token, notificacoesEndpoints.marcarLida, { params: { id: primeira?.id ?? 0 } });
    const params = { userId: usuario.id };
    const { corpo } = await chamar(token, notificacoesEndpoints.doUsuario, { params });
    expect(corpo).toMatchObject({ total: 23, unread_count: 22, limit: 20 });
    expect(corpo.notifications).toHaveLength(20);
    expect(corpo.notifications[0]).toMatchObject({ id: primeira?.id, lida: true });
  });

  it.each([
    ['0', 1],
    ['-1', 1],
    ['abc', 20],
    ['9999', 50],
    ['3', 3],
  ])('clamps limit=%s to %i', async (limit, esperado) => {
    const { usuario, token } = await pessoaCom(1);
    const { status, corpo } = await chamar(token, notificacoesEndpoints.doUsuario, {
      params: { userId: usuario.id },
      query: { limit },
    });
    expect([status, corpo.limit]).toEqual([200, esperado]);
  });

  it('answers 404 for somebody else’s, existing or not', async () => {
    const { token } = await pessoaCom(1);
    const { usuario: outro } = await pessoaCom(1);
    for (const userId of [outro.id, 999_999_999]) {
      const { status, erro } = await chamar(token, notificacoesEndpoints.doUsuario, {
        params: { userId },
      });
      expect([status, erro.codigo]).toEqual([404, 'NAO_ENCONTRADO']);
    }
  });
});

describe('NO-50: PUT /api/notifications/{id}/mark-read', () => {
  it('marks one, tells how many are left, and may be repeated', async () => {
    const { token } = await pessoaCom(3);
    const [alvo] = await naoLidasDe(token);
    for (let vez = 0; vez < 2; vez += 1) {
      const { status, corpo } = await chamar(token, notificacoesEndpoints.marcarLida, {
        params: { id: alvo?.id ?? 0 },
      });
      expect([status, corpo.success, corpo.unread_count]).toEqual([200, true, 2]);
    }
    expect((await naoLidasDe(token)).map(({ id }) => id)).not.toContain(alvo?.id);
  });

  it('answers the same for an unknown id and for somebody else’s notification, which stays unread', async () => {
    const { token } = await pessoaCom(1);
    const { token: tokenDoOutro } = await pessoaCom(1);
    const [alheia] = await naoLidasDe(tokenDoOutro);
    for (const id of [alheia?.id ?? 0, 999_999_999]) {
      const { status, erro } = await chamar(token, notificacoesEndpoints.marcarLida, {
        params: { id },
      });
      expect(status).toBe(404);
      expect(erro).toMatchObject({
        detail: 'Notificação não encontrada.',
        codigo: 'NAO_ENCONTRADO',
        success: false,
        message: 'Notificação não encontrada.',
      });
    }
    expect(await naoLidasDe(tokenDoOutro)).toHaveLength(1);
  });
});

describe('NO-52: PUT /api/notifications/mark-all-read', () => {
  it('marks all of the caller’s notifications and nobody else’s', async () => {
    const { token } = await pessoaCom(4);
    const { token: tokenDoOutro } = await pessoaCom(2);
    const { corpo } = await chamar(token, notificacoesEndpoints.marcarTodas);
    expect(corpo).toMatchObject({ success: true, unread_count: 0 });
    expect(await naoLidasDe(token)).toEqual([]);
    expect(await naoLidasDe(tokenDoOutro)).toHaveLength(2);
  });
});
