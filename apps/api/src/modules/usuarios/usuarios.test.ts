import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import {
  criarAdministrador,
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';

const { app, banco, chamar, entrar, plataforma } = await montarApp();
const FOTO = Buffer.from('RIFF....WEBPVP8 ');
await plataforma.arquivos.guardar('avatares/foto.webp', FOTO);
const comFoto = { avatar_chave: 'avatares/foto.webp' };

const fotoDe = async (quem: number, de: number) => {
  const token = await entrar(quem);
  return chamar(token, usuariosEndpoints.avatar, { params: { id: de } });
};

describe('the picture of a person', () => {
  test('comes as webp, and is not cached', async () => {
    const { id } = await criarUsuario(banco, comFoto);
    const { status, cru } = await fotoDe(id, id);
    expect(status).toBe(200);
    expect(cru.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
    });
    expect(cru.rawPayload).toEqual(FOTO);
  });

  test('is 404 when there is none, so that the initial is shown', async () => {
    const { id } = await criarUsuario(banco);
    expect((await fotoDe(id, id)).status).toBe(404);
  });

  test('is seen by the staff for all staff, and of people of clients in scope', async () => {
    const colega = await criarUsuario(banco, comFoto);
    const consultor = await criarUsuario(banco);
    const doCliente = await criarUsuarioDeCliente(banco, comFoto);
    expect((await fotoDe(consultor.id, colega.id)).status).toBe(200);
    expect((await fotoDe(consultor.id, doCliente.id)).status).toBe(404);
    expect((await fotoDe((await criarAdministrador(banco)).id, doCliente.id)).status).toBe(200);
    await vincularCliente(banco, consultor.id, doCliente.client_id ?? 0);
    expect((await fotoDe(consultor.id, doCliente.id)).status).toBe(200);
  });

  test('is seen by a client’s person for people in the meetings they see, and nobody else', async () => {
    const consultor = await criarUsuario(banco, comFoto);
    const estranho = await criarUsuario(banco, comFoto);
    const doCliente = await criarUsuarioDeCliente(banco, comFoto);
    expect((await fotoDe(doCliente.id, doCliente.id)).status).toBe(200);
    expect((await fotoDe(doCliente.id, consultor.id)).status).toBe(404);
    const reuniao = { criado_por: consultor.id, cliente_id: doCliente.client_id };
    await criarAgendamento(banco, { ...reuniao, privado: true });
    expect((await fotoDe(doCliente.id, consultor.id)).status).toBe(404);
    await criarAgendamento(banco, reuniao);
    expect((await fotoDe(doCliente.id, consultor.id)).status).toBe(200);
    expect((await fotoDe(doCliente.id, estranho.id)).status).toBe(404);
  });

  test('is 401 without a session', async () => {
    expect((await app.inject({ url: '/usuarios/1/avatar' })).statusCode).toBe(401);
  });
});
