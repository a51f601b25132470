import type { EmpresaRecusada } from '@dominio/contrato/empresas-mover';
import { emPartes } from '../../../platform/conjuntos.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado, Recusa } from '../../../platform/erros.ts';
import { escritaDe } from '../../../platform/versao.ts';
import { CAMPOS } from '../empresas.campos.ts';
import { erroDoStatus } from '../empresas.rules.ts';
import { desfazerMudanca } from '../mudancas.service.ts';
import { fraseDasFiliais, serveAsFiliais } from '../recusas.rules.ts';
import { erroDaAbertura } from '../regimes.rules.ts';
import * as base from './base.repository.ts';
import * as desfeitas from './desfazer.repository.ts';
import type { Escritas } from './escritas.rules.ts';
import { abrirImportacao } from './gravacao.service.ts';
import * as repo from './importacao.repository.ts';
import {
  exigirAcesso,
  guardadasDesde,
  lerImportacao,
  NAO_ENCONTRADA,
} from './importacao.service.ts';

/** Companies and audit entries of one statement. */
const LOTE = 500;

const FIM = 'A importação já não pode ser desfeita.';
const SUMIU = `Uma das empresas já não existe ou está fora do seu alcance. ${FIM}`;
const MUDOU = 'Foi alterada depois da importação.';
const TEM_REGISTROS = 'Já tem contratos, contas ou outros registros.';

type Atuais = ReadonlyMap<number, base.EmpresaNaBase>;

/** Why what a company had before does not fit what has come since, or null. */
function recusaDaVolta(atual: base.EmpresaNaBase, antes: Escritas['alteradas'][number]['antes']) {
  const depois = { ...CAMPOS.de(atual), ...antes };
  if (atual.filiais > 0 && !serveAsFiliais(atual, depois)) return fraseDasFiliais(atual.filiais);
  const { primeiro_regime, status_desde } = atual;
  const erro =
    erroDaAbertura(depois.data_abertura, primeiro_regime ?? undefined) ??
    erroDoStatus(depois.data_abertura, status_desde);
  return erro?.mensagem ?? null;
}

/** Every company that is no longer as the import left it, and why. */
function recusasDe({ criadas, alteradas }: Escritas, atuais: Atuais, presas: ReadonlySet<number>) {
  const recusas: EmpresaRecusada[] = [];
  const conferir = (
    { id, versao }: Escritas['criadas'][number],
    contra: (atual: base.EmpresaNaBase) => string | null,
  ) => {
    const atual = atuais.get(id);
    if (!atual) return;
    const motivo = atual.versao === versao ? contra(atual) : MUDOU;
    if (motivo) recusas.push({ empresa_id: id, razao_social: atual.razao_social, motivo });
  };
  for (const uma of criadas) conferir(uma, ({ id }) => (presas.has(id) ? TEM_REGISTROS : null));
  for (const uma of alteradas) conferir(uma, (atual) => recusaDaVolta(atual, uma.antes));
  return recusas;
}

async function lerAtuais(tx: Contexto, ids: readonly number[]): Promise<Atuais> {
  const lidas = await base.lerPorIds(tx.db, tx.ator, ids);
  return new Map(lidas.filter(({ visivel }) => visivel).map((uma) => [uma.id, uma]));
}

async function devolver(
  tx: ContextoDeTransacao,
  { criadas, alteradas }: Escritas,
  atuais: Atuais,
): Promise<void> {
  const escrita = escritaDe(tx);
  const deAntes = alteradas.flatMap(({ id, antes }) => {
    const atual = atuais.get(id);
    return atual ? [{ atual, depois: { ...CAMPOS.de(atual), ...antes } }] : [];
  });
  for (const lote of emPartes(deAntes, LOTE)) {
    await base.atualizarVarias(
      tx.db,
      lote.map(({ atual, depois }) => ({ ...depois, id: atual.id })),
      escrita,
    );
    await tx.auditar(
      ...lote.map(({ atual, depois }) => ({
        acao: 'empresa.alterada',
        objeto: { tipo: 'empresa', id: atual.id },
        clienteId: atual.cliente_id,
        antes: CAMPOS.de(atual),
        depois: { ...depois },
      })),
    );
  }
  await desfeitas.excluir(
    tx.db,
    criadas.map(({ id }) => id),
  );
  const sairam = criadas.flatMap(({ id }) => atuais.get(id) ?? []);
  for (const lote of emPartes(sairam, LOTE)) {
    await tx.auditar(
      ...lote.map((uma) => ({
        acao: 'empresa.excluida',
        objeto: { tipo: 'empresa', id: uma.id },
        antes: { ...CAMPOS.de(uma), cliente_id: uma.cliente_id },
      })),
    );
  }
}

async function desfazer(tx: ContextoDeTransacao, escritas: Escritas): Promise<void> {
  const { criadas, alteradas } = escritas;
  const ids = [...criadas, ...alteradas].map(({ id }) => id);
  await desfeitas.travar(tx.db, ids);
  const atuais = await lerAtuais(tx, ids);
  if (atuais.size < ids.length) throw estadoInvalido(SUMIU);
  const presas = await desfeitas.comRegistros(
    tx.db,
    criadas.map(({ id }) => id),
  );
  const recusas = recusasDe(escritas, atuais, presas);
  const [primeira] = recusas;
  if (primeira) {
    const mais = recusas.length === 1 ? '' : ` E não só: são ${recusas.length} empresas.`;
    const detail = `${primeira.razao_social}: ${primeira.motivo}${mais} ${FIM}`;
    throw new Recusa('ESTADO_INVALIDO', { detail, extras: { recusas } });
  }
  await devolver(tx, escritas, atuais);
}

/**
 * Takes an import back: the companies that it created go, those that it changed have again what they
 * had, and the sheet may be checked anew. All of them or none.
 *
 * @throws Recusa 404 for what is not the caller's; 409 for what was not written or undone already, and
 *   with `recusas` where a company was changed since or has records of its own by now.
 */
export function desfazerImportacao(ctx: Contexto, id: number) {
  exigirAcesso(ctx);
  return ctx.transacao(async (tx) => {
    const uma = await abrirImportacao(tx, id, guardadasDesde(tx.agora()));
    if (!uma) throw naoEncontrado(NAO_ENCONTRADA);
    if (uma.mudanca_id === null) throw estadoInvalido('Não há nada a desfazer nesta importação.');
    await desfazerMudanca(
      tx,
      { tipo: 'importacao', id: uma.mudanca_id },
      async () => undefined,
      (escritas: Escritas) => desfazer(tx, escritas),
    );
    await tx.auditar({
      acao: 'empresa.importacao_desfeita',
      depois: { arquivo: uma.nome_arquivo },
    });
    await repo.mudar(tx.db, id, { etapa: 'enviada', gravado_em: null, mudanca_id: null });
    await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes');
    return {
      success: true as const,
      message: 'Importação desfeita.',
      ...(await lerImportacao(tx, id)),
    };
  });
}
