import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lerConfiguracao } from './env.ts';

describe('settings', () => {
  const base = {
    DATA_DIR: '/nao-usado',
    SESSION_SECRET: 's'.repeat(40),
    VAULT_KEY: 'v'.repeat(40),
  };

  test('every wrong one is named at once', () => {
    expect(() =>
      lerConfiguracao({ ...base, PORT: 'abc', LOG_LEVEL: 'alto', SMTP_URL: 'x' }),
    ).toThrow(/PORT[\s\S]*SMTP_URL[\s\S]*LOG_LEVEL/);
  });

  test('the API is on port 5001 unless told otherwise', () => {
    const { porta, urlPublica } = lerConfiguracao(base);
    expect([porta, urlPublica]).toEqual([5001, 'http://localhost:5001']);
  });

  test('demonstration listens on the loopback address alone', () => {
    expect(() => lerConfiguracao({ ...base, HOST: '0.0.0.0' })).toThrow(/HOST/);
    expect(lerConfiguracao({ ...base, HOST: '0.0.0.0', DEMO: '0' }).host).toBe('0.0.0.0');
  });

  test('a database of one’s own asks for its secrets and is no demonstration', () => {
    const DATABASE_URL = 'postgresql://x/y';
    expect(() => lerConfiguracao({ DATABASE_URL })).toThrow(/SESSION_SECRET[\s\S]*VAULT_KEY/);
    expect(lerConfiguracao({ ...base, DATABASE_URL }).demo).toBe(false);
  });

  test.each([
    ['TRUSTED_PROXIES', '10.0.0.5, balanceador', 'use endereços IP ou faixas'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'use endereços IP ou faixas'],
    ['TRUSTED_PROXIES', '2001:db8::/x', 'use endereços IP ou faixas'],
    ['CORS_ORIGINS', '*', 'use origens exatas'],
    ['CORS_ORIGINS', 'https://parceiro.demo/', 'use origens exatas'],
    ['CORS_ORIGINS', 'parceiro.demo', 'use origens exatas'],
    ['SESSION_IDLE_HOURS', '0.1', 'use ao menos 0.5 hora'],
    ['SESSION_IDLE_HOURS', '721', 'use no máximo 720 horas'],
    ['VAULT_KEY', `${'v'.repeat(32)},curta`, 'use ao menos 32 caracteres em cada chave'],
    ['OIDC_ISSUER', 'http://entrar.demo', 'use um endereço https://…'],
    ['SESSION_SECRET', 'curto', 'use ao menos 32 caracteres'],
  ])('%s=%s is refused with a sentence', (nome, valor, frase) => {
    expect(() => lerConfiguracao({ ...base, [nome]: valor })).toThrow(`- ${nome}: ${frase}`);
  });

  test.each([
    [{ OIDC_ISSUER: 'https://entrar.demo' }, ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']],
    [{ OIDC_CLIENT_SECRET: 'x', OIDC_CLIENT_ID: '' }, ['OIDC_ISSUER', 'OIDC_CLIENT_ID']],
    [{ VAPID_PUBLIC_KEY: 'x', VAPID_SUBJECT: 'mailto:a@b.com' }, ['VAPID_PRIVATE_KEY']],
    [{ VAPID_SUBJECT: 'mailto:a@b.com' }, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']],
    [{ OIDC_ISSUER: 'https://a.demo', VAPID_SUBJECT: 'x' }, ['OIDC_CLIENT_ID', 'VAPID_PUBLIC_KEY']],
  ])('a group that is begun is asked for whole: %j misses %j', (parte, faltam) => {
    for (const nome of faltam) {
      expect(() => lerConfiguracao({ ...base, ...parte })).toThrow(`- ${nome}: obrigatório com `);
    }
  });

  test('a whole group is read', () => {
    const grupo = {
      OIDC_ISSUER: 'https://entrar.demo',
      OIDC_CLIENT_ID: 'dominio',
      OIDC_CLIENT_SECRET: 'x',
    };
    const { oidc, vapid } = lerConfiguracao({ ...base, ...grupo });
    expect(oidc).toEqual({ issuer: 'https://entrar.demo', clientId: 'dominio', clientSecret: 'x' });
    expect(vapid).toBeNull();
  });

  test('addresses, ranges and exact origins are taken', () => {
    const config = lerConfiguracao({
      ...base,
      TRUSTED_PROXIES: '10.0.0.5, 10.0.0.0/8,2001:db8::/32',
      CORS_ORIGINS: 'https://parceiro.demo, http://localhost:8080',
      SESSION_IDLE_HOURS: '0.5',
    });
    expect(config.proxiesConfiaveis).toEqual(['10.0.0.5', '10.0.0.0/8', '2001:db8::/32']);
    expect(config.origensCors).toEqual(['https://parceiro.demo', 'http://localhost:8080']);
    expect(config.horasSemUso).toBe(0.5);
  });
});

describe('the secrets of sessions and vault', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'dominio-env-'));
  afterAll(() => rmSync(pasta, { recursive: true }));

  test('are made once, whole, readable by their owner alone, as is their directory', () => {
    const DATA_DIR = join(pasta, 'novo');
    const lida = lerConfiguracao({ DATA_DIR });
    expect(lida.segredoDaSessao).toHaveLength(64);
    expect(lida.chavesDoCofre).toEqual([expect.stringMatching(/^[\w-]{64}$/)]);
    expect(lida.chavesDoCofre).not.toContain(lida.segredoDaSessao);
    expect(lerConfiguracao({ DATA_DIR })).toEqual(lida);
    expect(readdirSync(DATA_DIR).sort()).toEqual(['session.secret', 'vault.key']);
    expect(statSync(join(DATA_DIR, 'vault.key')).mode & 0o777).toBe(0o600);
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
    expect(statSync(join(DATA_DIR, 'session.secret')).mode & 0o777).toBe(0o600);
  });

  test.each(['', 'curto'])('%j in a file of theirs stops the boot', (conteudo) => {
    for (const nome of ['vault.key', 'session.secret']) {
      writeFileSync(join(pasta, nome), conteudo);
      expect(() => lerConfiguracao({ DATA_DIR: pasta })).toThrow(/menos de 32 caracteres/);
    }
  });

  test('a new key of the vault goes before the old', () => {
    const [nova, velha] = ['n'.repeat(32), 'v'.repeat(32)];
    const { chavesDoCofre } = lerConfiguracao({
      DATA_DIR: pasta,
      SESSION_SECRET: 's'.repeat(32),
      VAULT_KEY: `${nova}, ${velha}`,
    });
    expect(chavesDoCofre).toEqual([nova, velha]);
  });
});
