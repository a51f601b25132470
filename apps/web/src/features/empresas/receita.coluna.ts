import type { Empresa } from '@dominio/contrato/empresas';
import { NOME_DA_SITUACAO_CADASTRAL } from '@dominio/contrato/empresas-cadastro';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { formatarData } from '../../lib/formato.ts';

/** 'Ativa em 11/03/2026': what the Receita said when it was last asked. */
export const RECEITA: ColunaDaTabela<Empresa> = {
  id: 'receita',
  titulo: 'Consulta à Receita',
  valor: ({ receita_situacao, receita_consultada_em: quando }) =>
    quando &&
    `${receita_situacao ? NOME_DA_SITUACAO_CADASTRAL[receita_situacao] : 'Sem situação'} em ${formatarData(quando)}`,
  largura: '180px',
  oculta: true,
};
