/**
 * A button that waits until something is done, without losing the focus: a disabled one would lose
 * it, and a question that closes meanwhile could not give it back.
 */
export const esperando = (ocupado: boolean, agir: () => void) => ({
  'aria-disabled': ocupado,
  'data-disabled': ocupado || undefined,
  onClick: ocupado ? undefined : agir,
});
