import { pushEndpoints as e } from '@dominio/contrato/push';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarDispositivo } from '../../../test/factories/dispositivos-push.ts';
import { umNavegador } from '../../../test/navegador-push.ts';
import { lerVapid, subirServicoDePush } from '../../../test/servico-de-push.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { dispositivosPush as tabela } from './dispositivos-push.tables.ts';
import { entregarPush } from './entrega.service.ts';
import { topicoDe } from './mensagem.rules.ts';

const servico = await subirServicoDePush();
const { banco, chamar, entrar, pessoa, administrador, avancar, agora, plataforma } =
  await montarApp({ config: servico.destinos });
afterAll(() => servico.descer());
beforeEach(() => servico.responder(201));

const navegador = umNavegador();
let quantos = 0;
const dispositivoDe = (usuarioId: number) => {
  quantos += 1;
  return criarDispositivo(banco, usuarioId, {
    endpoint: `${servico.url}/wpush/${quantos}`,
    navegador,
    agora: agora(),
  });
};
const caminhoDe = ({ endpoint }: { endpoint: string }) => new URL(endpoint).pathname;
const linha = async (id: number) => (await banco.select().from(tabela).where(eq(tabela.id, id)))[0];
const lidas = () => servico.recebidos.map(({ corpo }) => JSON.parse(navegador.decifrar(corpo)));
const body = { title: 'Olá', message: 'Chegou', url: '/agenda' };

describe('NO-34 NO-35 sending to oneself', () => {
  test('reaches every device, encrypted and signed', async () => {
    const { id, token } = await pessoa();
    const [um, dois] = [await dispositivoDe(id), await dispositivoDe(id)];
    const { status, corpo } = await chamar(token, e.enviarParaUsuario, {
      body: {
        ...body,
        userId: id,
        type: 'agenda',
        data: { id: 7 },
        timestamp: agora().toISOString(),
      },
    });
    expect([status, corpo.success, corpo.enviados, corpo.adiados]).toEqual([200, true, 2, 0]);
    expect(corpo.message).toBe('Notificação enviada a 2 dispositivos.');
    expect(servico.recebidos.map(({ caminho }) => caminho).sort()).toEqual(
      [caminhoDe(um), caminhoDe(dois)].sort(),
    );
    const [mensagem] = lidas();
    expect(mensagem).toMatchObject({
      title: 'Olá',
      message: 'Chegou',
      type: 'agenda',
      url: '/agenda',
      data: { id: 7 },
      timestamp: expect.closeTo(agora().getTime() / 1_000, -1),
      source: 'servidor',
    });
    const [recebido] = servico.recebidos;
    const vapid = recebido && (await lerVapid(recebido));
    expect(vapid?.aud).toBe(servico.url);
    const { cru } = await chamar(null, e.chave);
    expect(cru.body).toContain(vapid?.chave);
    expect((await linha(um.id))?.entregue_em).not.toBeNull();
  });

  test('by the fallback of the API needs no recipient', async () => {
    const { id, token } = await pessoa();
    await dispositivoDe(id);
    expect((await chamar(token, e.enviar, { body })).corpo.enviados).toBe(1);
    expect(lidas()).toMatchObject([{ title: 'Olá', type: 'system' }]);
  });

  test('NO-69 without a device says so', async () => {
    const { id, token } = await pessoa();
    const { status, erro } = await chamar(token, e.enviarParaUsuario, {
      body: { ...body, userId: id },
    });
    expect([status, erro.detail]).toEqual([404, 'Nenhuma subscription encontrada']);
  });

  test.each([
    [e.testar, 'test', '600', 'high'],
    [e.doSistema, 'system', '86400', 'normal'],
    [e.daAgenda, 'agenda', '14400', 'high'],
    [e.dosContratos, 'contratos', '259200', 'normal'],
    [e.daIa, 'ia', '43200', 'low'],
  ] as const)(
    'NO-36 $path fixes its type, and how long and how urgently it is kept',
    async (endpoint, tipo, ttl, urgencia) => {
      const { id, token } = await pessoa();
      await dispositivoDe(id);
      const pedido = { ...body, type: 'test' };
      expect((await chamar(token, endpoint, { body: pedido })).status).toBe(200);
      expect(lidas()).toMatchObject([{ type: tipo }]);
      expect(servico.recebidos[0]?.cabecalhos).toMatchObject({ ttl, urgency: urgencia });
    },
  );

  test('a test needs no words of one’s own', async () => {
    const { id, token } = await pessoa();
    await dispositivoDe(id);
    await chamar(token, e.testar, { body: {} });
    expect(lidas()).toMatchObject([{ title: 'Teste de notificação', type: 'test' }]);
  });

  test.each([
    [{ title: ' ' }, 'title', 'Informe o título e a mensagem.'],
    [{ message: '' }, 'message', 'Informe o título e a mensagem.'],
    [{ title: 'x'.repeat(121) }, 'title', 'O título pode ter no máximo 120 caracteres.'],
    [{ type: 'x' as never }, 'type', 'Tipo de notificação inválido: x.'],
    [{ url: 'https://mal.com' }, 'url', 'Use o caminho de uma página do Domínio, como /agenda.'],
    [{ icon: '//mal.com/i.png' }, 'icon', 'Use o caminho de uma página do Domínio, como /agenda.'],
  ])('of %j is refused', async (parte, campo, frase) => {
    const { id, token } = await pessoa();
    await dispositivoDe(id);
    const { status, erro } = await chamar(token, e.enviar, { body: { ...body, ...parte } });
    expect([status, erro.campos?.[0]]).toEqual([422, { campo, mensagem: frase }]);
    expect(servico.recebidos).toEqual([]);
  });

  test('to nobody is refused', async () => {
    const { token } = await pessoa();
    const { status, erro } = await chamar(token, e.enviarParaUsuario, { body });
    expect([status, erro.detail]).toEqual([422, 'Escolha ao menos um destinatário.']);
  });
});

describe('NO-30 T19 sending to somebody else', () => {
  test('is for administrators, by every path; the audit log tells', async () => {
    const { id: eu, token } = await administrador();
    const { id } = await pessoa();
    await dispositivoDe(id);
    for (const endpoint of [e.enviarParaUsuario, e.enviar, e.testar, e.daAgenda]) {
      const { corpo } = await chamar(token, endpoint, { body: { ...body, userId: id } });
      expect(corpo.enviados).toBe(1);
    }
    const auditadas = and(
      eq(auditoriaEventos.usuario_id, eu),
      eq(auditoriaEventos.acao, 'push.enviado'),
      eq(auditoriaEventos.objeto_id, id),
    );
    expect(await banco.$count(auditoriaEventos, auditadas)).toBe(4);
    const ninguem = { ...body, userId: 987_654_321 };
    const { status, erro } = await chamar(token, e.enviar, { body: ninguem });
    expect([status, erro.detail]).toEqual([404, 'Usuário não encontrado.']);
  });

  test('is refused to anybody else, whether or not there is such a person', async () => {
    const { token } = await pessoa();
    const { id } = await pessoa();
    await dispositivoDe(id);
    for (const endpoint of [e.enviarParaUsuario, e.enviar, e.testar, e.daIa]) {
      for (const userId of [id, 987_654_321]) {
        const { status, erro } = await chamar(token, endpoint, { body: { ...body, userId } });
        expect([status, erro.detail]).toEqual([
          403,
          'Acesso Negado - Apenas administradores podem enviar notificações',
        ]);
      }
    }
    expect(servico.recebidos).toEqual([]);
  });
});

describe('a delivery', () => {
  const mensagem = {
    title: 'Conflito de Horário',
    message: 'Duas reuniões',
    type: 'agenda',
    url: '/agenda',
    timestamp: 1_764_331_200,
    tag: 'agendamento_conflito:agendamento:7',
    source: 'servidor',
  } as const;
  const entregar = (usuarioId: number, soPara?: readonly number[]) =>
    entregarPush(plataforma, {
      usuarioId,
      mensagem,
      trackingKey: mensagem.tag,
      ttlS: 60,
      urgencia: 'high',
      ...(soPara && { soPara }),
    });

  test('replaces by its topic what is not yet delivered, and by its tag what is shown', async () => {
    const { id } = await pessoa();
    await dispositivoDe(id);
    await entregar(id);
    await entregar(id);
    expect(servico.recebidos.map(({ cabecalhos }) => cabecalhos.topic)).toEqual(
      Array(2).fill(topicoDe(mensagem.tag)),
    );
    expect(lidas().map(({ tag }) => tag)).toEqual(Array(2).fill(mensagem.tag));
  });

  test.each([404, 410])('answered %i removes the device, and no other', async (status) => {
    const { id } = await pessoa();
    const [foi, fica] = [await dispositivoDe(id), await dispositivoDe(id)];
    servico.responder(status, { caminho: caminhoDe(foi) });
    expect(await entregar(id)).toEqual({ enviados: 1, removidos: 1, falhas: 0, repetir: null });
    expect([await linha(foi.id), (await linha(fica.id))?.id]).toEqual([undefined, fica.id]);
  });

  test.each([413, 400, 403])('answered %i fails for good, and the device tells', async (status) => {
    const { id } = await pessoa();
    const { id: dispositivo } = await dispositivoDe(id);
    servico.responder(status);
    expect(await entregar(id)).toEqual({ enviados: 0, removidos: 0, falhas: 1, repetir: null });
    expect(await linha(dispositivo)).toMatchObject({ falhas: 1, pausado_ate: null });
    servico.responder(201);
    await entregar(id);
    expect(await linha(dispositivo)).toMatchObject({ falhas: 0, falha: null });
  });

  test('put off by Retry-After calls that device no sooner, and leaves the others out of the next', async () => {
    const { id } = await pessoa();
    const [ocupado, livre] = [await dispositivoDe(id), await dispositivoDe(id)];
    servico.responder(429, { caminho: caminhoDe(ocupado), cabecalhos: { 'retry-after': '120' } });
    const feita = await entregar(id);
    if (feita === 'sem_dispositivo' || !feita.repetir) throw new Error('nada a repetir');
    expect([feita.enviados, feita.repetir.dispositivos]).toEqual([1, [ocupado.id]]);
    const espera = feita.repetir.em.getTime() - agora().getTime();
    expect(espera).toBeGreaterThan(110_000);
    expect(espera).toBeLessThanOrEqual(121_000);
    servico.responder(201);
    expect(await entregar(id, [ocupado.id])).toMatchObject({ enviados: 0 });
    expect(servico.recebidos).toEqual([]);
    avancar(122_000);
    expect(await entregar(id, [ocupado.id])).toMatchObject({ enviados: 1, repetir: null });
    expect(servico.recebidos.map(({ caminho }) => caminho)).toEqual([caminhoDe(ocupado)]);
    expect((await linha(livre.id))?.falhas).toBe(0);
  });

  test('answered 500 is for another time, each time later', async () => {
    const { id } = await pessoa();
    const { id: dispositivo } = await dispositivoDe(id);
    servico.responder(500);
    expect(await entregar(id)).toMatchObject({ repetir: { dispositivos: [dispositivo] } });
    avancar(31_000);
    await entregar(id);
    expect(await linha(dispositivo)).toMatchObject({ falhas: 2 });
    const espera = ((await linha(dispositivo))?.pausado_ate?.getTime() ?? 0) - agora().getTime();
    expect(espera).toBeGreaterThan(25_000);
  });

  test('is none to whoever has no device, or one whose session is over', async () => {
    const { id } = await pessoa();
    expect(await entregar(id)).toBe('sem_dispositivo');
    const token = await entrar(id);
    const endpoint = `${servico.url}/wpush/saiu`;
    await chamar(token, e.inscrever, { body: { endpoint, keys: navegador.keys } });
    await chamar(token, sessoesEndpoints.logout);
    expect(await entregar(id)).toBe('sem_dispositivo');
    expect(servico.recebidos).toEqual([]);
  });

  test('X-10 is none to a device that nobody claimed', async () => {
    const endpoint = `${servico.url}/wpush/sem-dono`;
    await chamar(null, e.inscrever, { body: { endpoint, keys: navegador.keys } });
    const { id, token } = await pessoa();
    expect(await entregar(id)).toBe('sem_dispositivo');
    await chamar(token, e.inscrever, { body: { endpoint, keys: navegador.keys } });
    expect(await entregar(id)).toMatchObject({ enviados: 1 });
  });

  test('P22 of a device saved under other settings calls nobody', async () => {
    const { id } = await pessoa();
    await criarDispositivo(banco, id, { endpoint: 'https://127.0.0.1:1/a', agora: agora() });
    await criarDispositivo(banco, id, { endpoint: 'https://push.exemplo.com/a', agora: agora() });
    expect(await entregar(id)).toEqual({ enviados: 0, removidos: 0, falhas: 2, repetir: null });
  });
});
