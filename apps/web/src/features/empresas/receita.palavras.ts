import { NOME_DA_SITUACAO_CADASTRAL } from '@dominio/contrato/empresas-cadastro';
import type { ComparacaoComAReceita, DiferencaDaReceita } from '@dominio/contrato/empresas-receita';
import {
  type InicioDeRegime,
  NOME_DO_REGIME,
  type PeriodoDeRegime,
} from '@dominio/contrato/empresas-regimes';
import { mascararCep } from '@dominio/contrato/enderecos-postais';
import {
  type ItemOficial,
  mascararCnae,
  mascararNatureza,
} from '@dominio/contrato/tabelas-oficiais';
import { telefoneEscrito } from '@dominio/contrato/telefones';
import { mostrarDinheiro } from '../../components/campos/dinheiro.ts';
import { formatarDia } from '../../lib/formato.ts';

export interface TabelasOficiais {
  readonly cnaes: readonly ItemOficial[];
  readonly naturezas: readonly ItemOficial[];
}

const comNome = (itens: readonly ItemOficial[], codigo: string, mascarado: string) =>
  [mascarado, itens.find((um) => um.codigo === codigo)?.nome].filter(Boolean).join(' ');

/** One side of a difference as people read it; null for nothing. */
export function valorEscrito(
  campo: DiferencaDaReceita['campo'],
  valor: DiferencaDaReceita['atual'],
  { cnaes, naturezas }: TabelasOficiais,
): string | null {
  if (Array.isArray(valor)) {
    return valor.map((um) => comNome(cnaes, um, mascararCnae(um))).join('; ') || null;
  }
  if (typeof valor === 'number') return mostrarDinheiro(valor);
  if (!valor) return null;
  switch (campo) {
    case 'situacao_cadastral':
      return NOME_DA_SITUACAO_CADASTRAL[valor as keyof typeof NOME_DA_SITUACAO_CADASTRAL] ?? valor;
    case 'natureza_juridica':
      return comNome(naturezas, valor, mascararNatureza(valor));
    case 'cnae_principal':
      return comNome(cnaes, valor, mascararCnae(valor));
    case 'data_abertura':
      return formatarDia(valor);
    case 'cep':
      return mascararCep(valor);
    case 'telefone':
      return telefoneEscrito(valor);
    default:
      return valor;
  }
}

/**
 * The regimes in which the Receita has a company and its register has not, from when on; the day is blank
 * where it is not told. Who is MEI is in the Simples too: of one day, MEI is the regime.
 */
export function regimesAInformar(
  { simples, mei }: Pick<ComparacaoComAReceita, 'simples' | 'mei'>,
  informados: readonly Pick<PeriodoDeRegime, 'regime' | 'desde' | 'em_vigor'>[],
): InicioDeRegime[] {
  const desdeDe = (opcao: ComparacaoComAReceita['simples']) =>
    opcao?.optante ? [opcao.desde ?? ''] : [];
  const doMei = desdeDe(mei).map((desde) => ({ regime: 'mei' as const, desde }));
  const doSimples = desdeDe(simples)
    .map((desde) => ({ regime: 'simples_nacional' as const, desde }))
    .filter(({ desde }) => doMei.every((um) => um.desde !== desde));
  return [...doSimples, ...doMei].filter(
    ({ regime, desde }) =>
      !informados.some((um) => um.regime === regime && (um.em_vigor || um.desde === desde)),
  );
}

/** What is offered of a regime that the Receita told. */
export const rotuloDoRegime = ({ regime, desde }: InicioDeRegime): string =>
  `Informar ${NOME_DO_REGIME[regime]}${desde && ` desde ${formatarDia(desde)}`}`;

/** 'optante desde 01/01/2014', 'não optante, saiu em 31/12/2020'; null where it is not known. */
export function opcaoEscrita(opcao: ComparacaoComAReceita['simples']): string | null {
  if (opcao === null) return null;
  const { optante, desde, ate } = opcao;
  if (optante) return desde ? `optante desde ${formatarDia(desde)}` : 'optante';
  return ate ? `não optante, saiu em ${formatarDia(ate)}` : 'não optante';
}
