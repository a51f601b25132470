import type { Plataforma } from '../../../platform/plataforma.ts';
import { notificar } from '../../notificacoes/notificacoes.service.ts';
import { aQuemContar } from '../../usuarios/acesso/acesso.service.ts';
import { lerNomeDoCliente } from './pedidos.repository.ts';

declare module '../../../platform/eventos.ts' {
  interface Eventos {
    /** A client's person changed who of the client has access, or what they decide. */
    'usuarios_do_cliente.mudaram': {
      clienteId: number;
      autorId: number;
      autor: string;
      tipo: 'convite' | 'papeis' | 'retirada';
      /** Whom it is about. */
      nome: string;
      contatoId: number | null;
      /** Of the moment, in ISO 8601. */
      em: string;
    };
  }
}

const FEITO = {
  convite: (nome: string) => `convidou ${nome} para a área do cliente`,
  papeis: (nome: string) => `mudou os papéis de ${nome}`,
  retirada: (nome: string) => `retirou o acesso de ${nome} à área do cliente`,
} as const;

/** Tells who serves the client, or else its team, what its own administrators changed. */
export function registrarEventosDosUsuariosDoCliente({ jobs, aoVivo }: Plataforma): void {
  jobs.aoAcontecer('usuarios_do_cliente.mudaram', 'notificar', async (dados, job) => {
    const { clienteId, autorId, autor, tipo, nome, contatoId, em } = dados;
    const cliente = await lerNomeDoCliente(job.banco, clienteId);
    if (cliente === undefined) return;
    const meios = { db: job.banco, agora: job.agora };
    const contato = contatoId === null ? '' : `&contato=${contatoId}`;
    await notificar(
      { banco: job.banco, aoVivo, agora: job.agora },
      {
        usuarioIds: await aQuemContar(meios, clienteId, 'contatos_importantes:visualizar'),
        tipoEvento: 'usuarios_do_cliente',
        mensagem: `${autor}, de ${cliente}, ${FEITO[tipo](nome)}.`,
        url: `/contatos-importantes?cliente_id=${clienteId}${contato}`,
        trackingKey: `usuarios_do_cliente:cliente:${clienteId}:${tipo}:${contatoId}:${em}`,
        criadoPor: autorId,
        agendamentoId: null,
      },
    );
  });
}
