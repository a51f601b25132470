import { autorizacao } from '@dominio/contrato/consentimentos';
import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerConsentimentosDe } from './meus-dados.repository.ts';

/** The caller's consents, with their revocations. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => {
  const linhas = await lerConsentimentosDe(db, ator.usuarioId);
  return {
    consentimentos: linhas.map(({ concedido_em, revogado_em, ...um }) => ({
      ...um,
      texto: autorizacao(um.finalidade, um.versao_do_texto),
      concedido_em: concedido_em.toISOString(),
      revogado_em: revogado_em?.toISOString() ?? null,
    })),
  };
};
