import { describe, expect, test } from 'vitest';
import { DestinoRecusado, ehEnderecoPublico, lerPorHttps, resolverDestino } from './rede.ts';

describe('a public address', () => {
  test.each(['8.8.8.8', '200.160.2.3', '172.32.0.1', '2804:14d:1::1', '2606:4700::1111'])(
    'includes %s',
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
  ])('excludes %s', (ip) => expect(ehEnderecoPublico(ip)).toBe(false));
});

describe('an address that somebody typed in', () => {
  test.each(['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', 'LOCALHOST'])(
    'may not lead to %s',
    async (host) => {
      await expect(resolverDestino(host, [])).rejects.toThrow('é da rede interna');
    },
  );

  test('may lead to an internal host that the installation names', async () => {
    expect((await resolverDestino('127.0.0.1', ['127.0.0.1'])).endereco).toBe('127.0.0.1');
    await expect(resolverDestino('127.0.0.2', ['127.0.0.1'])).rejects.toThrow(DestinoRecusado);
  });

  test('leads nowhere when the name does not resolve', async () => {
    await expect(resolverDestino('nada.invalid', [])).rejects.toThrow('não foi encontrado');
  });

  test.each(['http://8.8.8.8/', 'https://127.0.0.1:1/', 'https://[::1]/'])(
    'is not read from %s',
    async (url) => {
      const opcoes = { hostsInternos: [], signal: AbortSignal.timeout(1_000), maximo: 10 };
      await expect(lerPorHttps(new URL(url), opcoes)).rejects.toThrow(DestinoRecusado);
    },
  );
});
