import { type Empresa, urlDoLogoDaEmpresa } from '@dominio/contrato/empresas';
import type { LinhaDeEmpresa } from './empresas.repository.ts';

/** The logo of a company, by the key of its file: `logos/{name}.webp`. */
export const apresentarLogo = (id: number, chave: string | null) => ({
  logo_url: urlDoLogoDaEmpresa(id, chave && (/([^/]+)\.webp$/.exec(chave)?.[1] ?? null)),
  tem_logo: chave !== null,
});

export const apresentarEmpresa = ({ logo_chave, ...linha }: LinhaDeEmpresa): Empresa => ({
  ...linha,
  ...apresentarLogo(linha.id, logo_chave),
});
