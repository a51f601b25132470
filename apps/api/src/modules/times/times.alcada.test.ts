import { GRUPO } from '@dominio/contrato/permissoes';
import { timesEndpoints as e } from '@dominio/contrato/times';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente, criarClientesDoTime } from '../../../test/factories/clientes.ts';
import { criarGrupo, criarQuemCuida } from '../../../test/factories/grupos.ts';
import {
  criarGestor,
  criarTime,
  criarUsuario,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

const { banco, chamar, entrar } = await montarApp();

type Cena = Awaited<ReturnType<typeof cena>>;

/** A team of one, somebody who edits teams and people, and every way to take that one out of it. */
async function cena(membro: 'com mais direitos' | 'de um time com clientes alheios') {
  const [time, outro] = [await criarTime(banco), await criarTime(banco)];
  const grupo_id = await criarGrupo(banco);
  const pessoa =
    membro === 'com mais direitos'
      ? await criarGestor(banco, { time_id: time.id })
      : await criarUsuario(banco, { time_id: time.id, grupo_id });
  if (membro !== 'com mais direitos') await criarClientesDoTime(banco, time.id, 1);
  const colega = await criarUsuario(banco, { time_id: time.id, grupo_id });
  const quem = await criarQuemCuida(banco, ['times:acessar', 'times:editar', 'times:excluir']);
  const empresa = await criarCliente(banco);
  await vincularCliente(banco, quem.id, empresa.id);
  return { time, outro, pessoa, colega, empresa, token: await entrar(quem.id) };
}

const MANEIRAS: readonly [string, string, (cena: Cena) => Promise<{ status: number }>][] = [
  [
    'a list without them',
    'usuario_ids',
    ({ token, time, colega }) =>
      chamar(token, e.gravarUsuarios, {
        params: { id: time.id },
        body: { usuario_ids: [colega.id] },
      }),
  ],
  [
    'an empty list',
    'usuario_ids',
    ({ token, time }) =>
      chamar(token, e.gravarUsuarios, { params: { id: time.id }, body: { usuario_ids: [] } }),
  ],
  [
    'the list of another team',
    'usuario_ids',
    ({ token, outro, pessoa }) =>
      chamar(token, e.gravarUsuarios, {
        params: { id: outro.id },
        body: { usuario_ids: [pessoa.id] },
      }),
  ],
];

const NO_CADASTRO: typeof MANEIRAS = [
  [
    'their record, into no team',
    'time_id',
    ({ token, pessoa }) =>
      chamar(token, cadastroDeUsuariosEndpoints.atualizar, {
        params: { id: pessoa.id },
        body: { time_id: null },
      }),
  ],
  [
    'their record, into another team',
    'time_id',
    ({ token, pessoa, outro }) =>
      chamar(token, cadastroDeUsuariosEndpoints.atualizar, {
        params: { id: pessoa.id },
        body: { time_id: outro.id },
      }),
  ],
  [
    'their record, into the group of clients',
    'grupo_id',
    ({ token, pessoa, empresa }) =>
      chamar(token, cadastroDeUsuariosEndpoints.atualizar, {
        params: { id: pessoa.id },
        body: { grupo_id: GRUPO.cliente, client_id: empresa.id },
      }),
  ],
];

async function recusada([, campo, tirar]: (typeof MANEIRAS)[number], aqui: Cena) {
  const resposta = await tirar(aqui);
  expect(resposta).toMatchObject({
    status: 422,
    erro: { campos: [{ campo, mensagem: TEXTOS_DO_USUARIO.foraDaAlcada }] },
  });
  const [lida] = await banco.select().from(usuarios).where(eq(usuarios.id, aqui.pessoa.id));
  expect(lida?.time_id).toBe(aqui.time.id);
}

describe('the limit of who may change a team’s members', () => {
  test.each([...MANEIRAS, ...NO_CADASTRO.map(([nome, , f]) => [nome, '', f] as const)])(
    'somebody with more rights is not taken out by %s',
    async (...maneira) => recusada(maneira, await cena('com mais direitos')),
  );

  test.each([...MANEIRAS, ...NO_CADASTRO])(
    'who has clients by the team that the caller does not see is not taken out by %s',
    async (...maneira) => recusada(maneira, await cena('de um time com clientes alheios')),
  );

  test('a team is not deleted while it has clients that the caller does not see', async () => {
    const { token, time, colega, pessoa } = await cena('de um time com clientes alheios');
    for (const { id } of [colega, pessoa]) {
      await banco.update(usuarios).set({ time_id: null }).where(eq(usuarios.id, id));
    }
    const { status } = await chamar(token, e.excluir, { params: { id: time.id } });
    expect(status).toBe(409);
  });

  test('everybody within it is taken out by an empty list', async () => {
    const { token, outro, colega } = await cena('com mais direitos');
    await banco.update(usuarios).set({ time_id: outro.id }).where(eq(usuarios.id, colega.id));
    const { status, corpo } = await chamar(token, e.gravarUsuarios, {
      params: { id: outro.id },
      body: { usuario_ids: [] },
    });
    expect([status, corpo.removidos]).toEqual([200, 1]);
  });
});
