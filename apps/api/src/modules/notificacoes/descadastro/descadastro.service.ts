import type { TipoDeAviso } from '../../../platform/aviso.ts';
import type { ContextoPublico } from '../../../platform/contexto.ts';
import { gravarConfiguracao } from '../preferencias/preferencias.repository.ts';
import type { Bilhetes } from './bilhete.ts';
import * as repo from './descadastro.repository.ts';
import { lerSaidas, type Saida } from './saidas.service.ts';

export interface EstadoDoDescadastro {
  readonly livres: readonly Saida[];
  readonly presas: readonly Saida[];
  /** Whether the person is a client's. */
  readonly deCliente: boolean;
  /** Whether the person has none of the free ones by e-mail. */
  readonly desligado: boolean;
}

interface Meios {
  readonly bilhetes: Bilhetes;
  readonly tipos: readonly TipoDeAviso[];
}

/**
 * What a link of an e-mail is about; undefined for one that was not signed here, whose person is gone
 * or whose types are: the answer tells none of them apart.
 */
export async function lerDescadastro(
  { db }: Pick<ContextoPublico, 'db'>,
  { bilhetes, tipos }: Meios,
  token: string,
): Promise<(EstadoDoDescadastro & { readonly usuarioId: number }) | undefined> {
  const dito = bilhetes.ler(token);
  const conta = dito && (await repo.lerConta(db, dito.usuarioId));
  if (!dito || !conta) return;
  const saidas = await lerSaidas(db, tipos, dito.tipos);
  if (saidas.length === 0) return;
  const livres = saidas.filter(({ presa }) => presa === null);
  const quais = livres.map(({ tipo }) => tipo);
  const desligados = await repo.lerDesligados(db, dito.usuarioId, quais);
  return {
    usuarioId: dito.usuarioId,
    deCliente: conta.client_id !== null,
    livres,
    presas: saidas.filter(({ presa }) => presa !== null),
    desligado: desligados.length === livres.length,
  };
}

/**
 * Has the person of a link get its types by e-mail, or no more. What an administrator decided stays.
 * Repeated, it changes nothing.
 */
export const mudarDescadastro = (
  ctx: ContextoPublico,
  meios: Meios,
  token: string,
  email_notification: boolean,
): Promise<EstadoDoDescadastro | undefined> =>
  ctx.transacao(async (tx) => {
    const antes = await lerDescadastro(tx, meios, token);
    if (!antes) return;
    for (const { tipo, porPadrao } of antes.livres) {
      // What is told anyway is undecided again: later changes of the rule are to reach the person.
      const mudanca = {
        email_notification: email_notification && porPadrao ? null : email_notification,
      };
      await gravarConfiguracao(tx.db, antes, tipo, mudanca, tx.agora());
    }
    return lerDescadastro(tx, meios, token);
  });
