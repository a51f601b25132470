import { aoComecarDocumento } from './documento.ts';

/** Text of the loading overlay when there is no better one (specification part 1 §2.5). */
export const MENSAGEM_DA_CARGA = 'Carregando...';
/** The overlay fades out in this many ms (specification part 1 §2.5). */
export const SAIDA_DA_CARGA = 300;
/** What is quicker than this, in ms, shows no overlay at all. */
export const ESPERA_DA_CARGA = 150;

/** The overlay as it stands; `saindo` while it fades. */
export interface Carga {
  readonly mensagem: string;
  readonly saindo: boolean;
}

let atual: Carga | null = null;
const emCurso: string[] = [];
const ouvintes = new Set<() => void>();
let saida: ReturnType<typeof setTimeout> | undefined;

function definir(carga: Carga | null): void {
  atual = carga;
  for (const ouvinte of ouvintes) ouvinte();
}

function desenhar(): void {
  const mensagem = emCurso.at(-1);
  clearTimeout(saida);
  if (mensagem !== undefined) {
    definir({ mensagem, saindo: false });
  } else if (atual !== null) {
    definir({ ...atual, saindo: true });
    saida = setTimeout(() => definir(null), SAIDA_DA_CARGA);
  }
}

/**
 * Covers the page while something is loaded without which nothing can be done.
 *
 * @param espera ms before it shows; 0 for what is known to take long, such as a reload.
 * @returns the way to end it; a second call does nothing.
 */
export function mostrarCarga(mensagem = MENSAGEM_DA_CARGA, espera = ESPERA_DA_CARGA): () => void {
  let visivel = false;
  const mostrar = () => {
    visivel = true;
    emCurso.push(mensagem);
    desenhar();
  };
  const relogio = espera === 0 ? undefined : setTimeout(mostrar, espera);
  if (espera === 0) mostrar();
  return () => {
    clearTimeout(relogio);
    if (!visivel) return;
    visivel = false;
    emCurso.splice(emCurso.indexOf(mensagem), 1);
    desenhar();
  };
}

aoComecarDocumento(() => {
  clearTimeout(saida);
  emCurso.length = 0;
  definir(null);
});

export const cargaAtual = (): Carga | null => atual;

/** Hears of every change of `cargaAtual`. Returns the way to stop hearing. */
export function assinarCarga(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}
