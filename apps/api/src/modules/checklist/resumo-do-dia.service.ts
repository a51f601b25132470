import type { DiaDoResumo, LinhaDoResumo } from '../../platform/resumo-do-dia.ts';
import { quemPode } from '../usuarios/acesso/acesso.service.ts';
import { respostasAConferir } from './resumo-do-dia.repository.ts';

/** What clients answered to whoever asked, and nobody has looked at yet. */
export async function resumoDoChecklist({ db, pessoas }: DiaDoResumo): Promise<LinhaDoResumo[]> {
  const podem = await quemPode(db, 'clientes:visualizar');
  const linhas = await respostasAConferir(
    db,
    pessoas.filter((um) => podem.has(um)),
  );
  return linhas.map(({ usuario_id, total }) => ({
    usuarioId: usuario_id,
    texto:
      total === 1
        ? '1 resposta de cliente a conferir.'
        : `${total} respostas de clientes a conferir.`,
    url: '/checklist-cadastro',
  }));
}
