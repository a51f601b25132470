import { describe, expect, test } from 'vitest';
import { emailConfirmado, nomeDoProvedor } from './oidc.rules.ts';

describe('the name of a provider', () => {
  test.each([
    ['https://accounts.google.com', 'Google'],
    ['https://login.microsoftonline.com/3f0c/v2.0', 'Microsoft'],
    ['https://firma.okta.com/oauth2/default', 'Okta'],
    ['https://entrar.firma.com.br/realms/x', 'entrar.firma.com.br'],
    ['https://google.com.golpe.com.br', 'google.com.golpe.com.br'],
  ])('%s is %s', (issuer, nome) => expect(nomeDoProvedor(issuer)).toBe(nome));
});

describe('an e-mail is believed only where the provider says that it was verified', () => {
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
  ])('%j gives %s', (declarados, email) => expect(emailConfirmado(declarados)).toBe(email));
});
