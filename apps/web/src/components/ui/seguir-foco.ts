import { doTopo, focoPerdido } from './foco-dos-dialogos.ts';

/** How long nothing is done, so that what takes the focus on purpose comes first: a dialog that opens, a page that is announced. */
const ESPERA_MS = 80;

/** How long a disabled control is waited for that does not say it is at work (`data-loading`). */
const ESPERA_DE_DESLIGADO_MS = 600;

const REGIOES = '[role="dialog"], [role="tabpanel"], section, form, fieldset, nav, aside, main';
const TITULOS = 'h1, h2, h3, legend, [data-titulo-da-gaveta]';

/** Safari has `checkVisibility` since 17.4. */
const visivel = (elemento: Element) =>
  elemento.isConnected && (elemento.checkVisibility?.() ?? elemento.getClientRects().length > 0);
const desligado = (elemento: Element) =>
  elemento.matches(':disabled') || elemento.closest('[inert]') !== null;
const trabalhando = (elemento: Element) => elemento.closest('[data-loading]') !== null;

/** Whether a control can have the focus; if not, why. */
function situacaoDe(controle: Element): 'pronto' | 'desligado' | 'sumido' {
  if (!visivel(controle)) return 'sumido';
  return desligado(controle) ? 'desligado' : 'pronto';
}

/** Goes on what comes and goes by itself, such as a toast: the focus goes back to where it was before. */
export const PASSAGEIRO = { 'data-passageiro': '' } as const;

const ehPassageiro = (elemento: Element) => elemento.closest('[data-passageiro]') !== null;

/** A control and what it stands in, noted while it stands there: a removed control has no parents. */
interface Seguido {
  readonly controle: HTMLElement;
  readonly ancestrais: readonly Element[];
  /** What had the focus before a control that goes by itself. */
  readonly antes?: Seguido | null;
}

function ancestraisDe(elemento: Element): Element[] {
  const pai = elemento.parentElement;
  return pai ? [pai, ...ancestraisDe(pai)] : [];
}

/** The heading of the nearest region that still stands; in a dialog, never one behind it. */
function tituloAoRedor({ ancestrais }: Seguido): HTMLElement | null {
  const topo = doTopo();
  for (const regiao of ancestrais.filter((um) => um.matches(REGIOES) && visivel(um))) {
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
 * Keeps the place of whoever works by keyboard. When the control with the focus is removed, hidden or
 * disabled, the browser gives the focus to nobody, and the next Tab starts at the top of the page.
 * Instead:
 *
 * - a control that is there and enabled again gets the focus back;
 * - a disabled control is waited for: while it is at work, or for 600 ms;
 * - for a control that is gone, or stays disabled, the heading of its region gets the focus.
 *
 * What is said of a control is said of the one before it, where it stands in what goes by itself
 * (`PASSAGEIRO`). A control that the person leaves on purpose is not followed any more, and nothing
 * is done.
 *
 * @returns stops following
 */
export function seguirFoco(): () => void {
  let seguido: Seguido | null = null;
  let conferencia: ReturnType<typeof setTimeout> | undefined;
  let perdidoEm = 0;

  const foiPerdido = () => focoPerdido() && document.hasFocus();

  function devolver(): void {
    conferencia = undefined;
    if (!seguido || !foiPerdido()) return;
    if (seguido.antes && !visivel(seguido.controle)) seguido = seguido.antes;
    const { controle } = seguido;
    const situacao = situacaoDe(controle);
    const podeVoltar = trabalhando(controle) || Date.now() - perdidoEm < ESPERA_DE_DESLIGADO_MS;
    if (situacao === 'desligado' && podeVoltar) {
      conferencia = setTimeout(devolver, ESPERA_MS);
      return;
    }
    const alvo = situacao === 'pronto' ? controle : tituloAoRedor(seguido);
    if (alvo) focar(alvo);
  }

  function devolverEmBreve(): void {
    if (!seguido || conferencia !== undefined || !focoPerdido()) return;
    perdidoEm = Date.now();
    conferencia = setTimeout(devolver, ESPERA_MS);
  }

  function aoReceberFoco({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const antes = ehPassageiro(target) ? (seguido?.antes ?? seguido) : null;
    seguido = { controle: target, ancestrais: ancestraisDe(target), antes };
  }

  /**
   * The event is the same whether the person leaves a control or the browser takes the focus from one
   * that is removed or disabled. A moment later they can be told apart: who left on purpose left a
   * control that was enabled then and still stands.
   */
  function aoPerderFoco({ relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null || !seguido) return;
    const deixado = seguido;
    const desligou = desligado(deixado.controle);
    setTimeout(() => {
      if (deixado !== seguido || !foiPerdido()) return;
      const deProposito = !desligou && situacaoDe(deixado.controle) === 'pronto';
      if (deProposito) seguido = null;
      else devolverEmBreve();
    });
  }

  function aoApontar({ target }: PointerEvent): void {
    if (!(target instanceof Element)) return;
    if (!seguido?.controle.contains(target) && !ehPassageiro(target)) seguido = null;
  }

  const observador = new MutationObserver(devolverEmBreve);
  observador.observe(document.body, {
    attributeFilter: ['disabled', 'inert', 'hidden'],
    attributes: true,
    childList: true,
    subtree: true,
  });
  const fim = new AbortController();
  const sempre = { capture: true, signal: fim.signal };
  document.addEventListener('focusin', aoReceberFoco, sempre);
  document.addEventListener('focusout', aoPerderFoco, sempre);
  document.addEventListener('pointerdown', aoApontar, sempre);
  return () => {
    fim.abort();
    observador.disconnect();
    clearTimeout(conferencia);
  };
}
