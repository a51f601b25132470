import { HORAS_DA_SESSAO, type RespostaDaEntrada } from '@dominio/contrato/sessoes';
import type { ContextoPublicoDeTransacao } from '../../platform/contexto.ts';
import type { Db } from '../../platform/db.ts';
import { lerUsuario } from '../pessoas/pessoas.service.ts';
import { oQueENovo } from './novo-acesso.rules.ts';
import * as repo from './sessoes.repository.ts';
import type { CofreDeTokens } from './token-de-acesso.ts';

/** Where a session is opened from. */
export interface Aparelho {
  readonly cofre: CofreDeTokens;
  /** The browser's `User-Agent`; null when it sent none. */
  readonly agente: string | null;
}

/** How the person proved their identity; after a password, what the second step was taken with. */
type Meio = 'senha' | 'oidc' | 'totp' | 'recuperacao' | 'segundo_fator_chave' | 'chave';

/** Means that prove nothing new: a password, and a provider that may let somebody pass unasked. */
const SEM_PERGUNTA: readonly Meio[] = ['senha', 'oidc'];

interface Abertura extends Aparelho {
  readonly meio: Meio;
  /** Whether the provider asked the person anew who they are. */
  readonly provada?: boolean;
}

/** The `User-Agent` header, cut to the length that is stored. */
export const agenteDe = (cabecalho: string | undefined): string | null =>
  cabecalho?.slice(0, 300) ?? null;

/** What is new of this sign-in; of a person's first one there is nothing to compare it with. */
async function oQueENovoDe(
  { db, ip }: Pick<ContextoPublicoDeTransacao, 'db' | 'ip'>,
  usuarioId: number,
  agente: string | null,
) {
  const { jaEntrou, origens } = await repo.lerOrigens(db, usuarioId);
  return jaEntrou ? oQueENovo({ agente, ip }, origens) : undefined;
}

/**
 * Opens a session for somebody who has just proved their identity. Call it in the transaction that
 * uses the proof up: a crash between the two would lose the proof, or let it open a second session.
 */
export async function abrirSessao(
  tx: ContextoPublicoDeTransacao,
  usuarioId: number,
  { cofre, agente, meio, provada = !SEM_PERGUNTA.includes(meio) }: Abertura,
): Promise<RespostaDaEntrada> {
  const agora = tx.agora();
  const novo = await oQueENovoDe(tx, usuarioId, agente);
  const sessaoId = await repo.abrirSessao(tx.db, {
    usuario_id: usuarioId,
    criada_em: agora,
    provada_em: provada ? agora : null,
    expira_em: new Date(agora.getTime() + HORAS_DA_SESSAO * 3_600_000),
    ip: tx.ip,
    agente,
  });
  await tx.auditar({
    acao: 'sessao.aberta',
    autorId: usuarioId,
    objeto: { tipo: 'usuario', id: usuarioId },
    depois: { meio },
  });
  if (novo) {
    const { ip } = tx;
    await tx.emitir('sessao.de_lugar_novo', {
      usuarioId,
      agente,
      ip,
      novo,
      em: agora.toISOString(),
    });
  }
  const usuario = await lerUsuario(tx.db, usuarioId);
  const credencial = await repo.lerCredencialPorId(tx.db, usuarioId);
  return {
    access_token: await cofre.assinar({ usuarioId, sessaoId }),
    user: { ...usuario, ...(credencial?.senha_provisoria_ate && { senha_provisoria: true }) },
  };
}

/** The account of an e-mail in lower case, and whether it may sign in. */
export async function contaDoEmail(
  db: Db,
  email: string,
): Promise<{ id: number; ativa: boolean } | undefined> {
  const conta = await repo.lerCredencial(db, email);
  return conta && { id: conta.id, ativa: conta.situacao === 'ativo' };
}

/** Whether an account may sign in; locks it, so that this stays so until the transaction ends. */
export const segurarConta = async (db: Db, usuarioId: number): Promise<boolean> =>
  (await repo.travarConta(db, usuarioId))?.situacao === 'ativo';

/** Whether an account may sign in now. */
export const contaAtiva = async (db: Db, usuarioId: number): Promise<boolean> =>
  (await repo.lerCredencialPorId(db, usuarioId)) !== undefined;
