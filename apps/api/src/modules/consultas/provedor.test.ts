import { once } from 'node:events';
import { afterAll, describe, expect, test } from 'vitest';
import { type Atender, emJson, subirServicoDeConsulta } from '../../../test/servico-de-consulta.ts';
import { CNPJ, provarConsulta } from './consultas.service.ts';
import { perguntar } from './provedor.service.ts';

const servico = await subirServicoDeConsulta();
afterAll(() => servico.descer());

const perguntarA = (
  endereco: string,
  { chave = '', hostsInternos = ['localhost'], prazoMs = 5_000 } = {},
) => perguntar({ endereco, chave }, '{cnpj}', '19131243000197', { hostsInternos, prazoMs });
const ENDERECO = { tipo: 'falha', motivo: 'O serviço respondeu 404. Confira o endereço.' } as const;
const naFirma = (opcoes = {}) => perguntarA(`${servico.url}/cnpj/{cnpj}`, opcoes);

describe('a service that is asked about a number', () => {
  test('gets the number in its address, and the key as a bearer', async () => {
    servico.responder(emJson({ ok: 1 }));
    expect(await naFirma({ chave: 'segredo' })).toEqual({ tipo: 'json', json: { ok: 1 } });
    await naFirma();
    expect(servico.pedidos).toEqual([
      { caminho: '/cnpj/19131243000197', autorizacao: 'Bearer segredo' },
      { caminho: '/cnpj/19131243000197', autorizacao: undefined },
    ]);
  });

  test('is not reached in the internal network unless the installation names it', async () => {
    servico.responder(emJson({}));
    const resposta = await naFirma({ hostsInternos: [] });
    expect(resposta).toMatchObject({
      tipo: 'falha',
      motivo: expect.stringContaining('é da rede interna'),
    });
    expect(servico.pedidos).toEqual([]);
  });

  test.each(['https://169.254.169.254/{cnpj}', 'https://[::1]/{cnpj}', 'https://127.0.0.1/{cnpj}'])(
    'is not reached at %s',
    async (endereco) =>
      expect(await perguntarA(endereco)).toMatchObject({
        tipo: 'falha',
        motivo: expect.stringContaining('é da rede interna'),
      }),
  );

  test('is not followed where it redirects', async () => {
    servico.responder(emJson({}, 302, { location: `${servico.url}/dentro` }));
    expect(await naFirma()).toMatchObject({
      tipo: 'falha',
      motivo: 'O serviço mandou procurar em outro endereço. Use o endereço final.',
    });
    expect(servico.pedidos).toHaveLength(1);
  });

  test('that never answers is given up', async () => {
    servico.responder(() => undefined);
    expect(await naFirma({ prazoMs: 100 })).toMatchObject({
      tipo: 'falha',
      motivo: 'O serviço não respondeu a tempo.',
    });
  });

  test('that begins and never ends is given up', async () => {
    servico.responder((_req, res) => res.writeHead(200).write('{"a":'));
    expect(await naFirma({ prazoMs: 100 })).toMatchObject({
      tipo: 'falha',
      motivo: 'O serviço não respondeu a tempo.',
    });
  });

  test('that sends ten megabytes is cut off', async () => {
    const cortado = Promise.withResolvers<unknown>();
    servico.responder((_req, res) => {
      cortado.resolve(once(res, 'close'));
      res.writeHead(200, { 'content-type': 'application/json' });
      res.end(`"${'x'.repeat(10_485_760)}"`);
    });
    expect(await naFirma()).toMatchObject({ tipo: 'falha' });
    await await cortado.promise;
  });

  test('that drops the call is told as one that could not be spoken to', async () => {
    servico.responder((req) => req.socket.destroy());
    expect(await naFirma()).toMatchObject({
      tipo: 'falha',
      motivo: 'Não foi possível falar com o serviço.',
    });
  });

  test.each([
    [emJson({ message: 'CNPJ 19.131.243/0001-97 não encontrado.' }, 404), { tipo: 'desconhecido' }],
    [emJson({ errors: [{ message: 'CEP não encontrado' }] }, 404), { tipo: 'desconhecido' }],
    [emJson({}, 404), ENDERECO],
    [emJson({ message: 'Route GET:/cnpj/19131243000197 not found' }, 404), ENDERECO],
    [(_req, res) => res.writeHead(404).end('<h1>CNPJ não encontrado</h1>'), ENDERECO],
    [emJson({}, 429, { 'retry-after': '40' }), { tipo: 'pausa', retryAfter: '40' }],
    [emJson({}, 429), { tipo: 'pausa', retryAfter: '' }],
    [emJson({}, 401), { tipo: 'falha', motivo: 'O serviço recusou a chave.' }],
    [emJson({}, 500), { tipo: 'falha', motivo: 'O serviço respondeu 500.' }],
    [emJson({}, 204), { tipo: 'falha', motivo: 'O serviço respondeu 204.' }],
  ] as readonly (readonly [Atender, object])[])(
    'that answers otherwise is told so (%#)',
    async (atender, esperado) => {
      servico.responder(atender);
      expect(await naFirma()).toMatchObject(esperado);
    },
  );

  test('that answers a page is not read', async () => {
    servico.responder((_req, res) => res.end('<html><script>alert(1)</script></html>'));
    expect(await naFirma()).toMatchObject({ motivo: 'O serviço não respondeu em JSON.' });
  });

  test('whose answer cannot be read is told as one in another format', async () => {
    servico.responder(emJson({}));
    const ler = () => {
      throw new RangeError('fundo demais');
    };
    const config = { endereco: `${servico.url}/{cnpj}`, chave: '' };
    const meios = { hostsInternos: ['localhost'] };
    expect(await provarConsulta({ ...CNPJ, ler }, config, '2026-03-11', meios)).toEqual({
      success: false,
      message: 'O serviço respondeu, mas não em um formato que o Domínio lê.',
    });
  });
});
