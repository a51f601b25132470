import {
  CAMPOS_DA_IMPORTACAO,
  type CampoDaImportacao,
  ROTULOS_DA_IMPORTACAO,
} from '@dominio/contrato/empresas-importacao';
import type { FormatoDePlanilha } from '@dominio/contrato/planilhas';
import type { Contexto } from '../../../platform/contexto.ts';
import type { Celula, Linha } from '../../../platform/planilhas/linhas.ts';
import { exigirAcesso } from './importacao.service.ts';
import { type ArquivoSaindo, planilhaSaindo } from './saida.ts';

/** A row that passes the check once its client exists: whoever leaves it in imports nothing. */
const EXEMPLO: Readonly<Record<CampoDaImportacao, Celula>> = {
  cliente_id: 'Nome, CNPJ, CPF ou código do cliente',
  cnpj: '11.222.333/0001-81',
  razao_social: 'Padaria Exemplo Ltda',
  nome_fantasia: 'Padaria Exemplo',
  tipo: 'Matriz',
  // Only a branch has one: the CNPJ of its head office.
  matriz_id: null,
  inscricao_estadual: '110042490114',
  inscricao_municipal: '123456',
  cnae_principal: '4721-1/02',
  cnaes_secundarios: '5611-2/03, 4712-1/00',
  natureza_juridica: '206-2',
  situacao_cadastral: 'Ativa',
  data_abertura: { dia: '2019-05-06' },
  capital_social_centavos: 50_000,
  telefone: '(13) 3222-1111',
  email: 'contato@padariaexemplo.com.br',
  cep: '11010-000',
  logradouro: 'Rua do Comércio',
  numero: '10',
  complemento: 'Loja 2',
  bairro: 'Centro',
  municipio: 'Santos',
  municipio_ibge: '3548500',
  uf: 'SP',
  certificado_tipo: 'A1',
  certificado_titular: 'Padaria Exemplo Ltda',
  certificado_serie: '0A1B2C3D4E5F',
  certificado_desde: { dia: '2026-01-02' },
  certificado_ate: { dia: '2027-01-02' },
  regime: 'Simples Nacional',
  regime_desde: { dia: '2019-05-06' },
};

async function* umaLinha(): AsyncGenerator<Linha[]> {
  yield [CAMPOS_DA_IMPORTACAO.map((campo) => EXEMPLO[campo])];
}

/**
 * A sheet with every column that is imported, by the names under which they are found, and a row that
 * shows how each is written.
 *
 * @throws Recusa 403
 */
export function baixarModelo(ctx: Contexto, formato: FormatoDePlanilha): ArquivoSaindo {
  exigirAcesso(ctx);
  const titulos = CAMPOS_DA_IMPORTACAO.map((campo) => ROTULOS_DA_IMPORTACAO[campo]);
  return planilhaSaindo('modelo-de-empresas', formato, titulos, umaLinha());
}
