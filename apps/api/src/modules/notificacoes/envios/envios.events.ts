import type { Plataforma } from '../../../platform/plataforma.ts';
import { notificar } from '../notificar.service.ts';
import { despachar } from './despacho.service.ts';
import { lembreteProprio } from './lembrete-proprio.aviso.ts';

declare module '../../../platform/eventos.ts' {
  interface Eventos {
    /** Something sent by hand is to be told to its recipients. */
    'notificacao.enviar': { envioId: number };
    /** Somebody keeps a notification for themselves. */
    'notificacao.guardar': {
      usuarioId: number;
      titulo: string;
      mensagem: string;
      html: string | null;
      url: string | null;
      /** Of the request: what a job that runs twice is told apart by. */
      chave: string;
    };
  }
}

export function registrarEventosDosEnvios({ jobs, aoVivo }: Plataforma): void {
  jobs.aoAcontecer('notificacao.enviar', 'despachar', ({ envioId }, { banco, agora }) =>
    despachar({ banco, aoVivo, jobs, agora }, envioId),
  );
  jobs.aoAcontecer('notificacao.guardar', 'guardar', async (dados, { banco, agora }) => {
    const { usuarioId, titulo, mensagem, html, url, chave } = dados;
    await notificar({ banco, aoVivo, jobs, agora }, lembreteProprio, {
      usuarioIds: [usuarioId],
      titulo,
      mensagem,
      ...(html !== null && { html }),
      url,
      trackingKey: `lembrete_proprio:pedido:${chave}`,
      criadoPor: usuarioId,
    });
  });
}
