import type { DadosDaNota, EdicaoDaNota, FiltrosDasNotas } from '@dominio/contrato/notas';
import { rodape } from '@dominio/contrato/paginacao';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { clienteNoEscopo } from '../clientes/clientes.service.ts';
import { CAMPOS } from './notas.campos.ts';
import { mudaANota } from './notas.policy.ts';
import { apresentarNota } from './notas.presenter.ts';
import * as repo from './notas.repository.ts';

const objeto = (id: number) => ({ tipo: 'nota', id });

async function exigirCliente(ctx: Contexto, clienteId: number): Promise<void> {
  if (!(await clienteNoEscopo(ctx, clienteId))) throw naoEncontrado('Cliente não encontrado.');
}

/** A page of a client's notes. @throws Recusa 404 for a client out of scope. */
export async function listarNotas(ctx: Contexto, clienteId: number, filtros: FiltrosDasNotas) {
  await exigirCliente(ctx, clienteId);
  const linhas = await repo.listar(ctx.db, ctx.ator, clienteId, filtros);
  const total = await repo.contar(ctx.db, ctx.ator, clienteId);
  return {
    notas: linhas.map((linha) => apresentarNota(ctx.ator, linha)),
    ...rodape(total, filtros),
  };
}

async function exigir({ db, ator }: Contexto, id: number): Promise<repo.LinhaDeNota> {
  const linha = await repo.ler(db, ator, id);
  if (!linha) throw naoEncontrado('Nota não encontrada.');
  return linha;
}

/** @throws Recusa 404 outside the caller's scope. */
export const lerNota = async (ctx: Contexto, id: number) =>
  apresentarNota(ctx.ator, await exigir(ctx, id));

/** Writes a note under the caller's name. @throws Recusa 404 for a client out of scope. */
export function criarNota(ctx: Contexto, clienteId: number, dados: DadosDaNota) {
  return ctx.transacao(async (tx) => {
    await exigirCliente(tx, clienteId);
    const depois = CAMPOS.de(dados);
    const id = await repo.inserir(tx.db, {
      ...depois,
      cliente_id: clienteId,
      autor_id: tx.ator.usuarioId,
      criado_em: tx.agora(),
    });
    await tx.auditar({ acao: 'nota.criada', objeto: objeto(id), clienteId, depois });
    return lerNota(tx, id);
  });
}

/** As it is now, held until the transaction ends. @throws Recusa 404; 409 for somebody else's. */
async function abrirParaGravar(tx: ContextoDeTransacao, id: number): Promise<repo.LinhaDeNota> {
  await repo.travar(tx.db, tx.ator, id);
  const nota = await exigir(tx, id);
  if (!mudaANota(tx.ator, nota)) {
    throw estadoInvalido(
      `Esta nota é de ${nota.autor_nome}. Só quem a escreveu ou um administrador pode mudá-la ou excluí-la.`,
    );
  }
  return nota;
}

/** @throws Recusa 404; 409 for somebody else's, or with `atual` for a stale version. */
export function atualizarNota(ctx: Contexto, id: number, { versao, ...edicao }: EdicaoDaNota) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirParaGravar(tx, id);
    await exigirVersao(tx, 'notas', antes, versao, (linha) => apresentarNota(tx.ator, linha));
    const depois = CAMPOS.de(edicao);
    await repo.atualizar(tx.db, id, depois, escritaDe(tx));
    await tx.auditar({
      acao: 'nota.alterada',
      objeto: objeto(id),
      clienteId: antes.cliente_id,
      antes: CAMPOS.de(antes),
      depois,
    });
    return lerNota(tx, id);
  });
}

/** @throws Recusa 404; 409 for somebody else's. */
export function excluirNota(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirParaGravar(tx, id);
    await repo.excluir(tx.db, id);
    await tx.auditar({
      acao: 'nota.excluida',
      objeto: objeto(id),
      clienteId: antes.cliente_id,
      antes: CAMPOS.de(antes),
    });
    return { success: true as const, message: 'Nota excluída.' };
  });
}
