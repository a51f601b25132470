import type { Aditivo, MudancaDeTermo } from '@dominio/contrato/contratos-aditivos';
import type { LinhaDeAditivo } from './aditivos.repository.ts';
import { TERMOS } from './aditivos.rules.ts';

const DE_VALOR: readonly string[] = ['valor_mensal_centavos', 'valores_dos_servicos'];

/** Row → amendment; without changes of amounts for callers who may not see amounts. */
export function apresentarAditivo(linha: LinhaDeAditivo, veValor: boolean): Aditivo {
  const { antes, depois, criado_em, ...campos } = linha;
  const visiveis = TERMOS.filter(
    (termo) => termo in depois && (veValor || !DE_VALOR.includes(termo)),
  );
  const mudancas = visiveis.map(
    (campo) => ({ campo, antes: antes[campo], depois: depois[campo] }) as MudancaDeTermo,
  );
  return { ...campos, criado_em: criado_em.toISOString(), mudancas };
}
