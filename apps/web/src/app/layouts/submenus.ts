import { create } from 'zustand';
import { ENTRADAS, gravar, ler } from '../../lib/armazenamento.ts';
import { aoComecarDocumento } from '../../lib/documento.ts';
import { aoSair } from '../../lib/sessao-storage.ts';
import type { Secao } from '../menus.ts';
import { ROTAS } from '../rotas.ts';
import { enderecosAte } from '../trilha.ts';

interface EstadoDosSubmenus {
  /** What each section was last set to, kept past the end of the session. */
  readonly guardados: Readonly<Record<string, boolean>>;
  /**
   * Sections that the person opened or closed in this session: nothing else opens or closes them
   * any more.
   */
  readonly tocados: readonly string[];
}

interface Submenus extends EstadoDosSubmenus {
  definir: (lugar: string, aberta: boolean) => void;
}

/**
 * Whether a section is open (specification part 1 §4): as the person left it in this session, else
 * when it holds the current page or a favourite, or was left open before.
 */
export function secaoAberta(
  { lugar, entradas }: Secao,
  { guardados, tocados }: EstadoDosSubmenus,
  caminho: string,
  favoritos: readonly string[],
): boolean {
  const guardado = guardados[lugar] === true;
  if (tocados.includes(lugar)) return guardado;
  const enderecos = enderecosAte(ROTAS, caminho);
  return (
    guardado || entradas.some(({ path }) => enderecos.includes(path) || favoritos.includes(path))
  );
}

function objetoEm(texto: string | null): Record<string, unknown> {
  try {
    return { ...(JSON.parse(texto ?? '{}') as object) };
  } catch {
    return {};
  }
}

const tocadosNaAba = (): string[] => {
  try {
    return Object.keys(objetoEm(sessionStorage.getItem(ENTRADAS.submenus)));
  } catch {
    return [];
  }
};

function lembrarTocados(tocados: readonly string[]): void {
  try {
    sessionStorage.setItem(
      ENTRADAS.submenus,
      JSON.stringify(Object.fromEntries(tocados.map((lugar) => [lugar, true]))),
    );
  } catch {
    // Without storage the choice lasts until the page is loaded again.
  }
}

const lidos = (): EstadoDosSubmenus => ({
  guardados: objetoEm(ler(ENTRADAS.submenus)) as Record<string, boolean>,
  tocados: tocadosNaAba(),
});

export const useSubmenus = create<Submenus>()((definir, obter) => ({
  ...lidos(),
  definir: (lugar, aberta) => {
    const guardados = { ...obter().guardados, [lugar]: aberta };
    const tocados = [...new Set([...obter().tocados, lugar])];
    gravar(ENTRADAS.submenus, JSON.stringify(guardados));
    lembrarTocados(tocados);
    definir({ guardados, tocados });
  },
}));

aoComecarDocumento(() => useSubmenus.setState(lidos()));

aoSair(() => {
  lembrarTocados([]);
  useSubmenus.setState({ tocados: [] });
});
