import { setTimeout as esperar } from 'node:timers/promises';
import type { DiferencaDaReceita, EncontradoNaReceita } from '@dominio/contrato/empresas-receita';
import { pode } from '../../platform/acesso/ator.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { Recusa } from '../../platform/erros.ts';
import type { Trabalho } from '../../platform/jobs.ts';
import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { lerAtor } from '../entrada/ator.service.ts';
import { emNomeDe } from '../entrada/em-nome-de.service.ts';
import { consultasDe } from './consulta-publica.service.ts';
import * as repo from './lote.repository.ts';
import { compararComAReceita } from './receita-da-empresa.service.ts';

/** A run of the job ends before the next one begins, well within a job's time. */
const UMA_VEZ_MS = 45_000;
/** A wait that is worth staying for; a longer one is for the next run. */
const ESPERA_CURTA_S = 5;
/** A service that fails so often in a row is not asked about the rest. */
const FALHAS_SEGUIDAS = 10;
/** For how long what was found is kept. */
const GUARDADA_POR_MS = 7 * 86_400_000;

const SEM_QUEM_PEDIU = 'Quem pediu não tem mais acesso.';
const SO_FALHAS = `O serviço falhou ${FALHAS_SEGUIDAS} vezes seguidas. Tente mais tarde.`;

const encontradoDe = (diferencas: readonly DiferencaDaReceita[]): EncontradoNaReceita =>
  Object.fromEntries(diferencas.map(({ campo, encontrado }) => [campo, encontrado]));

/** What is to be done after one company: the next, a wait in seconds, or an end with its reason. */
type Passo = { readonly espera: number } | { readonly fim: string } | null;

async function tratar(
  { db, agora }: Contexto,
  id: number,
  empresaId: number,
  erro: unknown,
): Promise<Passo> {
  if (!(erro instanceof Recusa)) throw erro;
  const anotar = (desfecho: 'nao_encontrada' | 'falhou', motivo: string | null) =>
    repo.anotarDesfecho(db, id, empresaId, { desfecho, motivo, consultada_em: agora() });
  switch (erro.codigo) {
    case 'MUITAS_TENTATIVAS':
      await repo.soltar(db, id, empresaId);
      return { espera: Number(erro.headers['retry-after'] ?? 60) };
    case 'ESTADO_INVALIDO':
      await repo.soltar(db, id, empresaId);
      return { fim: erro.message };
    case 'NAO_ENCONTRADO':
      await repo.retirar(db, id, empresaId);
      return null;
    case 'DADOS_INVALIDOS':
      await anotar('nao_encontrada', null);
      return null;
    default:
      await anotar('falhou', erro.message);
      return (await repo.soFalhas(db, id, FALHAS_SEGUIDAS)) ? { fim: SO_FALHAS } : null;
  }
}

/** Looks one company up in the name of who asked, with their reach of this moment. */
async function consultarUma(
  ctx: Contexto,
  plataforma: Plataforma,
  id: number,
  empresaId: number,
): Promise<Passo> {
  const { emLote } = consultasDe(plataforma);
  try {
    const { diferencas } = await compararComAReceita(ctx, { cnpj: emLote }, empresaId);
    await repo.anotarDesfecho(ctx.db, id, empresaId, {
      desfecho: diferencas.length > 0 ? 'diferente' : 'igual',
      encontrado: encontradoDe(diferencas),
      consultada_em: ctx.agora(),
    });
    return null;
  } catch (erro) {
    return tratar(ctx, id, empresaId, erro);
  }
}

/**
 * Looks companies of the consultation that is under way up, until none is left, the service wants a
 * pause, or the time of one run is over. Whatever is cut off goes on with the next run.
 */
export async function andar(job: Trabalho, plataforma: Plataforma): Promise<void> {
  const { banco, agora } = job;
  const ate = performance.now() + UMA_VEZ_MS;
  while (performance.now() < ate) {
    const consulta = await repo.emAndamento(banco);
    if (!consulta) return;
    const { id, usuario_id } = consulta;
    const parar = (motivo: string) =>
      repo.encerrar(banco, id, { situacao: 'parada', motivo, terminada_em: agora() });
    // Asked anew for each: rights end at once.
    const ator = await lerAtor(banco, usuario_id, agora());
    if (!ator || !pode(ator, 'empresas:editar')) {
      await parar(SEM_QUEM_PEDIU);
      return;
    }
    const empresaId = await repo.tomar(banco, id, agora());
    if (empresaId === undefined) {
      if ((await repo.contarPendentes(banco, id)) > 0) return;
      const fim = { situacao: 'concluida', motivo: null, terminada_em: agora() } as const;
      await repo.encerrar(banco, id, fim);
      return;
    }
    const passo = await consultarUma(emNomeDe(job, plataforma, ator), plataforma, id, empresaId);
    if (passo === null) continue;
    if ('fim' in passo) await parar(passo.fim);
    else if (passo.espera > ESPERA_CURTA_S) return;
    else await esperar(passo.espera * 1000);
  }
}

/** Goes on every minute with what a pause, a restart or a long list left over. */
export const consultasEmLote: TrabalhoAgendado = {
  nome: 'empresas.consultar-receita',
  cron: '* * * * *',
  fazer: andar,
};

/** Deletes every day what was found a week ago. */
export const limpezaDoLote: TrabalhoAgendado = {
  nome: 'empresas.limpar-consultas-receita',
  cron: '47 3 * * *',
  fazer: ({ banco, agora }) => repo.limpar(banco, new Date(agora().getTime() - GUARDADA_POR_MS)),
};
