import { createHash } from 'node:crypto';
import {
  type MudancaEmLote,
  PERMISSAO_DA_MUDANCA_EM_LOTE,
  type PedidoDeMudancaEmLote,
  type ResultadoDoLote,
  type TipoDeMudancaEmLote,
} from '@dominio/contrato/empresas-lote';
import { vincularResponsavel } from '../../modules/clientes/vinculo.service.ts';
import { guardarMudanca } from '../../modules/empresas/mudancas.service.ts';
import { pode } from '../../platform/acesso/ator.ts';
import type { RegistroDeAuditoria } from '../../platform/auditoria/auditoria.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado, Recusa } from '../../platform/erros.ts';
import { escritaDe } from '../../platform/versao.ts';
import * as repo from './mudar-empresas.repository.ts';
import { type Mudado, type Plano, quantosDe } from './mudar-empresas.rules.ts';
import { planejar } from './plano.service.ts';

const MUDOU = 'Algo mudou desde a conferência. Confira outra vez.';

/** @throws Recusa 403: tags are the client's; a responsible person and a team, the contract's. */
export function exigirPermissao({ ator }: Contexto, tipo: TipoDeMudancaEmLote): void {
  if (!pode(ator, PERMISSAO_DA_MUDANCA_EM_LOTE[tipo])) throw new Recusa('SEM_PERMISSAO');
}

/** What the log calls each kind's change, and its undoing. */
const ACOES: Readonly<Record<TipoDeMudancaEmLote, { objeto: string; ida: string; volta: string }>> =
  {
    tags: { objeto: 'cliente', ida: 'cliente.alterado', volta: 'cliente.alterado' },
    responsavel: { objeto: 'contrato', ida: 'contrato.alterado', volta: 'contrato.alterado' },
    time: { objeto: 'contrato', ida: 'contrato.alterado', volta: 'contrato.alterado' },
    regime: { objeto: 'empresa', ida: 'empresa.regime_incluido', volta: 'empresa.regime_excluido' },
    status: {
      objeto: 'empresa',
      ida: 'empresa.status_alterado',
      volta: 'empresa.status_alterado',
    },
  };

type Anotado = Pick<Mudado, 'id' | 'cliente_id' | 'antes' | 'depois'>;

/** An entry of each record, as the noun's own change writes it. */
export async function anotar(
  tx: ContextoDeTransacao,
  tipo: TipoDeMudancaEmLote,
  sentido: 'ida' | 'volta',
  registros: readonly Anotado[],
): Promise<void> {
  const { objeto, [sentido]: acao } = ACOES[tipo];
  await tx.auditar(
    ...registros.map(({ id, cliente_id: clienteId, antes, depois }) => {
      const dito = { antes: { ...antes }, depois: { ...depois } };
      const nadaAntes = Object.keys(antes).length === 0;
      const nadaDepois = Object.keys(depois).length === 0;
      return {
        acao,
        objeto: { tipo: objeto, id },
        clienteId,
        ...(!nadaAntes && { antes: dito.antes }),
        ...(!nadaDepois && { depois: dito.depois }),
      } satisfies RegistroDeAuditoria;
    }),
  );
  await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes');
}

/** A record that was changed: the version that it has since, and the company of a regime's row. */
export interface Gravado extends Mudado {
  readonly empresa_id?: number;
}

/** All that it takes to undo a change of many. */
export interface Estado {
  readonly tipo: TipoDeMudancaEmLote;
  readonly registros: readonly Gravado[];
  /** Who is responsible since, and the clients that this gave. */
  readonly vinculos: { readonly pessoa: number; readonly clientes: readonly number[] } | null;
}

async function gravar(
  tx: ContextoDeTransacao,
  mudanca: MudancaEmLote,
  { mudados }: Plano,
): Promise<Estado> {
  const { tipo } = mudanca;
  if (tipo === 'regime') {
    const feitos = await repo.iniciarRegimes(
      tx.db,
      mudados.map(({ id }) => id),
      mudanca,
    );
    const linhas = new Map(feitos.map((um) => [um.empresa_id, um]));
    const registros = mudados.map((um) => ({ ...um, ...linhas.get(um.id), empresa_id: um.id }));
    return { tipo, registros, vinculos: null };
  }
  const novos = mudados.map(({ id, versao, depois }) => ({ ...depois, id, versao }));
  if (!(await repo.gravar(tx.db, tipo, novos, escritaDe(tx)))) throw estadoInvalido(MUDOU);
  const registros = mudados.map((um) => ({ ...um, versao: um.versao + 1 }));
  if (tipo !== 'responsavel') return { tipo, registros, vinculos: null };
  const pessoa = mudanca.responsavel_id;
  const donos = [...new Set(mudados.map(({ cliente_id }) => cliente_id))];
  const clientes = await vincularResponsavel(tx, pessoa, donos);
  return { tipo, registros, vinculos: { pessoa, clientes } };
}

/** What a simulation showed, so that nothing else is done. */
const conferenciaDe = (mudanca: MudancaEmLote, { mudados }: Plano): string =>
  createHash('sha256')
    .update(JSON.stringify([mudanca, mudados]))
    .digest('base64url');

/**
 * Changes tags, the responsible person, the team, the regime or the status of companies: of all of them
 * or of none. Tags are their clients'; the person and the team, those of their contracts that have not
 * ended.
 *
 * @throws Recusa 403 without the permission of what changes; 404 where a company is out of reach; 409
 *   with `recusas` where one may not change, where nothing would, and where it is not what was simulated;
 *   422 for a person or a team that contracts may not name, and for a day to come.
 */
export function mudarEmpresas(
  ctx: Contexto,
  { empresa_ids: ids, mudanca, conferencia, simular }: PedidoDeMudancaEmLote,
): Promise<ResultadoDoLote> {
  exigirPermissao(ctx, mudanca.tipo);
  return ctx.transacao(async (tx) => {
    const visiveis = await repo.lerEmpresas(tx.db, tx.ator, ids);
    if (visiveis.length < ids.length) throw naoEncontrado('Empresa não encontrada.');
    if (!simular) await repo.travarDas(tx.db, mudanca.tipo, ids);
    const empresas = simular ? visiveis : await repo.lerEmpresas(tx.db, tx.ator, ids);
    if (empresas.length < ids.length) throw naoEncontrado('Empresa não encontrada.');
    const plano = await planejar(tx, mudanca, empresas);
    const resultado = {
      ...quantosDe(plano.mudados),
      ja_estavam: plano.ja,
      recusas: [...plano.recusas],
      conferencia: conferenciaDe(mudanca, plano),
    };
    if (simular) return { ...resultado, simulado: true, mudanca_id: null };
    const [primeira] = plano.recusas;
    if (primeira) {
      const detail = `${primeira.razao_social}: ${primeira.motivo}`;
      throw new Recusa('ESTADO_INVALIDO', { detail, extras: { recusas: plano.recusas } });
    }
    if (conferencia !== undefined && conferencia !== resultado.conferencia) {
      throw estadoInvalido(MUDOU);
    }
    if (plano.mudados.length === 0) {
      throw estadoInvalido('Nada muda: as empresas escolhidas já estão assim.');
    }
    const estado = await gravar(tx, mudanca, plano);
    await anotar(tx, mudanca.tipo, 'ida', plano.mudados);
    const mudanca_id = await guardarMudanca(tx, 'lote', estado);
    return { ...resultado, simulado: false, mudanca_id };
  });
}
