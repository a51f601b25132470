import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of a change of who serves a client, by the role of each link. */
export const palavras: PalavrasDaAuditoria = {
  frases: { 'cliente.atendimento_alterado': 'mudou quem atende {o}' },
  campos: {
    quem_responde: { rotulo: 'responsáveis', referencia: 'usuario' },
    quem_apoia: { rotulo: 'apoio', referencia: 'usuario' },
    quem_revisa: { rotulo: 'revisores', referencia: 'usuario' },
    quem_acompanha: { rotulo: 'sucesso do cliente', referencia: 'usuario' },
    times_que_atendem: { rotulo: 'times', referencia: 'time' },
  },
  historico: ['cliente.atendimento_alterado'],
};
