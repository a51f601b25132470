import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarNavegador, type NavegadorFalso } from '../../../test/navegador-falso.ts';
import { json, montarServidor, recusa, semRede } from '../../../test/servidor-falso.ts';

const CAMINHO = '/api/usuarios/me/favoritos';
let navegador: NavegadorFalso;
/** What the server has; another device may change it. */
let noServidor: { favoritos: string[]; versao: number };
let servidor: ReturnType<typeof montarServidor>;

const carregar = () => import('./favoritos.ts');
const sessao = () => import('../../lib/sessao-storage.ts');

function gravar({ corpo }: { corpo: unknown }) {
  const { favoritos, versao } = corpo as typeof noServidor;
  if (versao !== noServidor.versao) {
    return recusa(409, 'REGISTRO_ALTERADO', 'Os favoritos foram alterados.', { atual: noServidor });
  }
  noServidor = { favoritos, versao: versao + 1 };
  return json(noServidor);
}

beforeEach(() => {
  navegador = montarNavegador();
  navegador.armazem.setItem('dominio.token', 't');
  noServidor = { favoritos: ['/agenda'], versao: 3 };
  servidor = montarServidor({
    [`GET ${CAMINHO}`]: () => json(noServidor),
    [`PUT ${CAMINHO}`]: gravar,
  });
});

describe('favourites', () => {
  it('are known at once from what was kept, then as the server has them', async () => {
    navegador.armazem.setItem('dominio.favoritos', '["/inicio"]');
    const { useFavoritos, acompanharFavoritos } = await carregar();
    expect(useFavoritos.getState().ids).toEqual(['/inicio']);
    acompanharFavoritos();
    await vi.waitFor(() => expect(useFavoritos.getState().ids).toEqual(['/agenda']));
    expect(navegador.armazem.getItem('dominio.favoritos')).toBe('["/agenda"]');
  });

  it('change before the server answers, and go to it one after the other', async () => {
    const { useFavoritos, favoritar } = await carregar();
    favoritar('/inicio', true);
    favoritar('/agenda', false);
    expect(useFavoritos.getState().ids).toEqual(['/inicio']);
    await vi.waitFor(() => expect(noServidor).toEqual({ favoritos: ['/inicio'], versao: 5 }));
    expect(useFavoritos.getState().ids).toEqual(['/inicio']);
  });

  it('keep what another device added meanwhile', async () => {
    const { useFavoritos, favoritar, acompanharFavoritos } = await carregar();
    acompanharFavoritos();
    await vi.waitFor(() => expect(useFavoritos.getState().ids).toEqual(['/agenda']));
    noServidor = { favoritos: ['/agenda', '/times'], versao: 4 };
    favoritar('/inicio', true);
    await vi.waitFor(() =>
      expect(noServidor).toEqual({ favoritos: ['/agenda', '/times', '/inicio'], versao: 5 }),
    );
    expect(useFavoritos.getState().ids).toEqual(['/agenda', '/times', '/inicio']);
  });

  it('go back to what they were, with the reason, when the server refuses', async () => {
    const { conectarAvisos } = await import('../../lib/avisar.ts');
    const avisos: unknown[] = [];
    conectarAvisos((aviso) => avisos.push(aviso));
    servidor.rotas[`PUT ${CAMINHO}`] = () =>
      recusa(422, 'DADOS_INVALIDOS', 'Você pode ter no máximo 60 favoritos.');
    const { useFavoritos, favoritar } = await carregar();
    favoritar('/inicio', true);
    expect(useFavoritos.getState().ids).toEqual(['/inicio']);
    await vi.waitFor(() => expect(useFavoritos.getState().ids).toEqual(['/agenda']));
    expect(avisos).toMatchObject([
      {
        tipo: 'erro',
        titulo: 'O favorito não foi salvo',
        mensagem: 'Você pode ter no máximo 60 favoritos.',
      },
    ]);
  });

  it('stay as they were kept while there is no network', async () => {
    navegador.armazem.setItem('dominio.favoritos', '["/inicio"]');
    servidor.rotas[`GET ${CAMINHO}`] = semRede;
    const { useFavoritos, acompanharFavoritos } = await carregar();
    acompanharFavoritos();
    await vi.waitFor(() => expect(servidor.quantos(`GET ${CAMINHO}`)).toBe(1));
    expect(useFavoritos.getState().ids).toEqual(['/inicio']);
  });

  it('follow the other tabs, and a live message', async () => {
    const { useFavoritos, acompanharFavoritos } = await carregar();
    const { distribuir } = await import('../../lib/realtime/ouvintes.ts');
    const parar = acompanharFavoritos();
    await vi.waitFor(() => expect(useFavoritos.getState().ids).toEqual(['/agenda']));
    navegador.armazem.setItem('dominio.favoritos', '["/agenda","/inicio"]');
    navegador.avisarArmazenamento('dominio.favoritos');
    expect(useFavoritos.getState().ids).toEqual(['/agenda', '/inicio']);
    noServidor = { favoritos: ['/times'], versao: 9 };
    const data = { recurso: 'favoritos', id: null };
    distribuir({ type: 'command', action: 'refresh', timestamp: 1, data });
    await vi.waitFor(() => expect(useFavoritos.getState().ids).toEqual(['/times']));
    parar();
  });

  it('are forgotten with the session, whatever is still on its way', async () => {
    let responder = (_: Response) => {};
    servidor.rotas[`GET ${CAMINHO}`] = () =>
      new Promise<Response>((resolver) => {
        responder = resolver;
      });
    const { useFavoritos, favoritar } = await carregar();
    favoritar('/inicio', true);
    (await sessao()).limparSessao('saida');
    responder(json(noServidor));
    await vi.waitFor(() => expect(useFavoritos.getState().ids).toEqual([]));
    expect(navegador.armazem.getItem('dominio.favoritos')).toBeNull();
    expect(servidor.quantos(`PUT ${CAMINHO}`)).toBe(0);
  });

  it('ignore an entry that somebody damaged', async () => {
    navegador.armazem.setItem('dominio.favoritos', '{"a":1}');
    expect((await carregar()).useFavoritos.getState().ids).toEqual([]);
  });

  describe('whoever leaves', () => {
    let soltar: (() => void)[];

    /** The list is known, and every write waits until the test lets it go. */
    async function comecar() {
      servidor.rotas['POST /auth/logout'] = () => json({ success: true, message: 'ok' });
      soltar = [];
      servidor.rotas[`PUT ${CAMINHO}`] = async (pedido) => {
        await new Promise<void>((pronto) => void soltar.push(pronto));
        return gravar(pedido);
      };
      const modulo = await carregar();
      modulo.acompanharFavoritos();
      await vi.waitFor(() => expect(modulo.useFavoritos.getState().ids).toEqual(['/agenda']));
      return modulo;
    }
    const tudoChegou = async () => {
      for (const um of soltar.splice(0)) um();
      await vi.waitFor(() =>
        expect(noServidor.favoritos).toEqual(['/agenda', '/inicio', '/times']),
      );
    };

    it('takes no star along: all go with the token that ends, and then the logout', async () => {
      const { favoritar } = await comecar();
      const { useSessao } = await import('../../lib/sessao.ts');
      favoritar('/inicio', true);
      favoritar('/times', true);
      useSessao.getState().sair();
      await vi.waitFor(() => expect(soltar).toHaveLength(2));
      expect(servidor.quantos('POST /auth/logout')).toBe(0);
      // The second finds the list changed by the first, and makes its changes over that.
      soltar.shift()?.();
      await vi.waitFor(() => expect(noServidor.favoritos).toEqual(['/agenda', '/inicio']));
      soltar.shift()?.();
      await vi.waitFor(() => expect(soltar).toHaveLength(1));
      await tudoChegou();
      await vi.waitFor(() => expect(servidor.quantos('POST /auth/logout')).toBe(1));
    });

    it('by closing the page sends those that wait, by calls that outlive it', async () => {
      const { favoritar } = await comecar();
      favoritar('/inicio', true);
      favoritar('/times', true);
      navegador.janela.dispatchEvent(new Event('pagehide'));
      await vi.waitFor(() => expect(soltar).toHaveLength(2));
      const escritas = servidor.recebidos.filter(({ metodo }) => metodo === 'PUT');
      expect(escritas.map(({ init }) => init.keepalive)).toEqual([true, true]);
      soltar.reverse();
      await tudoChegou();
    });

    it('leaves the next session its own stars, sent though the old one was still sending', async () => {
      const { favoritar } = await comecar();
      favoritar('/times', true);
      (await sessao()).limparSessao('saida');
      navegador.armazem.setItem('dominio.token', 'outro');
      favoritar('/inicio', true);
      await vi.waitFor(() => expect(soltar).toHaveLength(1));
      soltar.shift()?.();
      await vi.waitFor(() => expect(soltar).toHaveLength(1));
      const ultimo = servidor.recebidos.at(-1);
      expect(ultimo?.cabecalhos.get('Authorization')).toBe('Bearer outro');
      soltar.shift()?.();
      await vi.waitFor(() => expect(noServidor.favoritos).toContain('/inicio'));
    });
  });
});
