/** How long a turn stays taken: longer than any tab takes to hear of the same message. */
const DURACAO_DA_VEZ = 10_000;

/** How much later a tab without the focus comes forward, and a hidden one, in milliseconds. */
export const ATRASO_SEM_FOCO = 60;
export const ATRASO_ESCONDIDA = 250;

const espera = (ms: number) => new Promise<void>((resolver) => setTimeout(resolver, ms));

/** Milliseconds before this tab comes forward: the one being looked at first, a hidden one last. */
function atrasoDaAba(): number {
  if (document.visibilityState !== 'visible') return ATRASO_ESCONDIDA;
  return document.hasFocus() ? 0 : ATRASO_SEM_FOCO;
}

/**
 * Whether this tab is the one to do something that all tabs of the browser were asked to do once:
 * the tab in view, else `lider`. A hidden tab that does not lead never is. Without Web Locks each
 * visible tab answers for itself.
 */
export async function ganharAVez(chave: string, lider: boolean): Promise<boolean> {
  const atraso = atrasoDaAba();
  if (atraso === ATRASO_ESCONDIDA && !lider) return false;
  if (!navigator.locks) return atraso !== ATRASO_ESCONDIDA;
  if (atraso > 0) await espera(atraso);
  return new Promise((responder) => {
    navigator.locks
      .request(`dominio.uma-vez.${chave}`, { ifAvailable: true }, (trava) => {
        responder(trava !== null);
        return trava === null ? undefined : espera(DURACAO_DA_VEZ);
      })
      .catch(() => responder(atraso !== ATRASO_ESCONDIDA));
  });
}
