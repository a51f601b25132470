import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerPropostasDe } from './meus-dados.repository.ts';

/** The corrections that the caller proposed; what was in their fields is the client's register. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => ({
  correcoes: (await lerPropostasDe(db, ator.usuarioId)).map((uma) => ({
    ...uma,
    criado_em: uma.criado_em.toISOString(),
  })),
});
