import { timesEndpoints as e } from '@dominio/contrato/times';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarClientesDoTime } from '../../../test/factories/clientes.ts';
import { criarQuemCuida } from '../../../test/factories/grupos.ts';
import {
  criarAdministrador,
  criarTime,
  criarUsuario,
  versaoDasPermissoes,
} from '../../../test/factories/usuarios.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { times } from './times.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const { token: admin } = await administrador();

async function cena() {
  const [de, para] = [await criarTime(banco), await criarTime(banco)];
  const membro = await criarUsuario(banco, { time_id: de.id });
  const mover = (body: object = {}, token = admin) =>
    chamar(token, e.moverUsuarios, {
      params: { id: de.id },
      body: { usuario_ids: [membro.id], para_id: para.id, ...body },
    });
  const timeDele = async () =>
    (await banco.select().from(usuarios).where(eq(usuarios.id, membro.id)))[0]?.time_id;
  return { de, para, membro, mover, timeDele };
}

test('a member passes to another team, with new rights and a new version of both teams', async () => {
  const { de, para, membro, mover, timeDele } = await cena();
  const antes = (await versaoDasPermissoes(banco, membro.id)) ?? 0;
  const { status, corpo } = await mover({ versao: de.versao });
  expect([status, corpo]).toMatchObject([200, { removidos: 1, total: 0, versao: 2 }]);
  expect(await timeDele()).toBe(para.id);
  expect(await versaoDasPermissoes(banco, membro.id)).toBe(antes + 1);
  const versoes = await banco
    .select({ versao: times.versao })
    .from(times)
    .where(inArray(times.id, [de.id, para.id]));
  expect(versoes).toEqual([{ versao: 2 }, { versao: 2 }]);
});

test('comes back by the same call the other way', async () => {
  const { de, para, membro, mover, timeDele } = await cena();
  await mover();
  const volta = await chamar(admin, e.moverUsuarios, {
    params: { id: para.id },
    body: { usuario_ids: [membro.id], para_id: de.id },
  });
  expect([volta.status, await timeDele()]).toEqual([200, de.id]);
});

test('is refused to the same team, an inactive one, of a stranger, and under a stale version', async () => {
  const { de, mover, timeDele } = await cena();
  const parado = await criarTime(banco, { ativo: false });
  const estranho = await criarUsuario(banco);
  for (const [body, campo] of [
    [{ para_id: de.id }, 'para_id'],
    [{ para_id: parado.id }, 'para_id'],
    [{ usuario_ids: [estranho.id] }, 'usuario_ids'],
  ] as const) {
    const { status, erro } = await mover(body);
    expect([status, erro.campos?.[0]?.campo]).toEqual([422, campo]);
  }
  expect((await mover({ versao: 7 })).status).toBe(409);
  expect(await timeDele()).toBe(de.id);
});

test('nobody with more rights is moved, nor into clients that the caller may not give', async () => {
  const quem = await criarQuemCuida(banco, ['times:acessar', 'times:editar']);
  const token = await entrar(quem.id);
  const comAdmin = await cena();
  const chefe = await criarAdministrador(banco, { time_id: comAdmin.de.id });
  expect((await comAdmin.mover({ usuario_ids: [chefe.id] }, token)).status).toBe(422);
  const comClientes = await cena();
  await criarClientesDoTime(banco, comClientes.para.id, 1);
  expect((await comClientes.mover({}, token)).status).toBe(422);
});
