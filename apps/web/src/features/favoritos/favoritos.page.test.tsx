import { type Favoritos, favoritosEndpoints } from '@dominio/contrato/favoritos';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { responderAMoldura } from '../../../test/pagina/moldura.ts';
import { abrirOutraAba } from '../../../test/pagina/outra-aba.ts';
import { type Chamadas, recusar, responder, segurar, semRede } from '../../../test/pagina/rede.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { ENTRADAS } from '../../lib/armazenamento.ts';
import { comecarDocumento } from '../../lib/documento.ts';
import { distribuir } from '../../lib/realtime/ouvintes.ts';
import { adotarSessao, useSessao } from '../../lib/sessao.ts';
import { limparSessao } from '../../lib/sessao-storage.ts';
import { acompanharFavoritos, favoritar, useFavoritos } from './favoritos.ts';

/** The favourites on the server, which another device may change during a test. */
let noServidor: Favoritos;
let leituras: Chamadas<typeof favoritosEndpoints.ler>;
let escritas: Chamadas<typeof favoritosEndpoints.gravar>;

const ids = () => expect.poll(() => useFavoritos.getState().ids);
const guardados = () => localStorage.getItem(ENTRADAS.favoritos);

/** Starts a new document with these favourites in storage. */
function comecarCom(favoritos: string): void {
  localStorage.setItem(ENTRADAS.favoritos, favoritos);
  comecarDocumento();
}

function acompanhar(): void {
  onTestFinished(acompanharFavoritos());
}

type Escrita = (typeof escritas.pedidos)[number]['body'];

function gravar({ favoritos, versao }: Escrita): Favoritos | Response {
  if (versao !== noServidor.versao) {
    return recusar('REGISTRO_ALTERADO', 'Os favoritos foram alterados.', { atual: noServidor });
  }
  noServidor = { favoritos, versao: noServidor.versao + 1 };
  return noServidor;
}

beforeEach(() => {
  // A token of this test alone: an answer to a call of a former test has another one, and is
  // ignored.
  localStorage.setItem(ENTRADAS.token, crypto.randomUUID());
  noServidor = { favoritos: ['/agenda'], versao: 3 };
  leituras = responder(favoritosEndpoints.ler, () => noServidor);
  escritas = responder(favoritosEndpoints.gravar, ({ body }) => gravar(body));
});

describe('favourites', () => {
  it('are shown at once from storage, then as the server has them', async () => {
    comecarCom('["/inicio"]');
    expect(useFavoritos.getState().ids).toEqual(['/inicio']);
    acompanhar();
    await ids().toEqual(['/agenda']);
    expect(guardados()).toBe('["/agenda"]');
  });

  it('change before the server answers, and are sent one after the other', async () => {
    favoritar('/inicio', true);
    favoritar('/agenda', false);
    expect(useFavoritos.getState().ids).toEqual(['/inicio']);
    await expect.poll(() => noServidor).toEqual({ favoritos: ['/inicio'], versao: 5 });
    expect(useFavoritos.getState().ids).toEqual(['/inicio']);
  });

  it('keep a star that another device set meanwhile', async () => {
    acompanhar();
    await ids().toEqual(['/agenda']);
    noServidor = { favoritos: ['/agenda', '/times'], versao: 4 };
    favoritar('/inicio', true);
    const todos = ['/agenda', '/times', '/inicio'];
    await expect.poll(() => noServidor).toEqual({ favoritos: todos, versao: 5 });
    await ids().toEqual(todos);
  });

  it('are taken back with the reason when the server refuses', async () => {
    const frase = 'Você pode ter no máximo 60 favoritos.';
    responder(favoritosEndpoints.ler, () => noServidor);
    responder(favoritosEndpoints.gravar, () => recusar('DADOS_INVALIDOS', frase));
    await abrirPagina('/ferramentas');
    const estrela = page.getByRole('main').getByRole('button', { name: 'Favoritar Ferramentas' });
    await estrela.click();
    await expect.element(page.getByText('Erro ao salvar o favorito')).toBeVisible();
    await expect.element(page.getByText(frase)).toBeVisible();
    await expect.element(estrela).toHaveAttribute('aria-pressed', 'false');
    expect(useFavoritos.getState().ids).toEqual(['/agenda']);
  });

  it('stay as in storage while there is no network', async () => {
    const perdidas = responder(favoritosEndpoints.ler, semRede);
    comecarCom('["/inicio"]');
    acompanhar();
    await expect.poll(() => perdidas.pedidos.length).toBe(1);
    expect(useFavoritos.getState().ids).toEqual(['/inicio']);
  });

  it('follow a change in another tab', async () => {
    acompanhar();
    await ids().toEqual(['/agenda']);
    abrirOutraAba().janela.localStorage.setItem(ENTRADAS.favoritos, '["/agenda","/inicio"]');
    await ids().toEqual(['/agenda', '/inicio']);
  });

  it('follow a live message', async () => {
    acompanhar();
    await ids().toEqual(['/agenda']);
    noServidor = { favoritos: ['/times'], versao: 9 };
    const data = { recurso: 'favoritos', id: null } as const;
    distribuir({ type: 'command', action: 'refresh', timestamp: 1, data });
    await ids().toEqual(['/times']);
  });

  it('are forgotten when the session ends, whatever answer is still to come', async () => {
    const leitura = segurar(favoritosEndpoints.ler);
    favoritar('/inicio', true);
    await expect.poll(() => leitura.presas).toBe(1);
    limparSessao('saida');
    leitura.soltar();
    await expect.poll(() => leituras.pedidos.length).toBe(1);
    await ids().toEqual([]);
    expect(guardados()).toBeNull();
    expect(escritas.pedidos).toEqual([]);
  });

  it('ignore a damaged entry in storage', () => {
    comecarCom('{"a":1}');
    expect(useFavoritos.getState().ids).toEqual([]);
  });
});

describe('stars not sent yet', () => {
  let presas: (() => void)[];
  let pedidos: Request[];

  /** Opens the page with the list read; every write then waits until the test lets it pass. */
  async function comecar(): Promise<void> {
    presas = [];
    pedidos = [];
    responder(favoritosEndpoints.gravar, async ({ body, request }) => {
      pedidos.push(request);
      await new Promise<void>((soltar) => void presas.push(soltar));
      return gravar(body);
    });
    acompanhar();
    await ids().toEqual(['/agenda']);
  }
  const presos = (quantas: number) => expect.poll(() => presas.length).toBe(quantas);
  const soltarUma = () => presas.shift()?.();
  const tudoChegou = async () => {
    for (const soltar of presas.splice(0)) soltar();
    await expect.poll(() => noServidor.favoritos).toEqual(['/agenda', '/inicio', '/times']);
  };

  it('are all sent before the logout when the person signs out, with its token', async () => {
    responderAMoldura(umaPessoa());
    const saidas = responder(sessoesEndpoints.logout, { success: true, message: 'ok' });
    adotarSessao();
    await comecar();
    favoritar('/inicio', true);
    favoritar('/times', true);
    useSessao.getState().sair();
    await presos(2);
    expect(saidas.pedidos).toEqual([]);
    // The second write is refused, because the first one changed the list, and is repeated over the
    // new list.
    soltarUma();
    await expect.poll(() => noServidor.favoritos).toEqual(['/agenda', '/inicio']);
    soltarUma();
    await presos(1);
    await tudoChegou();
    await expect.poll(() => saidas.pedidos.length).toBe(1);
  });

  it('are sent when the page is closed, by calls that survive it', async () => {
    await comecar();
    favoritar('/inicio', true);
    favoritar('/times', true);
    window.dispatchEvent(new Event('pagehide'));
    await presos(2);
    expect(pedidos.map(({ keepalive }) => keepalive)).toEqual([true, true]);
    presas.reverse();
    await tudoChegou();
  });

  it('of the next session are sent even while those of the session before still are', async () => {
    await comecar();
    favoritar('/times', true);
    await presos(1);
    limparSessao('saida');
    const outro = crypto.randomUUID();
    localStorage.setItem(ENTRADAS.token, outro);
    favoritar('/inicio', true);
    soltarUma();
    await presos(1);
    expect(pedidos.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${outro}`);
    soltarUma();
    await expect.poll(() => noServidor.favoritos).toContain('/inicio');
  });
});
