import { GRUPO } from '@dominio/contrato/permissoes';
import {
  HORAS_DO_CONVITE,
  type SituacaoDoUsuario,
  TEXTOS_DO_USUARIO,
} from '@dominio/contrato/usuarios-entrada';
import type { Ator } from '../../../platform/acesso/ator.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import { exigirPessoaNaAlcada } from '../alcada/alcada.service.ts';
import { avisarMudancaDoCadastro } from './avisos.ts';
import * as repo from './cadastro.repository.ts';

const HORA_MS = 3_600_000;

type Pessoa = Pick<repo.LinhaDoCadastro, 'id' | 'situacao' | 'tem_senha'>;

/** Who has a password comes back to it; who never had one waits for an invitation. */
const reativado = ({ tem_senha }: Pessoa): SituacaoDoUsuario => (tem_senha ? 'ativo' : 'convidado');

/**
 * What a record's `ativo` asks of the state; absent, or what it is already, nothing.
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
 * Before a write that may take an administrator away; under `travarAdministradores`, so that whoever
 * else may waits, and what is read here still stands when it is written.
 *
 * @param depois what the write makes of the record.
 * @throws Recusa 409 when none would be left, or it is the caller's own right.
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

/** Whether somebody can administer now, as `haAdministrador` counts: active, of the staff, in group 1. */
const administra = (pessoa: Administrando): boolean =>
  pessoa.situacao === 'ativo' && pessoa.client_id === null && ehAdministrador(pessoa);

/** Whether group 1 is among a person's groups. */
export const ehAdministrador = ({
  grupo_id,
  outros_grupos,
}: Pick<repo.LinhaDoCadastro, 'grupo_id' | 'outros_grupos'>): boolean =>
  [grupo_id, ...outros_grupos.map(({ id }) => id)].includes(GRUPO.administrador);

/** Queues the invitation; the e-mail goes out after the commit. */
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
  /** Said to who tries it on the own account. */
  readonly consigo: string;
  /** @throws Recusa 409 when the state forbids it. */
  readonly para: (linha: repo.LinhaDoCadastro) => SituacaoDoUsuario;
}

/** One change of somebody's state: guarded, written, audited, told. */
function mudar(ctx: Contexto, id: number, mudanca: Mudanca) {
  return ctx.transacao(async (tx) => {
    await repo.travarAdministradores(tx.db);
    const linha = await repo.ler(tx.db, tx.ator, id);
    if (!linha) throw naoEncontrado('Usuário não encontrado.');
    if (id === tx.ator.usuarioId) throw estadoInvalido(mudanca.consigo);
    await exigirPessoaNaAlcada(tx.db, tx.ator, id);
    const situacao = mudanca.para(linha);
    await exigirAdministradorRestante(tx, linha, { situacao });
    await repo.atualizar(tx.db, id, { situacao }, tx.agora());
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

/** Ends a person's access until it is given back. */
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

/** Gives access back to who was suspended or had left. */
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
