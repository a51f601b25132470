import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerPassagensDe } from './meus-dados.repository.ts';
import { assinaturaDe } from './passagens.rules.ts';

/** The terms that the caller had made or signs; the texts are of whoever had the term made. */
export const meusDados: EntregarMeusDados = async ({ db, ator: { usuarioId } }) => ({
  passagens: (await lerPassagensDe(db, usuarioId)).map((um) => {
    const minha = assinaturaDe(um, usuarioId);
    const meus = um.gerada_por === usuarioId;
    return {
      cliente: um.cliente,
      papel: minha === null ? 'gerou' : minha === 'de_assinou_em' ? 'passa' : 'recebe',
      estado: um.estado,
      pendencias: meus ? um.pendencias : null,
      riscos: meus ? um.riscos : null,
      observacoes: meus ? um.observacoes : null,
      gerada_em: um.criado_em.toISOString(),
      assinada_em: (minha && um[minha])?.toISOString() ?? null,
    };
  }),
});
