import { EMAIL_INVALIDO, Email } from '@dominio/contrato/emails';
import { GRUPO } from '@dominio/contrato/permissoes';
import { eq } from 'drizzle-orm';
import { grupos } from '../modules/grupos/grupos.tables.ts';
import { criarPadrao } from '../modules/grupos/padrao.repository.ts';
import { emitirToken } from '../modules/sessoes/tokens/tokens.service.ts';
import { usuarios } from '../modules/usuarios/usuarios.tables.ts';
import type { Banco } from '../platform/db.ts';

/** Life of the link to choose the password: one hour (seguranca.md P7). */
const VALIDADE_DO_LINK_MS = 3_600_000;

/**
 * Creates the first person of a new installation. Inserts the catalogue and the starting groups if
 * the database has none.
 *
 * @returns the secret of a link of one hour to choose the password.
 * @throws when the e-mail is none, or already has an account.
 */
export async function criarAdministrador(
  banco: Banco,
  { email, nome }: { email: string; nome: string },
): Promise<string> {
  if (!Email.safeParse(email).success) throw new Error(EMAIL_INVALIDO);
  return banco.transaction(async (tx) => {
    if ((await tx.$count(grupos)) === 0) await criarPadrao(tx);
    const [existente] = await tx
      .select({ id: usuarios.id })
      .from(usuarios)
      .where(eq(usuarios.email, email));
    if (existente) throw new Error(`Já existe uma conta com o e-mail ${email}.`);
    const [conta] = await tx
      .insert(usuarios)
      .values({ nome, email, grupo_id: GRUPO.administrador })
      .returning({ id: usuarios.id });
    if (!conta) throw new Error('A conta não foi gravada.');
    const { token } = await emitirToken(tx, {
      finalidade: 'redefinir_senha',
      usuarioId: conta.id,
      validadeMs: VALIDADE_DO_LINK_MS,
      agora: new Date(),
    });
    return token;
  });
}
