import {
  type Cliente,
  clientesEndpoints,
  type EdicaoDeCliente,
  type SituacaoDoCliente,
} from '@dominio/contrato/clientes';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

export const NOME_DA_SITUACAO: Readonly<Record<SituacaoDoCliente, string>> = {
  prospecto: 'Prospecto',
  implantacao: 'Em implantação',
  ativo: 'Ativo',
  aviso_previo: 'Em aviso prévio',
  encerrado: 'Encerrado',
  inativo: 'Inativo',
};

/** How each situation of a client is drawn (`Situacao`). */
export const TOM_DA_SITUACAO = {
  prospecto: 'neutro',
  implantacao: 'aviso',
  ativo: 'sucesso',
  aviso_previo: 'aviso',
  encerrado: 'neutro',
  inativo: 'neutro',
} as const satisfies Readonly<Record<SituacaoDoCliente, string>>;

/** Labels of the contract's fields, in the form's order. */
export const ROTULOS_DA_FICHA = {
  nome: 'Nome',
  situacao: 'Situação',
  segmento: 'Segmento',
  site: 'Site',
  instagram: 'Instagram',
} as const satisfies Readonly<Record<keyof Omit<EdicaoDeCliente, 'versao'>, string>>;
export const ORDEM_DA_FICHA = Object.keys(ROTULOS_DA_FICHA) as (keyof typeof ROTULOS_DA_FICHA)[];

/** The record as form values; blank for null. */
export const valoresDaFicha = (cliente: Cliente) => ({
  nome: cliente.nome,
  situacao: cliente.situacao,
  segmento: cliente.segmento ?? '',
  site: cliente.site ?? '',
  instagram: cliente.instagram ?? '',
});
export type ValoresDaFicha = ReturnType<typeof valoresDaFicha>;

/** Checks the values by the contract's schema, before they are sent. */
export function errosDaFicha(valores: ValoresDaFicha): ErrosDeCampo {
  const lido = validar(clientesEndpoints.atualizar.body, valores);
  return lido.ok ? {} : lido.erros;
}
