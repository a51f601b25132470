/** A refusal of the server, as far as a form is concerned. */
export interface Recusa {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly codigo: string;
  readonly detail: string;
  /** Whether `detail` only names the HTTP status, which tells people nothing. */
  readonly soStatus?: boolean;
  /** Fields of the contract, by their dotted paths. */
  readonly campos: readonly { readonly campo: string; readonly mensagem: string }[];
}

const SEM_FRASE = 'Tente novamente em alguns instantes.';

/** What a refusal says to people: the sentence that somebody wrote for it, else what to do. */
export const fraseDaRecusa = ({
  detail,
  soStatus = false,
}: Pick<Recusa, 'detail' | 'soStatus'>): string => (soStatus ? SEM_FRASE : detail);

/** Whether what was thrown is a refusal, and not a fault of our own. */
export const ehRecusa = (erro: unknown): erro is Recusa =>
  erro instanceof Error && 'detail' in erro && 'codigo' in erro && 'campos' in erro;

/**
 * Refusals under the form's own names, the first of each field; what belongs to no field comes
 * apart.
 *
 * @param nomes field of the contract → field of the form; `participantes.0` counts as `participantes`
 */
export function errosDosCampos<C extends string>(
  campos: Recusa['campos'],
  nomes: Readonly<Record<string, C>>,
): { erros: Partial<Record<C, string>>; gerais: string[] } {
  const erros: Partial<Record<C, string>> = {};
  const gerais: string[] = [];
  for (const { campo, mensagem } of campos) {
    const raiz = campo.split('.')[0] ?? '';
    const nome = Object.hasOwn(nomes, campo) ? nomes[campo] : nomes[raiz];
    if (nome) erros[nome] ??= mensagem;
    else gerais.push(mensagem);
  }
  return { erros, gerais };
}
