import type { ContextoPublico } from '../../platform/contexto.ts';
import type { Configuracao } from '../../platform/env.ts';
import { Recusa } from '../../platform/erros.ts';
import { paginaDosEmails } from './emails.presenter.ts';
import { listarEmails } from './emails.repository.ts';
import { ehDaInstalacao } from './emails.rules.ts';

const MAXIMO_NA_PAGINA = 100;

/**
 * The page with the e-mails that a demonstration keeps instead of sending (decisoes.md §3).
 *
 * @param host the name under which they are asked for.
 * @throws Recusa `ROTA_INEXISTENTE` (404) outside demonstration mode and under a name that is not the
 *   installation's, as e-mails contain other people's links.
 */
export async function verEmails(
  { db }: ContextoPublico,
  { demo, urlPublica }: Pick<Configuracao, 'demo' | 'urlPublica'>,
  host: string | undefined,
): Promise<string> {
  if (!demo || !ehDaInstalacao(host, urlPublica)) throw new Recusa('ROTA_INEXISTENTE');
  return paginaDosEmails(await listarEmails(db, MAXIMO_NA_PAGINA));
}
