/** Most characters of the remarks on a contact. */
export const MAXIMO_DAS_OBSERVACOES = 2_000;

/** The refusal of a joining whose remarks are too long for one contact. */
export const OBSERVACOES_NAO_CABEM =
  'As observações dos dois contatos, juntas, passam de 2.000 caracteres. Encurte as de um deles antes de juntar.';

type ComObservacoes = { readonly observacoes?: string | null | undefined };

/** The remarks of two contacts that become one, one below the other; the same ones once. */
export function observacoesJuntas(...dois: readonly ComObservacoes[]): string | null {
  const escritas = dois.map(({ observacoes }) => observacoes).filter(Boolean);
  return escritas.length > 0 ? [...new Set(escritas)].join('\n\n') : null;
}

/** Whether the remarks of two contacts fit in one. */
export const observacoesCabem = (...dois: readonly ComObservacoes[]): boolean =>
  (observacoesJuntas(...dois)?.length ?? 0) <= MAXIMO_DAS_OBSERVACOES;
