import type { Trabalho } from '../../platform/jobs.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { notificar } from '../notificacoes/notificar.service.ts';
import { lerParaAvisar } from './avisos.repository.ts';
import { correcaoRespondida } from './correcao-respondida.aviso.ts';
import { ESPERA_DO_AVISO_S } from './correcoes.rules.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** A client's person proposed a correction of the register. */
    'correcao.proposta': { id: number; clienteId: number; autorId: number };
    /** Every field of a correction was accepted or refused, by the answer of this instant. */
    'correcao.respondida': { id: number; decididaEm: string };
    /** The answer to a correction whose author was told of it was undone: it waits again. */
    'correcao.desfeita': { id: number };
  }
}

interface Dito {
  readonly id: number;
  readonly titulo: string;
  readonly mensagem: string;
  /** The answer that it is about; null for one that waits again. */
  readonly decididaEm: string | null;
}

/** Tells the author of a correction of its answer, and of one that was undone. */
export function registrarEventosDasCorrecoes({ jobs, aoVivo }: Plataforma): void {
  const avisarAutor = async (
    { id, titulo, mensagem, decididaEm }: Dito,
    { id: job, banco, agora }: Trabalho,
  ) => {
    const correcao = await lerParaAvisar(banco, id);
    // Taken back meanwhile, or answered again: the message of that says how it is.
    if ((correcao?.decidida_em?.toISOString() ?? null) !== decididaEm) return;
    if (!correcao?.autor_id || correcao.autor_situacao !== 'ativo') return;
    await notificar({ banco, aoVivo, jobs, agora }, correcaoRespondida, {
      usuarioIds: [correcao.autor_id],
      titulo,
      mensagem,
      url: '/area-cliente/dados',
      trackingKey: `correcao_respondida:correcao:${id}:${job}`,
      criadoPor: null,
      carta: { assunto: `${titulo} do cadastro de ${correcao.cliente_nome}` },
    });
  };
  jobs.aoAcontecer(
    'correcao.respondida',
    'avisar',
    ({ id, decididaEm }, job) =>
      avisarAutor(
        {
          id,
          decididaEm,
          titulo: 'Resposta à correção',
          mensagem: 'O escritório respondeu à correção que você propôs.',
        },
        job,
      ),
    { aguardar: ESPERA_DO_AVISO_S },
  );
  jobs.aoAcontecer('correcao.desfeita', 'avisar', ({ id }, job) =>
    avisarAutor(
      {
        id,
        decididaEm: null,
        titulo: 'Resposta desfeita à correção',
        mensagem:
          'O escritório desfez a resposta à correção que você propôs. Ela está em análise de novo.',
      },
      job,
    ),
  );
}
