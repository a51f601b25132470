import { createECDH } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  conferirDescoberta,
  conferirVapid,
  enderecoDaDescoberta,
  fraseDoSmtp,
} from './testes.rules.ts';

const par = () => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return {
    publica: ecdh.getPublicKey().toString('base64url'),
    // `getPrivateKey` drops leading zero bytes.
    privada: Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
};

describe('checking VAPID keys', () => {
  const [um, outro] = [par(), par()];
  test('accepts a pair, however it is padded', () => {
    expect(conferirVapid(um.publica, um.privada).success).toBe(true);
    expect(conferirVapid(`${um.publica}=`, `${um.privada}=`).success).toBe(true);
  });

  test.each([
    [um.publica, outro.privada, 'não são um par'],
    [um.publica.slice(1), um.privada, 'chave pública não é'],
    [um.privada, um.privada, 'chave pública não é'],
    [um.publica, um.publica, 'chave privada não é'],
    [um.publica, 'A'.repeat(43), 'não é válida na curva'],
    [um.publica, 'não é base64', 'chave privada não é'],
    ['', '', 'chave pública não é'],
    [undefined, null, 'chave pública não é'],
  ])('for the public %s and the private %s answers %s', (publica, privada, frase) => {
    const { success, message } = conferirVapid(publica, privada);
    expect(success).toBe(false);
    expect(message).toContain(frase);
  });
});

describe('the discovery document of a provider', () => {
  const issuer = 'https://entrar.demo';
  const bom = {
    issuer,
    authorization_endpoint: `${issuer}/a`,
    token_endpoint: `${issuer}/t`,
    jwks_uri: `${issuer}/j`,
  };

  test('is looked for beneath the issuer', () => {
    const esperado = 'https://entrar.demo/realms/x/.well-known/openid-configuration';
    for (const fim of ['', '/'])
      expect(enderecoDaDescoberta(`https://entrar.demo/realms/x${fim}`).href).toBe(esperado);
  });

  test('passes when it is whole', () => {
    expect(conferirDescoberta(issuer, 200, JSON.stringify(bom)).success).toBe(true);
  });

  test.each([
    [404, JSON.stringify(bom), 'respondeu 404'],
    [302, '', 'respondeu 302'],
    [200, '<html>', 'não respondeu com um documento'],
    [200, '[]', 'não traz os endereços'],
    [200, JSON.stringify({ ...bom, jwks_uri: 'http://entrar.demo/j' }), 'não traz os endereços'],
    [200, JSON.stringify({ ...bom, issuer: 'https://mal.demo' }), 'por outro endereço'],
  ])('with status %i and body %s answers %s', (status, texto, frase) => {
    const { success, message } = conferirDescoberta(issuer, status, texto);
    expect(success).toBe(false);
    expect(message).toContain(frase);
  });
});

test.each([
  ['EAUTH', 'recusou o usuário ou a senha'],
  ['ETLS', 'não aceitou a conexão segura'],
  ['ETIMEDOUT', 'não respondeu a tempo'],
  ['ESOCKET', 'Não foi possível conectar a smtp.demo:587'],
])('the SMTP failure %s is told as: %s', (code, frase) => {
  expect(fraseDoSmtp(Object.assign(new Error('x'), { code }), 'smtp.demo:587')).toContain(frase);
});
