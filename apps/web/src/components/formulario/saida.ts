type Vigia = () => Promise<boolean>;

const vigias = new Set<Vigia>();

/** A form with something to lose is asked before what it stands for goes. @returns the way out. */
export function vigiarSaida(vigia: Vigia): () => void {
  vigias.add(vigia);
  return () => void vigias.delete(vigia);
}

/**
 * Whether what is on the page may make way without a step to another address, which the router
 * would hold back by itself: every form with something to lose asks.
 */
export async function podeSair(): Promise<boolean> {
  for (const vigia of [...vigias]) if (!(await vigia())) return false;
  return true;
}

/** Goes, once no form with something to lose keeps it: for what closes without another address. */
export const sairSePuder = (sair: () => void): void =>
  void podeSair().then((sim) => {
    if (sim) sair();
  });
