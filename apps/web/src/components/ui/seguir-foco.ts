import { doTopo, focoPerdido } from './foco-dos-dialogos.ts';

/** Time for whoever takes the focus on purpose: a dialog that opens, a page that is announced. */
const ESPERA = 80;

/** A control that is disabled for longer, and does not say that it is at work, is as good as gone. */
const ESPERA_DE_DESLIGADO = 600;

const REGIOES = '[role="dialog"], [role="tabpanel"], section, form, fieldset, nav, aside, main';
const TITULOS = 'h1, h2, h3, legend, [data-titulo-da-gaveta]';

/** Safari tells it by `checkVisibility` since 17.4. */
const visivel = (elemento: Element) =>
  elemento.isConnected && (elemento.checkVisibility?.() ?? elemento.getClientRects().length > 0);
const desligado = (elemento: Element) =>
  elemento.matches(':disabled') || elemento.closest('[inert]') !== null;

const trabalhando = (elemento: Element) => elemento.closest('[data-loading]') !== null;

const ancestrais = (elemento: Element): Element[] => {
  const pai = elemento.parentElement;
  return pai ? [pai, ...ancestrais(pai)] : [];
};

/** What is left of the place of a control that is gone: the heading of the region it stood in. */
function arredores(caminho: readonly Element[]): HTMLElement | null {
  const topo = doTopo();
  for (const regiao of caminho.filter((um) => um.matches(REGIOES) && visivel(um))) {
    if (topo && !topo.contains(regiao)) continue;
    const titulo = [...regiao.querySelectorAll<HTMLElement>(TITULOS)].find(visivel);
    if (titulo) return titulo;
  }
  return (
    topo?.querySelector<HTMLElement>('[data-titulo-da-gaveta], [data-fechar]') ??
    document.querySelector<HTMLElement>('main h1, h1')
  );
}

function focar(alvo: HTMLElement): void {
  if (alvo.tabIndex < 0 && !alvo.hasAttribute('tabindex')) alvo.tabIndex = -1;
  alvo.focus({ preventScroll: true });
}

/**
 * Keeps the place of whoever works by keyboard: a control that had the focus and is removed, hidden
 * or disabled leaves it to nobody, and the next Tab would start at the top of the page. A control
 * that comes back gets it back; of one that is gone, the heading of what it stood in gets it.
 * A focus that the person or the program took away on purpose stays away.
 *
 * @returns stops following
 */
export function seguirFoco(): () => void {
  let ultimo: HTMLElement | null = null;
  let caminho: Element[] = [];
  let vez: ReturnType<typeof setTimeout> | undefined;
  let desde = 0;

  const esquecer = () => {
    ultimo = null;
  };
  const tocar = ({ target }: PointerEvent) => {
    if (!(target instanceof Node && ultimo?.contains(target))) esquecer();
  };
  const conferir = () => {
    vez = undefined;
    if (!ultimo || !focoPerdido() || !document.hasFocus()) return;
    const presente = visivel(ultimo);
    const esperavel = trabalhando(ultimo) || Date.now() - desde < ESPERA_DE_DESLIGADO;
    if (presente && desligado(ultimo) && esperavel) {
      vez = setTimeout(conferir, ESPERA);
      return;
    }
    const alvo = presente && !desligado(ultimo) ? ultimo : arredores(caminho);
    if (alvo) focar(alvo);
  };
  const marcar = () => {
    if (!ultimo || vez !== undefined || !focoPerdido()) return;
    desde = Date.now();
    vez = setTimeout(conferir, ESPERA);
  };
  const guardar = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    ultimo = target;
    caminho = ancestrais(target);
  };
  // The browser tells a removal like a leaving: only a moment later is it seen which it was. What was
  // disabled may be enabled again by then, and has been left by nobody.
  const sair = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    const deixado = ultimo;
    const desligou = deixado !== null && desligado(deixado);
    setTimeout(() => {
      if (deixado !== ultimo || !deixado || !focoPerdido() || !document.hasFocus()) return;
      if (!desligou && visivel(deixado) && !desligado(deixado)) esquecer();
      else marcar();
    });
  };

  const observador = new MutationObserver(marcar);
  observador.observe(document.body, {
    attributeFilter: ['disabled', 'inert', 'hidden'],
    attributes: true,
    childList: true,
    subtree: true,
  });
  const fim = new AbortController();
  const sempre = { capture: true, signal: fim.signal };
  document.addEventListener('focusin', guardar, sempre);
  document.addEventListener('focusout', sair, sempre);
  // A click beside every control is a leaving.
  document.addEventListener('pointerdown', tocar, sempre);
  return () => {
    fim.abort();
    observador.disconnect();
    clearTimeout(vez);
  };
}
