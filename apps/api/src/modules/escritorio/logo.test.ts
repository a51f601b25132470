import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { escritorioEndpoints as e } from '@dominio/contrato/escritorio';
import { desc } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { formularioCom, PIXEL, tela } from '../../../test/factories/imagens.ts';
import { criarGestor, criarUsuarioDeCliente } from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { escritorio } from './escritorio.tables.ts';

const { app, banco, plataforma, chamar, entrar, administrador } = await montarApp();
const { token } = await administrador();
const pasta = join(plataforma.config.dirDados, 'arquivos', 'logos');
const guardados = () => (existsSync(pasta) ? readdirSync(pasta) : []);

beforeEach(async () => {
  await chamar(token, e.excluirLogo);
  await banco.delete(escritorio);
  await chamar(token, e.gravar, { body: { nome: 'Araucária & Prado' } });
});

const enviar = (bytes: Uint8Array = PIXEL, campo = 'logo', quem = token) =>
  chamar(quem, e.gravarLogo, { body: formularioCom(campo, bytes) });
const baixar = (quem = token) => chamar(quem, e.logo);
const ficha = async () => (await chamar(token, e.ler)).corpo;

describe('the firm’s logo', () => {
  test('has an address before there is one, which answers 404', async () => {
    expect(await ficha()).toMatchObject({
      logo_url: '/api/configuracoes/escritorio/logo',
      tem_logo: false,
    });
    expect((await baixar()).erro).toMatchObject({
      codigo: 'NAO_ENCONTRADO',
      detail: 'O escritório não tem logo.',
    });
  });

  test('is stored as a new image, shown to everybody signed in, and leaves the record’s version alone', async () => {
    const { versao } = await ficha();
    const { status, corpo } = await enviar(await tela(1600, 400).jpeg().toBuffer());
    expect([status, corpo.tem_logo]).toEqual([200, true]);
    expect(await ficha()).toMatchObject({ ...corpo, versao });
    const cliente = await entrar((await criarUsuarioDeCliente(banco)).id);
    const { cru } = await baixar(cliente);
    expect(cru.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
    });
    expect(await sharp(cru.rawPayload).metadata()).toMatchObject({ width: 640, height: 160 });
    const { status: semSessao } = await chamar(null, e.logo);
    expect(semSessao).toBe(401);
  });

  test('gets another address when replaced, and no file stays behind', async () => {
    const { corpo: primeiro } = await enviar();
    const { corpo: segundo } = await enviar(await tela(9, 9).png().toBuffer());
    expect(segundo.logo_url).not.toBe(primeiro.logo_url);
    expect(guardados()).toHaveLength(1);
    expect((await chamar(token, e.excluirLogo)).corpo).toEqual({
      logo_url: '/api/configuracoes/escritorio/logo',
      tem_logo: false,
    });
    expect(guardados()).toEqual([]);
    expect((await chamar(token, e.excluirLogo)).status, 'once more is no error').toBe(200);
    const acoes = await banco
      .select({ acao: auditoriaEventos.acao })
      .from(auditoriaEventos)
      .orderBy(desc(auditoriaEventos.id))
      .limit(3);
    expect(acoes.map(({ acao }) => acao)).toEqual([
      'escritorio.logo_removido',
      'escritorio.logo_alterado',
      'escritorio.logo_alterado',
    ]);
  });

  test('sent by many at once is one of those sent, whole', async () => {
    const respostas = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map(async (cor) =>
        enviar(await tela(8, 8, cor).png().toBuffer()),
      ),
    );
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(guardados()).toHaveLength(1);
    expect((await baixar()).status).toBe(200);
  });

  test('is refused before the firm has its record, and leaves no file', async () => {
    await banco.delete(escritorio);
    const { status, erro } = await enviar();
    expect([status, erro.detail]).toEqual([
      409,
      'Salve o nome do escritório antes de escolher o logo.',
    ]);
    expect(guardados()).toEqual([]);
  });

  test('is changed only by people who edit the settings', async () => {
    const gestor = await entrar((await criarGestor(banco)).id);
    expect((await enviar(PIXEL, 'logo', gestor)).status).toBe(403);
    expect((await chamar(gestor, e.excluirLogo)).status).toBe(403);
  });

  test('is refused with a message while the disk is full, and other calls still work', async () => {
    const cheio = Object.assign(new Error('sem espaço'), { code: 'ENOSPC' });
    const guardar = vi.spyOn(plataforma.arquivos, 'guardar').mockRejectedValueOnce(cheio);
    const { status, erro } = await enviar();
    expect([status, erro.codigo]).toEqual([507, 'SEM_ESPACO']);
    guardar.mockRestore();
    expect(await ficha()).toMatchObject({ tem_logo: false });
  });
});

describe('an upload of a logo', () => {
  const cru = (payload: string | Buffer, tipo: string) =>
    app.inject({
      method: 'PUT',
      url: e.gravarLogo.path,
      headers: { authorization: `Bearer ${token}`, 'content-type': tipo },
      payload,
    });
  const parte = (corpo: string) => `--x\r\n${corpo}`;

  test.each([
    ['JSON', '{}', 'application/json', 415],
    ['no boundary', 'x', 'multipart/form-data', 400],
    ['nothing', '', 'multipart/form-data; boundary=x', 422],
    ['no parts', '--x--\r\n', 'multipart/form-data; boundary=x', 422],
    [
      'breaks off',
      parte('Content-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\nabc'),
      'multipart/form-data; boundary=x',
      400,
    ],
    ['garbage', parte('%%%\r\n\r\n\0\0'), 'multipart/form-data; boundary=x', 400],
  ])(
    'whose body is no whole form is refused, never a 500: %s',
    async (_, payload, tipo, esperado) => {
      const resposta = await cru(payload, tipo);
      expect(resposta.statusCode).toBe(esperado);
      expect(resposta.json().detail).toBeTypeOf('string');
    },
  );

  test('names the expected field when the file came in another', async () => {
    const { status, erro } = await enviar(PIXEL, 'foto');
    expect([status, erro.campos]).toEqual([
      422,
      [{ campo: 'logo', mensagem: 'Escolha uma imagem.' }],
    ]);
  });

  test.each([
    ['just over', 1],
    ['far over', 20 * 1024 * 1024],
  ])('of %s 5 MB is refused in the words of the specification', async (_, mais) => {
    const { status, erro } = await enviar(
      Buffer.concat([PIXEL, Buffer.alloc(5 * 1024 * 1024 - PIXEL.length + mais)]),
    );
    expect([status, erro.detail]).toEqual([413, 'O arquivo deve ter no máximo 5MB.']);
  });

  test('to another route is refused, for it reads no forms', async () => {
    const resposta = await app.inject({
      method: 'PUT',
      url: e.gravar.path,
      headers: { authorization: `Bearer ${token}` },
      payload: formularioCom('logo', PIXEL),
    });
    expect(resposta.statusCode).toBe(415);
  });
});
