import type { Correcao } from '@dominio/contrato/correcoes';
import type { LinhaDeCorrecao } from './correcoes.repository.ts';
import { emOrdem, estadoDe } from './correcoes.rules.ts';

/** Row → correction, its fields in the order of the form. */
export const apresentarCorrecao = (linha: LinhaDeCorrecao): Correcao => {
  const { cliente_id: _, autor_id: __, retirada_em: ___, criado_em, ...resto } = linha;
  return {
    ...resto,
    criado_em: criado_em.toISOString(),
    estado: estadoDe(linha),
    campos: emOrdem(linha.alvo, linha.campos),
  };
};
