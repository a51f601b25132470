import type { TipoDeAviso } from '../../platform/aviso.ts';
import { quemVeOCliente } from '../usuarios/acesso/acesso.service.ts';
import { quemAtende } from '../usuarios/vinculos/quem-atende.service.ts';
import { lerNomeDoCliente, lerQuemPede } from './checklist.repository.ts';

/** To whoever asked or, where they see the client no more, to those who serve it. */
export const pendenciaRespondida: TipoDeAviso = {
  tipo: 'pendencia_respondida',
  titulo: 'Resposta do cliente',
  descricao: 'Um cliente respondeu a um item do cadastro que lhe foi pedido.',
  categoria: 'contratos',
  padrao: { sistema: true, email: false, push: false },
  quando: {
    async 'checklist.respondido'(dados, { banco, agora }) {
      const { clienteId, item, paraId, autorId, resposta, em } = dados;
      const veem = await quemVeOCliente({ db: banco, agora }, clienteId);
      const equipe =
        paraId !== null && veem.has(paraId) ? [paraId] : await quemAtende(banco, clienteId);
      const quem = await lerQuemPede(banco, autorId);
      const cliente = await lerNomeDoCliente(banco, clienteId);
      if (!quem || !cliente) return;
      const feito = resposta === 'enviado' ? 'enviou' : 'não tem';
      return {
        usuarioIds: equipe.filter((um) => veem.has(um)),
        mensagem: `${quem.nome}, de ${cliente}, ${feito}: ${item.titulo}.`,
        url: `/checklist-cadastro?cliente_id=${clienteId}`,
        trackingKey: `pendencia_respondida:checklist:${clienteId}:${item.id}:${new Date(em).getTime()}`,
        criadoPor: autorId,
      };
    },
  },
};
