import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarUsuario } from '../../../../test/factories/usuarios.ts';
import { cifrarSenha } from '../senhas/senhas.ts';
import { tentativas } from '../sessoes.tables.ts';

const SENHA = 'corvo azul de bicicleta';
const { app, banco, avancar, agora } = await montarApp();
const senha_hash = await cifrarSenha(SENHA);

const login = (email: string, password: string, mais: InjectOptions = {}) =>
  app.inject({ ...mais, method: 'POST', url: '/auth/login', payload: { email, password } });

describe('the limit of failed sign-ins', () => {
  test('refuses the sixth with the wait, the right password too, whatever X-Forwarded-For says', async () => {
    const { email } = await criarUsuario(banco, { senha_hash });
    for (let i = 0; i < 5; i++) expect((await login(email, 'errada demais')).statusCode).toBe(401);
    const barrada = await login(email, SENHA, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(barrada.statusCode).toBe(429);
    expect(barrada.json()).toMatchObject({
      codigo: 'MUITAS_TENTATIVAS',
      detail: 'Muitas tentativas. Aguarde 15 minutos.',
    });
    expect(Number(barrada.headers['retry-after'])).toBeGreaterThan(800);
  });

  test('holds for attempts in parallel', async () => {
    const { email } = await criarUsuario(banco, { senha_hash });
    const respostas = await Promise.all(
      Array.from({ length: 20 }, () => login(email, 'errada demais')),
    );
    expect(respostas.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(respostas.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  });

  test('starts anew for the account after a successful sign-in', async () => {
    const { email } = await criarUsuario(banco, { senha_hash });
    for (let i = 0; i < 4; i++) await login(email, 'errada demais');
    expect((await login(email, SENHA)).statusCode).toBe(200);
    for (let i = 0; i < 5; i++) expect((await login(email, 'errada demais')).statusCode).toBe(401);
  });

  test('does not stop people who sign in together from one office', async () => {
    const pessoas = await Promise.all(
      Array.from({ length: 12 }, () => criarUsuario(banco, { senha_hash })),
    );
    const respostas = await Promise.all(pessoas.map(({ email }) => login(email, SENHA)));
    expect(respostas.map(({ statusCode }) => statusCode)).toEqual(pessoas.map(() => 200));
  });

  test('stops a network after sixty failures, for every account, until time has passed', async () => {
    await banco.delete(tentativas);
    await banco.insert(tentativas).values({ chave: 'rede:127.0.0.1', falhas: 60, desde: agora() });
    const { email } = await criarUsuario(banco, { senha_hash });
    expect((await login(email, SENHA)).statusCode).toBe(429);
    avancar(15 * 60_000 + 1);
    expect((await login(email, SENHA)).statusCode).toBe(200);
  });
});

describe('the limit of a network, with many sign-ins at once', () => {
  const daRede = (email: string, password: string) =>
    login(email, password, { remoteAddress: '198.51.100.7' });
  const contar = (respostas: { statusCode: number }[], status: number) =>
    respostas.filter(({ statusCode }) => statusCode === status).length;

  test('holds for wrong attempts in parallel on as many accounts', async () => {
    const respostas = await Promise.all(
      Array.from({ length: 400 }, (_, i) => daRede(`ninguem${i}@teste.demo`, 'errada demais')),
    );
    expect(contar(respostas, 401)).toBeGreaterThanOrEqual(60);
    expect(contar(respostas, 401)).toBeLessThanOrEqual(64);
    expect(contar(respostas, 401) + contar(respostas, 429)).toBe(400);
    await banco.delete(tentativas);
  }, 60_000);

  test('lets a hundred people with the right password sign in', async () => {
    const pessoas = await Promise.all(
      Array.from({ length: 100 }, () => criarUsuario(banco, { senha_hash })),
    );
    const respostas = await Promise.all(pessoas.map(({ email }) => daRede(email, SENHA)));
    expect(contar(respostas, 200)).toBe(100);
  }, 60_000);
});
