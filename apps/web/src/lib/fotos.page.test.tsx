import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recusar, responder } from '../../test/pagina/rede.ts';
import { PIXEL } from '../../test/pagina/registros/conta.ts';
import { comSessao } from '../../test/pagina/sessao.ts';
import { ENTRADAS, ler } from './armazenamento.ts';
import { carregarFoto } from './fotos.ts';
import { limparSessao } from './sessao-storage.ts';

const FOTO = '/usuarios/7/avatar';
const umaFoto = () => new Response(PIXEL);

beforeEach(() => comSessao());

describe('pictures', () => {
  it('are fetched once, with the bearer, while the session lasts', async () => {
    let bearer: string | null = null;
    const { pedidos } = responder(usuariosEndpoints.avatar, ({ request }) => {
      bearer = request.headers.get('Authorization');
      return umaFoto();
    });
    const [uma, outra] = await Promise.all([carregarFoto(FOTO), carregarFoto(FOTO)]);
    expect(uma).toMatch(/^blob:/);
    expect(outra).toBe(uma);
    expect(pedidos).toHaveLength(1);
    expect(bearer).toBe(`Bearer ${ler(ENTRADAS.token)}`);
  });

  it('that do not exist are null, and are not asked for again', async () => {
    const { pedidos } = responder(usuariosEndpoints.avatar, () => recusar('NAO_ENCONTRADO'));
    expect(await carregarFoto(FOTO)).toBeNull();
    expect(await carregarFoto(FOTO)).toBeNull();
    expect(pedidos).toHaveLength(1);
  });

  it('that failed are asked for again', async () => {
    responder(usuariosEndpoints.avatar, umaFoto);
    responder(usuariosEndpoints.avatar, () => recusar('ERRO_INTERNO', 'x'), { umaVez: true });
    await expect(carregarFoto(FOTO)).rejects.toThrow('x');
    expect(await carregarFoto(FOTO)).toMatch(/^blob:/);
  });

  it('are let go when the session ends', async () => {
    const soltar = vi.spyOn(URL, 'revokeObjectURL');
    responder(usuariosEndpoints.avatar, umaFoto);
    const url = await carregarFoto(FOTO);
    limparSessao('saida');
    await vi.waitFor(() => expect(soltar).toHaveBeenCalledWith(url));
  });
});
