import type { ContextoPublico } from '../../platform/contexto.ts';
import { Recusa } from '../../platform/erros.ts';
import { paginaDosEmails } from './emails.presenter.ts';
import { listarEmails } from './emails.repository.ts';

const MAXIMO_NA_PAGINA = 100;

/**
 * The page with the e-mails that a demonstration keeps instead of sending (decisoes.md §3).
 *
 * @throws Recusa `ROTA_INEXISTENTE` (404) outside demonstration mode, as e-mails contain other
 *   people's links.
 */
export async function verEmails({ db }: ContextoPublico, demo: boolean): Promise<string> {
  if (!demo) throw new Recusa('ROTA_INEXISTENTE');
  return paginaDosEmails(await listarEmails(db, MAXIMO_NA_PAGINA));
}
