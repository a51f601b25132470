/** What is needed of `navigator.locks`. */
export type Travas = Pick<LockManager, 'request'>;

interface Papeis {
  /** This tab leads from now on. */
  aoAssumir(): void;
  /** Another tab took the lead, because this one seemed gone. */
  aoPerder(): void;
}

export interface Lideranca {
  /** Takes the lead from a tab that holds it and does nothing. */
  tomar(): void;
  /** Leaves the race, or hands the lead to the next tab in line. */
  parar(): void;
}

/**
 * Among the tabs that ask under one name, exactly one leads; when it closes, the next one does
 * (Web Locks). A browser that refuses locks altogether makes every tab its own leader.
 */
export function disputarLideranca(nome: string, travas: Travas, papeis: Papeis): Lideranca {
  let parada = false;
  let lider = false;
  let largar: (() => void) | undefined;
  let naFila: AbortController | undefined;

  function manter(): Promise<void> {
    if (parada) return Promise.resolve();
    lider = true;
    papeis.aoAssumir();
    return new Promise((resolver) => {
      largar = resolver;
    });
  }

  function deixarDeLiderar(): void {
    if (!lider) return;
    lider = false;
    papeis.aoPerder();
  }

  function entrarNaFila(): void {
    const pedido = new AbortController();
    naFila = pedido;
    travas.request(nome, { signal: pedido.signal }, manter).catch((erro: unknown) => {
      if (parada || pedido.signal.aborted) return;
      const tomada = erro instanceof DOMException && erro.name === 'AbortError';
      if (!tomada) return void manter();
      deixarDeLiderar();
      entrarNaFila();
    });
  }

  entrarNaFila();
  return {
    tomar() {
      if (parada || lider) return;
      naFila?.abort();
      travas.request(nome, { steal: true }, manter).catch(() => {
        if (parada) return;
        deixarDeLiderar();
        entrarNaFila();
      });
    },
    parar() {
      parada = true;
      lider = false;
      naFila?.abort();
      largar?.();
    },
  };
}
