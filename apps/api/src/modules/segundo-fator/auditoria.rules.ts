import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of segundo-fator. */
export const palavras: PalavrasDaAuditoria = {
  frases: {
    'sessao.segundo_fator_pedido': 'acertou a senha, e foi pedido o segundo fator',
    'sessao.segundo_fator_recusado': 'tentou entrar{como} e errou o segundo fator',
    'reautenticacao.feita': 'confirmou a própria identidade',
    'reautenticacao.recusada': 'tentou confirmar a própria identidade e não conseguiu',
    'segundo_fator.iniciado': 'começou a cadastrar o aplicativo autenticador',
    'segundo_fator.ativado': 'ativou o aplicativo autenticador',
    'segundo_fator.desativado': 'desativou o aplicativo autenticador',
    'segundo_fator.codigos_gerados': 'gerou novos códigos de recuperação',
    'segundo_fator.removido': 'removeu o segundo fator {de}',
    'chave_de_acesso.criada': 'cadastrou uma chave de acesso',
    'chave_de_acesso.renomeada': 'renomeou uma chave de acesso',
    'chave_de_acesso.removida': 'removeu uma chave de acesso',
  },
  campos: {
    metodo: {
      rotulo: 'com',
      palavras: {
        totp: 'aplicativo autenticador',
        senha: 'senha',
        entrada: 'uma nova entrada',
      },
    },
  },
};
