import { diaEscrito } from '@dominio/contrato/datas';
import { raizDoCnpj } from '@dominio/contrato/documentos';
import type { TipoDeEmpresa } from '@dominio/contrato/empresas';
import {
  erroDoMunicipio,
  type MunicipioEscrito,
  mesmoMunicipio,
} from '@dominio/contrato/empresas-municipio';
import type { StatusDaEmpresa } from '@dominio/contrato/empresas-status';
import type { CampoInvalido } from '@dominio/contrato/erros';
import { CNAES, NATUREZAS } from './tabelas-oficiais.rules.ts';

interface Empresa {
  readonly cliente_id: number;
  readonly cnpj: string;
  readonly tipo: TipoDeEmpresa;
}

/**
 * What is wrong with the head office that a company names, or null. A branch must name one, of the
 * same client and the same CNPJ root, and not a closed one anew; any other company must name none.
 *
 * @param matriz the company named; undefined when it does not exist or is out of scope.
 * @param antes the head office that the branch had, which may stay though it was closed.
 */
export function erroDaMatriz(
  empresa: Empresa & { readonly matriz_id: number | null },
  matriz: (Empresa & { readonly status: StatusDaEmpresa }) | undefined,
  antes: number | null = null,
): CampoInvalido | null {
  const erro = (mensagem: string) => ({ campo: 'matriz_id', mensagem });
  if (empresa.tipo !== 'filial') {
    return empresa.matriz_id === null ? null : erro('Só uma filial tem matriz.');
  }
  if (empresa.matriz_id === null) return erro('Escolha a matriz desta filial.');
  if (!matriz || matriz.cliente_id !== empresa.cliente_id || matriz.tipo !== 'matriz') {
    return erro('A matriz deve ser uma empresa matriz do mesmo cliente.');
  }
  if (raizDoCnpj(matriz.cnpj) !== raizDoCnpj(empresa.cnpj)) {
    return erro('O CNPJ da filial deve começar com os mesmos oito caracteres do da matriz.');
  }
  return matriz.status === 'baixada' && empresa.matriz_id !== antes
    ? erro('Esta matriz foi baixada. Escolha outra ou reative-a antes.')
    : null;
}

interface Cadastro extends MunicipioEscrito {
  readonly cnae_principal?: string | null | undefined;
  readonly cnaes_secundarios?: readonly string[] | undefined;
  readonly natureza_juridica?: string | null | undefined;
  readonly data_abertura?: string | null | undefined;
}

/**
 * What the register says that cannot be: a code that no published table has, the main activity among
 * the secondary ones, the code of a town of another state, or an opening to come.
 *
 * @param hoje the day on the firm's calendar.
 * @param antes the register before: a code that it has stays, also where a newer table has it no more.
 */
export function errosDoCadastro(
  cadastro: Cadastro,
  hoje: string,
  antes: Cadastro = {},
): CampoInvalido[] {
  const { cnae_principal: principal, natureza_juridica, data_abertura } = cadastro;
  const secundarios = cadastro.cnaes_secundarios ?? [];
  const conhecidos = [antes.cnae_principal, ...(antes.cnaes_secundarios ?? [])];
  const temCnae = (codigo: string) => CNAES.tem(codigo) || conhecidos.includes(codigo);
  const desconhecido = secundarios.find((codigo) => !temCnae(codigo));
  const outroMunicipio =
    !mesmoMunicipio(cadastro, antes) || cadastro.municipio_ibge !== antes.municipio_ibge;
  const erros: (CampoInvalido | false | null)[] = [
    !!principal &&
      !temCnae(principal) && { campo: 'cnae_principal', mensagem: 'Escolha o CNAE da lista.' },
    desconhecido !== undefined && {
      campo: 'cnaes_secundarios',
      mensagem: `O CNAE ${desconhecido} não está na lista.`,
    },
    !!principal &&
      secundarios.includes(principal) && {
        campo: 'cnaes_secundarios',
        mensagem: 'O CNAE principal não se repete entre os secundários.',
      },
    !!natureza_juridica &&
      natureza_juridica !== antes.natureza_juridica &&
      !NATUREZAS.tem(natureza_juridica) && {
        campo: 'natureza_juridica',
        mensagem: 'Escolha a natureza jurídica da lista.',
      },
    outroMunicipio && erroDoMunicipio(cadastro),
    !!data_abertura &&
      data_abertura > hoje && {
        campo: 'data_abertura',
        mensagem: 'A data de abertura não pode estar no futuro.',
      },
  ];
  return erros.filter((erro) => erro !== false && erro !== null);
}

/**
 * A register after an edit: where its town became another one and no code came along, the code of the
 * town before is forgotten, for whoever issues invoices would believe it.
 *
 * @param edicao what was sent; a code that is absent did not come along.
 */
export function comOMunicipio<C extends MunicipioEscrito>(
  antes: C,
  depois: C,
  edicao: MunicipioEscrito,
): C {
  return edicao.municipio_ibge !== undefined || mesmoMunicipio(antes, depois)
    ? depois
    : { ...depois, municipio_ibge: null };
}

/** What is wrong with an opening after the day since which the company has its status, or null. */
export const erroDoStatus = (
  abertura: string | null | undefined,
  desde: string | null,
): CampoInvalido | null =>
  abertura && desde !== null && abertura > desde
    ? {
        campo: 'data_abertura',
        mensagem: `O status vale desde ${diaEscrito(desde)}. Corrija o status antes.`,
      }
    : null;

/** What is wrong with a status since a day before the company was opened, or null. */
export const erroDoDiaDoStatus = (
  desde: string | null,
  abertura: string | null,
): CampoInvalido | null =>
  abertura !== null && desde !== null && desde < abertura
    ? {
        campo: 'status_desde',
        mensagem: `A empresa abriu em ${diaEscrito(abertura)}: o status começa nesse dia ou depois.`,
      }
    : null;
