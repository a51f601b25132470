import type { EncontradoNaReceita } from '@dominio/contrato/empresas-receita';
import type { ConsultaEmLote, EmpresaConsultada } from '@dominio/contrato/empresas-receita-lote';
import { rodape } from '@dominio/contrato/paginacao';
import { acharEmpresa } from '../../modules/empresas/empresas.service.ts';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import { diferencasDoEncontrado } from './comparacao.rules.ts';
import { exigirConsultaDeCnpj, type Meios } from './consulta-publica.service.ts';
import * as repo from './lote.repository.ts';

async function apresentar(ctx: Contexto, consulta: repo.Consulta): Promise<ConsultaEmLote> {
  const contagens = { diferente: 0, igual: 0, nao_encontrada: 0, falhou: 0 };
  let total = 0;
  let consultadas = 0;
  for (const { desfecho, total: quantas } of await repo.contar(ctx.db, ctx.ator, consulta.id)) {
    total += Number(quantas);
    if (desfecho === null) continue;
    contagens[desfecho] = Number(quantas);
    consultadas += Number(quantas);
  }
  const { id, situacao, motivo, iniciada_em, terminada_em } = consulta;
  return {
    id,
    situacao,
    motivo,
    total,
    consultadas,
    contagens,
    iniciada_em: iniciada_em.toISOString(),
    terminada_em: terminada_em?.toISOString() ?? null,
  };
}

/** @throws Recusa 404 for somebody else's. */
export async function exigirConsulta(ctx: Contexto, id: number): Promise<repo.Consulta> {
  const consulta = await repo.ler(ctx.db, ctx.ator.usuarioId, id);
  if (!consulta) throw naoEncontrado();
  return consulta;
}

/**
 * Has companies looked up one after another by a job, at the pace of the service: their registers stay
 * as they are.
 *
 * @throws Recusa 404 where a company is out of reach; 409 while the look-up is switched off, and while
 *   another consultation of the firm is under way.
 */
export async function iniciarConsulta(ctx: Contexto, meios: Meios, ids: readonly number[]) {
  await exigirConsultaDeCnpj(ctx, meios);
  return ctx.transacao(async (tx) => {
    const { db, ator } = tx;
    if ((await repo.contarEmpresas(db, ator, ids)) < ids.length) {
      throw naoEncontrado('Empresa não encontrada.');
    }
    const id = await repo.iniciar(db, ator.usuarioId, ids, tx.agora());
    if (id === undefined) throw await jaEmAndamento(tx);
    await tx.auditar({ acao: 'empresa.receita_pedida', depois: { empresas: ids.length } });
    await tx.emitir('receita.lote_pedido', { id });
    return apresentar(tx, await exigirConsulta(tx, id));
  });
}

async function jaEmAndamento({ db, ator }: Contexto) {
  const outra = await repo.emAndamento(db);
  const quem = outra && outra.usuario_id !== ator.usuarioId ? `, pedida por ${outra.quem}` : '';
  return estadoInvalido(`Já há uma consulta à Receita em andamento${quem}. Espere ela terminar.`);
}

/** Whoever sets the firm's look-up up may also stop it: one of anybody holds up all the others. */
const paraQualquer = (ator: Ator) => pode(ator, 'configuracoes:editar');

async function alheiaEmAndamento({ db, ator }: Contexto) {
  const outra = paraQualquer(ator) ? await repo.emAndamento(db) : undefined;
  if (!outra || outra.usuario_id === ator.usuarioId) return null;
  return { id: outra.id, quem: outra.quem };
}

/** The consultation that the caller began last, if it is still kept, and one that the caller may stop. */
export async function consultaAtual(ctx: Contexto) {
  const consulta = await repo.ultima(ctx.db, ctx.ator.usuarioId);
  return {
    consulta: consulta ? await apresentar(ctx, consulta) : null,
    alheia: await alheiaEmAndamento(ctx),
  };
}

/**
 * Stops a consultation: the caller's own, or anybody's with `configuracoes:editar`.
 *
 * @throws Recusa 404 for somebody else's; 409 for one that has ended.
 */
export async function pararConsulta(ctx: Contexto, id: number): Promise<ConsultaEmLote> {
  return ctx.transacao(async (tx) => {
    const { db, ator } = tx;
    const consulta = paraQualquer(ator)
      ? await repo.lerDeQualquer(db, id)
      : await repo.ler(db, ator.usuarioId, id);
    if (!consulta) throw naoEncontrado();
    const propria = consulta.usuario_id === ator.usuarioId;
    const fim = {
      situacao: 'parada',
      motivo: `Parada por ${propria ? 'você' : ator.nome}.`,
      terminada_em: tx.agora(),
    } as const;
    if (!(await repo.encerrar(db, id, fim))) throw estadoInvalido('Esta consulta já terminou.');
    await tx.auditar({ acao: 'empresa.receita_parada' });
    return apresentar(tx, { ...consulta, ...fim });
  });
}

/**
 * A page of the companies that were looked up, each compared anew with its register.
 *
 * @throws Recusa 404 for somebody else's.
 */
export async function listarConsultadas(
  ctx: Contexto,
  id: number,
  filtros: Parameters<typeof repo.listar>[3],
) {
  await exigirConsulta(ctx, id);
  const linhas = await repo.listar(ctx.db, ctx.ator, id, filtros);
  const empresas: EmpresaConsultada[] = [];
  for (const { empresa_id, desfecho, motivo, encontrado } of linhas) {
    const empresa = await acharEmpresa(ctx, empresa_id);
    // Deleted, or out of reach, since the page was read.
    if (!empresa) continue;
    const { cliente_nome, cnpj, razao_social, versao } = empresa;
    const achado: EncontradoNaReceita = encontrado ?? {};
    const diferencas = diferencasDoEncontrado(empresa, achado);
    empresas.push({
      empresa_id,
      cliente_nome,
      cnpj,
      razao_social,
      desfecho,
      motivo,
      diferencas,
      versao,
    });
  }
  const contagens = await repo.contar(ctx.db, ctx.ator, id);
  const total = contagens
    .filter((um) => um.desfecho !== null && (!filtros.desfecho || um.desfecho === filtros.desfecho))
    .reduce((soma, um) => soma + Number(um.total), 0);
  return { empresas, ...rodape(total, filtros) };
}
