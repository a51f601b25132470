import {
  desvincularResponsavel,
  vincularResponsavel,
} from '../../modules/clientes/vinculo.service.ts';
import { contraDesignado } from '../../modules/contratos/opcoes.service.ts';
import { recusaDaVolta } from '../../modules/empresas/em-lote.service.ts';
import { desfazerMudanca } from '../../modules/empresas/mudancas.service.ts';
import { segurarPessoas } from '../../modules/pessoas/troca-de-vinculos.service.ts';
import { semSubstituicoes } from '../../platform/acesso/escopo.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe, porQuem } from '../../platform/versao.ts';
import * as repo from './mudar-empresas.repository.ts';
import { quantosDe } from './mudar-empresas.rules.ts';
import { anotar, type Estado, exigirPermissao } from './mudar-empresas.service.ts';
import * as responsaveis from './responsavel.repository.ts';

const FIM = 'A mudança já não pode ser desfeita.';
const contra = (frase: string) => estadoInvalido(`${frase} ${FIM}`);

const unicos = (ids: readonly number[]) => [...new Set(ids)];

/** @throws Recusa 404 for a client out of reach, said as of a change that there is not. */
async function exigirClientes(tx: Contexto, ids: readonly number[]): Promise<void> {
  const todos = unicos(ids);
  const quantos = await repo.contarClientes(tx.db, tx.ator, todos);
  if (quantos < todos.length) throw naoEncontrado();
}

/** @throws Recusa 409 that says which record somebody changed meanwhile, who and when. */
async function exigirIntactos(
  tx: ContextoDeTransacao,
  registros: Estado['registros'],
  atuais: readonly repo.Atual[],
): Promise<void> {
  if (atuais.length < registros.length) throw contra('Um dos registros já não existe.');
  const versoes = new Map(registros.map(({ id, versao }) => [id, versao]));
  const outros = atuais.filter(({ id, versao }) => versoes.get(id) !== versao);
  const [primeiro] = outros;
  if (!primeiro) return;
  const { nome, alterado_por, atualizado_em } = primeiro;
  const quem = await porQuem(tx, { alterado_por, atualizado_em: new Date(atualizado_em) });
  const mais = outros.length === 1 ? '' : `, e não só: são ${outros.length} registros`;
  throw contra(`${nome}: registro alterado ${quem}${mais}.`);
}

/** @throws Recusa 409 where two of a company's regimes in a row would be the same. */
async function exigirVoltaDosRegimes(tx: ContextoDeTransacao, registros: Estado['registros']) {
  const fora = new Set(registros.map(({ id }) => id));
  const empresaIds = registros.flatMap(({ empresa_id }) => empresa_id ?? []);
  const restam = (await repo.lerRegimes(tx.db, empresaIds)).filter(({ id }) => !fora.has(id));
  for (const seus of Map.groupBy(restam, ({ empresa_id }) => empresa_id).values()) {
    const frase = recusaDaVolta(seus);
    if (frase) throw contra(frase);
  }
}

const CAMPO_DO_TIPO = { responsavel: 'responsavel_id', time: 'time_id' } as const;

/** The earlier people, or teams, with the clients of the contracts that name them again. */
function anterioresDe({ registros }: Estado, campo: 'responsavel_id' | 'time_id') {
  const clientesDe = new Map<number, Set<number>>();
  for (const { antes, cliente_id } of registros) {
    const id = antes[campo];
    if (typeof id !== 'number') continue;
    clientesDe.set(id, (clientesDe.get(id) ?? new Set()).add(cliente_id));
  }
  return [...clientesDe]
    .map(([id, clientes]) => [id, [...clientes]] as const)
    .toSorted(([a], [b]) => a - b);
}

/**
 * Asks of each earlier person or team what naming it in one contract asks, and links the clients to the
 * earlier people as that does.
 *
 * @throws Recusa 409 where contracts may not name one any more.
 */
async function devolverDesignados(tx: ContextoDeTransacao, estado: Estado) {
  const { tipo } = estado;
  if (tipo !== 'responsavel' && tipo !== 'time') return;
  const anteriores = anterioresDe(estado, CAMPO_DO_TIPO[tipo]);
  if (tipo === 'time') {
    const todos = anteriores.map(([id]) => id);
    if (await responsaveis.timesEmUso(tx.db, todos)) return;
    throw contra('Um dos times de antes já não está em uso.');
  }
  const de = anteriores.map(([id]) => id);
  await segurarPessoas(tx, estado.vinculos ? unicos([...de, estado.vinculos.pessoa]) : de);
  for (const [pessoa, clientes] of anteriores) {
    if (await contraDesignado(tx, 'responsavel_id', pessoa)) {
      throw contra('Um dos responsáveis de antes já não é uma pessoa ativa da equipe.');
    }
    const daveis = await responsaveis.clientesDaveis(
      tx.db,
      semSubstituicoes(tx.ator),
      pessoa,
      clientes,
    );
    if (daveis.size < clientes.length) {
      throw contra('Um dos responsáveis de antes deixou de ver um cliente que você não pode dar.');
    }
    await vincularResponsavel(tx, pessoa, clientes);
  }
}

/** Takes the clients from who was made responsible, but for those that they answer for by now. */
async function devolverVinculos(tx: ContextoDeTransacao, vinculos: Estado['vinculos']) {
  if (vinculos === null || vinculos.clientes.length === 0) return;
  const { pessoa, clientes } = vinculos;
  const nome = await responsaveis.clienteComMais(tx.db, pessoa, clientes);
  if (nome !== undefined) {
    throw contra(`Quem respondia por ${nome} passou a responder por mais deste cliente.`);
  }
  await desvincularResponsavel(tx, pessoa, clientes);
}

async function devolver(tx: ContextoDeTransacao, estado: Estado): Promise<void> {
  const { tipo, registros, vinculos } = estado;
  if (tipo === 'regime') {
    await exigirVoltaDosRegimes(tx, registros);
    await repo.excluirRegimes(
      tx.db,
      registros.map(({ id }) => id),
    );
    return;
  }
  await devolverDesignados(tx, estado);
  const novos = registros.map(({ id, versao, antes }) => ({ ...antes, id, versao }));
  await repo.gravar(tx.db, tipo, novos, escritaDe(tx));
  await devolverVinculos(tx, vinculos);
}

/**
 * Gives every record that a change of many wrote what it had before.
 *
 * @throws Recusa 403 without the permission of what changed; 404 where there is none, or a client is out
 *   of reach; 409 where it was undone already, where a record changed since, with who
 *   changed it, and where contracts may not name the earlier person or team any more.
 */
export function desfazerLote(ctx: Contexto, id: number) {
  return ctx.transacao((tx) =>
    desfazerMudanca(
      tx,
      { tipo: 'lote', id },
      async ({ tipo, registros }: Estado) => {
        await exigirClientes(
          tx,
          registros.map(({ cliente_id }) => cliente_id),
        );
        exigirPermissao(tx, tipo);
      },
      async (estado) => {
        const { tipo, registros } = estado;
        // A regime is written by whoever holds its company.
        if (tipo === 'regime') {
          const empresaIds = registros.flatMap(({ empresa_id }) => empresa_id ?? []);
          await repo.travarDas(tx.db, tipo, empresaIds);
        }
        const ids = registros.map((um) => um.id);
        const atuais = await repo.travarMudados(tx.db, tipo, ids);
        await exigirClientes(
          tx,
          atuais.map(({ cliente_id }) => cliente_id),
        );
        await exigirIntactos(tx, registros, atuais);
        await devolver(tx, estado);
        const donos = new Map(atuais.map(({ id: um, cliente_id }) => [um, cliente_id]));
        await anotar(
          tx,
          tipo,
          'volta',
          registros.map(({ id: um, empresa_id, cliente_id, antes, depois }) => ({
            id: empresa_id ?? um,
            cliente_id: donos.get(um) ?? cliente_id,
            antes: depois,
            depois: antes,
          })),
        );
        return quantosDe(registros);
      },
    ),
  );
}
