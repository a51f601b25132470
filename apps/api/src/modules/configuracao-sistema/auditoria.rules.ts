import { NOME_DA_INTEGRACAO } from '@dominio/contrato/configuracao-sistema';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

const NOME_DO_SEGREDO = {
  senha: 'senha',
  client_secret: 'segredo do cliente',
  private_key: 'chave privada',
  chave: 'chave',
};

/** What the audit log says of configuracao-sistema. */
export const palavras: PalavrasDaAuditoria = {
  assuntos: {
    integracao: 'integração',
  },
  frases: {
    'integracao.alterada': 'alterou uma integração',
    'integracao.testada': 'testou uma integração',
  },
  camposDe: {
    integracao: {
      integracao: { rotulo: 'integração', palavras: NOME_DA_INTEGRACAO },
      enabled: { rotulo: 'ativa' },
      segredos_trocados: { rotulo: 'segredos trocados', palavras: NOME_DO_SEGREDO },
      issuer: { rotulo: 'endereço do provedor' },
      client_id: { rotulo: 'identificador do cliente' },
      public_key: { rotulo: 'chave pública' },
      subject: { rotulo: 'contato' },
      endereco: { rotulo: 'endereço do serviço' },
      por_minuto: { rotulo: 'consultas por minuto' },
    },
  },
};
