import type { Visita } from '@dominio/contrato/ver-como';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { Aplicacao, OPCOES_DA_RAIZ, prepararDocumento } from '../../src/app/aplicacao.tsx';
import { criarRouter } from '../../src/app/router.tsx';
import { CHAVES } from '../../src/lib/armazenamento.ts';
import { comecarDocumento } from '../../src/lib/documento.ts';
import { queryClient } from '../../src/lib/query-client.ts';
import { useSessao } from '../../src/lib/sessao.ts';
import { iniciarSessao } from '../../src/lib/sessao-ciclo.ts';
import { CHAVE_DA_VISITA, PREFIXO_DA_VISITA } from '../../src/lib/visita.ts';
import { responderAMoldura } from './moldura.ts';
import type { PessoaDoTeste } from './registros/pessoa.ts';
import { umaPessoa } from './registros/pessoa.ts';
import { novoToken } from './sessao.ts';

interface Opcoes {
  /** Who is signed in; `null`: nobody. */
  quem?: PessoaDoTeste | null;
  /** Settings that the person has changed. */
  configuracao?: object;
  /** What local storage holds besides the session. */
  guardado?: Readonly<Record<string, string>>;
  /** Whose session is being looked at ('Ver como'), by an administrator; `quem` is that person. */
  visita?: Visita;
  /** Whether to wait for the page's heading. */
  esperar?: boolean;
}

let preparado = false;
let fechar: (() => void) | undefined;

/**
 * Draws the application at the address the window has. Without strict mode: it would run effects
 * twice, which the built application does not, and 'asked once' could not be said.
 */
function desenhar(): void {
  if (preparado) {
    // What a document reads as it is loaded, and this one was long ago.
    comecarDocumento();
    iniciarSessao();
  } else prepararDocumento();
  preparado = true;
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

async function mostrada(): Promise<void> {
  await expect.element(page.getByText('Verificando Acesso')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/**
 * Opens a page of the product as somebody would who comes to its address: an administrator unless
 * `quem` says otherwise. What the frame of every page asks is answered; what the page itself asks
 * the test answers, before or after.
 *
 * @returns the person's settings as the page has saved them by now.
 */
export async function abrirPagina(endereco: string, opcoes: Opcoes = {}) {
  const { quem = umaPessoa(), configuracao, guardado = {}, visita, esperar = true } = opcoes;
  for (const [chave, valor] of Object.entries(guardado)) localStorage.setItem(chave, valor);
  let configuracaoGuardada: ReturnType<typeof responderAMoldura> | undefined;
  if (quem) {
    configuracaoGuardada = responderAMoldura(quem, configuracao);
    if (visita) sessionStorage.setItem(CHAVE_DA_VISITA, JSON.stringify(visita));
    const [onde, prefixo] = visita ? [sessionStorage, PREFIXO_DA_VISITA] : [localStorage, ''];
    onde.setItem(prefixo + CHAVES.token, novoToken(quem.usuario.id));
    onde.setItem(prefixo + CHAVES.usuario, JSON.stringify(quem.usuario));
  }
  // What a document reads as it is loaded, and this one was long ago.
  comecarDocumento();
  history.replaceState(null, '', endereco);
  desenhar();
  if (esperar) await mostrada();
  return { configuracaoGuardada: () => configuracaoGuardada?.() };
}

/**
 * Loads the page anew where it stands: drawn again, and everything read again. What a module keeps
 * besides data and session outlives this; a claim about that is a journey's.
 */
export async function recarregar(): Promise<void> {
  fechar?.();
  queryClient.clear();
  // The session of the document is taken up again, as of a document that has none yet.
  useSessao.setState({ token: null });
  desenhar();
  await mostrada();
}

/** Types another address into the window: the page there is loaded anew. */
export async function irPara(endereco: string): Promise<void> {
  history.pushState(null, '', endereco);
  await recarregar();
}

/** Takes the application away, as does a window that is closed. */
export function fecharPagina(): void {
  fechar?.();
}
