import type { Empresa } from '@dominio/contrato/empresas';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';

const nomes = (todos: readonly { readonly nome: string }[]) =>
  todos.map(({ nome }) => nome).join(', ') || null;

/** The contracts in force that cover a company; none for who sees no contracts. */
export const CONTRATO: ColunaDaTabela<Empresa> = {
  id: 'contrato',
  titulo: 'Contrato em vigor',
  valor: ({ contratos_em_vigor }) =>
    contratos_em_vigor.map(({ numero_contrato }) => numero_contrato).join(', ') || null,
  largura: '150px',
  cede: 1,
};

/** Who answers for a company: by the client's links and by the contracts that cover it. */
export const RESPONSAVEL: ColunaDaTabela<Empresa> = {
  id: 'responsavel',
  titulo: 'Responsável',
  valor: ({ responsaveis }) => nomes(responsaveis),
  largura: '150px',
  cede: 3,
};

export const TIME: ColunaDaTabela<Empresa> = {
  id: 'time',
  titulo: 'Time',
  valor: ({ times }) => nomes(times),
  largura: '140px',
  cede: 0,
};

/** How much of the register is there: regime, CNAE, address and partners. */
export const CADASTRO: ColunaDaTabela<Empresa> = {
  id: 'cadastro',
  titulo: 'Cadastro preenchido',
  valor: ({ cadastro_percentual }) => `${cadastro_percentual}%`,
  largura: '170px',
  cede: 0,
};
