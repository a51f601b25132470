import { describe, expect, test } from 'vitest';
import { DestinoRecusado, ehEnderecoPublico, lerPorHttps, resolverDestino } from './rede.ts';

describe('a public address', () => {
  test.each(['8.8.8.8', '200.160.2.3', '172.32.0.1', '2804:14d:1::1', '2606:4700::1111'])(
    '%s is one',
    (ip) => expect(ehEnderecoPublico(ip)).toBe(true),
  );

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.10',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00:ec2::254',
    'ff02::1',
    '2002:7f00:1::1',
    '2001:0:1::1',
    '64:ff9b::7f00:1',
    'nome.interno',
    '',
  ])('%s is none', (ip) => expect(ehEnderecoPublico(ip)).toBe(false));
});

describe('where a typed address may lead', () => {
  test.each(['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', 'LOCALHOST'])(
    'not to %s',
    async (host) => {
      await expect(resolverDestino(host, [])).rejects.toThrow('é da rede interna');
    },
  );

  test('to an internal host that the installation names', async () => {
    expect((await resolverDestino('127.0.0.1', ['127.0.0.1'])).endereco).toBe('127.0.0.1');
    await expect(resolverDestino('127.0.0.2', ['127.0.0.1'])).rejects.toThrow(DestinoRecusado);
  });

  test('nowhere when the name means nothing', async () => {
    await expect(resolverDestino('nada.invalid', [])).rejects.toThrow('não foi encontrado');
  });

  test.each(['http://8.8.8.8/', 'https://127.0.0.1:1/', 'https://[::1]/'])(
    'a document of %s is not read',
    async (url) => {
      const opcoes = { hostsInternos: [], signal: AbortSignal.timeout(1_000), maximo: 10 };
      await expect(lerPorHttps(new URL(url), opcoes)).rejects.toThrow(DestinoRecusado);
    },
  );
});
