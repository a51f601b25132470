import type { TipoDeEmpresa } from '@dominio/contrato/empresas';
import type { CampoInvalido } from '@dominio/contrato/erros';

interface Empresa {
  readonly cliente_id: number;
  readonly cnpj: string;
  readonly tipo: TipoDeEmpresa;
}

/** The first eight characters, which a head office and its branches share. */
const raiz = (cnpj: string) => cnpj.slice(0, 8);

/**
 * What is wrong with the head office that a company names, or null. A branch must name one, of the
 * same client and the same CNPJ root; any other company must name none.
 *
 * @param matriz the company named; undefined when it does not exist or is out of scope.
 */
export function erroDaMatriz(
  empresa: Empresa & { readonly matriz_id: number | null },
  matriz: Empresa | undefined,
): CampoInvalido | null {
  const erro = (mensagem: string) => ({ campo: 'matriz_id', mensagem });
  if (empresa.tipo !== 'filial') {
    return empresa.matriz_id === null ? null : erro('Só uma filial tem matriz.');
  }
  if (empresa.matriz_id === null) return erro('Escolha a matriz desta filial.');
  if (!matriz || matriz.cliente_id !== empresa.cliente_id || matriz.tipo !== 'matriz') {
    return erro('A matriz deve ser uma empresa matriz do mesmo cliente.');
  }
  return raiz(matriz.cnpj) === raiz(empresa.cnpj)
    ? null
    : erro('O CNPJ da filial deve começar com os mesmos oito caracteres do da matriz.');
}
