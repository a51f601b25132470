import { mudaQuemDecide } from '@dominio/contrato/area-cliente-usuarios';
import type { PapelDoContato } from '@dominio/contrato/contatos';
import type { ContextoDeTransacao } from '../../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import {
  type Colega,
  convidarColega,
  darPapeis,
  haColegaCom,
  retirarAcesso,
} from '../../contatos/colegas.service.ts';
import * as repo from './pedidos.repository.ts';
import type { Eu } from './usuarios.presenter.ts';
import { ADMINISTRADOR, confirma, SOCIO } from './usuarios.rules.ts';

type Papeis = readonly PapelDoContato[];

/** A change of a client's people: of somebody with access, or of somebody to be invited. */
export type Mudanca = { readonly papeis: Papeis; readonly antes: Papeis } & (
  | { readonly tipo: 'convite'; readonly alvo: Pick<Colega, 'nome' | 'email'> }
  | { readonly tipo: 'papeis' | 'retirada'; readonly alvo: Colega }
);

const SEM_SOCIO =
  'Um sócio precisa confirmar, e nenhum da sua empresa tem acesso. Peça ao escritório.';

/** Whether a change is a partner's to confirm (page book §5). */
const esperaSocio = ({ tipo, papeis, antes }: Mudanca): boolean =>
  mudaQuemDecide(antes, tipo === 'retirada' ? [] : papeis);

/** The roles that somebody of a client has at any time, and what is said to who would end them. */
const QUE_RESTAM = [
  [ADMINISTRADOR, 'A sua empresa ficaria sem administrador. Dê esse papel a outra pessoa antes.'],
  [
    SOCIO,
    'A sua empresa ficaria sem sócio com acesso, e é um sócio que confirma quem decide. Dê esse papel a outra pessoa antes.',
  ],
] as const;

/**
 * What a change leaves must still have somebody to administer it, and somebody to confirm.
 *
 * @throws Recusa 409 for the last administrator, and the last partner, who accepted the invitation.
 */
async function exigirQueReste(
  tx: ContextoDeTransacao,
  clienteId: number,
  { tipo, papeis, antes, alvo }: Mudanca,
): Promise<void> {
  if (tipo === 'convite') return;
  const depois = tipo === 'retirada' ? [] : papeis;
  for (const [papel, frase] of QUE_RESTAM) {
    const deixa = antes.includes(papel) && !depois.includes(papel);
    if (deixa && !(await haColegaCom(tx, clienteId, papel, alvo.id))) throw estadoInvalido(frase);
  }
}

function fazer(tx: ContextoDeTransacao, clienteId: number, { alvo, papeis, tipo }: Mudanca) {
  if (tipo === 'convite') return convidarColega(tx, clienteId, { ...alvo, papeis });
  if (tipo === 'papeis') return darPapeis(tx, clienteId, alvo, papeis);
  return retirarAcesso(tx, clienteId, alvo);
}

/** Makes a change, and has the firm told of it. @throws Recusa as the change itself. */
export async function efetivar(
  tx: ContextoDeTransacao,
  clienteId: number,
  mudanca: Mudanca,
): Promise<void> {
  await exigirQueReste(tx, clienteId, mudanca);
  const contatoId = await fazer(tx, clienteId, mudanca);
  await tx.emitir('usuarios_do_cliente.mudaram', {
    clienteId,
    autorId: tx.ator.usuarioId,
    autor: tx.ator.nome,
    tipo: mudanca.tipo,
    nome: mudanca.alvo.nome,
    contatoId,
    em: tx.agora().toISOString(),
  });
}

/** Ends the wait of a request, and writes down how. */
export async function encerrar(
  tx: ContextoDeTransacao,
  clienteId: number,
  { id, tipo, nome, papeis, autor_nome }: repo.LinhaDePedido,
  como: 'confirmado' | 'recusado' | 'cancelado',
): Promise<void> {
  // It may have come to its term since it was read.
  if (!(await repo.excluir(tx.db, id))) throw naoEncontrado();
  await tx.auditar({
    acao: `usuarios_do_cliente.${como}`,
    objeto: { tipo: 'cliente', id: clienteId },
    clienteId,
    depois: {
      pedido: tipo,
      pedido_de: nome,
      papeis_pedidos: papeis,
      pedido_por: autor_nome ?? 'quem já saiu',
    },
  });
}

/**
 * Makes a change, or keeps it until a partner confirms it: who is one needs no other. The end of
 * somebody's access takes the place of what waits about them.
 *
 * @returns whether it waits.
 * @throws Recusa 409 for the last administrator or partner, while another change of the same person waits, and
 *   where no partner could confirm; else as the change itself.
 */
export async function fazerOuPedir(
  tx: ContextoDeTransacao,
  clienteId: number,
  eu: Eu,
  mudanca: Mudanca,
): Promise<boolean> {
  const { tipo, alvo, papeis, antes } = mudanca;
  const usuarioId = tipo === 'convite' ? null : mudanca.alvo.id;
  const esperam = await repo.listar(tx.db, clienteId);
  const desta = ({ email, usuario_id }: repo.LinhaDePedido) =>
    email === alvo.email || (usuarioId !== null && usuario_id === usuarioId);
  const cedem = esperam.filter(desta);
  const agora = confirma(eu.papeis) || !esperaSocio(mudanca);
  const repete = !agora && cedem.some((um) => um.tipo === 'retirada');
  if (cedem.length > 0 && (tipo !== 'retirada' || repete)) {
    throw estadoInvalido('Já há uma mudança desta pessoa esperando um sócio.');
  }
  for (const pedido of cedem) await encerrar(tx, clienteId, pedido, 'cancelado');
  if (agora) {
    await efetivar(tx, clienteId, mudanca);
    return false;
  }
  await exigirQueReste(tx, clienteId, mudanca);
  // Nobody confirms that their own access ends.
  const menosId = tipo === 'retirada' ? usuarioId : null;
  if (!(await haColegaCom(tx, clienteId, SOCIO, menosId))) {
    throw estadoInvalido(SEM_SOCIO);
  }
  if (esperam.length - cedem.length >= repo.MAXIMO_DE_PEDIDOS) {
    throw estadoInvalido('Há pedidos demais esperando um sócio. Aguarde a resposta dele.');
  }
  await repo.inserir(tx.db, {
    cliente_id: clienteId,
    tipo,
    usuario_id: usuarioId,
    nome: alvo.nome,
    email: alvo.email,
    papeis: [...papeis],
    papeis_antes: [...antes],
    autor_id: eu.id,
    criado_em: tx.agora(),
  });
  await tx.auditar({
    acao: 'usuarios_do_cliente.pedido',
    objeto: { tipo: 'cliente', id: clienteId },
    clienteId,
    depois: { pedido: tipo, pedido_de: alvo.nome, papeis_pedidos: [...papeis] },
  });
  return true;
}
