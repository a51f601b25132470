import { raizDoCnpj } from '@dominio/contrato/documentos';
import { PARTES_DA_EMPRESA, type ParteDaEmpresa } from '@dominio/contrato/empresas-mesclar';
import type { CampoInvalido } from '@dominio/contrato/erros';

type CampoEscolhido = (typeof PARTES_DA_EMPRESA)[ParteDaEmpresa][number];
/** What is written of a company by a joining. */
export type Escritos<L> = Pick<L, CampoEscolhido & keyof L>;

/** The fields of these parts, those of no record left out. */
const camposDas = (partes: readonly ParteDaEmpresa[]): readonly CampoEscolhido[] =>
  partes.flatMap((parte) => [...PARTES_DA_EMPRESA[parte]]);

const TODAS = Object.keys(PARTES_DA_EMPRESA) as ParteDaEmpresa[];

/** The fields of a company that a joining may change. */
export function escritosDe<L extends Record<CampoEscolhido, unknown>>(linha: L): Escritos<L> {
  return Object.fromEntries(
    camposDas(TODAS).map((campo) => [campo, linha[campo]]),
  ) as unknown as Escritos<L>;
}

/** The one that stays, with these parts of the one that goes. */
export const juntar = <L extends Record<CampoEscolhido, unknown>>(
  fica: L,
  sai: L,
  daOutra: readonly ParteDaEmpresa[],
): Escritos<L> => ({
  ...escritosDe(fica),
  ...Object.fromEntries(camposDas(daOutra).map((campo) => [campo, sai[campo]])),
});

interface Empresa {
  readonly id: number;
  readonly cliente_id: number;
  readonly matriz_id: number | null;
}
interface Filial {
  readonly razao_social: string;
  readonly cnpj: string;
  readonly status: string;
}

/** All that two companies are asked before they become one. */
export interface Encontro {
  readonly fica: Empresa;
  readonly sai: Empresa;
  /** The one that they become. */
  readonly junta: { readonly tipo: string; readonly cnpj: string; readonly status: string };
  /** Branches of either. */
  readonly filiais: readonly Filial[];
  /** What the company's own rules say of what they become. */
  readonly erros: readonly CampoInvalido[];
}

/** Why two companies cannot become one, each reason a sentence; none where they can. */
export function contraJuncao({ fica, sai, junta, filiais, erros }: Encontro): string[] {
  if (fica.id === sai.id) return ['Escolha outra empresa: esta é a que fica.'];
  if (fica.cliente_id !== sai.cliente_id) {
    return ['As empresas são de clientes diferentes. Mova antes uma delas.'];
  }
  if (fica.matriz_id === sai.id || sai.matriz_id === fica.id) {
    return ['Uma das empresas é filial da outra: não são o mesmo cadastro.'];
  }
  const outra = filiais.find(({ cnpj }) => raizDoCnpj(cnpj) !== raizDoCnpj(junta.cnpj));
  const aberta = filiais.find(({ status }) => status !== 'baixada');
  return [
    ...erros.map(({ mensagem }) => mensagem),
    ...(filiais.length > 0 && junta.tipo !== 'matriz'
      ? ['Há filiais: a empresa que fica precisa ser uma matriz.']
      : []),
    ...(outra
      ? [
          `A filial ${outra.razao_social} tem outra raiz de CNPJ. Fique com o CNPJ da matriz dela, ou mude a filial antes.`,
        ]
      : []),
    ...(aberta && junta.status === 'baixada'
      ? [`A filial ${aberta.razao_social} não foi baixada. Fique com o outro status.`]
      : []),
  ];
}

/** A list of rows of the company that may be changed without its version. */
interface Linhas {
  readonly regimes: readonly { readonly id: number; readonly versao: number }[];
}

/** All that it takes to have two companies again as they were. */
export interface Juncao<L, T extends Linhas> {
  readonly fica_id: number;
  /** The version of the one that stayed, since. */
  readonly versao: number;
  /** The logo since, whose changes raise no version. */
  readonly logo: string | null;
  readonly fica: L;
  readonly sai: L;
  /** Regimes and partners of each before, and of the one that stayed since. */
  readonly listas: { readonly fica: T; readonly sai: T };
  readonly depois: T;
  /** The ids of the joinings to the one that went, which are kept with the other since. */
  readonly juncoes: readonly number[];
  /** The ids of what passed. */
  readonly passados: Readonly<Record<'contratos' | 'contas' | 'contatos' | 'filiais', number[]>>;
}

const marcas = ({ regimes }: Linhas) => regimes.map(({ id, versao }) => `${id}:${versao}`).join();

/**
 * Why a joining cannot be taken back, or null: another one to the same company comes first, or that
 * company changed since.
 *
 * @param juntadas those to the same company, the last one first.
 */
export function contraSeparar<L extends { readonly id: number }>(
  { versao, sai, depois, logo }: Juncao<L, Linhas>,
  atual: {
    readonly razao_social: string;
    readonly versao: number;
    readonly logo_chave: string | null;
  },
  agora: Linhas,
  juntadas: readonly { readonly empresa_id: number; readonly razao_social: string }[],
): string | null {
  const [ultima] = juntadas;
  if (ultima && ultima.empresa_id !== sai.id) {
    return `Depois desta junção veio outra, de ${ultima.razao_social}. Desfaça antes essa.`;
  }
  const igual =
    atual.versao === versao && atual.logo_chave === logo && marcas(agora) === marcas(depois);
  return igual
    ? null
    : `${atual.razao_social} mudou depois da junção, que já não pode ser desfeita.`;
}
