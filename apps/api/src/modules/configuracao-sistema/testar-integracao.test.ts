import { createECDH } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  configuracaoSistemaEndpoints as e,
  type Integracao,
} from '@dominio/contrato/configuracao-sistema';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAdministrador } from '../../../test/factories/usuarios.ts';
import { subirHttps } from '../../../test/servidor-https.ts';
import { subirSmtp } from '../../../test/servidor-smtp.ts';
import { criarCofre } from '../../platform/cofre.ts';
import { emails } from '../../platform/email/email.tables.ts';
import { configuracoesDoSistema as tabela } from './configuracao-sistema.tables.ts';

const smtp = await subirSmtp();
const descoberta = { texto: '' };
const provedor = await subirHttps((_req, resposta) => resposta.end(descoberta.texto));
afterAll(async () => {
  await smtp.descer();
  await provedor.descer();
});

const { banco, chamar, plataforma, avancar, administrador } = await montarApp({
  config: { hostsInternos: ['127.0.0.1', 'localhost'] },
});
const fechado = await montarApp();
const { token } = await administrador();
beforeEach(async () => {
  avancar(60_000);
  await banco.delete(tabela);
});

const gravar = (integration: Integracao, config_value: Record<string, unknown>) =>
  chamar(token, e.gravar, { params: { integration }, body: { config_value } });
const testar = async (integration: Integracao) =>
  (await chamar(token, e.testar, { params: { integration } })).corpo;
const noLocal = {
  enabled: true,
  host: '127.0.0.1',
  porta: smtp.porta,
  seguranca: 'nenhuma',
  remetente_nome: 'Araucária',
  remetente_email: 'avisos@firma.com.br',
};

describe('the e-mail integration', () => {
  test('its test connects; the outcome is kept until something else is saved', async () => {
    await gravar('email', noLocal);
    const teste = await testar('email');
    expect(teste).toEqual({
      success: true,
      message: `Conexão feita com 127.0.0.1:${smtp.porta}.`,
      testado_em: expect.any(String),
    });
    const lida = () => chamar(token, e.ler, { params: { integration: 'email' } });
    expect((await lida()).corpo.ultimo_teste).toEqual(teste);
    await gravar('email', { ...noLocal, enabled: false });
    expect((await lida()).corpo.ultimo_teste).toBeNull();
  });

  test('messages leave by the saved server once it is switched on, from the saved sender', async () => {
    const carta = { para: 'a@b.com', assunto: 'Oi', texto: 'Texto' };
    await plataforma.correio.enviar(carta);
    expect(await banco.$count(emails)).toBe(1);
    await gravar('email', noLocal);
    await plataforma.correio.enviar(carta);
    expect(smtp.recebidas.at(-1)).toMatchObject({
      de: 'avisos@firma.com.br',
      para: ['a@b.com'],
    });
    expect(await banco.$count(emails)).toBe(1);
    await gravar('email', { ...noLocal, enabled: false });
    await plataforma.correio.enviar(carta);
    expect(await banco.$count(emails)).toBe(2);
  });

  test.each([
    [{ usuario: 'avisos', senha: 'errada' }, 'O servidor recusou o usuário ou a senha.'],
    [{ porta: 9 }, 'Não foi possível conectar a 127.0.0.1:9. Confira o servidor e a porta.'],
    [{ seguranca: 'starttls' }, 'O servidor não aceitou a conexão segura.'],
    [{ host: 'nada.invalid' }, 'O endereço nada.invalid não foi encontrado.'],
    [{ host: '169.254.169.254' }, 'O endereço 169.254.169.254 é da rede interna.'],
    [{ enabled: false, host: '' }, 'Informe o servidor antes de testar.'],
  ])('with %j its test fails with a sentence', async (mudado, frase) => {
    await gravar('email', { ...noLocal, ...mudado });
    const { success, message } = await testar('email');
    expect(success).toBe(false);
    expect(message).toContain(frase);
  });

  test('its server in the internal network is neither tested nor used unless the environment names it', async () => {
    const admin = await fechado.entrar((await criarAdministrador(fechado.banco)).id);
    const params = { integration: 'email' };
    await fechado.chamar(admin, e.gravar, { params, body: { config_value: noLocal } });
    const { corpo } = await fechado.chamar(admin, e.testar, { params });
    expect(corpo.message).toContain('é da rede interna');
    const envio = fechado.plataforma.correio.enviar({ para: 'a@b.com', assunto: 'x', texto: 'y' });
    await expect(envio).rejects.toThrow('é da rede interna');
  });

  test('its secret must be entered anew when the key that encrypted it is gone', async () => {
    await gravar('email', { ...noLocal, usuario: 'avisos', senha: 'x' });
    const senha = criarCofre(['outra chave '.repeat(4)]).cifrar(
      'configuracao-sistema/email/senha',
      'x',
    );
    await banco.update(tabela).set({ segredos: { senha } });
    expect((await testar('email')).message).toContain('Digite-o de novo');
  });

  test('the server of the environment is shown read-only and used instead of the saved one', async () => {
    const outro = await montarApp({ config: { smtpUrl: smtp.url, hostsInternos: [] } });
    const admin = await outro.entrar((await criarAdministrador(outro.banco)).id);
    const params = { integration: 'email' };
    const { corpo } = await outro.chamar(admin, e.ler, { params });
    expect(corpo).toMatchObject({
      enabled: true,
      origem: 'ambiente',
      somente_leitura: true,
      config_value: { host: '127.0.0.1', porta: smtp.porta, senha: null },
    });
    const body = { config_value: noLocal };
    expect((await outro.chamar(admin, e.gravar, { params, body })).status).toBe(409);
  });

  test.each([
    ['smtp://127.0.0.1:PORTA', 'oportunista', true],
    [`smtp://avisos:${'s'.repeat(600)}@127.0.0.1:PORTA`, 'oportunista', true],
    ['smtp://127.0.0.1:PORTA?requireTLS=true', 'starttls', false],
    ['smtp://127.0.0.1:PORTA?ignoreTLS=true', 'nenhuma', true],
    ['smtps://127.0.0.1:PORTA', 'tls', false],
    ['smtp://[::1]:9', 'oportunista', false],
  ])(
    'the server %s of the environment is tested as it sends: %s',
    async (url, seguranca, entrega) => {
      const outro = await montarApp({
        config: { smtpUrl: url.replace('PORTA', String(smtp.porta)), hostsInternos: [] },
      });
      const admin = await outro.entrar((await criarAdministrador(outro.banco)).id);
      const params = { integration: 'email' };
      const { config_value } = (await outro.chamar(admin, e.ler, { params })).corpo;
      expect(config_value.seguranca).toBe(seguranca);
      const { corpo } = await outro.chamar(admin, e.testar, { params });
      const destino = `${config_value.host}:${config_value.porta}`;
      expect(destino).not.toContain('[');
      expect(corpo.success).toBe(entrega);
      if (entrega) expect(corpo.message).toBe(`Conexão feita com ${destino}.`);
      else expect(corpo.message).toMatch(/conexão segura|Não foi possível conectar a/);
      const envio = outro.plataforma.correio.enviar({ para: 'a@b.com', assunto: 'x', texto: 'y' });
      if (entrega) await envio;
      else await expect(envio).rejects.toThrow();
    },
  );
});

describe('the OpenID Connect integration', () => {
  test('its test reads the provider’s discovery document', async () => {
    const issuer = provedor.url;
    await gravar('oidc', { enabled: true, issuer, client_id: 'dominio', client_secret: 'x' });
    const { url } = provedor;
    descoberta.texto = JSON.stringify({
      issuer,
      authorization_endpoint: `${url}/a`,
      token_endpoint: `${url}/t`,
      jwks_uri: `${url}/j`,
    });
    expect(await testar('oidc')).toMatchObject({ success: true });
    descoberta.texto = 'x'.repeat(300_000);
    expect(await testar('oidc')).toMatchObject({ success: false });
    descoberta.texto = '{}';
    expect((await testar('oidc')).message).toContain('não traz os endereços');
  });

  test.each([
    ['https://10.0.0.1', 'é da rede interna'],
    ['https://metadata.invalid', 'não foi encontrado'],
  ])('with the issuer %s its test answers %s', async (issuer, frase) => {
    await gravar('oidc', { enabled: true, issuer, client_id: 'x' });
    expect((await testar('oidc')).message).toContain(frase);
  });
});

test('the test of the storage writes, reads and deletes a file', async () => {
  expect(await testar('armazenamento')).toMatchObject({
    success: true,
    message: 'Um arquivo de prova foi gravado, lido e apagado.',
  });
  const pasta = join(plataforma.config.dirDados, 'arquivos', 'provas');
  expect(existsSync(pasta) ? readdirSync(pasta) : []).toEqual([]);
});

test('the test of push checks that the keys are a pair', async () => {
  expect(await testar('push')).toMatchObject({ success: false });
  const par = createECDH('prime256v1');
  par.generateKeys();
  await gravar('push', {
    enabled: true,
    public_key: par.getPublicKey('base64url'),
    private_key: Buffer.from(par.getPrivateKey('hex').padStart(64, '0'), 'hex').toString(
      'base64url',
    ),
    subject: 'mailto:ti@firma.com.br',
  });
  expect(await testar('push')).toMatchObject({
    success: true,
    message: 'As chaves estão bem formadas e são um par.',
  });
});

test('more than ten tests of integrations in a minute are refused', async () => {
  const params = { integration: 'push' };
  const feitos = [];
  for (let i = 0; i < 11; i += 1) feitos.push((await chamar(token, e.testar, { params })).status);
  expect(feitos).toEqual([...Array(10).fill(200), 429]);
  // Limits are counted in the process, by id: this person has the same id in another application.
  const outra = await montarApp();
  const admin = await outra.entrar((await criarAdministrador(outra.banco)).id);
  expect((await outra.chamar(admin, e.testar, { params })).status).toBe(200);
});
