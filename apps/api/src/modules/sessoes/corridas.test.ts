import { chavesDeAcessoEndpoints as c } from '@dominio/contrato/chaves-de-acesso';
import { segundoFatorEndpoints as e } from '@dominio/contrato/segundo-fator';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { senhaDoUsuarioEndpoints as senhas } from '@dominio/contrato/usuarios-senha';
import { and, eq, isNull } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { describe, expect, test } from 'vitest';
import { criarAutenticador } from '../../../test/autenticador.ts';
import { montarApp } from '../../../test/build-app.ts';
import { cruzar } from '../../../test/corridas.ts';
import { criarTotp } from '../../../test/factories/segundo-fator.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import { codigoDoTotp } from '../segundo-fator/totp/totp.ts';
import { cifrarSenha } from './senhas/senhas.ts';
import { sessoes } from './sessoes.tables.ts';
import { emitirToken } from './tokens/tokens.service.ts';

const SENHA = 'corvo azul de bicicleta';
const { banco, chamar, entrar, agora, plataforma, administrador } = await montarApp();
const senha_hash = await cifrarSenha(SENHA);
const outroHash = await cifrarSenha('girafa lê jornal velho');

const login = (email: string) =>
  chamar(null, sessoesEndpoints.login, { body: { email, password: SENHA } });

const vivas = (usuarioId: number) =>
  banco.$count(sessoes, and(eq(sessoes.usuario_id, usuarioId), isNull(sessoes.encerrada_em)));

/** A person with a passkey, and the device that holds it. */
async function comChave() {
  const pessoa = await criarUsuario(banco, { senha_hash });
  const token = await entrar(pessoa.id);
  const chave = criarAutenticador(new URL(plataforma.config.urlPublica).origin);
  const { corpo } = await chamar(token, c.opcoesDeRegistro, { body: { senha: SENHA } });
  const body = { nome: 'Celular', resposta: chave.registrar(corpo) };
  expect((await chamar(token, c.registrar, { body })).status).toBe(201);
  return { ...pessoa, chave };
}

/** Locks the person first, as everything does that ends an access. */
const segurar = (id: number) => (outra: PoolClient) =>
  outra.query('select id from usuarios where id = $1 for no key update', [id]);

/** Then removes the factors and ends sessions and links, as all does that ends an access. */
const encerrar =
  (id: number, mudanca = '') =>
  async (outra: PoolClient) => {
    if (mudanca) await outra.query(`update usuarios set ${mudanca} where id = $1`, [id]);
    else await outra.query('delete from fatores_totp where usuario_id = $1', [id]);
    await outra.query('delete from chaves_de_acesso where usuario_id = $1', [id]);
    await outra.query('update sessoes set encerrada_em = now() where usuario_id = $1', [id]);
    await outra.query('update tokens_de_uso_unico set usado_em = now() where usuario_id = $1', [
      id,
    ]);
  };

describe('P8: a sign-in that meets the end of the access waits for it, and then opens no session,', () => {
  test('by a password that is replaced meanwhile', async () => {
    const { id, email } = await criarUsuario(banco, { senha_hash });
    const { status, erro } = await cruzar(banco, {
      segura: segurar(id),
      chamada: () => login(email),
      depois: encerrar(id, `senha_hash = '${outroHash}'`),
    });
    expect([status, erro.codigo]).toEqual([401, 'CREDENCIAIS_INVALIDAS']);
    expect(await vivas(id)).toBe(0);
  });

  test('by the password of somebody who is suspended meanwhile', async () => {
    const { id, email } = await criarUsuario(banco, { senha_hash });
    const { status, erro } = await cruzar(banco, {
      segura: segurar(id),
      chamada: () => login(email),
      depois: encerrar(id, `situacao = 'suspenso'`),
    });
    expect([status, erro.codigo]).toEqual([401, 'CREDENCIAIS_INVALIDAS']);
    expect(await vivas(id)).toBe(0);
  });

  test('by a code of the authenticator application', async () => {
    const { id, email } = await criarUsuario(banco, { senha_hash });
    const segredo = await criarTotp(banco, plataforma.cofre, id);
    const { desafio } = (await login(email)).erro as unknown as { desafio: string };
    const body = { desafio, codigo: codigoDoTotp(segredo, agora()) };
    const { status, erro } = await cruzar(banco, {
      segura: segurar(id),
      chamada: () => chamar(null, e.entrarComCodigo, { body }),
      depois: encerrar(id),
    });
    expect([status, erro.codigo]).toEqual([422, 'DESAFIO_INVALIDO']);
    expect(await vivas(id)).toBe(0);
  });

  test('by a passkey alone', async () => {
    const { id, chave } = await comChave();
    const resposta = chave.usar((await chamar(null, c.opcoesDaEntrada)).corpo);
    const { status, erro } = await cruzar(banco, {
      segura: segurar(id),
      chamada: () => chamar(null, c.entrar, { body: { resposta } }),
      depois: encerrar(id),
    });
    expect([status, erro.codigo]).toEqual([422, 'CHAVE_RECUSADA']);
    expect(await vivas(id)).toBe(0);
  });

  test('by a passkey as second step', async () => {
    const { id, email, chave } = await comChave();
    const { desafio } = (await login(email)).erro as unknown as { desafio: string };
    const { corpo } = await chamar(null, c.opcoesDoSegundoFator, { body: { desafio } });
    const body = { desafio, resposta: chave.usar(corpo) };
    const { status, erro } = await cruzar(banco, {
      segura: segurar(id),
      chamada: () => chamar(null, c.confirmarSegundoFator, { body }),
      depois: encerrar(id),
    });
    expect([status, erro.codigo]).toEqual([422, 'DESAFIO_INVALIDO']);
    expect(await vivas(id)).toBe(0);
  });
});

test('a sign-in by password waits while the first second factor is set up, and then asks for it', async () => {
  const { id, email } = await criarUsuario(banco, { senha_hash });
  const { status, erro } = await cruzar(banco, {
    segura: segurar(id),
    chamada: () => login(email),
    depois: async (outra) => {
      await outra.query(
        `insert into fatores_totp (usuario_id, segredo, confirmado_em) values ($1, 'x', now())`,
        [id],
      );
      await outra.query('update sessoes set encerrada_em = now() where usuario_id = $1', [id]);
    },
  });
  expect([status, erro.codigo]).toEqual([422, 'SEGUNDO_FATOR']);
  expect(await vivas(id)).toBe(0);
});

test('setting up the first second factor waits for a sign-in under way, and ends its session', async () => {
  const { id } = await criarUsuario(banco, { senha_hash });
  const [token, outra] = [await entrar(id), await entrar(id)];
  const { segredo } = (await chamar(token, e.ativar, { body: { senha: SENHA } })).corpo;
  const codigo = codigoDoTotp(segredo, agora());
  const { status, cru } = await cruzar(banco, {
    segura: segurar(id),
    chamada: () => chamar(token, e.confirmar, { body: { codigo } }),
    depois: (meio) =>
      meio.query('update sessoes set ultimo_uso_em = now() where usuario_id = $1', [id]),
  });
  expect(status, cru.body).toBe(200);
  expect((await chamar(outra, sessoesEndpoints.eu)).status).toBe(401);
  expect(await vivas(id)).toBe(1);
});

test('a reset link waits for the end of the access, and is then void', async () => {
  const { id, email } = await criarUsuario(banco, { senha_hash });
  const { token } = await emitirToken(banco, {
    finalidade: 'redefinir_senha',
    usuarioId: id,
    validadeMs: 3_600_000,
    agora: agora(),
  });
  const body = { token, nova_senha: 'girafa lê jornal velho' };
  const { status, erro } = await cruzar(banco, {
    segura: segurar(id),
    chamada: () => chamar(null, sessoesEndpoints.redefinirSenha, { body }),
    depois: encerrar(id),
  });
  expect([status, erro.codigo]).toEqual([422, 'TOKEN_INVALIDO']);
  expect((await login(email)).status).toBe(200);
});

test('giving a temporary password waits for a sign-in under way, and ends its session', async () => {
  const { token: admin } = await administrador();
  const { id } = await criarUsuario(banco, { senha_hash });
  const sessao = await entrar(id);
  const { status, cru } = await cruzar(banco, {
    segura: segurar(id),
    chamada: () => chamar(admin, senhas.resetar, { params: { id } }),
    depois: (outra) =>
      outra.query('update sessoes set ultimo_uso_em = now() where usuario_id = $1', [id]),
  });
  expect(status, cru.body).toBe(200);
  expect((await chamar(sessao, sessoesEndpoints.eu)).status).toBe(401);
});
