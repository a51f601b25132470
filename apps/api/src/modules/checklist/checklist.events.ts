import type { Plataforma } from '../../platform/plataforma.ts';
import { lerDestinatario, lerQuemPede } from './checklist.repository.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** A contact of a client is to be asked for items of its record. */
    'checklist.pedido': {
      clienteId: number;
      contatoId: number;
      usuarioId: number;
      /** Each with what is to be sent, where the firm says it. */
      itens: readonly string[];
    };
    /** Somebody of a client answered what was asked for. */
    'checklist.respondido': {
      clienteId: number;
      item: { readonly id: number; readonly titulo: string };
      /** Who asked; null for a request of before that was kept. */
      paraId: number | null;
      autorId: number;
      resposta: 'enviado' | 'nao_tem';
      /** ISO 8601. */
      em: string;
    };
  }
}

/** How the person who asks signs it: after the mark by which mail programs know a signature (RFC 3676 §4.3). */
const assinado = ({ assinatura }: { readonly assinatura: string | null }) =>
  assinatura ? `\n\n-- \n${assinatura}` : '';

/** Writes to the contact after the commit: one message with all that is asked for. */
export function registrarEventosDoChecklist(plataforma: Plataforma): void {
  const { jobs, correio, config } = plataforma;
  jobs.aoAcontecer(
    'checklist.pedido',
    'enviar-pedido',
    async ({ clienteId, contatoId, usuarioId, itens }, job) => {
      const contato = await lerDestinatario(job.banco, clienteId, contatoId);
      const quem = await lerQuemPede(job.banco, usuarioId);
      // Gone, or without an address by now.
      if (!contato?.email || !quem) return;
      const [primeiroNome] = contato.nome.split(' ');
      await correio.enviar({
        para: contato.email,
        assunto:
          itens.length === 1
            ? `Um item para o cadastro de ${contato.cliente}`
            : `${itens.length} itens para o cadastro de ${contato.cliente}`,
        texto: `Olá, ${primeiroNome}.

Para completar o cadastro de ${contato.cliente}, precisamos de:

${itens.map((item) => `- ${item}`).join('\n')}

Envie a ${quem.nome}, em ${quem.email}. Quem tem acesso à área do cliente também pode responder por ela: ${config.urlPublica}/area-cliente${assinado(quem)}`,
      });
    },
  );
}
