import { NOME_DO_TERMO, type TermosDoContrato } from '@dominio/contrato/contratos-aditivos';

type Termo = keyof TermosDoContrato;
type Termos = Partial<TermosDoContrato>;

/** Names of the terms. */
export const TERMOS = Object.keys(NOME_DO_TERMO) as Termo[];

const iguais = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const so = (termos: Termos, quais: readonly Termo[]): Termos =>
  Object.fromEntries(quais.map((termo) => [termo, termos[termo]]));

/** The terms that an amendment keeps as the contract has them. */
const PROPRIOS = [
  'valor_mensal_centavos',
  'data_inicio',
  'data_fim',
  'dia_vencimento',
  'indice_reajuste',
  'mes_reajuste',
  'aviso_previo_dias',
  'renovacao_automatica',
] as const satisfies readonly Termo[];
type Proprios = Pick<TermosDoContrato, (typeof PROPRIOS)[number]>;

/** The terms of a contract that an amendment keeps as they are. */
export const termosProprios = (contrato: Proprios): Proprios => so(contrato, PROPRIOS) as Proprios;

/** What of a contract is a term; an amendment names the company, and tells services in words. */
const ESCRITOS = ['empresa_id', 'servicos', ...PROPRIOS] as const satisfies readonly (
  | Exclude<Termo, 'empresa' | 'valores_dos_servicos'>
  | 'empresa_id'
)[];
export type TermosEscritos = Readonly<Record<(typeof ESCRITOS)[number], unknown>>;

/** Whether a change of a contract changes a term. */
export const mudamTermos = (antes: TermosEscritos, depois: TermosEscritos): boolean =>
  ESCRITOS.some((coluna) => !iguais(antes[coluna], depois[coluna]));

/** The terms that differ between two sets; null when none does. */
export function diferencaDosTermos(
  antes: TermosDoContrato,
  depois: TermosDoContrato,
): { antes: Termos; depois: Termos } | null {
  const mudaram = TERMOS.filter((termo) => !iguais(antes[termo], depois[termo]));
  if (mudaram.length === 0) return null;
  return { antes: so(antes, mudaram), depois: so(depois, mudaram) };
}

/** Description of an amendment without one: `Mudança de serviços e valor mensal.` No amounts. */
export function descricaoDaDiferenca(depois: Termos): string {
  const nomes = TERMOS.filter((termo) => termo in depois).map((termo) =>
    NOME_DO_TERMO[termo].toLowerCase(),
  );
  return `Mudança de ${new Intl.ListFormat('pt-BR').format(nomes)}.`;
}
