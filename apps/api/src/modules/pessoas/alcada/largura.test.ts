import { cadastroDeUsuariosEndpoints as cadastro } from '@dominio/contrato/usuarios-cadastro';
import { expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarGrupo } from '../../../../test/factories/grupos.ts';
import { criarUsuario, proximo } from '../../../../test/factories/usuarios.ts';

const { banco, chamar, entrar } = await montarApp();

test.each([
  ['ver_time', 'ver_vinculados', 201],
  ['ver_todos', 'ver_vinculados', 201],
  ['ver_todos', 'ver_time', 201],
  ['ver_vinculados', 'ver_time', 422],
  ['ver_time', 'ver_todos', 422],
])('who has %s and gives somebody %s is answered %i', async (minha, dada, resposta) => {
  const meu = await criarGrupo(banco, [
    'usuarios:visualizar',
    'user_management:acessar',
    `fechamentos:${minha}`,
  ]);
  const { id } = await criarUsuario(banco, { grupo_id: meu });
  const outro = await criarGrupo(banco, [`fechamentos:${dada}`]);
  const { status } = await chamar(await entrar(id), cadastro.criar, {
    body: { nome: 'Quem chega', email: `largura${proximo()}@teste.demo`, grupo_id: outro },
  });
  expect(status).toBe(resposta);
});
