import { raizDoCnpj } from '@dominio/contrato/documentos';
import type { TipoDeEmpresa } from '@dominio/contrato/empresas';

export const CLIENTE_NAO_ENCONTRADO = 'Cliente não encontrado.';

/** That a CNPJ is taken; names the client only to who sees it. */
export const fraseDoCnpjRepetido = (
  dono: { readonly visivel: boolean; readonly cliente: string } | undefined,
): string =>
  dono?.visivel
    ? `Este CNPJ já pertence ao cliente ${dono.cliente}.`
    : 'Este CNPJ já está cadastrado.';

interface Empresa {
  readonly tipo: TipoDeEmpresa;
  readonly cnpj: string;
}

/** Whether the branches of a company, if it has any, still fit it after a change. */
export const serveAsFiliais = (antes: Empresa, depois: Partial<Empresa>): boolean =>
  antes.tipo !== 'matriz' ||
  (depois.tipo === antes.tipo &&
    depois.cnpj !== undefined &&
    raizDoCnpj(depois.cnpj) === raizDoCnpj(antes.cnpj));

export const fraseDasFiliais = (total: number): string =>
  total === 1
    ? 'Há 1 filial desta matriz. Mude ou exclua a filial antes.'
    : `Há ${total} filiais desta matriz. Mude ou exclua as filiais antes.`;
