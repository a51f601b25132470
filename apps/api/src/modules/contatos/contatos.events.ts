import type { Plataforma } from '../../platform/plataforma.ts';
import { notificar } from '../notificacoes/notificacoes.service.ts';
import { quemPode } from '../usuarios/acesso/acesso.service.ts';
import { quemAtende } from '../usuarios/vinculos/quem-atende.service.ts';
import { lerParaAvisar } from './avisos.repository.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** A contact who decides at the client has left it. */
    'contato.decisor_saiu': { id: number; autorId: number; versao: number };
  }
}

/** Tells who serves the client that somebody who decides there has left. */
export function registrarEventosDeContatos({ jobs, aoVivo }: Plataforma): void {
  jobs.aoAcontecer('contato.decisor_saiu', 'notificar', async ({ id, autorId, versao }, job) => {
    const contato = await lerParaAvisar(job.banco, id);
    // Taken back meanwhile, there is nothing to tell.
    if (!contato?.saiu_em) return;
    const { nome, cliente_id, cliente_nome, substituto_nome } = contato;
    const podem = await quemPode(job.banco, 'contatos_importantes:visualizar');
    const equipe = await quemAtende(job.banco, cliente_id);
    const depois = substituto_nome
      ? `${substituto_nome} assume os papéis.`
      : 'Nenhum substituto foi indicado.';
    await notificar(
      { banco: job.banco, aoVivo, agora: job.agora },
      {
        usuarioIds: equipe.filter((um) => um !== autorId && podem.has(um)),
        tipoEvento: 'decisor_saiu',
        mensagem: `${nome}, decisor de ${cliente_nome}, saiu. ${depois}`,
        url: `/contatos-importantes?cliente_id=${cliente_id}&contato=${id}`,
        trackingKey: `decisor_saiu:contato:${id}:v${versao}`,
        criadoPor: autorId,
        agendamentoId: null,
      },
    );
  });
}
