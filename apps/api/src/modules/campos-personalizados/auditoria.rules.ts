import { NOME_DO_TIPO_DO_CAMPO } from '@dominio/contrato/campos-personalizados';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of the firm's own fields. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    campo_personalizado: { artigo: 'o', nome: 'campo personalizado' },
  },
  camposDe: {
    campo_personalizado: {
      tipo: { rotulo: 'tipo', palavras: NOME_DO_TIPO_DO_CAMPO },
      opcoes: { rotulo: 'opções' },
      ordem: { rotulo: 'ordem' },
      arquivado: { rotulo: 'arquivado' },
    },
  },
};
