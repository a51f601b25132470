import { type ComLargura, menorLargura } from './colunas.ts';

/** A column that is not told its width grows up to this, in px; the name's never grows beyond it. */
const ATE = 320;

/**
 * Widths in px of the columns in their place: each has its least one, those without a width of their
 * own grow up to 320 px, the one that names the row before the others, and what is left then is shared
 * by all but that one.
 *
 * @param largura px for the columns alone; not finite while it is not known
 */
export function largurasDasColunas(
  colunas: readonly ComLargura[],
  largura: number,
): readonly number[] | null {
  if (!Number.isFinite(largura)) return null;
  const menores = colunas.map(menorLargura);
  const livre = largura - menores.reduce((soma, uma) => soma + uma, 0);
  if (livre <= 0) return menores;
  const cresce = (i: number, porColuna: number) =>
    colunas[i]?.largura ? 0 : Math.min(ATE - (menores[i] ?? 0), Math.floor(porColuna));
  const doNome = Math.max(
    0,
    ...colunas.map(({ principal }, i) => (principal ? cresce(i, livre) : 0)),
  );
  const outras = colunas.filter(({ largura, principal }) => !largura && !principal).length;
  const crescidas = menores.map(
    (menor, i) => menor + (colunas[i]?.principal ? doNome : cresce(i, (livre - doNome) / outras)),
  );
  const resto = largura - crescidas.reduce((soma, uma) => soma + uma, 0);
  const divide = (i: number) => !colunas[i]?.principal || colunas.length === 1;
  const partes = crescidas.reduce((soma, uma, i) => soma + (divide(i) ? uma : 0), 0);
  const ultima = colunas.findLastIndex((_, i) => divide(i));
  let sobra = resto;
  const finais = crescidas.map((uma, i) => {
    if (!divide(i)) return uma;
    const parte = Math.floor((resto * uma) / partes);
    sobra -= parte;
    return uma + parte;
  });
  return finais.map((uma, i) => (i === ultima ? uma + sobra : uma));
}
