import type { DiaDoResumo, LinhaDoResumo } from '../../platform/resumo-do-dia.ts';
import { paraAssinarPorPessoa } from './resumo-do-dia.repository.ts';

/** The terms that wait for a person's signature. */
export async function resumoDasPassagens({ db, pessoas }: DiaDoResumo): Promise<LinhaDoResumo[]> {
  const linhas = await paraAssinarPorPessoa(db, pessoas);
  return linhas.map(({ usuario_id, total }) => ({
    usuarioId: usuario_id,
    texto:
      total === 1
        ? '1 termo de passagem para assinar.'
        : `${total} termos de passagem para assinar.`,
    url: '/passagem',
  }));
}
