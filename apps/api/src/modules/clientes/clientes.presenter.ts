import type { ClienteDaLista } from '@dominio/contrato/clientes';
import { urlDoLogoDaEmpresa } from '@dominio/contrato/empresas';
import type { LinhaDeCliente } from './clientes.repository.ts';

/** URL of the logo of the company shown; null when it has none. */
function logoDe({ empresa_id, logo_chave }: LinhaDeCliente): string | null {
  const versao = logo_chave && /([^/]+)\.webp$/.exec(logo_chave)?.[1];
  return empresa_id !== null && versao ? urlDoLogoDaEmpresa(empresa_id, versao) : null;
}

/** Row → list item; fields that the specification names in two ways have both names. */
export function apresentarCliente(linha: LinhaDeCliente): ClienteDaLista {
  const { logo_chave: _chave, arquivado, ...campos } = linha;
  const logo = logoDe(linha);
  return { ...campos, name: linha.nome, logo, logo_url: logo, ...(arquivado && { arquivado }) };
}
