import { favoritosEndpoints as e, MAXIMO_DE_FAVORITOS } from '@dominio/contrato/favoritos';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarUsuario, criarUsuarioDeCliente } from '../../../test/factories/usuarios.ts';
import { abrirLeitor } from '../../../test/leitor-sse.ts';

const { banco, chamar, entrar, escutar, pessoa } = await montarApp({ completa: true });

const paginas = (quantas: number) => Array.from({ length: quantas }, (_, i) => `/pagina-${i}`);

describe('the favourites of a person', () => {
  test('are none at first, at version 0', async () => {
    const { token } = await pessoa();
    expect((await chamar(token, e.ler)).corpo).toEqual({ favoritos: [], versao: 0 });
  });

  test('keep their order, drop repetitions, and are the same on the next device', async () => {
    const { id, token } = await pessoa();
    const favoritos = ['/agenda', '/IA', '/configuracoes/notificacoes', '/agenda', '/inicio'];
    const { status, corpo } = await chamar(token, e.gravar, { body: { favoritos } });
    expect(status).toBe(200);
    expect(corpo).toEqual({
      favoritos: ['/agenda', '/IA', '/configuracoes/notificacoes', '/inicio'],
      versao: 1,
    });
    expect((await chamar(await entrar(id), e.ler)).corpo).toEqual(corpo);
  });

  test('belong to one person, also for people of clients', async () => {
    const { token } = await pessoa();
    await chamar(token, e.gravar, { body: { favoritos: ['/agenda'] } });
    for (const { id } of [await criarUsuario(banco), await criarUsuarioDeCliente(banco)]) {
      expect((await chamar(await entrar(id), e.ler)).corpo.favoritos).toEqual([]);
    }
  });

  test(`are ${MAXIMO_DE_FAVORITOS} at most, not counting repetitions`, async () => {
    const { token } = await pessoa();
    const cheia = paginas(MAXIMO_DE_FAVORITOS);
    const grava = (favoritos: string[]) => chamar(token, e.gravar, { body: { favoritos } });
    expect((await grava([...cheia, ...cheia])).status).toBe(200);
    const { status, erro } = await grava([...cheia, '/mais-uma']);
    expect([status, erro.detail]).toEqual([422, 'Você pode ter no máximo 60 favoritos.']);
    expect((await chamar(token, e.ler)).corpo.favoritos).toEqual(cheia);
  });

  test.each([
    ['agenda', 'no slash'],
    ['/', 'the root is no page'],
    ['//mal.com', 'another host'],
    ['/agenda?dia=1', 'a query'],
    ['/a b', 'a space'],
    ['/../etc', 'dots'],
    [`/${'a'.repeat(100)}`, 'too long'],
    ['javascript:alert(1)', 'a script'],
  ])('refuse %s: %s', async (favorito) => {
    const { token } = await pessoa();
    const { status, erro } = await chamar(token, e.gravar, { body: { favoritos: [favorito] } });
    expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'favoritos.0']);
  });

  test('are not replaced by a device that read an older list; it is shown the list as it is', async () => {
    const { token } = await pessoa();
    const grava = (favoritos: string[], versao?: number) =>
      chamar(token, e.gravar, { body: { favoritos, ...(versao !== undefined && { versao }) } });
    expect((await grava(['/agenda'], 3)).status).toBe(409);
    expect((await grava(['/agenda'], 0)).status).toBe(200);
    expect((await grava(['/inicio'], 0)).status).toBe(409);
    expect((await grava(['/inicio'], 1)).corpo).toEqual({ favoritos: ['/inicio'], versao: 2 });
    const { status, erro } = await grava(['/agenda'], 1);
    expect(status).toBe(409);
    expect(erro).toMatchObject({
      codigo: 'REGISTRO_ALTERADO',
      atual: { favoritos: ['/inicio'], versao: 2 },
    });
    expect((await grava(['/agenda'])).corpo.versao).toBe(3);
  });

  test.each([-1, 2 ** 31, 2 ** 53, 1e308])(
    'of the version %d, which none can have, are refused',
    async (versao) => {
      const { token } = await pessoa();
      const { status, erro } = await chamar(token, e.gravar, { body: { favoritos: [], versao } });
      expect([status, erro.campos?.[0]]).toEqual([
        422,
        { campo: 'versao', mensagem: 'Versão inválida.' },
      ]);
    },
  );

  test('are replaced by only one of ten devices that write over one version', async () => {
    const { token } = await pessoa();
    for (const versao of [0, 1]) {
      const respostas = await Promise.all(
        paginas(10).map((favorito) =>
          chamar(token, e.gravar, { body: { favoritos: [favorito], versao } }),
        ),
      );
      expect(respostas.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
      const aceita = respostas.find(({ status }) => status === 200);
      expect((await chamar(token, e.ler)).corpo).toEqual(aceita?.corpo);
    }
  });

  test('are read again on the person’s other devices, not on other people’s', async () => {
    const [eu, outro] = [await pessoa(), await pessoa()];
    const endereco = await escutar();
    const abrir = ({ id, token }: { id: number; token: string }) =>
      abrirLeitor(`${endereco}/api/notifications/sse/${id}`, { authorization: `Bearer ${token}` });
    const [meu, alheio] = [await abrir({ ...eu, token: await entrar(eu.id) }), await abrir(outro)];
    await chamar(eu.token, e.gravar, { body: { favoritos: ['/agenda'] } });
    const { mensagem } = await meu.esperar((m) => m.type === 'command', 1_000);
    expect(mensagem).toMatchObject({
      action: 'refresh',
      data: { recurso: 'favoritos', id: null },
    });
    await chamar(outro.token, e.gravar, { body: { favoritos: ['/agenda'] } });
    await alheio.esperar((m) => m.type === 'command');
    const comandos = alheio.eventos().filter(({ mensagem: m }) => m.type === 'command');
    expect(comandos).toHaveLength(1);
  });
});
