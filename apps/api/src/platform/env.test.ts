import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lerConfiguracao } from './env.ts';

describe('the settings of the environment', () => {
  const base = {
    DATA_DIR: '/nao-usado',
    SESSION_SECRET: 's'.repeat(40),
    VAULT_KEY: 'v'.repeat(40),
  };

  test('are all checked at once, and every wrong one is named', () => {
    expect(() =>
      lerConfiguracao({ ...base, PORT: 'abc', LOG_LEVEL: 'alto', SMTP_URL: 'x' }),
    ).toThrow(/PORT[\s\S]*SMTP_URL[\s\S]*LOG_LEVEL/);
  });

  test('put the API on port 5001 by default', () => {
    const { porta, urlPublica } = lerConfiguracao(base);
    expect([porta, urlPublica]).toEqual([5001, 'http://localhost:5001']);
  });

  test('make a demonstration listen on the loopback address only', () => {
    expect(() => lerConfiguracao({ ...base, HOST: '0.0.0.0' })).toThrow(/HOST/);
    expect(lerConfiguracao({ ...base, HOST: '0.0.0.0', DEMO: '0' }).host).toBe('0.0.0.0');
  });

  test('require the secrets for a database of one’s own, which cannot be a demonstration', () => {
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
    ['INTERNAL_HOSTS', 'https://smtp.interno', 'use nomes de servidores'],
    ['INTERNAL_HOSTS', 'smtp.interno; keycloak.interno', 'use nomes de servidores'],
    ['INTERNAL_HOSTS', '*.interno', 'use nomes de servidores'],
    ['PUSH_ALLOWED_HOSTS', 'https://fcm.googleapis.com', 'use nomes de servidores'],
    ['PUSH_ALLOWED_HOSTS', 'fcm.googleapis.com:443', 'use nomes de servidores'],
    ['PUSH_ALLOWED_HOSTS', 'web.push.apple.com/', 'use nomes de servidores'],
    ['PUSH_ALLOWED_HOSTS', 'fcm.googleapis.com web.push.apple.com', 'use nomes de servidores'],
    ['PUSH_ALLOWED_HOSTS', '*', 'use nomes de servidores'],
  ])('refuse %s=%s with a message', (nome, valor, frase) => {
    expect(() => lerConfiguracao({ ...base, [nome]: valor })).toThrow(`- ${nome}: ${frase}`);
  });

  test.each([
    [{ OIDC_ISSUER: 'https://entrar.demo' }, ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']],
    [{ OIDC_CLIENT_SECRET: 'x', OIDC_CLIENT_ID: '' }, ['OIDC_ISSUER', 'OIDC_CLIENT_ID']],
    [{ VAPID_PUBLIC_KEY: 'x', VAPID_SUBJECT: 'mailto:a@b.com' }, ['VAPID_PRIVATE_KEY']],
    [{ VAPID_SUBJECT: 'mailto:a@b.com' }, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']],
    [
      { OIDC_ISSUER: 'https://a.demo', VAPID_SUBJECT: 'mailto:a@b.com' },
      ['OIDC_CLIENT_ID', 'VAPID_PUBLIC_KEY'],
    ],
  ])('of a group are required together: %j misses %j', (parte, faltam) => {
    for (const nome of faltam) {
      expect(() => lerConfiguracao({ ...base, ...parte })).toThrow(`- ${nome}: obrigatório com `);
    }
  });

  test('of a complete group are read', () => {
    const grupo = {
      OIDC_ISSUER: 'https://entrar.demo',
      OIDC_CLIENT_ID: 'dominio',
      OIDC_CLIENT_SECRET: 'x',
    };
    const { oidc, vapid } = lerConfiguracao({ ...base, ...grupo });
    expect(oidc).toEqual({ issuer: 'https://entrar.demo', clientId: 'dominio', clientSecret: 'x' });
    expect(vapid).toBeNull();
  });

  const FORMA_DO_S3 = 'use s3://CHAVE:SEGREDO@servidor/bucket';
  test.each([
    ['https://AKIA:xyz@minio/dominio', FORMA_DO_S3],
    ['s3://minio/dominio', FORMA_DO_S3],
    ['s3://AKIA@minio/dominio', FORMA_DO_S3],
    ['s3://AKIA:xyz/redo@minio/dominio', FORMA_DO_S3],
    ['s3://AK:12/34@minio/dominio', FORMA_DO_S3],
    ['s3://AKIA:xyz%redo@minio/dominio', FORMA_DO_S3],
    ['s3://AKIA:xyz@minio/dominio#redo', FORMA_DO_S3],
    ['s3://AKIA:xyz@/dominio', FORMA_DO_S3],
    ['s3://AKIA:xyz@minio', 'o nome do bucket'],
    ['s3://AKIA:xyz@minio/Domínio', 'o nome do bucket'],
    ['s3://AKIA:xyz@minio/dominio//fotos', 'no prefixo'],
    ['s3://AKIA:xyz@minio/dominio/.fotos', 'no prefixo'],
    ['s3://AKIA:xyz@minio/dominio?tls=nao', 'tls: use 0 ou 1'],
    ['s3://AKIA:xyz@minio/dominio?region=SP,2', 'region: use o nome da região'],
    ['s3://AKIA:xyz@minio/dominio?regiao=sp', 'depois de “?” use só region e tls'],
  ])('refuse STORAGE_URL=%s with a message that repeats no part of it', (valor, frase) => {
    const ler = () => lerConfiguracao({ ...base, STORAGE_URL: valor });
    expect(ler).toThrow(`- STORAGE_URL: ${frase}`);
    expect(ler).not.toThrow(/AKIA|xyz/);
  });

  test('put files beside the data, or into a bucket of STORAGE_URL', () => {
    expect(lerConfiguracao(base).armazenamento).toBeNull();
    const lida = (STORAGE_URL: string) => lerConfiguracao({ ...base, STORAGE_URL }).armazenamento;
    expect(lida('s3://AK:a%2Fb+c%3D@s3.sa-east-1.amazonaws.com/dominio')).toEqual({
      servidor: 'https://s3.sa-east-1.amazonaws.com',
      bucket: 'dominio',
      prefixo: '',
      regiao: null,
      chaveDeAcesso: 'AK',
      segredo: 'a/b+c=',
    });
    expect(lida('s3://AK:s@minio.interno:9000/dominio/a/b/?region=us-east-1&tls=0')).toMatchObject({
      servidor: 'http://minio.interno:9000',
      prefixo: 'a/b/',
      regiao: 'us-east-1',
    });
  });

  test('may be hosts, in lower case; of push also every host of a domain', () => {
    expect(lerConfiguracao(base)).toMatchObject({ hostsInternos: [], hostsDoPush: null });
    const lida = lerConfiguracao({
      ...base,
      INTERNAL_HOSTS: 'Keycloak.interno, smtp_1,10.0.0.5,2001:db8::1',
      PUSH_ALLOWED_HOSTS: 'fcm.googleapis.com, *.notify.windows.com,',
    });
    expect(lida.hostsInternos).toEqual(['keycloak.interno', 'smtp_1', '10.0.0.5', '2001:db8::1']);
    expect(lida.hostsDoPush).toEqual(['fcm.googleapis.com', '*.notify.windows.com']);
  });

  test('may be addresses, ranges and exact origins', () => {
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

  test('are created once, whole, readable by their owner alone, as is their directory', () => {
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

  test.each(['', 'curto'])('stop the start when their file holds %j', (conteudo) => {
    for (const nome of ['vault.key', 'session.secret']) {
      writeFileSync(join(pasta, nome), conteudo);
      expect(() => lerConfiguracao({ DATA_DIR: pasta })).toThrow(/menos de 32 caracteres/);
    }
  });

  test('let the vault’s key be changed by putting the new one before the old', () => {
    const [nova, velha] = ['n'.repeat(32), 'v'.repeat(32)];
    const { chavesDoCofre } = lerConfiguracao({
      DATA_DIR: pasta,
      SESSION_SECRET: 's'.repeat(32),
      VAULT_KEY: `${nova}, ${velha}`,
    });
    expect(chavesDoCofre).toEqual([nova, velha]);
  });
});
