import type {
  DadosDeNotaInterna,
  EdicaoDeNotaInterna,
  FiltrosDeNotasInternas,
  NotaInterna,
  SituacaoDeNotasInternas,
} from '@dominio/contrato/notas-internas';
import { rodape } from '@dominio/contrato/paginacao';
import { listados } from '../../platform/conjuntos.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { clienteNoEscopo } from '../clientes/clientes.service.ts';
import { CAMPOS } from './notas-internas.campos.ts';
import * as repo from './notas-internas.repository.ts';

const objeto = (id: number) => ({ tipo: 'nota_interna', id });

/** A page of those of clients in the caller's scope. */
export async function listarNotasInternas({ db, ator }: Contexto, filtros: FiltrosDeNotasInternas) {
  const linhas = await repo.listar(db, ator, filtros);
  return { notas_internas: linhas, ...rodape(await repo.contar(db, ator, filtros), filtros) };
}

/** @throws Recusa 404 outside the caller's scope. */
export async function lerNotaInterna({ db, ator }: Contexto, id: number): Promise<NotaInterna> {
  const linha = await repo.ler(db, ator, id);
  if (!linha) throw naoEncontrado('Nota interna não encontrad«o|a».');
  return linha;
}

/** @throws Recusa 422 for a client out of reach. */
export function criarNotaInterna(ctx: Contexto, dados: DadosDeNotaInterna) {
  return ctx.transacao(async (tx) => {
    if (!(await clienteNoEscopo(tx, dados.cliente_id))) {
      throw campoInvalido('cliente_id', 'Cliente não encontrado.');
    }
    const depois = CAMPOS.de(dados);
    const id = await repo.inserir(tx.db, depois);
    await tx.auditar({ acao: 'nota_interna.criad«o|a»', objeto: objeto(id), depois });
    return lerNotaInterna(tx, id);
  });
}

/** As it is now, held until the transaction ends. @throws Recusa 404 outside the caller's scope. */
async function abrirParaGravar(tx: ContextoDeTransacao, id: number) {
  await repo.travar(tx.db, tx.ator, [id]);
  return lerNotaInterna(tx, id);
}

/** @throws Recusa 404; 409 with `atual` for a stale version. */
export function atualizarNotaInterna(
  ctx: Contexto,
  id: number,
  { versao, ...edicao }: EdicaoDeNotaInterna,
) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirParaGravar(tx, id);
    await exigirVersao(tx, 'notas_internas', antes, versao);
    await repo.atualizar(tx.db, id, CAMPOS.de(edicao), escritaDe(tx));
    await tx.auditar({
      acao: 'nota_interna.alterad«o|a»',
      objeto: objeto(id),
      clienteId: antes.cliente_id,
      antes: CAMPOS.de(antes),
      depois: CAMPOS.de(edicao),
    });
    return lerNotaInterna(tx, id);
  });
}

/** @throws Recusa 404. */
export function excluirNotaInterna(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const antes = CAMPOS.de(await abrirParaGravar(tx, id));
    await repo.excluir(tx.db, id);
    await tx.auditar({ acao: 'nota_interna.excluid«o|a»', objeto: objeto(id), antes });
    return { success: true as const, message: 'Nota interna excluíd«o|a».' };
  });
}

/**
 * Puts several into use, or out of it.
 *
 * @throws Recusa 422 listing those that are not in the caller's scope, nothing saved then.
 */
export function mudarSituacao(ctx: Contexto, { ids, ativo }: SituacaoDeNotasInternas) {
  return ctx.transacao(async (tx) => {
    const achados = await repo.travar(tx.db, tx.ator, ids);
    const conhecidos = new Set(achados.map(({ id }) => id));
    const estranhos = ids.filter((id) => !conhecidos.has(id));
    if (estranhos.length > 0) {
      throw campoInvalido('ids', listados('Notas internas não encontrad«o|a»s', estranhos));
    }
    const alterados = achados.filter((um) => um.ativo !== ativo).map(({ id }) => id);
    for (const id of alterados) await atualizarNotaInterna(tx, id, { ativo });
    return { success: true as const, alterados };
  });
}
