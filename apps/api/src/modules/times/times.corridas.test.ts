import { timesEndpoints as e } from '@dominio/contrato/times';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cruzar } from '../../../test/corridas.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarTime, criarUsuario } from '../../../test/factories/usuarios.ts';

const { banco, chamar, administrador } = await montarApp();
const { token } = await administrador();

const SEGURA = 'select id from usuarios where id = $1 for no key update';

test('replacing a team’s members locks new and present ones in the order of ids, so it does not deadlock', async () => {
  const time = await criarTime(banco);
  const entra = await criarUsuario(banco);
  const esta = await criarUsuario(banco, { time_id: time.id });
  // As a change of a group's permissions locks its people, in the order of ids.
  const { status, cru } = await cruzar(banco, {
    segura: (outra) => outra.query(SEGURA, [entra.id]),
    chamada: () =>
      chamar(token, e.gravarUsuarios, {
        params: { id: time.id },
        body: { usuario_ids: [entra.id] },
      }),
    depois: (outra) => outra.query(SEGURA, [esta.id]),
  });
  expect(status, cru.body).toBe(200);
});

test('changing a team’s clients does not deadlock with moving one of its members to another team', async () => {
  const time = await criarTime(banco);
  const pessoa = await criarUsuario(banco, { time_id: time.id });
  const cliente = await criarCliente(banco);
  // As a change of a person's record locks: the person, then the teams.
  const { status, cru } = await cruzar(banco, {
    segura: (outra) => outra.query(SEGURA, [pessoa.id]),
    chamada: () =>
      chamar(token, e.gravarClientes, {
        params: { id: time.id },
        body: { cliente_ids: [cliente.id] },
      }),
    depois: (outra) => outra.query('update times set versao = versao + 1 where id = $1', [time.id]),
  });
  expect(status, cru.body).toBe(200);
});
