import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of corrections: of the record that they are about. */
export const palavras: PalavrasDaAuditoria = {
  frases: {
    'correcao.proposta': 'propôs uma correção {de}',
    'correcao.retirada': 'retirou uma correção {de}',
    'correcao.aceita': 'aceitou uma correção {de}',
    'correcao.recusada': 'recusou uma correção {de}',
    'correcao.desfeita': 'desfez a resposta a uma correção {de}',
  },
  campos: {
    correcao: { rotulo: 'campos' },
    proposta_por: { rotulo: 'proposta por' },
    motivo_da_recusa: { rotulo: 'motivo' },
  },
  historico: ['correcao.proposta', 'correcao.aceita', 'correcao.recusada', 'correcao.desfeita'],
};
