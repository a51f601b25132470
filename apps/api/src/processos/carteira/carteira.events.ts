import { diaEscrito } from '@dominio/contrato/datas';
import { notificar } from '../../modules/notificacoes/notificacoes.service.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { lerCrua, quemConduz } from './marcadas.repository.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** A transfer set for a day was done, could not be, or was called off as who asked left. */
    'carteira.transferencia_encerrada': { id: number };
  }
}

/**
 * Tells who asked for a transfer what came of it on its day; and, where nothing did, those who lead
 * either team, or stand in for them: who asked may have left, or be unable to set it again.
 */
export function registrarEventosDaCarteira({ jobs, aoVivo }: Plataforma): void {
  jobs.aoAcontecer('carteira.transferencia_encerrada', 'notificar', async ({ id }, job) => {
    const linha = await lerCrua(job.banco, id);
    if (!linha) return;
    const { de_id, para_id, de_nome, para_nome, em, situacao, resultado, pedida_por } = linha;
    const avisar = (usuarioIds: readonly number[], oQue: string) =>
      notificar(
        { banco: job.banco, aoVivo, agora: job.agora },
        {
          usuarioIds,
          tipoEvento: situacao === 'feita' ? 'carteira_transferida' : 'carteira_nao_transferida',
          mensagem: `De ${de_nome} para ${para_nome}: ${oQue}`,
          url: `/times?time=${de_id}&aba=clientes`,
          trackingKey: `carteira:transferencia:${id}`,
          criadoPor: null,
          agendamentoId: null,
        },
      );
    await avisar([pedida_por], resultado ?? '');
    if (situacao === 'feita') return;
    const conduzem = (await quemConduz(job.banco, [de_id, para_id])).filter(
      (um) => um !== pedida_por,
    );
    // The reason may tell of clients that they do not see.
    await avisar(
      conduzem,
      `a transferência de ${diaEscrito(em)} não foi feita. Marque outra, se ainda for preciso.`,
    );
  });
}
