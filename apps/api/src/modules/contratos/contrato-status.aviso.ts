import { NOME_DO_STATUS } from '@dominio/contrato/clientes';
import type { TipoDeAviso } from '../../platform/aviso.ts';
import { lerContato } from '../pessoas/pessoas.service.ts';
import { aQuemContar } from '../usuarios/acesso/acesso.service.ts';
import type {} from './contratos.events.ts';
import { lerParaAvisar } from './contratos.repository.ts';

/** To who serves the client, or else its team, and may see contracts; never to whoever did it. */
export const contratoStatus: TipoDeAviso = {
  tipo: 'contrato_status',
  titulo: 'Contrato com outra situação',
  descricao: 'O contrato de um cliente que você atende começou, foi suspenso, voltou ou terminou.',
  categoria: 'contratos',
  grupos: 'da_pessoa',
  padrao: { sistema: true, email: false, push: false },
  quando: {
    async 'contrato.status'({ id, autorId, de, para }, { id: job, banco, agora }) {
      const contrato = await lerParaAvisar(banco, id);
      // Changed again meanwhile: that change is told by itself.
      if (contrato?.status_contrato !== para) return;
      const { cliente_id, cliente_nome, numero_contrato } = contrato;
      const meios = { db: banco, agora };
      const pessoas = await aQuemContar(meios, cliente_id, 'contratos:visualizar');
      const autor = autorId === null ? undefined : await lerContato(banco, autorId);
      const qual = `contrato ${numero_contrato} de ${cliente_nome}`;
      return {
        usuarioIds: pessoas.filter((um) => um !== autorId),
        mensagem: autor
          ? `${autor.nome} passou o ${qual} de ${NOME_DO_STATUS[de]} para ${NOME_DO_STATUS[para]}.`
          : `O ${qual} chegou ao fim marcado: passou de ${NOME_DO_STATUS[de]} para ${NOME_DO_STATUS[para]}.`,
        url: `/contratos?contrato=${id}&cliente_id=${cliente_id}`,
        trackingKey: `contrato_status:contrato:${id}`,
        ocorrencia: job,
        criadoPor: autorId,
        visto: { clienteId: cliente_id, permissao: 'contratos:visualizar' },
      };
    },
  },
};
