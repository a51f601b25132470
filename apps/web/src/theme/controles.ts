import type { TemaDoModo } from '@dominio/contrato/tema/padrao';
import {
  ALVO_DO_CONTROLE,
  ajustar,
  distancia,
  type Faixa,
  hex,
  limite,
  type Polo,
  rgb,
  sobre,
} from './cores.ts';
import type { Superficie, Superficies } from './superficies.ts';

/** Whether a surface can be told from the one beside it, whatever shines through either of them. */
function separam(a: Faixa, b: Faixa): boolean {
  // Tried with `a` as the lighter of the two, and as the darker.
  const maisClaro = distancia(a.min, 'claro', limite('claro', [b]));
  const maisEscuro = distancia(a.max, 'escuro', limite('escuro', [b]));
  return Math.max(maisClaro, maisEscuro) >= ALVO_DO_CONTROLE;
}

/** Whether buttons would be lost on one of these surfaces without a line around them. */
export const pedeContorno = ({ botao }: Superficies, superficies: readonly Superficie[]) =>
  superficies.some(({ faixa }) => !separam(sobre(botao.cor, botao.alfa, faixa), faixa));

/**
 * The lower edge of fields, by which they are found on surfaces of one side. The other three are
 * always drawn as they were chosen, since specification part 1 §9 fixes 0.2 for them: 2.0 on a dark
 * card. This one is too where that can be seen; else it is the same colour, as strong as it takes.
 */
export function linhaDoCampo(t: TemaDoModo, { campo }: Superficies, polo: Polo, onde: Faixa[]) {
  const { color, opacity } = t.input.border;
  const cor = rgb(color);
  const aparece = (alfa: number) =>
    onde.every((faixa) => {
      const campoAli = sobre(campo.cor, campo.alfa, faixa);
      return separam(campoAli, faixa) || separam(sobre(cor, alfa, campoAli), faixa);
    });
  for (let alfa = opacity; alfa < 1; alfa = Math.round(alfa * 100 + 5) / 100) {
    if (aparece(alfa)) return hex(cor, alfa);
  }
  return hex(aparece(1) ? cor : ajustar(cor, polo, limite(polo, onde), ALVO_DO_CONTROLE));
}
