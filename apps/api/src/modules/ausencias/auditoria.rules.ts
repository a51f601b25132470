import { NOME_DA_AUSENCIA } from '@dominio/contrato/ausencias';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of ausencias. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    ausencia: { artigo: 'a', nome: 'ausência' },
  },
  campos: {
    substituto_id: { rotulo: 'quem substitui', referencia: 'usuario' },
    /** Veiled, as it may tell of somebody’s health. */
    observacao: { rotulo: 'observação', oculto: true },
  },
  camposDe: {
    ausencia: { tipo: { rotulo: 'tipo', palavras: NOME_DA_AUSENCIA } },
  },
  historico: ['ausencia.criada', 'ausencia.alterada'],
};
