import type {
  DadosDeContato,
  EdicaoDeContato,
  FiltrosDeContatos,
} from '@dominio/contrato/contatos';
import { rodape } from '@dominio/contrato/paginacao';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { clienteNoEscopo } from '../clientes/clientes.service.ts';
import { exigirEmpresaDoCliente } from '../empresas/do-cliente.service.ts';
import { CAMPOS } from './contatos.campos.ts';
import { apresentarContato } from './contatos.presenter.ts';
import * as repo from './contatos.repository.ts';
import { faltasDe } from './contatos.rules.ts';

export const objeto = (id: number) => ({ tipo: 'contato', id });

/** A page of those of clients in the caller's scope. */
export async function listarContatos({ db, ator }: Contexto, filtros: FiltrosDeContatos) {
  const linhas = await repo.listar(db, ator, filtros);
  const total = await repo.contar(db, ator, filtros);
  return { contatos: linhas.map(apresentarContato), ...rodape(total, filtros) };
}

/**
 * What the contacts of a client lack together.
 *
 * @throws Recusa 404 for a client out of scope.
 */
export async function lerFaltas(ctx: Contexto, clienteId: number) {
  if (!(await clienteNoEscopo(ctx, clienteId))) throw naoEncontrado('Cliente não encontrado.');
  return { faltas: faltasDe(await repo.lerEncargos(ctx.db, ctx.ator, clienteId)) };
}

/** The row of one. @throws Recusa 404 outside the caller's scope. */
export async function exigir({ db, ator }: Contexto, id: number): Promise<repo.LinhaDeContato> {
  const linha = await repo.ler(db, ator, id);
  if (!linha) throw naoEncontrado('Contato não encontrado.');
  return linha;
}

/** @throws Recusa 404 outside the caller's scope. */
export const lerContato = async (ctx: Contexto, id: number) =>
  apresentarContato(await exigir(ctx, id));

/** @throws Recusa 422 for a client out of reach, or a company that is not one of the client's. */
export function criarContato(ctx: Contexto, dados: DadosDeContato) {
  return ctx.transacao(async (tx) => {
    if (!(await clienteNoEscopo(tx, dados.cliente_id))) {
      throw campoInvalido('cliente_id', 'Cliente não encontrado.');
    }
    const { cliente_id: clienteId, empresa_id: empresaId } = dados;
    await exigirEmpresaDoCliente(tx, { clienteId, empresaId });
    const depois = CAMPOS.de(dados);
    const id = await repo.inserir(tx.db, depois);
    await tx.auditar({ acao: 'contato.criado', objeto: objeto(id), depois });
    return lerContato(tx, id);
  });
}

/** As it is now, held until the transaction ends. @throws Recusa 404 outside the caller's scope. */
export async function abrirParaGravar(tx: ContextoDeTransacao, id: number) {
  await repo.travar(tx.db, tx.ator, [id]);
  return exigir(tx, id);
}

/** @throws Recusa 404; 409 with `atual` for a stale version; 422 for another client's company. */
export function atualizarContato(
  ctx: Contexto,
  id: number,
  { versao, ...edicao }: EdicaoDeContato,
) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirParaGravar(tx, id);
    await exigirVersao(tx, 'contatos', antes, versao, apresentarContato);
    await exigirEmpresaDoCliente(tx, {
      clienteId: antes.cliente_id,
      empresaId: edicao.empresa_id,
      antes: antes.empresa_id,
    });
    const depois = CAMPOS.de(edicao);
    await repo.atualizar(tx.db, id, depois, escritaDe(tx));
    await tx.auditar({
      acao: 'contato.alterado',
      objeto: objeto(id),
      clienteId: antes.cliente_id,
      antes: CAMPOS.de(antes),
      depois,
    });
    return lerContato(tx, id);
  });
}

/** @throws Recusa 404; 409 while the contact has an account in the client's area. */
export function excluirContato(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const linha = await abrirParaGravar(tx, id);
    if (linha.usuario_id !== null) {
      throw estadoInvalido(
        'Este contato tem acesso à área do cliente. Registre a saída em vez de excluir.',
      );
    }
    const antes = CAMPOS.de(linha);
    await repo.excluir(tx.db, id);
    await tx.auditar({ acao: 'contato.excluido', objeto: objeto(id), antes });
    return { success: true as const, message: 'Contato excluído.' };
  });
}
