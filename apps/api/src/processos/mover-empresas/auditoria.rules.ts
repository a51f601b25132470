import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of companies that move, and of what goes along. */
export const palavras: PalavrasDaAuditoria = {
  frases: {
    'empresa.movida': 'moveu {o} a outro cliente',
    'empresa.devolvida': 'devolveu {o} ao cliente anterior',
    'empresa.saiu': 'moveu {o} deste cliente a outro',
    'conta_bancaria.movida': 'moveu {o}, com a empresa, a outro cliente',
    'conta_bancaria.devolvida': 'devolveu {o}, com a empresa, ao cliente anterior',
    'contato.movido': 'moveu {o}, com a empresa, a outro cliente',
    'contato.devolvido': 'devolveu {o}, com a empresa, ao cliente anterior',
  },
  historico: [
    'empresa.movida',
    'empresa.devolvida',
    'conta_bancaria.movida',
    'conta_bancaria.devolvida',
    'contato.movido',
    'contato.devolvido',
  ],
};
