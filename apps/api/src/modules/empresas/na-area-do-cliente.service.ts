import { semCpfInteiro } from './socios.rules.ts';
import { CNAES, NATUREZAS } from './tabelas-oficiais.rules.ts';

/** A partner as a client's people see one. */
export const socioParaOCliente = semCpfInteiro;

/** The names that the published tables have for a company's codes. */
export const nomesDosCodigos = (empresa: {
  readonly cnae_principal: string | null;
  readonly natureza_juridica: string | null;
}) => ({
  cnae_principal_nome: CNAES.nomeDe(empresa.cnae_principal),
  natureza_juridica_nome: NATUREZAS.nomeDe(empresa.natureza_juridica),
});
