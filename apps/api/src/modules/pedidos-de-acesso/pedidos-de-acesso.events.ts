import type { DadosDoEvento } from '../../platform/eventos.ts';
import type { Trabalho } from '../../platform/jobs.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { notificar } from '../notificacoes/notificacoes.service.ts';
import { lerContato } from '../pessoas/pessoas.service.ts';
import { lerNomeDaPermissao } from './pedidos-de-acesso.repository.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** Notifies one administrator that somebody asks for a permission. */
    'acesso.pedido': {
      usuarioId: number;
      autorId: number;
      permissao: string;
      motivo: string;
      /** ISO 8601. */
      em: string;
    };
  }
}

type Pedido = DadosDoEvento<'acesso.pedido'>;

const enderecoDe = (autorId: number) => `/gerenciar-usuarios?usuario=${autorId}&parte=permissoes`;

/** Who asks, and the permission by its name: 'Contratos: editar'. */
async function ditoDe({ banco }: Trabalho, { autorId, permissao }: Pedido) {
  const autor = (await lerContato(banco, autorId))?.nome ?? 'Alguém da equipe';
  return { autor, oQue: (await lerNomeDaPermissao(banco, permissao)) ?? permissao };
}

/** Notifies an administrator of a request by bell and by e-mail, each in a job of its own. */
export function registrarEventosDosPedidosDeAcesso(plataforma: Plataforma): void {
  const { jobs, correio, aoVivo, config } = plataforma;
  jobs.aoAcontecer('acesso.pedido', 'notificar', async (dados, job) => {
    const { usuarioId, autorId, permissao, motivo, em } = dados;
    const { autor, oQue } = await ditoDe(job, dados);
    await notificar(
      { banco: job.banco, aoVivo, agora: job.agora },
      {
        usuarioIds: [usuarioId],
        tipoEvento: 'acesso_pedido',
        mensagem: `${autor} pede ${oQue}. Motivo: ${motivo}`,
        url: enderecoDe(autorId),
        trackingKey: `acesso_pedido:${autorId}:${permissao}:${new Date(em).getTime()}`,
        criadoPor: autorId,
        agendamentoId: null,
      },
    );
  });
  jobs.aoAcontecer('acesso.pedido', 'avisar', async (dados, job) => {
    const pessoa = await lerContato(job.banco, dados.usuarioId);
    if (pessoa?.situacao !== 'ativo') return;
    const { autor, oQue } = await ditoDe(job, dados);
    await correio.enviar({
      para: pessoa.email,
      assunto: `Pedido de acesso: ${oQue}`,
      texto: `Olá, ${pessoa.nome.split(' ', 1)[0]}.

${autor} pede a permissão ${oQue}.

Motivo: ${dados.motivo}

Decida no cadastro de ${autor}: ${config.urlPublica}${enderecoDe(dados.autorId)}

Se não concordar, basta não dar a permissão.`,
    });
  });
}
