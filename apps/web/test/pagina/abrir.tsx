import type { Visita } from '@dominio/contrato/ver-como';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { Aplicacao, OPCOES_DA_RAIZ, prepararDocumento } from '../../src/app/aplicacao.tsx';
import { criarRouter } from '../../src/app/router.tsx';
import { ENTRADAS } from '../../src/lib/armazenamento.ts';
import { comecarDocumento } from '../../src/lib/documento.ts';
import { queryClient } from '../../src/lib/query-client.ts';
import { useSessao } from '../../src/lib/sessao.ts';
import {
  ATRASO_DAS_PERMISSOES,
  FOLGA_DO_ACESSO,
  iniciarSessao,
} from '../../src/lib/sessao-ciclo.ts';
import { CHAVE_DA_VISITA, PREFIXO_DA_VISITA } from '../../src/lib/visita.ts';
import { responderAMoldura } from './moldura.ts';
import type { PessoaDoTeste } from './registros/pessoa.ts';
import { umaPessoa } from './registros/pessoa.ts';
import { sairDaPagina } from './saida.ts';
import { novoToken } from './sessao.ts';

interface Opcoes {
  /** Who is signed in; `null`: nobody. */
  quem?: PessoaDoTeste | null;
  /** Settings of the theme that the person has changed. */
  configuracao?: object;
  /** Entries of local storage besides the session. */
  guardado?: Readonly<Record<string, string>>;
  /** Makes the window a visit ('Ver como') of an administrator to `quem`. */
  visita?: Visita;
  /** Whether to wait for the page's heading. */
  esperar?: boolean;
}

let preparado = false;
let fechar: (() => void) | undefined;

/**
 * Draws the application at the window's address. Not in strict mode, which runs every effect twice
 * as the built application does not: a test could not claim that something is asked for once.
 */
function desenhar(): void {
  if (preparado) {
    // The modules read storage when the document was loaded: this has them read it again.
    comecarDocumento();
    iniciarSessao();
  } else prepararDocumento();
  preparado = true;
  // The router keeps how far the pages of other tests were scrolled, by the key of their entry of the
  // history: without one of its own, this page would be brought there, late.
  const { state } = history;
  if (!state?.key) history.replaceState({ ...state, key: crypto.randomUUID() }, '');
  const router = criarRouter();
  const raiz = document.createElement('div');
  raiz.id = 'raiz';
  document.body.prepend(raiz);
  const root = createRoot(raiz, OPCOES_DA_RAIZ);
  root.render(<Aplicacao router={router} />);
  fechar = () => {
    root.unmount();
    router.dispose();
    raiz.remove();
    fechar = undefined;
  };
}

/** What a session waits for before its pages show, in milliseconds. */
const ESPERAS_DA_SESSAO: readonly unknown[] = [ATRASO_DAS_PERMISSOES, FOLGA_DO_ACESSO];

/**
 * Draws the application, and waits until its page is shown. The waits at the start of a session pass
 * at once: they are a third of a second of every test, and sessao-ciclo.page.test.tsx is about them.
 */
async function mostrar(): Promise<void> {
  const esperar = globalThis.setTimeout;
  const semEsperas = (fazer: TimerHandler, ms?: number, ...resto: unknown[]) =>
    esperar(fazer, ESPERAS_DA_SESSAO.includes(ms) ? 0 : ms, ...resto);
  Object.assign(globalThis, { setTimeout: semEsperas });
  try {
    desenhar();
    await expect.element(page.getByText('Verificando Acesso')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  } finally {
    // A test's fake timers, installed meanwhile, stay.
    if (globalThis.setTimeout === semEsperas) Object.assign(globalThis, { setTimeout: esperar });
  }
}

/**
 * Opens a page of the product at its address, as an administrator unless `quem` says otherwise. The
 * calls that the frame of every page makes are answered here; the calls of the page itself are
 * answered by the test, before or after.
 *
 * @returns the person's settings as the page has saved them so far.
 */
export async function abrirPagina(endereco: string, opcoes: Opcoes = {}) {
  const { quem = umaPessoa(), configuracao, guardado = {}, visita, esperar = true } = opcoes;
  for (const [chave, valor] of Object.entries(guardado)) localStorage.setItem(chave, valor);
  let configuracaoGuardada: ReturnType<typeof responderAMoldura> | undefined;
  if (quem) {
    configuracaoGuardada = responderAMoldura(quem, configuracao);
    if (visita) sessionStorage.setItem(CHAVE_DA_VISITA, JSON.stringify(visita));
    const [onde, prefixo] = visita ? [sessionStorage, PREFIXO_DA_VISITA] : [localStorage, ''];
    onde.setItem(prefixo + ENTRADAS.token, novoToken(quem.usuario.id));
    onde.setItem(prefixo + ENTRADAS.usuario, JSON.stringify(quem.usuario));
  }
  history.replaceState(null, '', endereco);
  if (esperar) await mostrar();
  else desenhar();
  return { configuracaoGuardada: () => configuracaoGuardada?.() };
}

/**
 * Reloads the page: draws it again at its address, without the session and data it had read. Other
 * variables of modules survive, unlike in a real reload: a claim about those belongs to a journey.
 */
export async function recarregar(): Promise<void> {
  await sairDaPagina();
  fechar?.();
  queryClient.clear();
  comecarDocumento();
  // Without a token in the store, `desenhar` reads the session from storage, as a new document
  // does.
  useSessao.setState({ token: null });
  await mostrar();
}

/** Loads the page at another address, as if it had been typed into the window. */
export async function irPara(endereco: string): Promise<void> {
  history.pushState(null, '', endereco);
  await recarregar();
}

/** Removes the application from the document, as closing its window does. */
export function fecharPagina(): void {
  fechar?.();
}
