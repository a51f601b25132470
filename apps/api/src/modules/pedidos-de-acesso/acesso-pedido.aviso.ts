import type { TipoDeAviso } from '../../platform/aviso.ts';
import { lerContato } from '../pessoas/pessoas.service.ts';
import type {} from './pedidos-de-acesso.events.ts';
import { lerNomeDaPermissao } from './pedidos-de-acesso.repository.ts';

/** To each administrator of whom a permission is asked. */
export const acessoPedido: TipoDeAviso = {
  tipo: 'acesso_pedido',
  titulo: 'Pedido de acesso',
  descricao: 'Alguém da equipe pediu uma permissão.',
  categoria: 'administracao',
  padrao: { sistema: true, email: true, push: false },
  quando: {
    async 'acesso.pedido'({ usuarioId, autorId, permissao, motivo, em }, { banco }) {
      const autor = (await lerContato(banco, autorId))?.nome ?? 'Alguém da equipe';
      // By its name: 'Contratos: editar'.
      const oQue = (await lerNomeDaPermissao(banco, permissao)) ?? permissao;
      return {
        usuarioIds: [usuarioId],
        mensagem: `${autor} pede ${oQue}. Motivo: ${motivo}`,
        url: `/gerenciar-usuarios?usuario=${autorId}&parte=permissoes`,
        trackingKey: `acesso_pedido:${autorId}:${permissao}:${new Date(em).getTime()}`,
        criadoPor: autorId,
        carta: {
          assunto: `Pedido de acesso: ${oQue}`,
          alem: `Decida no cadastro de ${autor}. Se não concordar, basta não dar a permissão.`,
        },
      };
    },
  },
};
