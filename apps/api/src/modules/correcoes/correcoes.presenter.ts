import type { Correcao } from '@dominio/contrato/correcoes';
import type { LinhaDeCorrecao } from './correcoes.repository.ts';
import { emOrdem, estadoDe } from './correcoes.rules.ts';

/**
 * Row → correction, its fields in the order of the form.
 *
 * @param nomeDoBanco what a bank is called, of which the register keeps the code.
 */
export const apresentarCorrecao = (
  linha: LinhaDeCorrecao,
  nomeDoBanco: (ispb: string) => string | null,
): Correcao => {
  const { cliente_id: _, autor_id: __, retirada_em: ___, criado_em, ...resto } = linha;
  return {
    ...resto,
    criado_em: criado_em.toISOString(),
    estado: estadoDe(linha),
    campos: emOrdem(linha.alvo, linha.campos).map((um) => {
      const nome = um.campo === 'banco_ispb' ? nomeDoBanco(String(um.proposto)) : null;
      return { ...um, ...(nome !== null && { proposto_nome: nome }) };
    }),
  };
};
