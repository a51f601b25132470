import { dataCivil } from '@dominio/contrato/datas';
import type { Contexto } from '../../platform/contexto.ts';
import { Recusa } from '../../platform/erros.ts';
import type { Trabalho } from '../../platform/jobs.ts';
import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { lerAtor } from '../entrada/ator.service.ts';
import { emNomeDe } from '../entrada/em-nome-de.service.ts';
import { encerrar, travar, vencidas } from './marcadas.repository.ts';
import { fazerMarcada } from './marcadas.service.ts';

type Meios = Pick<Plataforma, 'aoVivo' | 'jobs'>;

/** Writes why nothing was done, and has who asked told. */
const recusar = (job: Trabalho, { jobs }: Meios, id: number, resultado: string) =>
  job.banco.transaction(async (db) => {
    if ((await travar(db, id))?.situacao !== 'marcada') return;
    const fim = { situacao: 'recusada', resultado, atualizado_em: job.agora() } as const;
    await encerrar(db, id, fim);
    await jobs.publicar(db, 'carteira.transferencia_encerrada', { id });
  });

async function tentar(ctx: Contexto | null, id: number): Promise<string | null> {
  if (!ctx) return 'Quem pediu não tem mais acesso.';
  try {
    await fazerMarcada(ctx, id);
    return null;
  } catch (erro) {
    if (erro instanceof Recusa) return erro.message;
    throw erro;
  }
}

/** Does every transfer that is due, each by itself: one that fails keeps no other back. */
export async function fazerVencidas(job: Trabalho, meios: Meios): Promise<void> {
  const falhas: unknown[] = [];
  for (const { id, pedida_por } of await vencidas(job.banco, dataCivil(job.agora()))) {
    try {
      const ator = await lerAtor(job.banco, pedida_por, job.agora());
      const motivo = await tentar(ator && emNomeDe(job, meios, ator), id);
      if (motivo) await recusar(job, meios, id, motivo);
    } catch (erro) {
      falhas.push(erro);
    }
  }
  if (falhas.length > 0) throw new AggregateError(falhas, 'transferências de carteira');
}

/** Early in the day, and again at noon for those that could not be tried then. */
export const transferenciasDoDia: TrabalhoAgendado = {
  nome: 'carteira.transferencias',
  cron: '10 0,12 * * *',
  fazer: fazerVencidas,
};
