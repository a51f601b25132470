import { chavesDeAcessoEndpoints as c } from '@dominio/contrato/chaves-de-acesso';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { describe, expect, test } from 'vitest';
import { criarAutenticador } from '../../../../test/autenticador.ts';
import { montarApp } from '../../../../test/build-app.ts';
import { criarUsuario } from '../../../../test/factories/usuarios.ts';
import { cifrarSenha } from '../../sessoes/senhas/senhas.ts';

const SENHA = 'corvo azul de bicicleta';
const { banco, chamar, entrar, plataforma } = await montarApp();
const senha_hash = await cifrarSenha(SENHA);

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

describe('the owner that a passkey names', () => {
  test('must be that of the passkey where it alone says who signs in', async () => {
    const { id, chave } = await comChave();
    const outra = await comChave();
    const entrarDizendo = async (userHandle: string | null) => {
      const { corpo } = await chamar(null, c.opcoesDaEntrada);
      const resposta = chave.usar(corpo, { userHandle });
      return chamar(null, c.entrar, { body: { resposta } });
    };
    for (const deOutrem of [outra.chave.dono(), 'inventado', '', null]) {
      const { status, erro } = await entrarDizendo(deOutrem);
      expect([deOutrem, status, erro.codigo]).toEqual([deOutrem, 422, 'CHAVE_RECUSADA']);
    }
    expect((await entrarDizendo(chave.dono())).corpo.user.id).toBe(id);
  });

  test('must be that of the passkey as second step too, where it may be left out', async () => {
    const { id, email, chave } = await comChave();
    const outra = await comChave();
    const confirmarDizendo = async (userHandle: string | null) => {
      const login = { email, password: SENHA };
      const { erro } = await chamar(null, sessoesEndpoints.login, { body: login });
      const desafio = String(erro.desafio);
      const { corpo } = await chamar(null, c.opcoesDoSegundoFator, { body: { desafio } });
      const resposta = chave.usar(corpo, { userHandle });
      return chamar(null, c.confirmarSegundoFator, { body: { desafio, resposta } });
    };
    const { status, erro } = await confirmarDizendo(outra.chave.dono());
    expect([status, erro.codigo]).toEqual([422, 'CHAVE_RECUSADA']);
    for (const nomeado of [chave.dono(), null]) {
      expect((await confirmarDizendo(nomeado)).corpo.user.id).toBe(id);
    }
  });
});
