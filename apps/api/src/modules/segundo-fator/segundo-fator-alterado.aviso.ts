import { TEXTOS_DAS_SESSOES } from '@dominio/contrato/sessoes-abertas';
import type { Aviso, TipoDeAviso } from '../../platform/aviso.ts';
import type { DadosDoEvento } from '../../platform/eventos.ts';
import { lerContato, paginaDaSeguranca } from '../pessoas/pessoas.service.ts';
import type {} from './segundo-fator.events.ts';

type OQue = DadosDoEvento<'segundo_fator.alterado'>['o_que'];

const MENSAGENS: Readonly<Record<OQue, Pick<Aviso, 'titulo' | 'mensagem'>>> = {
  ativado: {
    titulo: 'Segundo fator ativado',
    mensagem: 'A sua entrada no Domínio passa a pedir um código do aplicativo autenticador.',
  },
  desativado: {
    titulo: 'Segundo fator desativado',
    mensagem: 'A sua entrada no Domínio deixou de pedir o código do aplicativo autenticador.',
  },
  removido: {
    titulo: 'Segundo fator removido',
    mensagem:
      'Quem cuida dos usuários do escritório removeu o seu segundo fator, e as suas sessões foram encerradas. Você entra com a sua senha e pode cadastrar outro em Minha conta.',
  },
  codigo_usado: {
    titulo: 'Código de recuperação usado',
    mensagem: 'Alguém entrou com a sua senha e um dos seus códigos de recuperação.',
  },
  codigos_errados: {
    titulo: 'Códigos incorretos na sua entrada',
    mensagem:
      'Alguém informou a sua senha certa e errou o código do segundo fator tantas vezes que as tentativas foram bloqueadas por alguns minutos. Se não foi você, troque a sua senha.',
  },
  chave_nova: {
    titulo: 'Nova chave de acesso',
    mensagem: 'Uma chave de acesso foi cadastrada na sua conta do Domínio.',
  },
  chave_removida: {
    titulo: 'Chave de acesso removida',
    mensagem: 'Uma chave de acesso foi removida da sua conta do Domínio.',
  },
};

/** To whoever's second factor it is. */
export const segundoFatorAlterado: TipoDeAviso = {
  tipo: 'segundo_fator_alterado',
  titulo: 'Segundo fator alterado',
  descricao: 'O seu segundo fator mudou, ou erraram os códigos dele na sua entrada.',
  categoria: 'administracao',
  padrao: { sistema: true, email: true, push: true },
  critico: true,
  paraClientes: true,
  quando: {
    async 'segundo_fator.alterado'({ usuarioId, o_que, primeiro }, { id, banco }) {
      const pessoa = await lerContato(banco, usuarioId);
      if (!pessoa) return;
      const { titulo, mensagem } = MENSAGENS[o_que];
      return {
        usuarioIds: [usuarioId],
        titulo,
        mensagem: primeiro ? `${mensagem} ${TEXTOS_DAS_SESSOES.outrasEncerradas}` : mensagem,
        url: paginaDaSeguranca(pessoa),
        // Each is told by itself: what is repeated within minutes would not be sent again.
        trackingKey: `segundo_fator_alterado:usuario:${usuarioId}:${id}`,
        criadoPor: null,
        carta: { alem: 'Se você não esperava por isso, avise o escritório.' },
      };
    },
  },
};
