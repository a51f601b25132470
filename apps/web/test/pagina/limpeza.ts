import { hideNotification, notificationsStore } from '@mantine/notifications';
import { cleanup } from 'vitest-browser-react/pure';
import { explicarAcesso } from '../../src/app/explicacao.ts';
import { CHAVES, ler } from '../../src/lib/armazenamento.ts';
import { abrirListaDeAtalhos } from '../../src/lib/atalhos/preferencia.ts';
import { comecarDocumento } from '../../src/lib/documento.ts';
import { limparSessao } from '../../src/lib/sessao-storage.ts';
import { CHAVE_DA_VISITA } from '../../src/lib/visita.ts';
import { fecharPagina } from './abrir.tsx';
import { esquecerFluxo } from './fluxo.ts';
import { encerrarRede } from './rede.ts';

function apagarCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store answers later, and not everywhere
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
}

/** One by one, as they go by themselves: a store that is emptied at once tells nobody that they went. */
function tirarAvisos(): void {
  const { notifications, queue } = notificationsStore.getState();
  for (const { id } of [...notifications, ...queue]) if (id) hideNotification(id);
}

/** The document as if nothing had been opened in it: what a test left is no other's beginning. */
export async function limparDocumento(): Promise<void> {
  fecharPagina();
  await cleanup();
  // Whoever points elsewhere has left where the keyboard was: it is not kept for the next page.
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  encerrarRede(ler(CHAVES.token));
  // Left as a visit is, the page would be loaded anew.
  sessionStorage.removeItem(CHAVE_DA_VISITA);
  comecarDocumento();
  // What modules keep of a person goes the way it goes when somebody leaves.
  limparSessao('saida');
  esquecerFluxo();
  tirarAvisos();
  localStorage.clear();
  sessionStorage.clear();
  // And of the machine: this test's window is no other's.
  comecarDocumento();
  abrirListaDeAtalhos(false);
  explicarAcesso(null);
  apagarCookies();
  const { documentElement: raiz, body } = document;
  raiz.dataset.tema = 'dark';
  raiz.dataset.mantineColorScheme = 'dark';
  raiz.removeAttribute('style');
  document.adoptedStyleSheets = [];
  for (const { name } of [...body.attributes]) body.removeAttribute(name);
  body.replaceChildren();
  window.scrollTo(0, 0);
}
