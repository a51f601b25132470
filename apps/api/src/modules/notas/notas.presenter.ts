import type { Nota } from '@dominio/contrato/notas';
import type { Ator } from '../../platform/acesso/ator.ts';
import { mudaANota } from './notas.policy.ts';
import type { LinhaDeNota } from './notas.repository.ts';

export function apresentarNota(ator: Ator, { atualizado_em, ...linha }: LinhaDeNota): Nota {
  const muda = mudaANota(ator, linha);
  return {
    ...linha,
    criado_em: linha.criado_em.toISOString(),
    alterado_em: linha.versao > 1 ? atualizado_em.toISOString() : null,
    acoes: { editar: muda, excluir: muda },
  };
}
