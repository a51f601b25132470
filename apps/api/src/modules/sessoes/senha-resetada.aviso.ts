import type { TipoDeAviso } from '../../platform/aviso.ts';
import { lerContato, paginaDaSeguranca } from '../pessoas/pessoas.service.ts';
import type {} from './sessoes.events.ts';

const SESSOES_ENCERRADAS = 'e as suas outras sessões foram encerradas.';
const DITO = {
  trocada: {
    titulo: 'Senha alterada',
    mensagem: `A sua senha do Domínio foi alterada, ${SESSOES_ENCERRADAS}`,
  },
  redefinida: {
    titulo: 'Senha alterada',
    mensagem: `A sua senha do Domínio foi redefinida pelo endereço enviado por e-mail, ${SESSOES_ENCERRADAS}`,
  },
  temporaria: {
    titulo: 'Senha temporária',
    mensagem:
      'Quem cuida dos usuários do escritório deu a você uma senha temporária do Domínio, que vale por um dia. Ao entrar com ela, você escolhe a sua.',
  },
} as const;

/** To whoever's password it is: whoever changes it controls the account. */
export const senhaResetada: TipoDeAviso = {
  tipo: 'senha_resetada',
  titulo: 'Senha alterada',
  descricao: 'A sua senha mudou, ou você recebeu uma senha temporária.',
  categoria: 'administracao',
  padrao: { sistema: true, email: true, push: true },
  critico: true,
  paraClientes: true,
  quando: {
    async 'senha.trocada'({ usuarioId, como }, { id, banco }) {
      const pessoa = await lerContato(banco, usuarioId);
      if (!pessoa) return;
      return {
        usuarioIds: [usuarioId],
        ...DITO[como],
        url: paginaDaSeguranca(pessoa),
        // Each is told by itself: what is repeated within minutes would not be sent again.
        trackingKey: `senha_resetada:usuario:${usuarioId}:${id}`,
        criadoPor: null,
        carta: { alem: 'Se você não esperava por isso, avise o escritório.' },
      };
    },
  },
};
