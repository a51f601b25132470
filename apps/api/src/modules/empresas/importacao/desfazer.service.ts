import type { EmpresaRecusada } from '@dominio/contrato/empresas-mover';
import { emPartes } from '../../../platform/conjuntos.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado, Recusa } from '../../../platform/erros.ts';
import { escritaDe } from '../../../platform/versao.ts';
import { CAMPOS } from '../empresas.campos.ts';
import { erroDaMatriz, erroDoStatus } from '../empresas.rules.ts';
import { desfazerMudanca } from '../mudancas.service.ts';
import { fraseDasFiliais, serveAsFiliais } from '../recusas.rules.ts';
import { erroDaAbertura, recusaDaExclusao } from '../regimes.rules.ts';
import * as base from './base.repository.ts';
import * as desfeitas from './desfazer.repository.ts';
import type { Escritas, RegimeEscrito } from './escritas.rules.ts';
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

/** What the companies of an import are now, and what they would be again. */
interface Cena {
  readonly atuais: Atuais;
  readonly voltando: Atuais;
  /** Those that it created and that have records of their own by now, other than branches. */
  readonly presas: ReadonlySet<number>;
  /** The regimes that it began, by company. */
  readonly regimes: ReadonlyMap<number, RegimeEscrito>;
  /** How many branches each has that are none of the import's. */
  readonly filiais: ReadonlyMap<number, number>;
}

/** The regimes that a company has without the one that the import began, the oldest first. */
const outrosRegimes = ({ regimes }: Cena, { id, regimes: todos }: base.EmpresaNaBase) =>
  todos.filter((um) => um.id !== regimes.get(id)?.id);

/** Whether the regime that an import began is no longer as it was written. */
function mudouORegime({ regimes }: Cena, { id, regimes: todos }: base.EmpresaNaBase): boolean {
  const escrito = regimes.get(id);
  return (
    escrito !== undefined &&
    !todos.some((um) => um.id === escrito.id && um.versao === escrito.versao)
  );
}

/** Why what a company had before does not fit what has come since, or null. */
function recusaDaVolta(cena: Cena, id: number, matrizDeAntes: boolean) {
  const { atuais, voltando, filiais, regimes } = cena;
  const [atual, depois] = [atuais.get(id), voltando.get(id)];
  if (!atual || !depois) return null;
  const total = filiais.get(id) ?? 0;
  if (total > 0 && !serveAsFiliais(atual, depois)) return fraseDasFiliais(total);
  const { status_desde } = atual;
  const ficam = outrosRegimes(cena, atual);
  const repetido = regimes.has(id) ? recusaDaExclusao(ficam) : null;
  if (repetido) return repetido;
  const { matriz_id } = depois;
  const matriz = matriz_id === null ? undefined : voltando.get(matriz_id);
  const erro =
    erroDaAbertura(depois.data_abertura, ficam[0]?.desde) ??
    erroDoStatus(depois.data_abertura, status_desde) ??
    // The one that it had may have been closed meanwhile, as if it had stayed.
    (matrizDeAntes ? erroDaMatriz(depois, matriz, matriz_id) : null);
  return erro?.mensagem ?? null;
}

/** Every company that is no longer as the import left it, and why. */
function recusasDe({ criadas, alteradas }: Escritas, cena: Cena) {
  const recusas: EmpresaRecusada[] = [];
  const conferir = ({ id, versao }: Escritas['criadas'][number], contra: () => string | null) => {
    const atual = cena.atuais.get(id);
    if (!atual) return;
    const igual = atual.versao === versao && !mudouORegime(cena, atual);
    const motivo = igual ? contra() : MUDOU;
    if (motivo) recusas.push({ empresa_id: id, razao_social: atual.razao_social, motivo });
  };
  for (const uma of criadas) {
    const presa = cena.presas.has(uma.id) || cena.filiais.has(uma.id);
    conferir(uma, () => (presa ? TEM_REGISTROS : null));
  }
  for (const uma of alteradas) {
    conferir(uma, () => recusaDaVolta(cena, uma.id, uma.antes.matriz_id != null));
  }
  return recusas;
}

async function lerAtuais(tx: Contexto, ids: readonly number[]): Promise<Atuais> {
  const lidas = await base.lerPorIds(tx.db, tx.ator, ids);
  return new Map(lidas.filter(({ visivel }) => visivel).map((uma) => [uma.id, uma]));
}

function voltandoDe(atuais: Atuais, alteradas: Escritas['alteradas']): Atuais {
  const antes = new Map(alteradas.map((uma) => [uma.id, uma.antes]));
  return new Map([...atuais].map(([id, atual]) => [id, { ...atual, ...antes.get(id) }]));
}

/** Takes back the regimes that began; those of companies that go are told of with these. */
async function tirarRegimes(
  tx: ContextoDeTransacao,
  regimes: readonly RegimeEscrito[],
  criadas: ReadonlySet<number>,
  atuais: Atuais,
): Promise<void> {
  await desfeitas.excluirRegimes(
    tx.db,
    regimes.map(({ id }) => id),
  );
  const deAntes = regimes.filter(({ empresa_id }) => !criadas.has(empresa_id));
  for (const lote of emPartes(deAntes, LOTE)) {
    await tx.auditar(
      ...lote.map(({ empresa_id, regime, desde }) => ({
        acao: 'empresa.regime_excluido',
        objeto: { tipo: 'empresa', id: empresa_id },
        clienteId: atuais.get(empresa_id)?.cliente_id ?? null,
        antes: { regime, desde },
      })),
    );
  }
}

async function devolver(
  tx: ContextoDeTransacao,
  { criadas, alteradas, regimes = [] }: Escritas,
  atuais: Atuais,
): Promise<void> {
  const escrita = escritaDe(tx);
  await tirarRegimes(tx, regimes, new Set(criadas.map(({ id }) => id)), atuais);
  const deAntes = alteradas.flatMap(({ id, antes }) => {
    const atual = atuais.get(id);
    const mudou = Object.keys(antes).length > 0;
    return atual && mudou ? [{ atual, depois: { ...CAMPOS.de(atual), ...antes } }] : [];
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
  const { criadas, alteradas, regimes = [] } = escritas;
  const ids = [...criadas, ...alteradas].map(({ id }) => id);
  const matrizes = alteradas.flatMap(({ antes: { matriz_id } }) => matriz_id ?? []);
  const lidas = [...new Set([...ids, ...matrizes])];
  await desfeitas.travar(tx.db, lidas);
  const atuais = await lerAtuais(tx, lidas);
  if (!ids.every((id) => atuais.has(id))) throw estadoInvalido(SUMIU);
  const recusas = recusasDe(escritas, {
    atuais,
    voltando: voltandoDe(atuais, alteradas),
    presas: await desfeitas.comRegistros(
      tx.db,
      criadas.map(({ id }) => id),
      regimes.map(({ id }) => id),
    ),
    regimes: new Map(regimes.map((um) => [um.empresa_id, um])),
    filiais: await desfeitas.filiaisDeFora(tx.db, ids),
  });
  const [primeira] = recusas;
  if (primeira) {
    const mais = recusas.length === 1 ? '' : ` São ${recusas.length} empresas nesta situação.`;
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
