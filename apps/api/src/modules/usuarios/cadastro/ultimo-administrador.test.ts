import { GRUPO } from '@dominio/contrato/permissoes';
import { cadastroDeUsuariosEndpoints as e } from '@dominio/contrato/usuarios-cadastro';
import { vinculosDoUsuarioEndpoints } from '@dominio/contrato/usuarios-vinculos';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { cruzar } from '../../../../test/corridas.ts';
import { criarAdministrador, criarUsuario, proximo } from '../../../../test/factories/usuarios.ts';
import { TRAVAS } from '../../../platform/travas.ts';
import { usuarioGrupos, usuarios } from '../usuarios.tables.ts';

const { banco, chamar, entrar } = await montarApp();
const umEmail = () => `ultimo${proximo()}@teste.demo`;

/** The only administrator who can sign in. */
async function sozinho() {
  await banco.delete(usuarioGrupos).where(eq(usuarioGrupos.grupo_id, GRUPO.administrador));
  await banco
    .update(usuarios)
    .set({ situacao: 'suspenso' })
    .where(eq(usuarios.grupo_id, GRUPO.administrador));
  const { id } = await criarAdministrador(banco);
  const token = await entrar(id);
  const mudar = (body: object, de = id) => chamar(token, e.atualizar, { params: { id: de }, body });
  return { id, token, mudar };
}
const ULTIMO = 'Deve existir ao menos um administrador ativo.';
const PROPRIO = 'Você não pode retirar o próprio acesso de administrador.';

test('demoting the last administrator is refused before the e-mail is checked, so it reveals none and counts no try', async () => {
  const { token, mudar } = await sozinho();
  const { email } = await criarUsuario(banco);
  // More than the thirty requests a minute that may check an e-mail.
  for (let vez = 0; vez < 31; vez += 1) {
    const { status, erro } = await mudar({ grupo_id: GRUPO.consultor, email });
    expect([status, erro.detail]).toEqual([409, ULTIMO]);
  }
  expect((await chamar(token, e.validarEmail, { body: { email: umEmail() } })).status).toBe(200);
});

test('administrators cannot demote themselves though there is another', async () => {
  const { mudar } = await sozinho();
  await criarAdministrador(banco);
  const { status, erro } = await mudar({ grupo_id: GRUPO.consultor });
  expect([status, erro.detail]).toEqual([409, PROPRIO]);
});

test('an administrator by an extra group counts, and stays one without the primary group', async () => {
  const { id, token, mudar } = await sozinho();
  const outra = await criarUsuario(banco);
  const params = { id: outra.id };
  const body = { grupo_ids: [GRUPO.consultor, GRUPO.administrador] };
  expect(
    (await chamar(token, vinculosDoUsuarioEndpoints.gravarGrupos, { params, body })).status,
  ).toBe(200);
  // The primary group changes; the extra one keeps the person an administrator.
  expect((await mudar({ grupo_id: GRUPO.gestor }, outra.id)).status).toBe(200);
  const dela = await entrar(outra.id);
  const rebaixada = await chamar(dela, e.atualizar, { params: { id }, body: { grupo_id: 4 } });
  expect(rebaixada.status).toBe(200);
  const sair = { params, body: { grupo_ids: [GRUPO.gestor] } };
  const { status, erro } = await chamar(dela, vinculosDoUsuarioEndpoints.gravarGrupos, sair);
  expect([status, erro.detail]).toEqual([409, ULTIMO]);
  const { corpo } = await chamar(dela, vinculosDoUsuarioEndpoints.grupos, { params });
  expect(corpo.grupos.map((grupo) => grupo.id)).toContain(GRUPO.administrador);
});

test('a suspended administrator does not count, and may be demoted and reactivated', async () => {
  const { mudar } = await sozinho();
  const suspensa = await criarAdministrador(banco, { situacao: 'suspenso' });
  expect((await mudar({ grupo_id: GRUPO.consultor }, suspensa.id)).status).toBe(200);
});

test('a change that keeps the administrator’s group is allowed', async () => {
  const { mudar } = await sozinho();
  expect((await mudar({ nome: 'Outro Nome' })).status).toBe(200);
});

test('a demotion that waits for another one counts the administrators only after it', async () => {
  const { id, token } = await sozinho();
  const outra = await criarAdministrador(banco);
  // The other administrator leaves the group while the demotion waits for the lock.
  const resposta = await cruzar(banco, {
    segura: (outraConexao) =>
      outraConexao.query('select pg_advisory_xact_lock($1)', [TRAVAS.administradores]),
    chamada: () => chamar(token, e.suspender, { params: { id: outra.id } }),
    depois: (outraConexao) =>
      outraConexao.query(`update usuarios set situacao = 'suspenso' where id = $1`, [id]),
  });
  expect([resposta.status, resposta.erro.detail]).toEqual([409, ULTIMO]);
});
