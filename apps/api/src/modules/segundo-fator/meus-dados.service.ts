import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerFatoresDe } from './meus-dados.repository.ts';

/** Which second factors the caller has. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => {
  const { totp, codigos, chaves } = await lerFatoresDe(db, ator.usuarioId);
  return {
    seguranca: {
      aplicativo_autenticador_desde: totp?.desde?.toISOString() ?? null,
      codigos_de_recuperacao_restantes: codigos,
      chaves_de_acesso: chaves.map(({ nome, criada_em, usada_em }) => ({
        nome,
        criada_em: criada_em.toISOString(),
        usada_em: usada_em?.toISOString() ?? null,
      })),
    },
  };
};
