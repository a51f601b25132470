import type { EstadoDaPassagem } from '@dominio/contrato/passagens';
import type { Plataforma } from '../../platform/plataforma.ts';
import { notificar } from '../notificacoes/notificacoes.service.ts';
import { lerParaAvisar } from './passagens.repository.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** A handover term was made, for two people to sign. */
    'passagem.gerada': { id: number };
    /** It was signed, refused or called off, by somebody: what it came to be. */
    'passagem.mudou': { id: number; por: number; estado: EstadoDaPassagem };
  }
}

const O_QUE_HOUVE: Readonly<Record<Exclude<EstadoDaPassagem, 'pendente'>, string>> = {
  assinada: 'foi assinado por uma das pessoas.',
  concluida: 'foi assinado pelas duas pessoas. O cliente mudou de responsável.',
  recusada: 'foi recusado.',
  cancelada: 'foi cancelado.',
};

/** Tells the two who sign a term that it is there, and all who have a part in it what comes of it. */
export function registrarEventosDasPassagens({ jobs, aoVivo }: Plataforma): void {
  jobs.aoAcontecer('passagem.gerada', 'notificar', async ({ id }, job) => {
    const termo = await lerParaAvisar(job.banco, id);
    if (!termo) return;
    const { de_id, para_id, de_nome, para_nome, gerada_por, cliente_nome } = termo;
    await notificar(
      { banco: job.banco, aoVivo, agora: job.agora },
      {
        usuarioIds: [de_id, para_id].filter((um) => um !== gerada_por),
        tipoEvento: 'passagem_para_assinar',
        mensagem: `${cliente_nome}: de ${de_nome} para ${para_nome}.`,
        url: `/passagem?termo=${id}`,
        trackingKey: `passagem_para_assinar:passagem:${id}`,
        criadoPor: gerada_por,
        agendamentoId: null,
      },
    );
  });
  jobs.aoAcontecer('passagem.mudou', 'notificar', async ({ id, por, estado }, job) => {
    const termo = await lerParaAvisar(job.banco, id);
    if (!termo || estado === 'pendente') return;
    const { de_id, para_id, gerada_por, cliente_nome } = termo;
    await notificar(
      { banco: job.banco, aoVivo, agora: job.agora },
      {
        usuarioIds: [...new Set([de_id, para_id, gerada_por])].filter((um) => um !== por),
        tipoEvento: 'passagem_mudou',
        mensagem: `O termo de ${cliente_nome} ${O_QUE_HOUVE[estado]}`,
        url: `/passagem?termo=${id}`,
        trackingKey: `passagem_mudou:passagem:${id}:${estado}`,
        criadoPor: por,
        agendamentoId: null,
      },
    );
  });
}
