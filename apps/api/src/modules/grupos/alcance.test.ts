import { gruposEndpoints as e } from '@dominio/contrato/grupos';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { criarTime, criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { timeClientes } from '../times/times.tables.ts';
import { usuarioGrupos } from '../usuarios/usuarios.tables.ts';
import { grupos } from './grupos.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const { token } = await administrador();
const FORA_DA_ALCADA = 'Você só pode conceder permissões que possui.';

test('AD-40 somebody may give a group the scope of the team’s clients only if they see the clients of its members’ teams', async () => {
  const DO_TIME = { can_see_team_clients: true, only_see_linked_clients: false };
  const grupo_id = await criarGrupo(banco, ['usuarios:visualizar', 'user_management:acessar']);
  await banco.update(grupos).set(DO_TIME).where(eq(grupos.id, grupo_id));
  const [meu, outro] = [await criarTime(banco), await criarTime(banco)];
  const gerente = await criarUsuario(banco, { grupo_id, time_id: meu.id });
  const quem = await entrar(gerente.id);
  const cliente = await criarCliente(banco);
  await banco.insert(timeClientes).values([
    { time_id: outro.id, cliente_id: cliente.id },
    { time_id: meu.id, cliente_id: (await criarCliente(banco)).id },
  ]);
  const alargar = (id: number, com = quem) =>
    chamar(com, e.gravarClientes, {
      params: { id },
      body: { can_see_all_clients: false, ...DO_TIME },
    });
  const recusa = { status: 422, erro: { detail: FORA_DA_ALCADA, campos: [{ campo: 'alcance' }] } };

  const [deFora, doMeu] = [await criarGrupo(banco, []), await criarGrupo(banco, [])];
  await criarUsuario(banco, { grupo_id: deFora, time_id: outro.id });
  await criarUsuario(banco, { grupo_id: doMeu, time_id: meu.id });
  expect(await alargar(deFora)).toMatchObject(recusa);
  expect((await alargar(doMeu)).status).toBe(200);

  const extra = await criarGrupo(banco, []);
  const pessoa = await criarUsuario(banco, { time_id: outro.id });
  await banco.insert(usuarioGrupos).values({ usuario_id: pessoa.id, grupo_id: extra });
  expect(await alargar(extra)).toMatchObject(recusa);
  await vincularCliente(banco, gerente.id, cliente.id);
  expect((await alargar(extra)).status).toBe(200);
  expect((await alargar(deFora, token)).status).toBe(200);
});
