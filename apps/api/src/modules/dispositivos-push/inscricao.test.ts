import { pushEndpoints as e, MAXIMO_DE_DISPOSITIVOS } from '@dominio/contrato/push';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { umaInscricao, umNavegador } from '../../../test/navegador-push.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { limpeza } from './dispositivos-push.jobs.ts';
import { dispositivosPush as tabela } from './dispositivos-push.tables.ts';

const { app, banco, chamar, entrar, pessoa, avancar, agora, plataforma } = await montarApp();
const limpar = () =>
  limpeza.fazer({ id: 'limpeza', banco, agora, log: plataforma.log }, plataforma);

const inscrever = (token: string | null, body: Parameters<typeof umaInscricao>[0] | object = {}) =>
  chamar(token, e.inscrever, {
    body: 'keys' in body ? (body as ReturnType<typeof umaInscricao>) : umaInscricao(body),
  });
const doEndpoint = async (endpoint: string) =>
  (await banco.select().from(tabela).where(eq(tabela.endpoint, endpoint)))[0];
const doUsuario = (id: number) => banco.select().from(tabela).where(eq(tabela.usuario_id, id));

describe('NO-33 subscribing a device', () => {
  test('with a session makes it the person’s, whatever else of NO-18 comes with it', async () => {
    const { id, token } = await pessoa();
    const inscricao = {
      ...umaInscricao({ device_id: 'b7f4c1de-0000-4000-8000-000000000001' }),
      browser_fingerprint: 'abcdef',
      session_id: 'qualquer',
      device_info: {
        user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
        language: 'pt-BR',
        platform: 'Linux x86_64',
        screen_resolution: '1920x1080',
        timezone: 'America/Sao_Paulo',
        color_depth: 24,
        pixel_ratio: 1.5,
        hardware_concurrency: 8,
        device_memory: 8,
        max_touch_points: 0,
        cookie_enabled: true,
        do_not_track: null,
        canvas_fingerprint: 'c'.repeat(5_000),
        webgl_fingerprint: 'w'.repeat(5_000),
        audio_fingerprint: '124.04',
        fonts: Array(40).fill('Arial'),
        plugins: [{ name: 'PDF' }],
        mime_types: ['application/pdf'],
      },
    };
    const { status, corpo } = await inscrever(token, inscricao);
    expect([status, corpo.success, corpo.device_id]).toEqual([200, true, inscricao.device_id]);
    const linha = await doEndpoint(inscricao.endpoint);
    expect(linha).toMatchObject({
      usuario_id: id,
      plataforma: 'Linux x86_64',
      idioma: 'pt-BR',
      fuso: 'America/Sao_Paulo',
    });
    // Of what tells browsers apart only a keyed hash is kept.
    expect(linha?.impressao).toMatch(/^r1\./);
    expect(JSON.stringify(linha)).not.toMatch(/ccc|www|124\.04|abcdef|Arial/);
  });

  test('again refreshes it: same row, one entry of the audit log', async () => {
    const { id, token } = await pessoa();
    const inscricao = umaInscricao();
    const { corpo: primeira } = await inscrever(token, inscricao);
    avancar(60_000);
    const { corpo: segunda } = await inscrever(token, inscricao);
    expect(segunda.device_id).toBe(primeira.device_id);
    const linhas = await doUsuario(id);
    expect(linhas).toHaveLength(1);
    expect(linhas[0]?.confirmado_em.getTime()).toBeGreaterThan(linhas[0]?.criado_em.getTime() ?? 0);
    const auditadas = await banco
      .select({ acao: auditoriaEventos.acao })
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.usuario_id, id));
    expect(auditadas).toEqual([{ acao: 'dispositivo_push.ativado' }]);
  });

  test('takes the key in base64 too, and the browser from the request', async () => {
    const { token } = await pessoa();
    const { endpoint, keys } = umaInscricao();
    const emBase64 = (texto: string) => Buffer.from(texto, 'base64url').toString('base64');
    const { statusCode } = await app.inject({
      method: 'POST',
      url: e.inscrever.path,
      headers: { authorization: `Bearer ${token}`, 'user-agent': 'Navegador/1.0' },
      payload: {
        endpoint,
        keys: { p256dh: emBase64(keys.p256dh), auth: emBase64(keys.auth) },
        action: 'subscribe',
      },
    });
    expect(statusCode).toBe(200);
    expect(await doEndpoint(endpoint)).toMatchObject({ ...keys, agente: 'Navegador/1.0' });
  });

  test('anew, under the id that the browser gave itself, takes the place of the old row', async () => {
    const { id, token } = await pessoa();
    await inscrever(token, { device_id: 'meu-navegador' });
    const { endpoint } = umaInscricao();
    await inscrever(token, { device_id: 'meu-navegador', endpoint });
    expect((await doUsuario(id)).map((linha) => linha.endpoint)).toEqual([endpoint]);
  });

  test(`beyond ${MAXIMO_DE_DISPOSITIVOS} devices drops the one confirmed longest ago, and says so`, async () => {
    const { id, token } = await pessoa();
    const inscricoes = Array.from({ length: MAXIMO_DE_DISPOSITIVOS + 1 }, () => umaInscricao());
    const mensagens: string[] = [];
    for (const inscricao of inscricoes) {
      avancar(1_000);
      mensagens.push((await inscrever(token, inscricao)).corpo.message);
    }
    const [primeira, ...restantes] = inscricoes.map(({ endpoint }) => endpoint);
    const mantidas = (await doUsuario(id)).map((linha) => linha.endpoint);
    expect(mantidas.toSorted()).toEqual(restantes.toSorted());
    expect(mantidas).not.toContain(primeira);
    expect(mensagens.at(-1)).toMatch(/há mais tempo deixou/);
    expect(mensagens.at(-2)).not.toMatch(/deixou/);
  });

  test('and unsubscribing it needs its address alone', async () => {
    const { id, token } = await pessoa();
    const { endpoint } = umaInscricao();
    await inscrever(token, { endpoint });
    const body = { endpoint, action: 'unsubscribe' as const };
    expect((await chamar(token, e.inscrever, { body })).corpo.success).toBe(true);
    expect(await doUsuario(id)).toEqual([]);
    expect((await chamar(token, e.inscrever, { body })).status).toBe(200);
  });

  const boas = umNavegador().keys;
  test.each([
    ['NO-26 without TLS', { endpoint: 'http://fcm.googleapis.com/a', keys: boas }],
    ['NO-26 without keys', { endpoint: 'https://fcm.googleapis.com/a' }],
    [
      'NO-26 without auth',
      { endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh: boas.p256dh } },
    ],
    [
      'NO-26 without p256dh',
      { endpoint: 'https://fcm.googleapis.com/a', keys: { auth: boas.auth } },
    ],
    ['NO-26 without address', { keys: boas }],
    [
      'with a short auth',
      { endpoint: 'https://fcm.googleapis.com/a', keys: { ...boas, auth: 'YWJj' } },
    ],
    [
      'with a long key',
      { endpoint: 'https://fcm.googleapis.com/a', keys: { ...boas, p256dh: `${boas.p256dh}AAAA` } },
    ],
    [
      'with a key that is no point of the curve',
      {
        endpoint: 'https://fcm.googleapis.com/a',
        keys: {
          ...boas,
          p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url'),
        },
      },
    ],
    [
      'P22 of a host that is no push service',
      { endpoint: 'https://push.exemplo.com/a', keys: boas },
    ],
    ['P22 of loopback', { endpoint: 'https://127.0.0.1/a', keys: boas }],
    ['P22 of loopback in decimal', { endpoint: 'https://2130706433/a', keys: boas }],
  ])('NO-68 %s is refused', async (_qual, body) => {
    const { id, token } = await pessoa();
    const { status, erro } = await chamar(token, e.inscrever, { body: body as never });
    expect([status, erro.detail]).toEqual([422, 'Subscription inválida']);
    expect(await doUsuario(id)).toEqual([]);
  });
});

describe('P21 a device of somebody else', () => {
  test('is taken over with the same keys: two people sign in at one browser', async () => {
    const [ana, bia] = [await pessoa(), await pessoa()];
    const inscricao = umaInscricao();
    await inscrever(ana.token, inscricao);
    expect((await inscrever(bia.token, inscricao)).status).toBe(200);
    expect((await doEndpoint(inscricao.endpoint))?.usuario_id).toBe(bia.id);
    expect(await doUsuario(ana.id)).toEqual([]);
  });

  test('is not taken over by its address alone, nor unsubscribed', async () => {
    const [ana, bia] = [await pessoa(), await pessoa()];
    const inscricao = umaInscricao();
    await inscrever(ana.token, inscricao);
    const { endpoint, keys } = inscricao;
    const { status, erro } = await inscrever(bia.token, { endpoint });
    expect([status, erro.detail]).toEqual([422, 'Subscription inválida']);
    for (const token of [bia.token, null]) {
      const body = { endpoint, action: 'unsubscribe' as const };
      expect((await chamar(token, e.inscrever, { body })).status).toBe(200);
    }
    expect((await inscrever(null, { endpoint })).status).toBe(200);
    expect(await doEndpoint(endpoint)).toMatchObject({ usuario_id: ana.id, ...keys });
  });
});

describe('X-10 without a session', () => {
  const de = (ip: string, payload: object) =>
    app.inject({ method: 'POST', url: e.inscrever.path, remoteAddress: ip, payload });

  test('a device is accepted and is nobody’s, until its address comes with a session', async () => {
    const { id, token } = await pessoa();
    const inscricao = umaInscricao();
    expect((await de('200.0.0.1', inscricao)).statusCode).toBe(200);
    expect(await doEndpoint(inscricao.endpoint)).toMatchObject({
      usuario_id: null,
      sessao_id: null,
    });
    await inscrever(token, inscricao);
    expect((await doEndpoint(inscricao.endpoint))?.usuario_id).toBe(id);
  });

  test('it waits ten minutes', async () => {
    const inscricao = umaInscricao();
    await de('200.0.0.2', inscricao);
    avancar(9 * 60_000);
    await limpar();
    expect(await doEndpoint(inscricao.endpoint)).toBeDefined();
    avancar(2 * 60_000);
    await limpar();
    expect(await doEndpoint(inscricao.endpoint)).toBeUndefined();
  });

  test('five a minute are taken from one network', async () => {
    const respostas = [];
    for (let i = 0; i < 6; i += 1) respostas.push(await de('200.0.0.3', umaInscricao()));
    expect(respostas.map(({ statusCode }) => statusCode)).toEqual([...Array(5).fill(200), 429]);
    expect(respostas[5]?.headers['retry-after']).toBeDefined();
    expect((await de('200.0.0.4', umaInscricao())).statusCode).toBe(200);
    avancar(61_000);
    expect((await de('200.0.0.3', umaInscricao())).statusCode).toBe(200);
  });

  const navegador = umNavegador();

  test('a thousand may wait at once, and not one more', async () => {
    const esperam = await banco.$count(tabela, eq(tabela.device_id, 'à espera'));
    await banco.insert(tabela).values(
      Array.from({ length: 1_000 - esperam }, () => {
        const { endpoint, keys } = umaInscricao({ navegador });
        return {
          endpoint,
          ...keys,
          endpoint_sha256: endpoint,
          device_id: 'à espera',
          criado_em: agora(),
          confirmado_em: agora(),
        };
      }),
    );
    expect((await de('200.0.0.5', umaInscricao())).statusCode).toBe(429);
    const { token } = await pessoa();
    expect((await inscrever(token)).status).toBe(200);
    avancar(11 * 60_000);
    expect((await de('200.0.0.5', umaInscricao())).statusCode).toBe(200);
  });

  test('a token that is no good is refused rather than taken for none', async () => {
    const { id } = await pessoa();
    const token = await entrar(id);
    await chamar(token, sessoesEndpoints.logout);
    const inscricao = umaInscricao();
    expect((await inscrever(token, inscricao)).status).toBe(401);
    expect(await doEndpoint(inscricao.endpoint)).toBeUndefined();
  });
});
