import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarNavegador, umUsuario } from '../../test/navegador-falso.ts';
import { montarServidor, recusa } from '../../test/servidor-falso.ts';

const FOTO = 'GET /usuarios/7/avatar';
let carregarFoto: typeof import('./fotos.ts').carregarFoto;
let guarda: typeof import('./sessao-storage.ts');

beforeEach(async () => {
  montarNavegador();
  guarda = await import('./sessao-storage.ts');
  ({ carregarFoto } = await import('./fotos.ts'));
  guarda.gravarSessao('tok', umUsuario());
});

describe('pictures', () => {
  it('are fetched once, with the bearer, while the session lasts', async () => {
    const { quantos, recebidos } = montarServidor({ [FOTO]: () => new Response('img') });
    const [uma, outra] = await Promise.all([
      carregarFoto('/usuarios/7/avatar'),
      carregarFoto('/usuarios/7/avatar'),
    ]);
    expect(uma).toMatch(/^blob:/);
    expect(outra).toBe(uma);
    expect(quantos(FOTO)).toBe(1);
    expect(recebidos[0]?.cabecalhos.get('Authorization')).toBe('Bearer tok');
  });

  it('that do not exist are null, and are not asked for again', async () => {
    const { quantos } = montarServidor({ [FOTO]: () => recusa(404, 'NAO_ENCONTRADO', 'x') });
    expect(await carregarFoto('/usuarios/7/avatar')).toBeNull();
    expect(await carregarFoto('/usuarios/7/avatar')).toBeNull();
    expect(quantos(FOTO)).toBe(1);
  });

  it('that failed are asked for again', async () => {
    const { rotas } = montarServidor({ [FOTO]: () => recusa(500, 'ERRO_INTERNO', 'x') });
    await expect(carregarFoto('/usuarios/7/avatar')).rejects.toThrow('x');
    rotas[FOTO] = () => new Response('img');
    expect(await carregarFoto('/usuarios/7/avatar')).toMatch(/^blob:/);
  });

  it('are let go when the session ends', async () => {
    const soltar = vi.spyOn(URL, 'revokeObjectURL');
    montarServidor({ [FOTO]: () => new Response('img') });
    const url = await carregarFoto('/usuarios/7/avatar');
    guarda.limparSessao('saida');
    await vi.waitFor(() => expect(soltar).toHaveBeenCalledWith(url));
  });
});
