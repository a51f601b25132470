import { NOME_DO_TERMO, type TermosDoContrato } from '@dominio/contrato/contratos-aditivos';

type Termo = keyof TermosDoContrato;
type Termos = Partial<TermosDoContrato>;

/** The terms, as people read of them. */
export const TERMOS = Object.keys(NOME_DO_TERMO) as Termo[];

const iguais = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const so = (termos: TermosDoContrato, quais: readonly Termo[]): Termos =>
  Object.fromEntries(quais.map((termo) => [termo, termos[termo]]));

/** What differs between two sets of terms; null when nothing does. */
export function diferencaDosTermos(
  antes: TermosDoContrato,
  depois: TermosDoContrato,
): { antes: Termos; depois: Termos } | null {
  const mudaram = TERMOS.filter((termo) => !iguais(antes[termo], depois[termo]));
  if (mudaram.length === 0) return null;
  return { antes: so(antes, mudaram), depois: so(depois, mudaram) };
}

/** What an amendment is called unless told: `Mudança de serviços e valor mensal.` Never an amount. */
export function descricaoDaDiferenca(depois: Termos): string {
  const nomes = TERMOS.filter((termo) => termo in depois).map((termo) =>
    NOME_DO_TERMO[termo].toLowerCase(),
  );
  return `Mudança de ${new Intl.ListFormat('pt-BR').format(nomes)}.`;
}
