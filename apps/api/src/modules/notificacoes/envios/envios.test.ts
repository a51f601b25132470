import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { notificacoesEnvioEndpoints as e } from '@dominio/contrato/notificacoes-envio';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { recebidas } from '../../../../test/factories/notificacoes.ts';
import { adiantarTrabalhos } from '../../../../test/trabalhos.ts';
import { arquivarVelhas } from '../notificacoes.jobs.ts';
import { despacharVencidos } from './despacho.service.ts';

const aplicacao = await montarApp({ completa: true });
const { app, banco, plataforma, chamar, pessoa, administrador, agora, avancar } = aplicacao;
const chefe = await administrador({ nome: 'Ana Souza' });
const HORA = 3_600_000;
const AVISO = { title: 'Feriado', message: 'O escritório <b>fecha</b> na sexta.' };

const enviar = (body: object, token = chefe.token) =>
  chamar(token, e.enviar, { body: body as never });
const recebidasPor = async (id: number) => {
  await adiantarTrabalhos(banco);
  return recebidas(banco, id);
};

describe('NO-43: what an administrator sends by hand', () => {
  it('reaches each person once, by whatever names them, under its own title and marks', async () => {
    const bia = await pessoa();
    const caio = await pessoa();
    const { corpo } = await enviar({
      ...AVISO,
      user_ids: [bia.id, caio.id],
      grupo_ids: [bia.grupo_id],
      notification_type: 'system',
      event_data: { origem: 'mural' },
      url: '/agenda',
    });
    expect(corpo).toMatchObject({ success: true, ignorados: [] });
    for (const { id } of [bia, caio]) {
      expect(await recebidasPor(id)).toMatchObject([
        {
          titulo: 'Feriado',
          mensagem: 'O escritório fecha na sexta.',
          html: 'O escritório <b>fecha</b> na sexta.',
          tipo_evento: 'sistema_aviso',
          event_data: { origem: 'mural' },
          url: '/agenda',
          criado_por: chefe.id,
        },
      ]);
    }
    const { notifications } = (
      await chamar(bia.token, notificacoesEndpoints.doUsuario, { params: { userId: bia.id } })
    ).corpo;
    expect(notifications[0]).toMatchObject({ message: 'O escritório <b>fecha</b> na sexta.' });
  });

  it('says of whom it did not reach why, and goes on with the rest', async () => {
    const bia = await pessoa();
    const fora = await pessoa({ situacao: 'suspenso' });
    const { corpo } = await enviar({ ...AVISO, user_ids: [bia.id, fora.id, 999_999] });
    expect(corpo).toMatchObject({
      enviados: 1,
      ignorados: [
        { id: fora.id, motivo: 'Não tem acesso ativo.' },
        { id: 999_999, motivo: 'Usuário não encontrado.' },
      ],
    });
  });

  it('NO-30: is refused to everybody else, in the specified words', async () => {
    const { id, token } = await pessoa();
    const detail = 'Acesso Negado - Apenas administradores podem enviar notificações';
    expect(await enviar({ ...AVISO, user_ids: [id] }, token)).toMatchObject({
      status: 403,
      erro: { detail, success: false, message: detail },
    });
  });

  it('NO-30: is refused to them before anything wrong in what they ask is', async () => {
    const { token } = await pessoa();
    const detail = 'Acesso Negado - Apenas administradores podem enviar notificações';
    for (const pedir of [
      () => enviar({ title: '' }, token),
      () => chamar(token, e.enviarSimples, { body: {} as never }),
      () => chamar(token, e.contar, { body: { user_ids: 'x' } as never }),
      () => chamar(token, e.cancelar, { params: { id: 'x' as never } }),
      () => chamar(token, e.listar),
    ]) {
      expect(await pedir()).toMatchObject({ status: 403, erro: { detail } });
    }
  });

  it('to nobody who could be told is refused, with why of each', async () => {
    const fora = await pessoa({ situacao: 'suspenso' });
    const frase = 'Nenhum dos escolhidos pode ser avisado.';
    const ignorados = [{ id: fora.id, motivo: 'Não tem acesso ativo.' }];
    const recusa = {
      status: 422,
      erro: { detail: frase, campos: [{ campo: 'user_ids', mensagem: frase }], ignorados },
    };
    expect(await enviar({ ...AVISO, user_id: fora.id })).toMatchObject(recusa);
    expect(await enviar({ ...AVISO, user_ids: [fora.id] })).toMatchObject(recusa);
    const bia = await pessoa();
    const { corpo } = await enviar({ ...AVISO, user_id: fora.id, user_ids: [bia.id, fora.id] });
    expect(corpo).toMatchObject({ enviados: 1, ignorados });
  });

  it.each([
    [{ title: ' ', message: 'x', todos: true }, 'title', 'Informe o título e a mensagem.'],
    [{ title: 'x', message: '', todos: true }, 'message', 'Informe o título e a mensagem.'],
    [
      { title: 'x'.repeat(121), message: 'x', todos: true },
      'title',
      'O título pode ter no máximo 120 caracteres.',
    ],
    [
      { title: 'x', message: 'x'.repeat(2_001), todos: true },
      'message',
      'A mensagem pode ter no máximo 2.000 caracteres.',
    ],
    [
      { title: 'x', message: '<script>x</script>', todos: true },
      'message',
      'Informe o título e a mensagem.',
    ],
    [
      { ...AVISO, todos: true, event_data: { x: 'x'.repeat(5_000) } },
      'event_data',
      'Os dados do evento podem ter no máximo 4.000 caracteres.',
    ],
    [AVISO, 'user_ids', 'Escolha ao menos um destinatário.'],
    [
      { ...AVISO, todos: true, notification_type: 'x' },
      'notification_type',
      'Tipo de notificação inválido: x.',
    ],
    [
      { ...AVISO, todos: true, url: 'https://mal.example' },
      'url',
      'Informe uma página do Domínio, que começa com /.',
    ],
    [
      { ...AVISO, todos: true, agendar_para: '2020-01-01T10:00:00Z' },
      'agendar_para',
      'Escolha um horário à frente.',
    ],
  ])('refuses %j', async (body, campo, mensagem) => {
    expect(await enviar(body)).toMatchObject({
      status: 422,
      erro: { campos: [{ campo, mensagem }] },
    });
  });

  it('to an unknown person is not found', async () => {
    const { status, erro } = await chamar(chefe.token, e.enviarSimples, {
      body: { ...AVISO, user_id: 999_999 },
    });
    expect([status, erro.detail]).toEqual([404, 'Usuário não encontrado.']);
  });

  it('fifty times at once under one key is one', async () => {
    const bia = await pessoa();
    const pedir = () =>
      app.inject({
        method: 'POST',
        url: e.enviarSimples.path,
        headers: {
          authorization: `Bearer ${chefe.token}`,
          'idempotency-key': `cinquenta-${bia.id}`,
        },
        payload: { ...AVISO, user_id: bia.id },
      });
    const respostas = await Promise.all(Array.from({ length: 50 }, pedir));
    expect(new Set(respostas.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await recebidasPor(bia.id)).toHaveLength(1);
  });

  it('counts whom it would tell before it is sent', async () => {
    const bia = await pessoa();
    const contar = async (body: object) =>
      (await chamar(chefe.token, e.contar, { body: body as never })).corpo.total;
    expect(await contar({ user_ids: [bia.id, bia.id] })).toBe(1);
    expect(await contar({})).toBe(0);
    const { rows } = await banco.execute<{ total: number }>(
      sql`select count(*)::int as total from usuarios where situacao = 'ativo' and client_id is null`,
    );
    expect(await contar({ todos: true })).toBe(rows[0]?.total);
  });
});

describe('what is scheduled', () => {
  it('leaves at its hour, once', async () => {
    const bia = await pessoa();
    const agendar_para = new Date(agora().getTime() + HORA).toISOString();
    const { corpo } = await enviar({ ...AVISO, user_ids: [bia.id], agendar_para });
    expect(corpo).toMatchObject({ enviados: 0, message: 'Envio agendado.' });
    await despacharVencidos(plataforma);
    expect(await recebidasPor(bia.id)).toEqual([]);
    avancar(HORA + 1_000);
    await despacharVencidos(plataforma);
    await despacharVencidos(plataforma);
    expect(await recebidasPor(bia.id)).toHaveLength(1);
    const { envios } = (await chamar(chefe.token, e.listar)).corpo;
    expect(envios.find(({ id }) => id === corpo.lote_id)).toMatchObject({
      estado: 'enviado',
      destinatarios: 1,
      lidas: 0,
      autor: 'Ana Souza',
    });
  });

  it('may be called off until then, and not after', async () => {
    const bia = await pessoa();
    const agendar_para = new Date(agora().getTime() + HORA).toISOString();
    const { lote_id: id } = (await enviar({ ...AVISO, user_ids: [bia.id], agendar_para })).corpo;
    expect((await chamar(chefe.token, e.cancelar, { params: { id } })).status).toBe(200);
    avancar(HORA + 1_000);
    await despacharVencidos(plataforma);
    expect(await recebidasPor(bia.id)).toEqual([]);
    const { lote_id: saiu } = (await enviar({ ...AVISO, user_ids: [bia.id] })).corpo;
    await adiantarTrabalhos(banco);
    expect(await chamar(chefe.token, e.cancelar, { params: { id: saiu } })).toMatchObject({
      status: 409,
      erro: { detail: 'Este envio já saiu.' },
    });
  });
});

describe('the list of what was sent', () => {
  it('counts who was told and who has read it, and of what is scheduled who would be told', async () => {
    const [bia, caio, dora] = [await pessoa(), await pessoa(), await pessoa()];
    const user_ids = [bia.id, caio.id];
    const { lote_id: saiu } = (await enviar({ ...AVISO, notification_type: 'system', user_ids }))
      .corpo;
    const [dela] = await recebidasPor(bia.id);
    await chamar(bia.token, notificacoesEndpoints.marcarLida, { params: { id: dela?.id ?? 0 } });
    const agendar_para = new Date(agora().getTime() + 90 * 24 * HORA).toISOString();
    const depois = async (quem: object) =>
      (await enviar({ ...AVISO, ...quem, agendar_para })).corpo.lote_id;
    const aAlguns = await depois({ user_id: dora.id, user_ids });
    const aoGrupo = await depois({ grupo_ids: [bia.grupo_id], user_ids: [chefe.id] });
    const aTodos = await depois({ todos: true });
    const contar = async (body: object) =>
      (await chamar(chefe.token, e.contar, { body: body as never })).corpo.total;
    const { corpo } = await chamar(chefe.token, e.listar, { query: { limit: 4 } });
    expect(
      corpo.envios.map(({ id, estado, destinatarios, lidas }) => [
        id,
        estado,
        destinatarios,
        lidas,
      ]),
    ).toEqual([
      [aTodos, 'agendado', await contar({ todos: true }), 0],
      [aoGrupo, 'agendado', await contar({ grupo_ids: [bia.grupo_id], user_ids: [chefe.id] }), 0],
      [aAlguns, 'agendado', 3, 0],
      [saiu, 'enviado', 2, 1],
    ]);
  });

  it('is read in pages, the newest first', async () => {
    const ids: number[] = [];
    for (const _ of [1, 2, 3]) {
      ids.unshift((await enviar({ ...AVISO, user_ids: [chefe.id] })).corpo.lote_id);
    }
    const pagina = async (page: number) =>
      (await chamar(chefe.token, e.listar, { query: { page, limit: 2 } })).corpo;
    const [primeira, segunda] = [await pagina(1), await pagina(2)];
    expect([...primeira.envios, ...segunda.envios].slice(0, 3).map(({ id }) => id)).toEqual(ids);
    expect(primeira).toMatchObject({ page: 1, limit: 2, total: segunda.total });
  });
});

it('whoever read one that is in the archive by now still counts', async () => {
  const bia = await pessoa();
  const { lote_id } = (await enviar({ ...AVISO, user_id: bia.id })).corpo;
  const [dela] = await recebidasPor(bia.id);
  await chamar(bia.token, notificacoesEndpoints.marcarLida, { params: { id: dela?.id ?? 0 } });
  await arquivarVelhas(banco, new Date(agora().getTime() + 181 * 24 * HORA));
  const { corpo } = await chamar(chefe.token, e.listar);
  expect(corpo.envios.find(({ id }) => id === lote_id)).toMatchObject({ lidas: 1 });
});
