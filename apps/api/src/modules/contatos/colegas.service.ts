import { PAPEIS_DO_CONTATO, type PapelDoContato } from '@dominio/contrato/contatos';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { estadoInvalido } from '../../platform/erros.ts';
import { escritaDe } from '../../platform/versao.ts';
import { suspenderColega } from '../usuarios/cadastro/colegas.service.ts';
import { exigirLivres } from '../usuarios/cadastro/disponibilidade.service.ts';
import * as colegas from './colegas.repository.ts';
import * as repo from './contatos.repository.ts';
import { objeto } from './contatos.service.ts';
import { darAcesso } from './convite.service.ts';

/*
 * What a client's people do with the records of their own client. The staff's scope says nothing of
 * them: every function takes the client, which who calls has from the caller's account.
 */

export type Colega = colegas.LinhaDeColega;
type Papeis = readonly PapelDoContato[];

/** The people of a client who have access to its area, or are invited to it, by name. */
export const lerColegas = ({ db }: Contexto, clienteId: number): Promise<Colega[]> =>
  colegas.listarColegas(db, clienteId);

/** One of them; undefined for anybody else. */
export const lerColega = ({ db }: Contexto, clienteId: number, id: number) =>
  colegas.lerColega(db, clienteId, id);

/** One of them, whose contact nobody else changes until the transaction ends. */
export async function abrirColega({ db }: ContextoDeTransacao, clienteId: number, id: number) {
  await colegas.travarContatoDe(db, clienteId, id);
  return colegas.lerColega(db, clienteId, id);
}

/**
 * Whether somebody of the client who has accepted the invitation has this role.
 *
 * @param menosId a person who does not count.
 */
export const haColegaCom = (
  { db }: Contexto,
  clienteId: number,
  papel: PapelDoContato,
  menosId: number | null,
): Promise<boolean> => colegas.haColegaCom(db, clienteId, papel, menosId);

/** Makes other changes of a client's people wait until the transaction ends. */
export const segurarColegas = ({ db }: ContextoDeTransacao, clienteId: number): Promise<void> =>
  colegas.travarCliente(db, clienteId);

const emOrdem = (papeis: Papeis) => PAPEIS_DO_CONTATO.filter((papel) => papeis.includes(papel));

/**
 * The contact of a person, which is written for an account that has none. The firm may have moved the
 * account here: the contact of the client that it left has it no longer.
 */
async function contatoDe(tx: ContextoDeTransacao, clienteId: number, colega: Colega) {
  if (colega.contato_id !== null) return colega.contato_id;
  const { id: usuario_id, nome, email, telefone } = colega;
  for (const deixado of await colegas.soltarConta(tx.db, usuario_id, escritaDe(tx))) {
    await tx.auditar({
      acao: 'contato.acesso_retirado',
      objeto: objeto(deixado.id),
      clienteId: deixado.cliente_id,
    });
  }
  const depois = { cliente_id: clienteId, nome, email, telefone, usuario_id };
  const id = await repo.inserir(tx.db, depois);
  await tx.auditar({ acao: 'contato.criado', objeto: objeto(id), clienteId, depois });
  return id;
}

/**
 * Sets the roles of a person of the client, whom `abrirColega` holds.
 *
 * @returns the contact whose roles they are.
 * @throws Recusa 409 for somebody who has left.
 */
export async function darPapeis(
  tx: ContextoDeTransacao,
  clienteId: number,
  colega: Colega,
  papeis: Papeis,
): Promise<number> {
  if (colega.saiu_em !== null) {
    throw estadoInvalido('O escritório registrou que esta pessoa saiu. Retire o acesso dela.');
  }
  const id = await contatoDe(tx, clienteId, colega);
  const depois = { papeis: emOrdem(papeis) };
  await repo.atualizar(tx.db, id, depois, escritaDe(tx));
  await tx.auditar({
    acao: 'contato.papeis_mudados',
    objeto: objeto(id),
    clienteId,
    antes: { papeis: colega.papeis },
    depois,
  });
  return id;
}

export interface ConviteDeColega {
  readonly nome: string;
  readonly email: string;
  readonly papeis: Papeis;
}

/**
 * The roles that an invitation gives: those asked for, and those that a contact of this e-mail has.
 *
 * @throws Recusa 409 for somebody with access, and for an e-mail in use.
 */
export async function papeisDoConvite(
  tx: ContextoDeTransacao,
  clienteId: number,
  { email, papeis }: ConviteDeColega,
): Promise<PapelDoContato[]> {
  const contato = await colegas.travarPorEmail(tx.db, clienteId, email);
  if (contato && contato.usuario_id !== null) {
    const dentro = await colegas.lerColega(tx.db, clienteId, contato.usuario_id);
    throw estadoInvalido(
      dentro
        ? 'Esta pessoa já tem acesso.'
        : 'O acesso desta pessoa foi retirado. Peça ao escritório para devolver.',
    );
  }
  await exigirLivres(tx.db, { email });
  return emOrdem([...papeis, ...(contato?.papeis ?? [])]);
}

/**
 * Invites a person of the client: the contact of this e-mail, or a new one. Call it after
 * `segurarGrupos`.
 *
 * @returns the contact.
 * @throws Recusa as `papeisDoConvite`.
 */
export async function convidarColega(
  tx: ContextoDeTransacao,
  clienteId: number,
  convite: ConviteDeColega,
): Promise<number> {
  const papeis = await papeisDoConvite(tx, clienteId, convite);
  const { nome, email } = convite;
  const achado = await colegas.travarPorEmail(tx.db, clienteId, email);
  if (achado) {
    const { id, papeis: antes } = achado;
    if (papeis.length > antes.length) {
      await repo.atualizar(tx.db, id, { papeis }, escritaDe(tx));
      await tx.auditar({
        acao: 'contato.papeis_mudados',
        objeto: objeto(id),
        clienteId,
        antes: { papeis: antes },
        depois: { papeis },
      });
    }
    await darAcesso(tx, { ...achado, ativo: true });
    return id;
  }
  const depois = { cliente_id: clienteId, nome, email, papeis };
  const id = await repo.inserir(tx.db, depois);
  await tx.auditar({ acao: 'contato.criado', objeto: objeto(id), clienteId, depois });
  await darAcesso(tx, { ...depois, id, telefone: null, usuario_id: null, ativo: true });
  return id;
}

/**
 * Ends the access of a person of the client, who stays its contact.
 *
 * @returns the contact, or null for an account without one.
 * @throws Recusa as `suspenderColega`.
 */
export async function retirarAcesso(
  tx: ContextoDeTransacao,
  clienteId: number,
  { id, contato_id }: Colega,
): Promise<number | null> {
  await suspenderColega(tx, id);
  if (contato_id !== null) {
    await tx.auditar({ acao: 'contato.acesso_retirado', objeto: objeto(contato_id), clienteId });
  }
  return contato_id;
}
