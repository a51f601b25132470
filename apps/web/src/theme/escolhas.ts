import type { Modo, TemaDoModo } from '@dominio/contrato/tema/padrao';
import { ACOMPANHA, type NomeDaPaleta, PALETAS } from '@dominio/contrato/tema/paletas';
import { type Rgb, rgb } from './cores.ts';

/** Sections of `/personalizacao` (specification part 1 §2.6). */
export type Secao =
  | 'topbar'
  | 'sidebar'
  | 'cards'
  | 'fundo'
  | 'botoes'
  | 'tipografia'
  | 'bordas'
  | 'sombras';

/** A setting that was not taken as it was chosen, because text would have become unreadable. */
export interface Aviso {
  readonly secao: Secao;
  /** Path of the setting, its parts joined by dots. */
  readonly campo: string;
  /** What is used in its place. */
  readonly usado: string | number | boolean;
  readonly mensagem: string;
}

/** What monochromatic mode forces the primary colour to be (specification part 1 §4). */
const CINZA = '#6b7280';

/** Colours that overrule the chosen ones until they are cleared (specification part 1 §4). */
export interface Previa {
  readonly primary?: string | undefined;
  readonly card?: string | undefined;
}

interface Escolha {
  readonly selected: string;
  readonly custom: string;
  readonly isCustom: boolean;
}

/** The colour an option stands for in a mode, `#rrggbb`. */
export function corEscolhida(paleta: NomeDaPaleta, escolha: Escolha, modo: Modo): string {
  if (escolha.isCustom) return escolha.custom;
  const opcao = PALETAS[paleta].find(({ value }) => value === escolha.selected);
  return (modo === 'dark' ? opcao?.darkVar : opcao?.lightVar) ?? escolha.custom;
}

/** Whether an option follows the primary colour. */
export const segue = (escolha: Escolha) => !escolha.isCustom && escolha.selected === ACOMPANHA;

/** The colour of each surface and effect as it was chosen, before anything is made readable. */
export function coresEscolhidas(t: TemaDoModo, modo: Modo, previa: Previa) {
  const de = (paleta: NomeDaPaleta, escolha: Escolha) => rgb(corEscolhida(paleta, escolha, modo));
  const primaria = t.monochromatic
    ? rgb(CINZA)
    : rgb(previa.primary ?? corEscolhida('primary', t.primary, modo));
  const ouPrimaria = (cor: string | null): Rgb => (cor === null ? primaria : rgb(cor));
  return {
    primaria,
    corpo: de('body', t.body),
    brilhos: [ouPrimaria(t.body.gradient.primary), ouPrimaria(t.body.gradient.secondary)] as const,
    pontos: ouPrimaria(t.lightPoints.color),
    fluido: de('fluid', t.fluid),
    cartao: previa.card === undefined ? de('card', t.card) : rgb(previa.card),
    topbar: de('topbar', t.topbar),
    sidebar: de('sidebar', t.sidebar),
    campo: de('input', t.input),
    botao: t.monochromatic || segue(t.button) ? primaria : de('button', t.button),
  };
}

export type CoresEscolhidas = ReturnType<typeof coresEscolhidas>;
