import { create } from 'zustand';
import { CHAVES, gravar, ler } from '../../lib/armazenamento.ts';

/** Below this the sidebar starts collapsed: a tablet has little width to spare. */
const LARGURA_DE_TABLET = '(max-width: 1023px)';

interface PreferenciaDaLateral {
  expandida: boolean;
  alternar: () => void;
}

const inicial = (): boolean => {
  const guardada = ler(CHAVES.sidebar);
  if (guardada === 'expandida' || guardada === 'recolhida') return guardada === 'expandida';
  return !matchMedia(LARGURA_DE_TABLET).matches;
};

/** Whether the sidebar shows its words. Kept in the browser, past the end of the session. */
export const usePreferenciaDaLateral = create<PreferenciaDaLateral>()((definir, obter) => ({
  expandida: inicial(),
  alternar: () => {
    const expandida = !obter().expandida;
    gravar(CHAVES.sidebar, expandida ? 'expandida' : 'recolhida');
    definir({ expandida });
  },
}));
