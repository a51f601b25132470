import {
  type Atendimento,
  type QuemAtendeGravado,
  TEXTOS_DO_ATENDIMENTO as T,
} from '@dominio/contrato/clientes-atendimento';
import { PAPEIS_DO_VINCULO, type PapelDoVinculo } from '@dominio/contrato/usuarios-acesso';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { lerAtendimento } from '../../modules/clientes/atendimento.service.ts';
import { clienteNoEscopo, podeDarCliente } from '../../modules/clientes/clientes.service.ts';
import {
  darPapelNoCliente,
  desvincularResponsavel,
  segurarCliente,
} from '../../modules/clientes/vinculo.service.ts';
import { contraDesignado } from '../../modules/contratos/opcoes.service.ts';
import { segurarPessoas } from '../../modules/pessoas/troca-de-vinculos.service.ts';
import { segurarTimes } from '../../modules/times/times.service.ts';
import { mudarTimesDoCliente } from '../../modules/times/vinculos.service.ts';
import { pode } from '../../platform/acesso/ator.ts';
import { trocaDe } from '../../platform/conjuntos.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, Recusa } from '../../platform/erros.ts';
import { registroAlterado } from '../../platform/versao.ts';
import { exigirNaAlcada, exigirQuePossam } from './quem-pode-atender.service.ts';

interface Vinculado {
  readonly id: number;
  readonly papel: PapelDoVinculo;
}

/** The people linked to a client, whatever its contracts name. */
const vinculadosDe = ({ pessoas }: Atendimento): Vinculado[] =>
  pessoas.flatMap(({ id, papel }) => (papel === null ? [] : [{ id, papel }]));

const idsDe = (pessoas: readonly Vinculado[]) => pessoas.map(({ id }) => id);

/** Those of these whom the others do not have, in that role. */
const semEstes = (uns: readonly Vinculado[], outros: readonly Vinculado[]) =>
  uns.filter(({ id, papel }) => !outros.some((um) => um.id === id && um.papel === papel));

/** What the log calls the people of each role. */
const DITOS = {
  responsavel: 'quem_responde',
  apoio: 'quem_apoia',
  revisor: 'quem_revisa',
  cs: 'quem_acompanha',
} as const satisfies Record<PapelDoVinculo, string>;

const porPapel = (pessoas: readonly Vinculado[]) =>
  Object.fromEntries(
    PAPEIS_DO_VINCULO.map((papel) => [
      DITOS[papel],
      idsDe(pessoas.filter((um) => um.papel === papel)),
    ]),
  );

/** What a change leaves as it was is not told. */
function soOQueMuda(antes: Record<string, number[]>, depois: Record<string, number[]>) {
  const mudam = Object.keys(depois).filter((um) => `${antes[um]}` !== `${depois[um]}`);
  const so = (lado: Record<string, number[]>) =>
    Object.fromEntries(mudam.map((um) => [um, lado[um] ?? []]));
  return { antes: so(antes), depois: so(depois) };
}

const anotar = (
  tx: ContextoDeTransacao,
  clienteId: number,
  antes: Record<string, number[]>,
  depois: Record<string, number[]>,
) =>
  tx.auditar({
    acao: 'cliente.atendimento_alterado',
    objeto: { tipo: 'cliente', id: clienteId },
    clienteId,
    ...soOQueMuda(antes, depois),
  });

async function gravarPessoas(
  tx: ContextoDeTransacao,
  clienteId: number,
  { antes, depois }: NonNullable<QuemAtendeGravado['pessoas']>,
): Promise<void> {
  await segurarPessoas(tx, [...new Set([...antes, ...depois].map(({ id }) => id))]);
  await segurarCliente(tx, clienteId);
  const atual = await lerAtendimento(tx, clienteId);
  const vinculados = vinculadosDe(atual);
  if (semEstes(vinculados, antes).length + semEstes(antes, vinculados).length > 0) {
    throw registroAlterado(atual, T.mudou);
  }
  const mudam = semEstes(depois, vinculados);
  const ficam = new Set(depois.map(({ id }) => id));
  const saem = vinculados.filter(({ id }) => !ficam.has(id));
  if (mudam.length + saem.length === 0) return;
  // Who has it as a substitute passes it to nobody, and takes it from nobody.
  if (!(await podeDarCliente(tx, clienteId))) {
    throw campoInvalido('pessoas', TEXTOS_DO_USUARIO.foraDaAlcada);
  }
  // First: of somebody who is no active staff not even the name is told.
  await exigirQuePossam(tx, clienteId, idsDe(mudam), 'pessoas');
  await exigirNaAlcada(tx, idsDe([...mudam, ...saem]), 'pessoas');
  for (const { id } of saem) await desvincularResponsavel(tx, id, [clienteId]);
  for (const { id, papel } of mudam) await darPapelNoCliente(tx, id, clienteId, papel);
  await anotar(tx, clienteId, porPapel(vinculados), porPapel(depois));
}

async function gravarTimes(
  tx: ContextoDeTransacao,
  clienteId: number,
  { antes, depois }: NonNullable<QuemAtendeGravado['times']>,
): Promise<void> {
  // A team is changed by whoever changes teams.
  if (!pode(tx.ator, 'times:editar')) throw new Recusa('SEM_PERMISSAO');
  await segurarTimes(tx);
  const atual = await lerAtendimento(tx, clienteId);
  const vinculados = atual.times.flatMap(({ id, vinculado }) => (vinculado ? [id] : []));
  const desde = trocaDe(antes, vinculados);
  if (desde.entram.length + desde.saem.length > 0) throw registroAlterado(atual, T.mudou);
  const troca = trocaDe(vinculados, depois);
  if (troca.entram.length + troca.saem.length === 0) return;
  if (!(await podeDarCliente(tx, clienteId))) {
    throw campoInvalido('times', TEXTOS_DO_USUARIO.foraDaAlcada);
  }
  for (const id of troca.entram) {
    const contra = await contraDesignado(tx, 'time_id', id);
    if (contra) throw campoInvalido('times', contra);
  }
  await mudarTimesDoCliente(tx, clienteId, troca);
  await anotar(tx, clienteId, { times_que_atendem: vinculados }, { times_que_atendem: depois });
}

/**
 * Replaces the people, or the teams, that a client is linked to; who its contracts name stays (page
 * book #19). Who begins or ceases to see the client is told as by the other ways of giving one.
 *
 * @throws Recusa 404 for a client out of scope; 403 for teams without the permission to change them;
 *   409 with `atual` where somebody changed who serves it since it was read; 422 for people who are not
 *   active staff, see no clients or have more rights than the caller, for teams that are missing or not active, where the caller may not
 *   give the client, and where the caller would see it no more.
 */
export function gravarQuemAtende(
  ctx: Contexto,
  clienteId: number,
  { pessoas, times }: QuemAtendeGravado,
): Promise<Atendimento> {
  return ctx.transacao(async (tx) => {
    await lerAtendimento(tx, clienteId);
    if (pessoas) await gravarPessoas(tx, clienteId, pessoas);
    if (times) await gravarTimes(tx, clienteId, times);
    // Nobody could give it back to who took it from themselves, who would not even read the answer.
    if (!(await clienteNoEscopo(tx, clienteId))) {
      throw campoInvalido(pessoas ? 'pessoas' : 'times', T.semVoce);
    }
    return lerAtendimento(tx, clienteId);
  });
}
