import { describe, expect, test } from 'vitest';
import { emailConfirmado, nomeDoProvedor, perguntouDeNovo } from './oidc.rules.ts';

describe('the name of a provider', () => {
  test.each([
    ['https://accounts.google.com', 'Google'],
    ['https://login.microsoftonline.com/3f0c/v2.0', 'Microsoft'],
    ['https://firma.okta.com/oauth2/default', 'Okta'],
    ['https://entrar.firma.com.br/realms/x', 'entrar.firma.com.br'],
    ['https://google.com.golpe.com.br', 'google.com.golpe.com.br'],
  ])('for the issuer %s is %s', (issuer, nome) => expect(nomeDoProvedor(issuer)).toBe(nome));
});

describe('an e-mail is used only if the provider says that it was verified', () => {
  test.each([
    [{ email: ' Ana@Firma.COM.br'.trim(), email_verified: true }, 'ana@firma.com.br'],
    [{ email: 'ana@firma.com.br', email_verified: 'true' }, 'ana@firma.com.br'],
    [{ email: 'ana@firma.com.br', email_verified: false }, null],
    [{ email: 'ana@firma.com.br', email_verified: 'false' }, null],
    [{ email: 'ana@firma.com.br', email_verified: 1 }, null],
    [{ email: 'ana@firma.com.br' }, null],
    [{ email: ['ana@firma.com.br'], email_verified: true }, null],
    [{ email_verified: true }, null],
    [undefined, null],
  ])('claims %j give %s', (declarados, email) => expect(emailConfirmado(declarados)).toBe(email));
});

describe('a provider asked the person anew only if it was told to, and does not claim an earlier sign-in', () => {
  const desde = 1_800_000_000_000;
  test.each([
    ['as it was told to', { auth_time: desde / 1000 + 5 }, desde, true],
    ['by a clock that is a little behind', { auth_time: desde / 1000 - 30 }, desde, true],
    ['without saying when', {}, desde, true],
    ['an hour ago: it let the person pass', { auth_time: desde / 1000 - 3_600 }, desde, false],
    ['unasked for', { auth_time: desde / 1000 + 5 }, null, false],
    ['with nonsense', { auth_time: 'agora' }, desde, false],
    ['with nothing', undefined, desde, false],
  ])('%s', (_, declarados, quando, sim) => expect(perguntouDeNovo(declarados, quando)).toBe(sim));
});
