/** What was typed into a form and left. */
export interface Guardado<V> {
  /** When it was typed, in milliseconds. */
  readonly em: number;
  readonly passo?: number | undefined;
  readonly base?: V | undefined;
  readonly valores: V;
}

/**
 * The drafts of one form, wherever they are kept: the last one, and those that were neither taken
 * up nor refused.
 */
export interface Rascunhos<V> {
  ler: () => Guardado<V> | undefined;
  guardar: (valores: V, passo: number) => void;
  descartar: () => void;
  anteriores: {
    ler: () => readonly Guardado<V>[];
    guardar: (lista: readonly Guardado<V>[]) => void;
  };
}

export const iguais = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The drafts that a form offers, the newest first. Typing decides on none of them: what is typed
 * meanwhile is kept too, and those on offer stay behind it until they are taken up or refused.
 */
export function criarFila<V extends object>(rascunhos: Rascunhos<V>) {
  const ultimo = rascunhos.ler();
  let oferecidos = [...(ultimo ? [ultimo] : []), ...rascunhos.anteriores.ler()];
  return {
    /** The newest draft on offer. */
    oferecido: (): Guardado<V> | undefined => oferecidos[0],
    /**
     * The draft on offer was taken up or refused. What is typed has to be kept after this, or it is
     * lost.
     */
    decidir: () => {
      oferecidos = oferecidos.slice(1);
    },
    /**
     * @param digitado whether the person typed anything: without that there is no draft to keep.
     */
    guardar: (valores: V, passo: number, digitado: boolean): void => {
      rascunhos.anteriores.guardar(oferecidos);
      if (digitado) rascunhos.guardar(valores, passo);
      else rascunhos.descartar();
    },
    /** What was typed has been saved as a record, so its draft goes. */
    esquecer: () => {
      rascunhos.anteriores.guardar(oferecidos);
      rascunhos.descartar();
    },
  };
}
