import { notificar } from '../../modules/notificacoes/notificacoes.service.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { lerCrua } from './marcadas.repository.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** A transfer set for a day was done, or could not be. */
    'carteira.transferencia_encerrada': { id: number };
  }
}

/** Tells who asked for a transfer what came of it on its day. */
export function registrarEventosDaCarteira({ jobs, aoVivo }: Plataforma): void {
  jobs.aoAcontecer('carteira.transferencia_encerrada', 'notificar', async ({ id }, job) => {
    const linha = await lerCrua(job.banco, id);
    if (!linha) return;
    const { de_id, de_nome, para_nome, situacao, resultado, pedida_por } = linha;
    await notificar(
      { banco: job.banco, aoVivo, agora: job.agora },
      {
        usuarioIds: [pedida_por],
        tipoEvento: situacao === 'feita' ? 'carteira_transferida' : 'carteira_nao_transferida',
        mensagem: `De ${de_nome} para ${para_nome}: ${resultado}`,
        url: `/times?time=${de_id}&aba=clientes`,
        trackingKey: `carteira:transferencia:${id}`,
        criadoPor: null,
        agendamentoId: null,
      },
    );
  });
}
