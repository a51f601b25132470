/** What decides whether the background may move. */
export interface Condicoes {
  /** The person's own switch. */
  readonly ligado: boolean;
  readonly escondida: boolean;
  readonly menosMovimento: boolean;
  readonly economia: boolean;
  readonly bateriaFraca: boolean;
}

/** `parado` shows one still frame; `apagado` does not even that, since nobody looks. */
export type Andamento = 'animado' | 'parado' | 'apagado';

export function andamentoDe(c: Condicoes): Andamento {
  if (c.escondida) return 'apagado';
  return c.ligado && !c.menosMovimento && !c.economia && !c.bateriaFraca ? 'animado' : 'parado';
}

/** Below this share of its charge a battery that is not charging is spared. */
const CARGA_FRACA = 0.2;

interface Bateria extends EventTarget {
  readonly charging: boolean;
  readonly level: number;
}

interface NavegadorQueConta extends Navigator {
  readonly connection?: EventTarget & { readonly saveData?: boolean };
  readonly getBattery?: () => Promise<Bateria>;
}

const MENOS_MOVIMENTO = '(prefers-reduced-motion: reduce)';

/**
 * Watches the page, the system and the battery, where the browser tells of them.
 *
 * @returns the way to stop watching.
 */
export function observarCondicoes(aoMudar: (c: Omit<Condicoes, 'ligado'>) => void): () => void {
  const { connection, getBattery } = navigator as NavegadorQueConta;
  const movimento = matchMedia(MENOS_MOVIMENTO);
  let bateria: Bateria | undefined;
  let parou = false;
  const contar = () =>
    aoMudar({
      escondida: document.visibilityState === 'hidden',
      menosMovimento: movimento.matches,
      economia: connection?.saveData === true,
      bateriaFraca: bateria !== undefined && !bateria.charging && bateria.level <= CARGA_FRACA,
    });
  const fins: (() => void)[] = [];
  const ouvir = (alvo: EventTarget | undefined, evento: string) => {
    alvo?.addEventListener(evento, contar);
    fins.push(() => alvo?.removeEventListener(evento, contar));
  };
  ouvir(document, 'visibilitychange');
  ouvir(movimento, 'change');
  ouvir(connection, 'change');
  getBattery?.call(navigator).then(
    (lida) => {
      if (parou) return;
      bateria = lida;
      ouvir(lida, 'levelchange');
      ouvir(lida, 'chargingchange');
      contar();
    },
    () => undefined,
  );
  contar();
  return () => {
    parou = true;
    for (const fim of fins) fim();
  };
}
