import { create } from 'zustand';
import { ENTRADAS, gravar, ler } from '../../lib/armazenamento.ts';
import { mudarConfiguracao, useConfiguracao } from '../../lib/configuracao.ts';
import { aoComecarDocumento } from '../../lib/documento.ts';

/** Below this the sidebar starts collapsed: a tablet has little width to spare. */
const LARGURA_DE_TABLET = '(max-width: 1023px)';

interface PreferenciaDaLateral {
  expandida: boolean;
  alternar: () => void;
}

const inicial = (): boolean => {
  const guardada = ler(ENTRADAS.sidebar);
  if (guardada === 'expandida' || guardada === 'recolhida') return guardada === 'expandida';
  return !matchMedia(LARGURA_DE_TABLET).matches;
};

const lembrar = (expandida: boolean) =>
  gravar(ENTRADAS.sidebar, expandida ? 'expandida' : 'recolhida');

/** Whether the sidebar shows its words. Kept in the browser, past the end of the session. */
export const usePreferenciaDaLateral = create<PreferenciaDaLateral>()((definir, obter) => ({
  expandida: inicial(),
  alternar: () => {
    const expandida = !obter().expandida;
    lembrar(expandida);
    definir({ expandida });
    mudarConfiguracao({ layout: { sidebar_expanded: expandida } });
  },
}));

aoComecarDocumento(() => usePreferenciaDaLateral.setState({ expandida: inicial() }));

// A change made on another device is followed. What was set elsewhere earlier is taken over only
// where nothing was ever set here, and the default never is: it knows nothing of the width of this
// screen.
useConfiguracao.subscribe(({ config }, { config: anterior }) => {
  const expandida = config?.layout.sidebar_expanded;
  if (expandida === undefined) return;
  const mudou = anterior !== null && anterior.layout.sidebar_expanded !== expandida;
  const primeira = anterior === null && !expandida && ler(ENTRADAS.sidebar) === null;
  if (!mudou && !primeira) return;
  lembrar(expandida);
  usePreferenciaDaLateral.setState({ expandida });
});
