import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import { empresasEndpoints as e } from '@dominio/contrato/empresas';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { formularioCom, fotografia, PIXEL, tela } from '../../../test/factories/imagens.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';

const { banco, plataforma, chamar, entrar, administrador } = await montarApp();
const { token: admin } = await administrador();
const pessoa = await criarUsuario(banco);
const consultor = await entrar(pessoa.id);
const cliente = await criarCliente(banco);
const alheio = await criarCliente(banco);
await vincularCliente(banco, pessoa.id, cliente.id);
const params = { id: cliente.empresa_id };
const pasta = join(plataforma.config.dirDados, 'arquivos', 'logos');
const guardados = () => (existsSync(pasta) ? readdirSync(pasta) : []);

beforeEach(() => chamar(admin, e.excluirLogo, { params }));

/** Sends a logo as the specification does: the ids as fields beside the file (part 2 §7). */
function enviar(bytes: Uint8Array = PIXEL, id = cliente.empresa_id, nome = 'logo.png') {
  const body = formularioCom('logo', bytes, nome);
  body.set('empresa_id', String(id));
  body.set('contrato_id', String(cliente.contrato_id));
  return chamar(admin, e.gravarLogo, { params: { id }, body });
}
const baixar = (token: string, id = cliente.empresa_id) =>
  chamar(token, e.logo, { params: { id } });

describe('AD-59 AD-60 the logo of a company', () => {
  test('is stored as a new image, shown to people who see the client, and listed with the client', async () => {
    const { status, corpo } = await enviar(await tela(1600, 400).jpeg().toBuffer());
    expect([status, corpo.success, corpo.tem_logo]).toEqual([200, true, true]);
    const { cru } = await baixar(consultor);
    expect(cru.headers['content-type']).toBe('image/webp');
    const { width, format, exif } = await sharp(cru.rawPayload).metadata();
    expect({ width, format, exif }).toEqual({ width: 640, format: 'webp', exif: undefined });
    const { corpo: lista } = await chamar(consultor, clientesEndpoints.listar);
    expect(lista.clientes[0]).toMatchObject({ logo: corpo.logo_url, logo_url: corpo.logo_url });
  });

  test('is stored from a photograph of nearly 5 MB', async () => {
    const foto = await fotografia();
    expect(foto.length).toBeGreaterThan(4.7 * 1024 * 1024);
    const { status } = await enviar(foto);
    expect(status).toBe(200);
    expect(guardados()).toHaveLength(1);
  });

  test('is replaced by another, and the first one’s file deleted', async () => {
    const [um, dois] = [(await enviar()).corpo, (await enviar()).corpo];
    expect(um.logo_url).not.toBe(dois.logo_url);
    expect(guardados()).toHaveLength(1);
  });

  test('is removed, and removing it again succeeds', async () => {
    await enviar();
    for (const _ of [1, 2]) {
      const { status, corpo } = await chamar(admin, e.excluirLogo, { params });
      expect([status, corpo.tem_logo]).toEqual([200, false]);
    }
    expect([guardados(), (await baixar(admin)).status]).toEqual([[], 404]);
  });

  test('of a client out of scope is 404, and a refused upload leaves no file', async () => {
    await enviar(PIXEL, alheio.empresa_id);
    const antes = guardados().length;
    expect((await baixar(consultor, alheio.empresa_id)).status).toBe(404);
    expect((await enviar(PIXEL, 987_654)).status).toBe(404);
    expect(guardados()).toHaveLength(antes);
    await chamar(admin, e.excluirLogo, { params: { id: alheio.empresa_id } });
  });
});

describe('AD-20 AD-21 an upload is refused as a logo', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

  test('for an SVG named as a PNG, in the words of the specification', async () => {
    const { status, erro } = await enviar(svg, cliente.empresa_id, 'logo.png');
    expect([status, erro.detail]).toEqual([
      415,
      'Por favor, selecione uma imagem (JPG, PNG, GIF ou WebP).',
    ]);
  });

  test('for more than 5 MB', async () => {
    const { status, erro } = await enviar(Buffer.concat([PIXEL, Buffer.alloc(5 * 1024 * 1024)]));
    expect([status, erro.detail]).toEqual([413, 'O arquivo deve ter no máximo 5MB.']);
  });

  test('for more pixels than a picture may have', async () => {
    const { status, erro } = await enviar(await tela(6001, 2).png().toBuffer());
    expect([status, erro.detail]).toEqual([422, 'A imagem pode ter no máximo 6000×6000 pixels.']);
    expect(guardados()).toEqual([]);
  });
});
