import { TEXTOS_DO_OIDC } from '@dominio/contrato/oidc';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of sessoes. */
export const palavras: PalavrasDaAuditoria = {
  assuntos: {
    sessao: 'sessão',
  },
  frases: {
    'sessao.aberta': 'entrou',
    'sessao.encerrada': 'saiu',
    'sessao.recusada': 'tentou entrar{como} e não conseguiu',
    'sessao.revogada': 'encerrou sessões {de}',
    'senha.alterada': 'alterou a própria senha',
    'senha.redefinida': 'redefiniu a própria senha pelo link',
    'convite.aceito': 'aceitou o convite e escolheu a senha',
  },
  campos: {
    sessoes: { rotulo: 'sessões encerradas', formato: 'quantos' },
    meio: {
      rotulo: 'com',
      palavras: {
        senha: 'senha',
        oidc: 'login único',
        totp: 'aplicativo autenticador',
        recuperacao: 'código de recuperação',
        segundo_fator_chave: 'chave de acesso, depois da senha',
        chave: 'chave de acesso',
      },
    },
  },
  camposDe: {
    sessao: {
      motivo: {
        rotulo: 'motivo',
        palavras: { ...TEXTOS_DO_OIDC, assinatura: 'A assinatura do provedor não confere.' },
      },
    },
  },
};
