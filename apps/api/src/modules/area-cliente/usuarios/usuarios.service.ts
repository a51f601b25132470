import type {
  NovoUsuarioDoCliente,
  UsuariosDoCliente,
  UsuariosMudados,
} from '@dominio/contrato/area-cliente-usuarios';
import type { PapelDoContato } from '@dominio/contrato/contatos';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import type { Ritmo } from '../../../platform/ritmo.ts';
import {
  abrirColega,
  type Colega,
  lerColega,
  lerColegas,
  papeisDoConvite,
  segurarColegas,
} from '../../contatos/colegas.service.ts';
import { reconvidarColega } from '../../usuarios/cadastro/colegas.service.ts';
import { segurarGrupos } from '../../usuarios/cadastro/criacao.service.ts';
import { duplicado } from '../../usuarios/cadastro/disponibilidade.service.ts';
import * as pedidos from './pedidos.repository.ts';
import { fazerOuPedir } from './pedidos.service.ts';
import { apresentarPedido, apresentarUsuario, type Eu } from './usuarios.presenter.ts';
import { administra, confirma, mesmosPapeis } from './usuarios.rules.ts';

/** Who asks, as a person of the client: nobody's roles count but those of somebody who is there. */
export async function quemPede(ctx: Contexto, clienteId: number): Promise<Eu> {
  const { usuarioId: id } = ctx.ator;
  return { id, papeis: (await lerColega(ctx, clienteId, id))?.papeis ?? [] };
}

/**
 * The people of the caller's client who have access; none for the staff, who belong to no client. What
 * waits for a partner is told to administrators and partners.
 */
export async function usuariosDoCliente(ctx: Contexto): Promise<UsuariosDoCliente> {
  const { clienteId } = ctx.ator;
  if (clienteId === null) return { usuarios: [], pedidos: [], acoes: { convidar: false } };
  const eu = await quemPede(ctx, clienteId);
  const colegas = await lerColegas(ctx, clienteId);
  const veem = administra(eu.papeis) || confirma(eu.papeis);
  const esperam = veem ? await pedidos.listar(ctx.db, clienteId) : [];
  const agora = ctx.agora();
  return {
    usuarios: colegas.map((colega) => apresentarUsuario(eu, colega, agora)),
    pedidos: esperam.map((pedido) => apresentarPedido(eu, pedido)),
    acoes: { convidar: administra(eu.papeis) },
  };
}

/** The list after a change, in the same transaction. */
export const mudados = async (
  tx: ContextoDeTransacao,
  aguardando: boolean,
): Promise<UsuariosMudados> => ({ ...(await usuariosDoCliente(tx)), aguardando });

/**
 * Who asks and their client, whose people nobody else changes meanwhile.
 *
 * @throws Recusa 404 for who is no administrator of a client, as for the staff.
 */
async function exigirAdministrador(tx: ContextoDeTransacao) {
  const { clienteId } = tx.ator;
  if (clienteId === null) throw naoEncontrado();
  await segurarGrupos(tx);
  await segurarColegas(tx, clienteId);
  const eu = await quemPede(tx, clienteId);
  if (!administra(eu.papeis)) {
    throw naoEncontrado('Só um administrador da sua empresa muda os usuários.');
  }
  return { clienteId, eu };
}

/** A person of the client with access, held. @throws Recusa 404 for anybody else. */
async function exigirColega(
  tx: ContextoDeTransacao,
  clienteId: number,
  id: number,
): Promise<Colega> {
  const colega = await abrirColega(tx, clienteId, id);
  if (!colega) throw naoEncontrado('Usuário não encontrado.');
  return colega;
}

/**
 * Invites a person, or asks a partner where they are to decide something.
 *
 * @param ritmo counts invitations: each sends an e-mail, and a refusal tells that an account exists.
 * @throws Recusa 404 for who is no administrator; 409 for somebody with access, for an e-mail in use,
 *   and where no partner could confirm; 429.
 */
export function convidarUsuario(ctx: Contexto, ritmo: Ritmo, novo: NovoUsuarioDoCliente) {
  ritmo(ctx.ator.usuarioId, ctx.agora());
  return duplicado(() =>
    ctx.transacao(async (tx) => {
      const { clienteId, eu } = await exigirAdministrador(tx);
      const papeis = await papeisDoConvite(tx, clienteId, novo);
      const { nome, email } = novo;
      const mudanca = { tipo: 'convite', alvo: { nome, email }, papeis, antes: [] } as const;
      return mudados(tx, await fazerOuPedir(tx, clienteId, eu, mudanca));
    }),
  );
}

/**
 * Sets somebody's roles, or asks a partner where one is given or taken that decides something.
 *
 * @throws Recusa 404 for who is no administrator, and for anybody who has no access to this client's
 *   area; 409 for the last administrator, for one who left, and where no partner could confirm.
 */
export function mudarPapeis(ctx: Contexto, id: number, papeis: PapelDoContato[]) {
  return ctx.transacao(async (tx) => {
    const { clienteId, eu } = await exigirAdministrador(tx);
    const alvo = await exigirColega(tx, clienteId, id);
    if (mesmosPapeis(alvo.papeis, papeis)) return mudados(tx, false);
    const mudanca = { tipo: 'papeis', alvo, papeis, antes: alvo.papeis } as const;
    return mudados(tx, await fazerOuPedir(tx, clienteId, eu, mudanca));
  });
}

/**
 * Sends another invitation.
 *
 * @throws Recusa 404 as `mudarPapeis`; 409 for one who accepted, or whose invitation the firm
 *   withdrew; 429.
 */
export function reenviarConviteDoCliente(ctx: Contexto, ritmo: Ritmo, id: number) {
  ritmo(ctx.ator.usuarioId, ctx.agora());
  return ctx.transacao(async (tx) => {
    const { clienteId } = await exigirAdministrador(tx);
    await exigirColega(tx, clienteId, id);
    await reconvidarColega(tx, id);
    return mudados(tx, false);
  });
}

/**
 * Ends somebody's access and their sessions, or asks a partner where they decide something. What
 * waits about them is dropped.
 *
 * @throws Recusa 404 as `mudarPapeis`; 409 for oneself, for the last administrator, where no partner
 *   could confirm, and where this waits for one already.
 */
export function retirarUsuario(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const { clienteId, eu } = await exigirAdministrador(tx);
    const alvo = await exigirColega(tx, clienteId, id);
    if (id === eu.id) throw estadoInvalido('Você não pode retirar o próprio acesso.');
    const mudanca = { tipo: 'retirada', alvo, papeis: alvo.papeis, antes: alvo.papeis } as const;
    return mudados(tx, await fazerOuPedir(tx, clienteId, eu, mudanca));
  });
}
