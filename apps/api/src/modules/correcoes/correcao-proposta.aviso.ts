import { type AlvoDaCorrecao, PERMISSAO_DO_ALVO } from '@dominio/contrato/correcoes-alvos';
import type { TipoDeAviso } from '../../platform/aviso.ts';
import { aQuemContar } from '../usuarios/acesso/acesso.service.ts';
import { lerParaAvisar } from './avisos.repository.ts';

/** What was proposed; a correction of the register unless it says more. */
const O_QUE: Readonly<Partial<Record<AlvoDaCorrecao, string>>> = {
  novo_contato: 'um novo contato',
  saida_de_contato: 'a saída de um contato',
  nova_conta: 'uma nova conta bancária',
  encerramento_de_conta: 'o encerramento de uma conta bancária',
};

/** To who serves the client, or else its team, and may change what is proposed. */
export const correcaoProposta: TipoDeAviso = {
  tipo: 'correcao_proposta',
  titulo: 'Correção proposta pelo cliente',
  descricao: 'Um cliente que você atende propôs uma correção do cadastro.',
  categoria: 'contratos',
  grupos: 'da_regra',
  padrao: { sistema: true, email: false, push: false },
  quando: {
    async 'correcao.proposta'({ id, autorId }, { banco, agora }) {
      const correcao = await lerParaAvisar(banco, id);
      // Withdrawn meanwhile, there is nothing to review.
      if (!correcao || correcao.retirada_em) return;
      const { alvo, cliente_id, cliente_nome, autor_nome } = correcao;
      const meios = { db: banco, agora };
      return {
        usuarioIds: await aQuemContar(meios, cliente_id, PERMISSAO_DO_ALVO[alvo]),
        mensagem: `${autor_nome ?? 'O cliente'} propôs ${O_QUE[alvo] ?? 'uma correção do cadastro'} de ${cliente_nome}.`,
        url: `/dados-cliente?cliente_id=${cliente_id}`,
        trackingKey: `correcao_proposta:correcao:${id}`,
        criadoPor: autorId,
        visto: { clienteId: cliente_id, permissao: PERMISSAO_DO_ALVO[alvo] },
      };
    },
  },
};
