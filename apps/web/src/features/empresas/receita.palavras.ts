import { NOME_DA_SITUACAO_CADASTRAL } from '@dominio/contrato/empresas-cadastro';
import type { ComparacaoComAReceita, DiferencaDaReceita } from '@dominio/contrato/empresas-receita';
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

/** 'optante desde 01/01/2014', 'não optante, saiu em 31/12/2020'; null where it is not known. */
export function opcaoEscrita(opcao: ComparacaoComAReceita['simples']): string | null {
  if (opcao === null) return null;
  const { optante, desde, ate } = opcao;
  if (optante) return desde ? `optante desde ${formatarDia(desde)}` : 'optante';
  return ate ? `não optante, saiu em ${formatarDia(ate)}` : 'não optante';
}
