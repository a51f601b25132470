import { type Notificacao, notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { HTML_HOSTIL } from '@dominio/contrato/test/html-hostil';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { comAlarme } from '../../../test/pagina/alarme.ts';
import { fluxo } from '../../../test/pagina/fluxo.ts';
import { responder } from '../../../test/pagina/rede.ts';
import {
  responderListaDeNotificacoes,
  responderNotificacoes,
  umaNotificacao,
} from '../../../test/pagina/registros/notificacao.ts';
import { aguardar } from '../../../test/pagina/relogio.ts';
import { MAXIMO_DE_AVISOS } from '../../app/avisos.estado.ts';
import { lerMarcas } from '../../lib/marcas.ts';

const b = (...dentro: unknown[]) => ({ tipo: 'b', dentro });
const i = (...dentro: unknown[]) => ({ tipo: 'i', dentro });
const a = (href: string, ...dentro: unknown[]) => ({
  tipo: 'a',
  href,
  daCasa: href.startsWith('/'),
  dentro,
});
const br = { tipo: 'br' };

describe('NO-12: of a message with marks', () => {
  it.each([
    ['Um <b>aviso</b>', ['Um ', b('aviso')]],
    ['<i>a &amp; b</i>', [i('a & b')]],
    ['Um<br>dois<br />três', ['Um', br, 'dois', br, 'três']],
    ['<b>Um <i>dois</i></b>', [b('Um ', i('dois'))]],
    ['<a href="/agenda?dia=1#x">agenda</a>', [a('/agenda?dia=1#x', 'agenda')]],
    ['<a href="https://x.com/a">x</a>', [a('https://x.com/a', 'x')]],
    ['<a href="https://x.com"><b>x</b></a>', [a('https://x.com/', b('x'))]],
    ['&lt;b&gt; e &quot;x&quot;', ['<b> e "x"']],
  ])('%j is kept', (html, marcas) => {
    expect(lerMarcas(html).marcas).toEqual(marcas);
  });

  it.each([
    ['<p>Um</p><p>dois</p>', ['Um', 'dois']],
    ['<a href="javascript:alert(1)">x</a>', ['x']],
    ['<a href="/\t/x.com">x</a>', ['x']],
    ['<a href="/./\\x.com">x</a>', ['x']],
    ['<a href="http://x.com">x</a>', ['x']],
    ['<svg><a href="/agenda">x</a><b>y</b></svg>', ['x', b('y')]],
    ['<math><b>x</b></math>', [b('x')]],
    ['a<script>alert(1)</script><style>b{}</style>c', ['a', 'c']],
  ])('of %j the words alone', (html, marcas) => {
    expect(lerMarcas(html).marcas).toEqual(marcas);
  });

  it('a link is said to be there, however deep', () => {
    expect(lerMarcas('<b>x<i><a href="/agenda">y</a></i></b>').comLigacoes).toBe(true);
    expect(lerMarcas('<b>x</b><br><a href="x:">y</a>').comLigacoes).toBe(false);
  });
});

const HOSTIS: readonly Notificacao[] = HTML_HOSTIL.map((message, n) =>
  umaNotificacao({
    id: n + 1,
    titulo: `Hostil ${n + 1}.`,
    mensagem: 'texto',
    message,
    url: '/agenda',
  }),
);

const MENSAGEM_DO_AVISO = '.mantine-Notification-description span:not(button *)';

/** What stands in the messages within an element: each name with its attributes, those of links checked. */
function restos(onde: Element, mensagens: string): string[] {
  const elementos = onde.querySelectorAll(`${mensagens} *`);
  return [...elementos].flatMap((um) => {
    const nomes = um.getAttributeNames().toSorted().join(' ');
    if (um.matches('b, i, br')) return nomes === '' ? [] : [um.outerHTML];
    if (!(um instanceof HTMLAnchorElement)) return [um.outerHTML];
    const nossa = um.origin === location.origin && nomes.replace('data-discover ', '') === 'href';
    const deFora = um.protocol === 'https:' && um.rel === 'noopener noreferrer';
    return nossa || (deFora && nomes === 'href rel target') ? [] : [um.outerHTML];
  });
}

describe('NO-12: of hostile messages nothing runs, nothing is asked for and nothing but marks is left', {
  timeout: 120_000,
}, () => {
  it('in the list', async () => {
    const conferir = await comAlarme();
    responderListaDeNotificacoes([]);
    responder(notificacoesEndpoints.doUsuario, () => ({
      notifications: [...HOSTIS],
      total: HOSTIS.length,
      unread_count: 0,
      limit: 50,
      proxima: null,
    }));
    await abrirPagina('/notificacoes');
    const linhas = page.getByRole('main').getByText(/Hostil \d+\./);
    await expect.poll(() => linhas.elements().length).toBe(HOSTIS.length);
    expect(restos(document.body, 'main [class*="mensagem"]')).toEqual([]);
    await conferir();
  });

  it('in the bell', async () => {
    const conferir = await comAlarme();
    responderNotificacoes([...HOSTIS]);
    await abrirPagina('/ferramentas');
    await page.getByRole('button', { name: /^Notificações/ }).click();
    const painel = page.getByRole('dialog', { name: 'Notificações', exact: true });
    const linhas = painel.getByRole('listitem');
    await expect.poll(() => linhas.elements().length).toBe(HOSTIS.length);
    expect(restos(painel.element(), '[class*="mensagem"]')).toEqual([]);
    await conferir();
  });

  it('in toasts', async () => {
    const conferir = await comAlarme();
    responderNotificacoes([]);
    await abrirPagina('/ferramentas');
    await expect.poll(() => fluxo.abertas).toBe(1);
    const achados: string[] = [];
    // As many at once as have room.
    for (let de = 0; de < HOSTIS.length; de += MAXIMO_DE_AVISOS) {
      const juntas = HOSTIS.slice(de, de + MAXIMO_DE_AVISOS);
      for (const { id, timestamp, ...resto } of juntas) {
        const data = { ...resto, id, timestamp, tracking_key: crypto.randomUUID() };
        fluxo.dizer({ type: 'notification', id, timestamp, data });
      }
      const avisos = juntas.map(({ titulo }) =>
        page.getByRole('status').filter({ hasText: titulo }),
      );
      const emVista = () => avisos.map((um) => um.elements().length);
      await aguardar(emVista).toEqual(juntas.map(() => 1));
      for (const aviso of avisos) {
        achados.push(...restos(aviso.element(), MENSAGEM_DO_AVISO));
      }
    }
    expect(achados).toEqual([]);
    await conferir();
  });
});

const COM_LIGACOES = umaNotificacao({
  id: 2,
  titulo: 'Com ligações',
  mensagem: 'Veja a agenda e o portal',
  message:
    'Veja a <a href="/ferramentas?x=1">agenda</a><br>e <b>o</b> <a href="https://portal.invalid/x">portal</a>',
  url: '/ferramentas',
});

describe('NO-12: a message with links', () => {
  const agenda = page.getByRole('link', { name: 'agenda', exact: true });
  const portal = page.getByRole('link', { name: 'portal', exact: true });

  it('leads to pages of the application in place, and elsewhere in another tab without a trace', async () => {
    responderListaDeNotificacoes([COM_LIGACOES]);
    const marcar = responder(notificacoesEndpoints.marcarLida, {
      success: true,
      message: '',
      unread_count: 0,
    });
    await abrirPagina('/notificacoes');
    await expect.element(portal).toHaveAttribute('href', 'https://portal.invalid/x');
    await expect.element(portal).toHaveAttribute('target', '_blank');
    await expect.element(portal).toHaveAttribute('rel', 'noopener noreferrer');
    await agenda.click();
    await aguardar(() => location.pathname + location.search).toBe('/ferramentas?x=1');
    expect(marcar.pedidos.map(({ params }) => params.id)).toEqual([2]);
  });

  it('opens its own page by the rest of its row, also by keyboard', async () => {
    responderListaDeNotificacoes([COM_LIGACOES]);
    await abrirPagina('/notificacoes');
    const titulo = page.getByRole('link', { name: 'Não lida: Com ligações' });
    await userEvent.keyboard('j');
    await expect.element(titulo).toHaveFocus();
    const hora = page.getByText('Agora', { exact: true }).element();
    const { x, y } = hora.getBoundingClientRect();
    expect(document.elementFromPoint(x + 2, y + 2)?.closest('a')).toBe(titulo.element());
    await userEvent.keyboard('{Enter}');
    await aguardar(() => location.pathname).toBe('/ferramentas');
  });

  it('in the bell closes it on the way', async () => {
    responderListaDeNotificacoes([COM_LIGACOES]);
    await abrirPagina('/ferramentas');
    await page.getByRole('button', { name: /^Notificações/ }).click();
    await agenda.click();
    await aguardar(() => location.pathname + location.search).toBe('/ferramentas?x=1');
    await expect
      .element(page.getByRole('dialog', { name: 'Notificações', exact: true }))
      .not.toBeInTheDocument();
  });

  it('in a toast does away with it, and is read by then', async () => {
    responderNotificacoes([]);
    const marcar = responder(notificacoesEndpoints.marcarLida, {
      success: true,
      message: '',
      unread_count: 0,
    });
    await abrirPagina('/ferramentas');
    await expect.poll(() => fluxo.abertas).toBe(1);
    const data = { ...COM_LIGACOES, tracking_key: crypto.randomUUID() };
    fluxo.dizer({ type: 'notification', id: 2, timestamp: data.timestamp, data });
    const aviso = page.getByRole('status').filter({ hasText: 'Com ligações' });
    await aviso.getByRole('link', { name: 'agenda', exact: true }).click();
    await aguardar(() => location.pathname + location.search).toBe('/ferramentas?x=1');
    await expect.element(aviso).not.toBeInTheDocument();
    expect(marcar.pedidos.map(({ params }) => params.id)).toEqual([2]);
  });
});
