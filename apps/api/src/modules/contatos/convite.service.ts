import { GRUPO } from '@dominio/contrato/permissoes';
import { pode } from '../../platform/acesso/ator.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import type { Ritmo } from '../../platform/ritmo.ts';
import { escritaDe } from '../../platform/versao.ts';
import {
  conferirPessoa,
  gravarPessoa,
  segurarGrupos,
} from '../usuarios/cadastro/criacao.service.ts';
import { duplicado } from '../usuarios/cadastro/disponibilidade.service.ts';
import * as repo from './contatos.repository.ts';
import { abrirParaGravar, lerContato, objeto } from './contatos.service.ts';

type Convidavel = Pick<
  repo.LinhaDeContato,
  'id' | 'nome' | 'email' | 'telefone' | 'ativo' | 'usuario_id' | 'cliente_id'
>;

/**
 * Registers a contact as a person of the client and sends them an invitation. Call it after
 * `segurarGrupos`, with the contact held.
 *
 * @throws Recusa 409 for a contact who has access already or has left, and for an e-mail in use; 422
 *   for a contact without e-mail, or rights which the caller may not give.
 */
export async function darAcesso(
  tx: ContextoDeTransacao,
  { id, nome, email, telefone, ativo, usuario_id, cliente_id }: Convidavel,
): Promise<number> {
  if (usuario_id !== null) throw estadoInvalido('Este contato já tem acesso à área do cliente.');
  if (!ativo) throw estadoInvalido('Este contato já saiu.');
  if (email === null)
    throw campoInvalido('email', 'Informe o e-mail do contato antes de convidar.');
  const pessoa = await conferirPessoa(tx, {
    nome,
    email,
    telefone,
    grupo_id: GRUPO.cliente,
    client_id: cliente_id,
    enviar_convite: true,
  });
  const { id: usuarioId } = await gravarPessoa(tx, pessoa);
  await repo.atualizar(tx.db, id, { usuario_id: usuarioId }, escritaDe(tx));
  await tx.auditar({
    acao: 'contato.convidado',
    objeto: objeto(id),
    clienteId: cliente_id,
    depois: { usuario_id: usuarioId },
  });
  return usuarioId;
}

/**
 * Registers a contact as a person of the client and invites them to its area.
 *
 * @param ritmo counts the invitations that fail, for a refusal tells that somebody has the e-mail.
 * @throws Recusa 404 outside the caller's scope; 409 for a contact who has access already or has
 *   left, and for an e-mail in use; 422 for a contact without e-mail, or rights which the caller may
 *   not give.
 */
export async function convidarContato(ctx: Contexto, ritmo: Ritmo, id: number) {
  if (!pode(ctx.ator, 'contatos_importantes:visualizar'))
    throw naoEncontrado('Contato não encontrado.');
  const devolver = ritmo(ctx.ator.usuarioId, ctx.agora());
  const contato = await duplicado(() =>
    ctx.transacao(async (tx) => {
      await segurarGrupos(tx);
      await darAcesso(tx, await abrirParaGravar(tx, id));
      return lerContato(tx, id);
    }),
  );
  devolver();
  return contato;
}
