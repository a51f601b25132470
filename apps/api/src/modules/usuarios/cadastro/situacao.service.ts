import { GRUPO } from '@dominio/contrato/permissoes';
import {
  HORAS_DO_CONVITE,
  type SituacaoDoUsuario,
  TEXTOS_DO_USUARIO,
} from '@dominio/contrato/usuarios-entrada';
import type { Ator } from '../../../platform/acesso/ator.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import { escritaDe } from '../../../platform/versao.ts';
import { exigirPessoaNaAlcada } from '../../pessoas/alcada/alcada.service.ts';
import { avisarMudancaDoCadastro } from './avisos.ts';
import * as repo from './cadastro.repository.ts';

const HORA_MS = 3_600_000;

type Pessoa = Pick<repo.LinhaDoCadastro, 'id' | 'situacao' | 'tem_senha'>;

/** The state of a reactivated person: active with a password, else invited. */
const reativado = ({ tem_senha }: Pessoa): SituacaoDoUsuario => (tem_senha ? 'ativo' : 'convidado');

/**
 * The state that `ativo` in a record asks for; the present one if it is absent or no change.
 *
 * @throws Recusa 409 for one's own account.
 */
export function situacaoPedida(ator: Ator, pessoa: Pessoa, ativo?: boolean): SituacaoDoUsuario {
  const entra = pessoa.situacao === 'ativo' || pessoa.situacao === 'convidado';
  if (ativo === undefined || ativo === entra) return pessoa.situacao;
  if (pessoa.id === ator.usuarioId) {
    throw estadoInvalido('Você não pode suspender o próprio usuário.');
  }
  return ativo ? reativado(pessoa) : 'suspenso';
}

/**
 * Checks a write that may take an administrator away. Call it under `travarAdministradores`, so
 * that other such writes wait and what is read here still holds when it is written.
 *
 * @param depois the record after the write.
 * @throws Recusa 409 when no administrator would be left, or the caller would stop being one.
 */
export async function exigirAdministradorRestante(
  tx: ContextoDeTransacao,
  antes: repo.LinhaDoCadastro,
  depois: Partial<Administrando>,
): Promise<void> {
  if (!administra(antes) || administra({ ...antes, ...depois })) return;
  if (!(await repo.haAdministrador(tx.db, antes.id))) {
    throw estadoInvalido(TEXTOS_DO_USUARIO.ultimoAdministrador);
  }
  if (antes.id === tx.ator.usuarioId) {
    throw estadoInvalido('Você não pode retirar o próprio acesso de administrador.');
  }
}

type Administrando = Pick<
  repo.LinhaDoCadastro,
  'grupo_id' | 'outros_grupos' | 'situacao' | 'client_id'
>;

/** Whether a person administers, as `haAdministrador` counts: active, of the staff, in group 1. */
const administra = (pessoa: Administrando): boolean =>
  pessoa.situacao === 'ativo' && pessoa.client_id === null && ehAdministrador(pessoa);

/** Whether group 1 is among a person's groups. */
export const ehAdministrador = ({
  grupo_id,
  outros_grupos,
}: Pick<repo.LinhaDoCadastro, 'grupo_id' | 'outros_grupos'>): boolean =>
  [grupo_id, ...outros_grupos.map(({ id }) => id)].includes(GRUPO.administrador);

/** Queues the invitation, whose e-mail goes out after the commit. */
export async function convidar(tx: ContextoDeTransacao, id: number): Promise<void> {
  await repo.marcarConvite(tx.db, id, {
    convite_expira_em: new Date(tx.agora().getTime() + HORAS_DO_CONVITE * HORA_MS),
    convite_enviado_em: tx.agora(),
    convidado_por: tx.ator.usuarioId,
  });
  await tx.emitir('usuario.convidado', { usuarioId: id });
}

interface Mudanca {
  readonly acao: string;
  readonly mensagem: string;
  /** The refusal for somebody who tries it on their own account. */
  readonly consigo: string;
  /** @throws Recusa 409 when the state forbids it. */
  readonly para: (linha: repo.LinhaDoCadastro) => SituacaoDoUsuario;
}

/** Changes a person's state: checks, writes, audits and notifies open tabs. */
function mudar(ctx: Contexto, id: number, mudanca: Mudanca) {
  return ctx.transacao(async (tx) => {
    await repo.travarAdministradores(tx.db);
    const linha = await repo.ler(tx.db, tx.ator, id);
    if (!linha) throw naoEncontrado('Usuário não encontrado.');
    if (id === tx.ator.usuarioId) throw estadoInvalido(mudanca.consigo);
    await exigirPessoaNaAlcada(tx.db, tx.ator, id);
    const situacao = mudanca.para(linha);
    await exigirAdministradorRestante(tx, linha, { situacao });
    await repo.atualizar(tx.db, id, { situacao }, escritaDe(tx));
    await tx.auditar({
      acao: mudanca.acao,
      objeto: { tipo: 'usuario', id },
      antes: { situacao: linha.situacao },
      depois: { situacao },
    });
    if (situacao === 'convidado') await convidar(tx, id);
    await avisarMudancaDoCadastro(tx, id, linha.situacao, situacao);
    return { success: true as const, message: mudanca.mensagem };
  });
}

/** Suspends a person: ends the access until they are reactivated. */
export const suspenderUsuario = (ctx: Contexto, id: number) =>
  mudar(ctx, id, {
    acao: 'usuario.suspenso',
    mensagem: 'Acesso suspenso.',
    consigo: 'Você não pode suspender o próprio usuário.',
    para: ({ situacao }) => {
      if (situacao === 'ativo' || situacao === 'convidado') return 'suspenso';
      throw estadoInvalido('Só um usuário ativo ou convidado pode ser suspenso.');
    },
  });

/** Reactivates a person who was suspended or had left. */
export const reativarUsuario = (ctx: Contexto, id: number) =>
  mudar(ctx, id, {
    acao: 'usuario.reativado',
    mensagem: 'Acesso reativado.',
    consigo: 'O seu usuário já está ativo.',
    para: (linha) => {
      if (linha.situacao === 'suspenso' || linha.situacao === 'desligado') return reativado(linha);
      throw estadoInvalido('Este usuário não está suspenso nem desligado.');
    },
  });
