import { hideNotification, notificationsStore } from '@mantine/notifications';
import { cleanup } from 'vitest-browser-react/pure';
import { explicarAcesso } from '../../src/app/explicacao.ts';
import { ENTRADAS, ler } from '../../src/lib/armazenamento.ts';
import { abrirListaDeAtalhos } from '../../src/lib/atalhos/preferencia.ts';
import { comecarDocumento } from '../../src/lib/documento.ts';
import { limparSessao } from '../../src/lib/sessao-storage.ts';
import { CHAVE_DA_VISITA } from '../../src/lib/visita.ts';
import { fecharPagina } from './abrir.tsx';
import { esquecerFluxo } from './fluxo.ts';
import { encerrarRede } from './rede.ts';

function apagarCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
}

/**
 * Removes the toasts one by one: when the store is emptied at once, what waits for the end of a
 * toast is never told.
 */
function tirarAvisos(): void {
  const { notifications, queue } = notificationsStore.getState();
  for (const { id } of [...notifications, ...queue]) if (id) hideNotification(id);
}

/** Clears everything that a test may leave in the document, in storage and in modules. */
export async function limparDocumento(): Promise<void> {
  fecharPagina();
  await cleanup();
  // A pointer press clears the remembered position of the keyboard's focus.
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  encerrarRede(ler(ENTRADAS.token));
  // Ending a session inside a visit would load another document, so the visit is taken away first.
  sessionStorage.removeItem(CHAVE_DA_VISITA);
  comecarDocumento();
  // Clears what modules keep of a person, in the way a sign-out does.
  limparSessao('saida');
  esquecerFluxo();
  tirarAvisos();
  localStorage.clear();
  sessionStorage.clear();
  // Clears what modules keep of the machine, now that its storage is empty.
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
