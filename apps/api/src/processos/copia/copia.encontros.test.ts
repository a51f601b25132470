import { copiaDeAcessoEndpoints, TEXTOS_DA_COPIA as T } from '@dominio/contrato/usuarios-copia';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cruzar } from '../../../test/corridas.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { conceder, criarGrupo } from '../../../test/factories/grupos.ts';
import { criarTime, criarUsuario } from '../../../test/factories/usuarios.ts';
import { timeClientes } from '../../modules/times/times.tables.ts';
import { usuarioPermissoes } from '../../modules/usuarios/usuarios.tables.ts';

const { banco, chamar, administrador, pessoa } = await montarApp();
const { token } = await administrador();

const copiar = (quem: string, id: number, de: number) =>
  chamar(quem, copiaDeAcessoEndpoints.copiar, { params: { id }, body: { de } });

test('copying two people’s access to each other at once does not deadlock', async () => {
  const [um, outro] = [await criarUsuario(banco), await criarUsuario(banco)];
  await conceder(banco, um.id, 'rh:visualizar');
  const segurar = (id: number) => `select id from usuarios where id = ${id} for no key update`;
  // As the copy in the other direction locks: both people, the lower id first.
  const { status, cru } = await cruzar(banco, {
    segura: (outra) => outra.query(segurar(um.id)),
    chamada: () => copiar(token, outro.id, um.id),
    depois: (outra) => outra.query(segurar(outro.id)),
  });
  expect(status, cru.body).toBe(200);
  const dadas = eq(usuarioPermissoes.usuario_id, outro.id);
  expect(await banco.$count(usuarioPermissoes, dadas)).toBe(1);
});

test('a copied group with the scope of the team’s clients is checked against the team of the person who gets it', async () => {
  const vista = { can_see_team_clients: true, only_see_linked_clients: false };
  const grupo_id = await criarGrupo(
    banco,
    ['usuarios:visualizar', 'user_management:acessar'],
    vista,
  );
  const { id: timeDele } = await criarTime(banco);
  const { token: dele } = await pessoa({ grupo_id, time_id: timeDele });
  const { id: time_id } = await criarTime(banco);
  const { id: cliente_id } = await criarCliente(banco);
  await banco.insert(timeClientes).values({ time_id, cliente_id });
  const doTime = await criarGrupo(banco, [], vista);
  const de = await criarUsuario(banco, { grupo_id: doTime, time_id: timeDele });
  const vazio = await criarGrupo(banco);
  const doOculto = await criarUsuario(banco, { grupo_id: vazio, time_id });
  const doSeu = await criarUsuario(banco, { grupo_id: vazio, time_id: timeDele });
  for (const [para, itens] of [
    [
      doOculto,
      [
        { tipo: 'time', motivo: T.jaTemTime },
        { tipo: 'grupo', id: doTime, motivo: T.grupoAcima },
      ],
    ],
    [doSeu, [{ tipo: 'grupo', id: doTime, motivo: null }]],
  ] as const) {
    const { corpo, cru } = await copiar(dele, para.id, de.id);
    expect(corpo.itens, cru.body).toMatchObject(itens);
  }
});
