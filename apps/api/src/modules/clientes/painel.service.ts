import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { DIAS_ATE_VENCER, DIAS_SEM_REUNIAO, LINHAS_DO_BLOCO } from '@dominio/contrato/inicio';
import { ehCliente, pode } from '../../platform/acesso/ator.ts';
import { veTodosOsClientes } from '../../platform/acesso/escopo.ts';
import type { Contexto } from '../../platform/contexto.ts';
import type { Lembrado } from '../../platform/lembrado.ts';
import * as repo from './painel.repository.ts';

const DIA_MS = 86_400_000;

/**
 * How many clients the caller sees; null without the permission. For callers who see all clients
 * the number is the same and grows with the firm: it is counted once and kept for a while.
 */
export async function contarClientes(
  { db, ator, agora }: Contexto,
  daFirma: Lembrado<number>,
): Promise<number | null> {
  if (!pode(ator, 'clientes:visualizar')) return null;
  const contar = () => repo.contarNoEscopo(db, ator);
  return veTodosOsClientes(ator) ? daFirma(agora(), contar) : contar();
}

/** The caller's linked clients long without a meeting; null without the permission. */
export async function listarClientesEmAtencao(ctx: Contexto) {
  if (ehCliente(ctx.ator) || !pode(ctx.ator, 'clientes:visualizar')) return null;
  const agora = ctx.agora();
  const linhas = await repo.lerSemReuniao(ctx.db, ctx.ator, {
    agora,
    desde: new Date(agora.getTime() - DIAS_SEM_REUNIAO * DIA_MS),
    limite: LINHAS_DO_BLOCO,
  });
  const itens = linhas.map(({ id, nome, ultima }) => {
    const quando = ultima === null ? null : new Date(ultima);
    return {
      id,
      nome,
      ultima_reuniao_em: quando?.toISOString() ?? null,
      dias_sem_reuniao: quando && Math.floor((agora.getTime() - quando.getTime()) / DIA_MS),
    };
  });
  return { itens, total: linhas[0]?.total ?? 0 };
}

/** Contracts of the caller's clients that end soon; null without the permission. */
export async function listarContratosAVencer(ctx: Contexto) {
  if (ehCliente(ctx.ator) || !pode(ctx.ator, 'contratos:visualizar')) return null;
  const hoje = dataCivil(ctx.agora());
  const linhas = await repo.lerAVencer(ctx.db, ctx.ator, {
    de: hoje,
    ate: somarDias(hoje, DIAS_ATE_VENCER),
    limite: LINHAS_DO_BLOCO,
  });
  return { itens: linhas.map(({ total: _total, ...item }) => item), total: linhas[0]?.total ?? 0 };
}
