import { ENTRADAS, gravarDuravel, ler, ORIGEM_DO_TEMA, remover } from './armazenamento.ts';
import { avisar } from './avisar.ts';
import { guardarOFoco } from './foco-na-recarga.ts';
import { aoSair } from './sessao-storage.ts';

export type Tema = 'dark' | 'light';

/** The page reloads this long after a change of theme (specification part 1 §2.5). */
export const ESPERA_DO_TEMA = 800;

/** Theme in force: what was chosen, else dark (specification part 1 §4). */
export const temaAtual = (): Tema => (ler(ENTRADAS.tema) === 'light' ? 'light' : 'dark');

/** Changes the theme, says so, and reloads the page after 800 ms (specification part 1 §2.5). */
export function alternarTema(): Tema {
  const novo: Tema = temaAtual() === 'dark' ? 'light' : 'dark';
  gravarDuravel(ENTRADAS.tema, novo);
  remover(ORIGEM_DO_TEMA);
  const nome = novo === 'dark' ? 'escuro' : 'claro';
  avisar.info({ titulo: `Tema alterado para ${nome}. Recarregando...` });
  setTimeout(() => {
    guardarOFoco();
    location.reload();
  }, ESPERA_DO_TEMA);
  return novo;
}

/** Paints the browser's own bar in the colour that the top bar of the page has now. */
export function pintarBarraDoNavegador(): void {
  const { documentElement: raiz } = document;
  const [cor] =
    getComputedStyle(raiz)
      .getPropertyValue('--cor-topbar')
      .match(/#[\da-f]{6}/i) ?? [];
  if (cor) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', cor);
}

/** Takes the person's colours off the page when the session ends; storage has lost them already. */
export function tirarCoresAoSair(): void {
  aoSair(() => {
    document.getElementById('tema')?.remove();
    pintarBarraDoNavegador();
  });
}
