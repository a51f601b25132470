/**
 * First minute of the day a time grid shows when it opens: half an hour before work begins, or,
 * when the present would not be seen from there, two hours before the present (one, before dawn).
 *
 * @param visiveis minutes that fit the height on screen
 * @param presente minutes since midnight, when today is among the days shown
 */
export function rolagemInicial(inicioDoExpediente: number, visiveis: number, presente?: number) {
  const habitual = Math.max(0, inicioDoExpediente - 30);
  if (presente === undefined) return habitual;
  if (presente < habitual) return Math.max(0, presente - 60);
  return presente > habitual + visiveis - 60 ? presente - 120 : habitual;
}
