import { type Empresa, urlDoLogoDaEmpresa } from '@dominio/contrato/empresas';
import type { LinhaDeEmpresa } from './empresas.repository.ts';
import { CNAES, NATUREZAS } from './tabelas-oficiais.rules.ts';

/** The logo of a company, by the key of its file: `logos/{name}.webp`. */
export const apresentarLogo = (id: number, chave: string | null) => ({
  logo_url: urlDoLogoDaEmpresa(id, chave && (/([^/]+)\.webp$/.exec(chave)?.[1] ?? null)),
  tem_logo: chave !== null,
});

export const apresentarEmpresa = ({
  logo_chave,
  receita_consultada_em: consultada,
  ...linha
}: LinhaDeEmpresa): Empresa => ({
  ...linha,
  receita_consultada_em: consultada && new Date(consultada).toISOString(),
  cnae_principal_nome: CNAES.nomeDe(linha.cnae_principal),
  cnaes_secundarios_nomes: linha.cnaes_secundarios.map((um) => CNAES.nomeDe(um) ?? um),
  natureza_juridica_nome: NATUREZAS.nomeDe(linha.natureza_juridica),
  ...apresentarLogo(linha.id, logo_chave),
});
