/** What was typed into a form and left. */
export interface Guardado<V> {
  /** When it was typed, in milliseconds. */
  readonly em: number;
  readonly passo?: number | undefined;
  readonly base?: V | undefined;
  readonly valores: V;
}

/** The drafts of one form, wherever they are kept: the last one, and those that nobody decided on. */
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
    /** The next one to decide on. */
    oferecido: (): Guardado<V> | undefined => oferecidos[0],
    /** It was taken up or refused; what is typed has to be kept anew. */
    decidir: () => {
      oferecidos = oferecidos.slice(1);
    },
    /** @param digitado whether there is anything of one's own in it: else it is no draft. */
    guardar: (valores: V, passo: number, digitado: boolean): void => {
      rascunhos.anteriores.guardar(oferecidos);
      if (digitado) rascunhos.guardar(valores, passo);
      else rascunhos.descartar();
    },
    /** What was typed is saved. */
    esquecer: () => {
      rascunhos.anteriores.guardar(oferecidos);
      rascunhos.descartar();
    },
  };
}
