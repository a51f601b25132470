import { HORAS_DA_SESSAO, type RespostaDaEntrada } from '@dominio/contrato/sessoes';
import type { ContextoPublicoDeTransacao } from '../../platform/contexto.ts';
import type { Db } from '../../platform/db.ts';
import { lerUsuario } from '../pessoas/pessoas.service.ts';
import * as repo from './sessoes.repository.ts';
import type { CofreDeTokens } from './token-de-acesso.ts';

/** What a session is opened on. */
export interface Aparelho {
  readonly cofre: CofreDeTokens;
  /** The browser, by its own words; null when it said nothing. */
  readonly agente: string | null;
}

/** How the person proved who they are; after a password, what the second step was taken with. */
type Meio = 'senha' | 'oidc' | 'totp' | 'recuperacao' | 'segundo_fator_chave' | 'chave';

/** Every other means asks the person anew; of these, the provider may have let somebody pass unasked. */
const SEM_PERGUNTA: readonly Meio[] = ['senha', 'oidc'];

interface Abertura extends Aparelho {
  readonly meio: Meio;
  /** The person was asked anew who they are. */
  readonly provada?: boolean;
}

/** The browser by its header `User-Agent`, as much of it as is kept. */
export const agenteDe = (cabecalho: string | undefined): string | null =>
  cabecalho?.slice(0, 300) ?? null;

/**
 * Opens a session for somebody who has just proved who they are, in the transaction that spends the
 * proof: a crash between the two would cost the proof or let it open another.
 */
export async function abrirSessao(
  tx: ContextoPublicoDeTransacao,
  usuarioId: number,
  { cofre, agente, meio, provada = !SEM_PERGUNTA.includes(meio) }: Abertura,
): Promise<RespostaDaEntrada> {
  const agora = tx.agora();
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
  return {
    access_token: await cofre.assinar({ usuarioId, sessaoId }),
    user: await lerUsuario(tx.db, usuarioId),
  };
}

/** The account of an e-mail folded as accounts are kept, and whether it may enter. */
export async function contaDoEmail(
  db: Db,
  email: string,
): Promise<{ id: number; ativa: boolean } | undefined> {
  const conta = await repo.lerCredencial(db, email);
  return conta && { id: conta.id, ativa: conta.situacao === 'ativo' };
}

/** Whether an account may enter, which stays so until the transaction ends. */
export const segurarConta = async (db: Db, usuarioId: number): Promise<boolean> =>
  (await repo.travarConta(db, usuarioId))?.situacao === 'ativo';

/** Whether an account may enter now. */
export const contaAtiva = async (db: Db, usuarioId: number): Promise<boolean> =>
  (await repo.lerCredencialPorId(db, usuarioId)) !== undefined;
