import { createServer } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { umNavegador } from '../../../test/navegador-push.ts';
import { lerVapid, subirServicoDePush } from '../../../test/servico-de-push.ts';
import { destinoDoPush, SERVICOS_DE_PUSH } from './destino.ts';
import { enviarPush, type Push } from './enviar.ts';
import { gerarPar } from './par-de-chaves.ts';

const servico = await subirServicoDePush();
afterAll(() => servico.descer());
beforeEach(() => servico.responder(201));

const navegador = umNavegador();
const remetente = { ...gerarPar(), assunto: 'mailto:ti@firma.com.br' };
const umPush = (dados: Partial<Push> = {}): Push => ({
  endpoint: `${servico.url}/wpush/abc`,
  ...navegador.keys,
  corpo: JSON.stringify({ title: 'Olá', message: 'ação' }),
  ttlS: 3_600,
  urgencia: 'high',
  topico: 'agenda_123-x',
  ...dados,
});
const { destinos } = servico;
const enviar = (dados?: Partial<Push>, prazos = { conexaoMs: 10_000, totalMs: 30_000 }) =>
  enviarPush(umPush(dados), remetente, { destinos, prazos });

describe('a push', () => {
  test('is encrypted for the device alone (RFC 8291)', async () => {
    expect(await enviar()).toEqual({ tipo: 'enviado' });
    const [{ corpo, cabecalhos, caminho } = { corpo: Buffer.alloc(0), cabecalhos: {} }] =
      servico.recebidos;
    expect(caminho).toBe('/wpush/abc');
    expect(cabecalhos['content-encoding']).toBe('aes128gcm');
    expect(corpo.includes('Olá')).toBe(false);
    expect(navegador.decifrar(corpo)).toBe('{"title":"Olá","message":"ação"}');
    expect(() => umNavegador().decifrar(corpo)).toThrow();
  });

  test('is signed by the installation for that service, for a day at most (RFC 8292)', async () => {
    await enviar();
    const [recebido] = servico.recebidos;
    if (!recebido) throw new Error('nada foi recebido');
    const { chave, aud, sub, exp = 0 } = await lerVapid(recebido);
    expect([chave, aud, sub]).toEqual([remetente.publica, servico.url, remetente.assunto]);
    const vale = exp - Date.now() / 1_000;
    expect(vale).toBeGreaterThan(60);
    expect(vale).toBeLessThanOrEqual(86_400);
  });

  test('says how long it is kept, how urgent it is and what it takes the place of', async () => {
    await enviar();
    await enviar({ topico: undefined as never, urgencia: 'low', ttlS: 0 });
    expect(
      servico.recebidos.map(({ cabecalhos: { ttl, urgency, topic } }) => [ttl, urgency, topic]),
    ).toEqual([
      ['3600', 'high', 'agenda_123-x'],
      ['0', 'low', undefined],
    ]);
  });
});

describe('the answer of the service', () => {
  test.each([
    [200, { tipo: 'enviado' }],
    [201, { tipo: 'enviado' }],
    [404, { tipo: 'sumiu' }],
    [410, { tipo: 'sumiu' }],
    [413, { tipo: 'recusado', motivo: 'A mensagem é grande demais para o serviço de push.' }],
    [400, { tipo: 'recusado', motivo: 'O serviço de push respondeu 400.' }],
    [403, { tipo: 'recusado', motivo: 'O serviço de push respondeu 403.' }],
    [500, { tipo: 'adiado', motivo: 'O serviço de push respondeu 500.', esperar: '' }],
    [503, { tipo: 'adiado', motivo: 'O serviço de push respondeu 503.', esperar: '' }],
  ] as const)('%i decides what comes of the push', async (status, envio) => {
    servico.responder(status);
    expect(await enviar()).toMatchObject(envio);
  });

  test('429 says how long to wait', async () => {
    servico.responder(429, { cabecalhos: { 'retry-after': '120' } });
    expect(await enviar()).toMatchObject({ tipo: 'adiado', esperar: '120' });
  });

  test('a redirect is not followed', async () => {
    servico.responder(302, { cabecalhos: { location: `${servico.url}/outro` } });
    expect(await enviar()).toMatchObject({ tipo: 'recusado' });
    expect(servico.recebidos.map(({ caminho }) => caminho)).toEqual(['/wpush/abc']);
  });

  test('none in time is another time', async () => {
    servico.responder('muda');
    expect(await enviar({}, { conexaoMs: 10_000, totalMs: 300 })).toMatchObject({
      tipo: 'adiado',
      motivo: 'O serviço de push não respondeu a tempo.',
    });
  });

  test('nobody there, or a connection that is never made, is another time', async () => {
    const mudo = createServer((socket) => socket.resume());
    await new Promise<void>((pronto) => mudo.listen(0, '127.0.0.1', pronto));
    const endereco = mudo.address();
    const porta = typeof endereco === 'object' && endereco ? endereco.port : 0;
    const endpoint = `https://localhost:${porta}/a`;
    expect(await enviar({ endpoint }, { conexaoMs: 200, totalMs: 30_000 })).toMatchObject({
      tipo: 'adiado',
      motivo: 'O serviço de push não atendeu.',
    });
    await new Promise((pronto) => mudo.close(pronto));
    expect(await enviar({ endpoint })).toMatchObject({ tipo: 'adiado' });
  });

  test('a key that nothing can be encrypted for sends nothing', async () => {
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
    expect(await enviar({ p256dh })).toMatchObject({ tipo: 'recusado' });
    expect(servico.recebidos).toEqual([]);
  });
});

describe('P22 a push', async () => {
  let conexoes = 0;
  const ouvinte = createServer((socket) => {
    conexoes += 1;
    socket.destroy();
  });
  await new Promise<void>((pronto) => ouvinte.listen(0, '127.0.0.1', pronto));
  afterAll(() => void ouvinte.close());
  const endereco = ouvinte.address();
  const porta = typeof endereco === 'object' && endereco ? endereco.port : 0;
  const para = (host: string) => `https://${host}:${porta}/wpush/a`;

  test.each([
    ['loopback', para('127.0.0.1')],
    ['loopback, elsewhere', para('127.9.9.9')],
    ['loopback of IPv6', para('[::1]')],
    ['loopback by name', para('localhost')],
    ['a name that resolves to loopback', para('localhost.localdomain')],
    ['IPv4 inside IPv6', para('[::ffff:127.0.0.1]')],
    ['IPv4 inside IPv6 in hexadecimal', para('[::ffff:7f00:1]')],
    ['decimal', para('2130706433')],
    ['hexadecimal', para('0x7f000001')],
    ['octal', para('0177.0.0.1')],
    ['short', para('127.1')],
    ['nothing', para('0.0.0.0')],
    ['private', 'https://10.0.0.5/a'],
    ['private', 'https://192.168.1.1/a'],
    ['link-local', 'https://169.254.169.254/latest/meta-data'],
    ['link-local of IPv6', 'https://[fe80::1]/a'],
    ['unlisted', 'https://push.exemplo.com/a'],
    ['almost a push service', 'https://fcm.googleapis.com.exemplo.com/a'],
    ['almost a push service', 'https://exemplofcm.googleapis.com/a'],
    ['a domain that is none of a service’s hosts', 'https://notify.windows.com/a'],
    ['a final dot', 'https://fcm.googleapis.com./a'],
    ['another port of a push service', `https://fcm.googleapis.com:${porta}/a`],
    ['a push service as a user', para('fcm.googleapis.com@127.0.0.1')],
    ['a user of a push service', 'https://eu:senha@fcm.googleapis.com/a'],
    ['without TLS', `http://127.0.0.1:${porta}/a`],
    ['no address', 'fcm.googleapis.com/a'],
  ])('is not sent to %s: %s', async (_qual, endpoint) => {
    conexoes = 0;
    const nenhum = { hostsDoPush: null, hostsInternos: [] };
    expect(destinoDoPush(endpoint, nenhum)).toBeNull();
    const envio = await enviarPush(umPush({ endpoint }), remetente, { destinos: nenhum });
    expect([envio.tipo, conexoes]).toEqual(['recusado', 0]);
  });

  test.each(['127.0.0.1', 'localhost', '*.localdomain'])(
    'is not sent to the internal network because push may go to %s',
    async (host) => {
      conexoes = 0;
      const soDoPush = { hostsDoPush: [host], hostsInternos: [] };
      const endpoint = para(host.replace('*', 'localhost'));
      const envio = await enviarPush(umPush({ endpoint }), remetente, { destinos: soDoPush });
      // A name that this machine does not know is refused as one, and may be known another time.
      expect(['recusado', 'adiado']).toContain(envio.tipo);
      expect(conexoes).toBe(0);
    },
  );

  test('is not sent to an internal host that push may not go to', async () => {
    conexoes = 0;
    const soInterno = { hostsDoPush: null, hostsInternos: ['localhost', '127.0.0.1'] };
    for (const host of ['localhost', '127.0.0.1']) {
      const push = umPush({ endpoint: para(host) });
      expect(await enviarPush(push, remetente, { destinos: soInterno })).toMatchObject({
        tipo: 'recusado',
      });
    }
    expect(conexoes).toBe(0);
  });

  test.each(SERVICOS_DE_PUSH)('may go to %s', (servico) => {
    const host = servico.replace('*', 'web');
    expect(destinoDoPush(`https://${host}/a`, { hostsDoPush: null, hostsInternos: [] })?.host).toBe(
      host,
    );
  });
});
