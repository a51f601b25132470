import type { TipoDeAviso } from '../../platform/aviso.ts';
import { ditoDoPedido, enderecoDoPedido } from './pedidos.service.ts';

/** To each administrator of whom a permission is asked. */
export const acessoPedido: TipoDeAviso = {
  tipo: 'acesso_pedido',
  titulo: 'Pedido de acesso',
  descricao: 'Alguém da equipe pediu uma permissão.',
  categoria: 'administracao',
  padrao: { sistema: true, email: true, push: false },
  quando: {
    async 'acesso.pedido'(dados, job) {
      const { usuarioId, autorId, permissao, motivo, em } = dados;
      const { autor, oQue } = await ditoDoPedido(job, dados);
      return {
        usuarioIds: [usuarioId],
        mensagem: `${autor} pede ${oQue}. Motivo: ${motivo}`,
        url: enderecoDoPedido(autorId),
        trackingKey: `acesso_pedido:${autorId}:${permissao}:${new Date(em).getTime()}`,
        criadoPor: autorId,
      };
    },
  },
};
