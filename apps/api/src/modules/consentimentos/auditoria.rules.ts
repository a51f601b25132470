import { FINALIDADES, type Finalidade, TERMOS } from '@dominio/contrato/consentimentos';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

const TITULO_DA_FINALIDADE = Object.fromEntries(
  Object.entries(TERMOS).map(([finalidade, { titulo }]) => [finalidade, titulo]),
);

/** What was agreed to or revoked: 'mostrar a própria foto a quem usa o Domínio'. */
function atoDe(valores: Record<string, unknown> | null): string {
  const finalidade = valores?.finalidade;
  return FINALIDADES.find((uma) => uma === finalidade) ? TERMOS[finalidade as Finalidade].ato : '';
}

/** What the audit log says of consentimentos. */
export const palavras: PalavrasDaAuditoria = {
  frases: {
    'consentimento.concedido': ({ depois }) => `autorizou ${atoDe(depois)}`.trim(),
    'consentimento.revogado': ({ antes, depois }) =>
      `revogou a autorização para ${atoDe(depois ?? antes)}`.trim(),
  },
  campos: {
    finalidade: { rotulo: 'finalidade', palavras: TITULO_DA_FINALIDADE },
    versao_do_texto: { rotulo: 'versão do texto' },
  },
};
