import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarTotp } from '../../../../test/factories/segundo-fator.ts';
import { criarUsuario } from '../../../../test/factories/usuarios.ts';
import { codigoDoTotp } from '../../segundo-fator/totp/totp.ts';
import { cifrarSenha, conferirSenha } from '../senhas/senhas.ts';

const SENHA = 'corvo azul de bicicleta';
const ERRADA = 'errada demais';
const CASA = '198.51.100.1';
/** The network of the sessions that tests open without a password. */
const ESCRITORIO = '127.0.0.1';
const DIA = 86_400_000;

const { app, banco, entrar, plataforma, agora, avancar } = await montarApp();
const senha_hash = await cifrarSenha(SENHA);

const postar = (url: string, payload: object, remoteAddress: string, token?: string) =>
  app.inject({
    ...{ method: 'POST', url, payload, remoteAddress },
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
const login = (email: string, password: string, ip: string) =>
  postar('/auth/login', { email, password }, ip);
const statusDe = async (email: string, password: string, ip: string) =>
  (await login(email, password, ip)).statusCode;

/** Somebody who has signed in from home. */
async function criarDono(ip = CASA) {
  const dono = await criarUsuario(banco, { senha_hash });
  expect(await statusDe(dono.email, SENHA, ip)).toBe(200);
  return dono;
}

/** Guesses from four networks, until every network of strangers must wait. */
async function esgotarEstranhos(email: string) {
  for (let i = 0; i < 20; i++) await login(email, ERRADA, `203.0.113.${1 + (i % 4)}`);
  expect(await statusDe(email, SENHA, '203.0.113.9')).toBe(429);
}

describe('strangers who guess at the password of an account', () => {
  test('do not keep its owner out of a network that it has signed in from', async () => {
    const { email } = await criarDono();
    await esgotarEstranhos(email);
    expect(await statusDe(email, SENHA, CASA)).toBe(200);
  });

  test('gain no more guesses when the owner signs in from there', async () => {
    const { email } = await criarDono();
    await esgotarEstranhos(email);
    await login(email, SENHA, CASA);
    expect(await statusDe(email, ERRADA, '203.0.113.10')).toBe(429);
  });

  test('have five guesses at each network that the owner signs in from too', async () => {
    const { email } = await criarDono();
    for (let i = 0; i < 5; i++) expect(await statusDe(email, ERRADA, CASA)).toBe(401);
    expect(await statusDe(email, SENHA, CASA)).toBe(429);
    expect(await statusDe(email, SENHA, '203.0.113.9')).toBe(200);
  });

  test('P2 learn nothing of whether there is an account', async () => {
    const { email } = await criarDono();
    const respostas = async (conta: string) => {
      const vistas = [];
      for (let i = 0; i < 22; i++) {
        const resposta = await login(conta, ERRADA, `203.0.113.${20 + (i % 5)}`);
        const { request_id, ...corpo } = resposta.json();
        vistas.push({ status: resposta.statusCode, ...corpo });
      }
      return vistas;
    };
    const daConta = await respostas(email);
    expect(daConta.map(({ status }) => status)).toEqual([...Array(20).fill(401), 429, 429]);
    expect(await respostas('ninguem@teste.demo')).toEqual(daConta);
  });
});

describe('a network is one that an account has signed in from', () => {
  test('for sixty days after the last time', async () => {
    const [ana, bia] = [await criarDono(), await criarDono()];
    avancar(60 * DIA - 60_000);
    await esgotarEstranhos(ana.email);
    expect(await statusDe(ana.email, SENHA, CASA)).toBe(200);
    avancar(120_000);
    await esgotarEstranhos(bia.email);
    expect(await statusDe(bia.email, SENHA, CASA)).toBe(429);
  });

  test('if it is the address itself, or under IPv6 the same /64', async () => {
    const { email } = await criarDono('2001:db8:1:2::1');
    await esgotarEstranhos(email);
    expect(await statusDe(email, SENHA, '2001:db8:1:2:a:b:c:d')).toBe(200);
    expect(await statusDe(email, SENHA, '2001:db8:1:3::1')).toBe(429);
    const vizinho = await criarDono(CASA);
    await esgotarEstranhos(vizinho.email);
    expect(await statusDe(vizinho.email, SENHA, '198.51.100.2')).toBe(429);
  });

  test('if it is that account’s own, not another’s', async () => {
    const { email } = await criarDono('198.51.100.7');
    await criarDono(CASA);
    await esgotarEstranhos(email);
    expect(await statusDe(email, SENHA, CASA)).toBe(429);
  });
});

test('the networks of an account are read before its password has its turn: other passwords do not wait for it', async () => {
  const { email } = await criarDono();
  const cliente = await banco.$client.connect();
  await cliente.query('begin; lock table sessoes in access exclusive mode');
  const entradas = Array.from({ length: 3 }, () => statusDe(email, SENHA, CASA));
  try {
    const esperam = async () =>
      (await banco.$client.query('select 1 from pg_locks where not granted')).rowCount;
    await expect.poll(esperam).toBeGreaterThan(1);
    const outra = conferirSenha(senha_hash, SENHA);
    expect(await Promise.race([outra, setTimeout(2_000, 'esperou')])).toBe(true);
  } finally {
    await cliente.query('rollback');
    cliente.release();
  }
  expect(await Promise.all(entradas)).toEqual([200, 200, 200]);
});

describe('it is the same with', () => {
  test('codes of the second factor: ten from strangers’ networks together, five from each known one', async () => {
    const { id, email } = await criarUsuario(banco, { senha_hash });
    await entrar(id);
    const segredo = await criarTotp(banco, plataforma.cofre, id);
    const tentar = async (codigo: string, ip: string) => {
      const { desafio } = (await login(email, SENHA, ip)).json();
      return (await postar('/auth/segundo-fator', { desafio, codigo }, ip)).statusCode;
    };
    for (let i = 0; i < 10; i++) {
      expect(await tentar('000000', `203.0.113.${50 + (i % 2)}`)).toBe(422);
    }
    const certo = () => codigoDoTotp(segredo, agora());
    expect(await tentar(certo(), '203.0.113.52')).toBe(429);
    for (let i = 0; i < 4; i++) expect(await tentar('000000', ESCRITORIO)).toBe(422);
    expect(await tentar(certo(), ESCRITORIO)).toBe(200);
    for (let i = 0; i < 5; i++) expect(await tentar('000000', ESCRITORIO)).toBe(422);
    expect(await tentar('000000', ESCRITORIO)).toBe(429);
  });

  test('the password of a session: whoever took the session elsewhere cannot keep the owner from changing it', async () => {
    const { id } = await criarUsuario(banco, { senha_hash });
    const token = await entrar(id);
    const trocar = async (senha_atual: string, ip: string) => {
      const corpo = { senha_atual, nova_senha: 'girafa lê jornal velho' };
      return (await postar(`/usuarios/${id}/alterar-senha`, corpo, ip, token)).statusCode;
    };
    for (let i = 0; i < 5; i++) expect(await trocar(ERRADA, `203.0.113.${60 + i}`)).toBe(422);
    expect(await trocar(SENHA, '203.0.113.70')).toBe(429);
    for (let i = 0; i < 4; i++) expect(await trocar(ERRADA, ESCRITORIO)).toBe(422);
    expect(await trocar(SENHA, ESCRITORIO)).toBe(200);
    for (let i = 0; i < 5; i++) expect(await trocar(ERRADA, ESCRITORIO)).toBe(422);
    expect(await trocar(ERRADA, ESCRITORIO)).toBe(429);
  });
});
