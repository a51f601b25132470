import type { TipoDeAviso } from '../../platform/aviso.ts';
import { quemPode } from '../usuarios/acesso/acesso.service.ts';
import { quemAtende } from '../usuarios/vinculos/quem-atende.service.ts';
import { lerParaAvisar } from './avisos.repository.ts';
import type {} from './contatos.events.ts';

/** To who serves the client. */
export const decisorSaiu: TipoDeAviso = {
  tipo: 'decisor_saiu',
  titulo: 'Decisor saiu do cliente',
  descricao: 'Quem decide em um cliente que você atende saiu dele.',
  categoria: 'contratos',
  grupos: 'da_pessoa',
  padrao: { sistema: true, email: false, push: false },
  quando: {
    async 'contato.decisor_saiu'({ id, autorId, versao }, { banco }) {
      const contato = await lerParaAvisar(banco, id);
      // Taken back meanwhile, there is nothing to tell.
      if (!contato?.saiu_em) return;
      const { nome, cliente_id, cliente_nome, substituto_nome } = contato;
      const podem = await quemPode(banco, 'contatos_importantes:visualizar');
      const equipe = await quemAtende(banco, cliente_id);
      const depois = substituto_nome
        ? `${substituto_nome} assume os papéis.`
        : 'Nenhum substituto foi indicado.';
      return {
        usuarioIds: equipe.filter((um) => um !== autorId && podem.has(um)),
        mensagem: `${nome}, decisor de ${cliente_nome}, saiu. ${depois}`,
        url: `/contatos-importantes?cliente_id=${cliente_id}&contato=${id}`,
        trackingKey: `decisor_saiu:contato:${id}:v${versao}`,
        criadoPor: autorId,
        visto: { clienteId: cliente_id, permissao: 'contatos_importantes:visualizar' },
      };
    },
  },
};
