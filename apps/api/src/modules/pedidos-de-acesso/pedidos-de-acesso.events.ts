import type { Plataforma } from '../../platform/plataforma.ts';
import { lerContato } from '../pessoas/pessoas.service.ts';
import { ditoDoPedido, enderecoDoPedido } from './pedidos.service.ts';

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

/** Writes to an administrator of whom somebody asks a permission. */
export function registrarEventosDosPedidosDeAcesso(plataforma: Plataforma): void {
  const { jobs, correio, config } = plataforma;
  jobs.aoAcontecer('acesso.pedido', 'avisar', async (dados, job) => {
    const pessoa = await lerContato(job.banco, dados.usuarioId);
    if (pessoa?.situacao !== 'ativo') return;
    const { autor, oQue } = await ditoDoPedido(job, dados);
    await correio.enviar({
      para: pessoa.email,
      assunto: `Pedido de acesso: ${oQue}`,
      texto: `Olá, ${pessoa.nome.split(' ', 1)[0]}.

${autor} pede a permissão ${oQue}.

Motivo: ${dados.motivo}

Decida no cadastro de ${autor}: ${config.urlPublica}${enderecoDoPedido(dados.autorId)}

Se não concordar, basta não dar a permissão.`,
    });
  });
}
