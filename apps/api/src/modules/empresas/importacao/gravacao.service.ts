import { emPartes } from '../../../platform/conjuntos.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { estadoInvalido, sqlstate } from '../../../platform/erros.ts';
import { escritaDe } from '../../../platform/versao.ts';
import { CAMPOS } from '../empresas.campos.ts';
import { guardarMudanca } from '../mudancas.service.ts';
import * as base from './base.repository.ts';
import { conferirTodas } from './conferencia.service.ts';
import { camposMudados, type Escritas, escritasDe, type RegimeEscrito } from './escritas.rules.ts';
import * as repo from './importacao.repository.ts';
import type { Escrita, LinhaConferida } from './linha.rules.ts';

/** Companies and audit entries of one statement. */
const LOTE = 500;

const PRESA = '55P03';
const MUDOU = 'outra gravação veio antes';

/** Ends the transaction: what was checked is no longer so. */
class Mudou extends Error {}

const contar = (quantas: number, uma: string, varias: string) =>
  `${quantas.toLocaleString('pt-BR')} ${quantas === 1 ? uma : varias}`;

type Nova = Extract<Escrita, { tipo: 'nova' }>;
type Mudada = Extract<Escrita, { tipo: 'altera' }>;

async function inserirNovas(
  tx: ContextoDeTransacao,
  novas: readonly Nova['campos'][],
  ids: Map<string, number>,
): Promise<void> {
  for (const lote of emPartes(novas, LOTE)) {
    const inseridas = await base.inserirVarias(tx.db, lote);
    for (const { id, cnpj } of inseridas) ids.set(cnpj, id);
    if (inseridas.length < lote.length) throw new Mudou(MUDOU);
    await tx.auditar(
      ...lote.map((campos) => ({
        acao: 'empresa.criada',
        objeto: { tipo: 'empresa', id: ids.get(campos.cnpj) ?? 0 },
        depois: campos,
      })),
    );
  }
}

async function gravarMudadas(tx: ContextoDeTransacao, mudadas: readonly Mudada[]): Promise<void> {
  for (const lote of emPartes(mudadas, LOTE)) {
    await base.atualizarVarias(
      tx.db,
      lote.map(({ de, campos }) => ({ ...campos, id: de.id })),
      escritaDe(tx),
    );
    await tx.auditar(
      ...lote.map(({ de, campos }) => ({
        acao: 'empresa.alterada',
        objeto: { tipo: 'empresa', id: de.id },
        clienteId: de.cliente_id,
        antes: CAMPOS.de(de),
        depois: { ...campos },
      })),
    );
  }
}

/** Begins the regimes that rows name, each in the history of its company as the call for one does. */
async function gravarRegimes(
  tx: ContextoDeTransacao,
  escritas: readonly Escrita[],
  ids: ReadonlyMap<string, number>,
): Promise<RegimeEscrito[]> {
  const novos = escritas.flatMap((uma) => {
    if (!uma.regime) return [];
    const dona =
      uma.tipo === 'nova'
        ? { id: ids.get(uma.campos.cnpj), cliente_id: uma.campos.cliente_id }
        : uma.de;
    if (dona.id === undefined) throw new Mudou(MUDOU);
    return [{ ...uma.regime, empresa_id: dona.id, cliente_id: dona.cliente_id }];
  });
  const escritos: RegimeEscrito[] = [];
  for (const lote of emPartes(novos, LOTE)) {
    const inicios = new Map(lote.map((um) => [um.empresa_id, um]));
    for (const linha of await base.inserirRegimes(tx.db, lote)) {
      const inicio = inicios.get(linha.empresa_id);
      if (inicio) escritos.push({ ...linha, regime: inicio.regime, desde: inicio.desde });
    }
    await tx.auditar(
      ...lote.map(({ empresa_id, cliente_id, regime, desde }) => ({
        acao: 'empresa.regime_incluido',
        objeto: { tipo: 'empresa', id: empresa_id },
        clienteId: cliente_id,
        depois: { regime, desde },
      })),
    );
  }
  return escritos;
}

/** Writes what rows do, branches after the head offices whose ids they need. */
async function gravarLinhas(
  tx: ContextoDeTransacao,
  linhas: readonly LinhaConferida[],
): Promise<Escritas> {
  const ids = new Map<string, number>();
  const primeiras: Escrita[] = [];
  const depois: (() => Escrita)[] = [];
  for (const { escrita, matriz } of linhas) {
    if (!escrita) continue;
    if (matriz?.id !== null) primeiras.push(escrita);
    else {
      depois.push(() => {
        const matriz_id = ids.get(matriz.cnpj);
        if (matriz_id === undefined) throw new Mudou(MUDOU);
        return { ...escrita, campos: { ...escrita.campos, matriz_id } } as Escrita;
      });
    }
  }
  const gravar = async (escritas: readonly Escrita[]) => {
    const novas = escritas.flatMap((uma) => (uma.tipo === 'nova' ? [uma.campos] : []));
    await inserirNovas(tx, novas, ids);
    await gravarMudadas(
      tx,
      escritas.filter((uma) => uma.tipo === 'altera' && camposMudados(uma).length > 0) as Mudada[],
    );
  };
  await gravar(primeiras);
  const filiais = depois.map((uma) => uma());
  await gravar(filiais);
  const todas = [...primeiras, ...filiais];
  return escritasDe(todas, ids, await gravarRegimes(tx, todas, ids));
}

/** What a check finds of a row, to compare two checks by. */
const achado = ({
  estado,
  cliente_id,
  empresa_id,
  empresa_versao,
  problemas,
  mudancas,
}: Omit<LinhaConferida, 'numero'>) =>
  JSON.stringify([
    estado,
    cliente_id,
    empresa_id,
    empresa_versao,
    problemas.map(({ coluna, mensagem }) => [coluna, mensagem]),
    mudancas.map(({ rotulo, antes, depois }) => [rotulo, antes, depois]),
  ]);

/** The rows of which another thing is found than what the person was shown. */
async function quantasMudaram(
  { db }: Contexto,
  id: number,
  conferidas: readonly LinhaConferida[],
): Promise<number> {
  const agora = new Map(conferidas.map((linha) => [linha.numero, linha]));
  let mudaram = 0;
  for (let ultima = 0; ; ) {
    const lote = await repo.lerLote(db, id, ultima);
    for (const { estado, ...antes } of lote) {
      const nova = agora.get(antes.numero);
      if (!nova || estado === null || achado(nova) !== achado({ ...antes, estado })) mudaram++;
    }
    const fim = lote.at(-1);
    if (!fim) return mudaram;
    ultima = fim.numero;
  }
}

/** Holds the head offices that branches name, which nobody may have changed since they were compared. */
async function segurarMatrizes(tx: ContextoDeTransacao, conferidas: readonly LinhaConferida[]) {
  const comparadas = new Map(
    conferidas.flatMap(({ escrita, matriz }) =>
      escrita && matriz?.id ? [[matriz.id, matriz.versao] as const] : [],
    ),
  );
  const agora = await base.segurarMatrizes(tx.db, [...comparadas.keys()]);
  for (const [id, versao] of comparadas) if (agora.get(id) !== versao) throw new Mudou(MUDOU);
}

const EM_USO = 'Esta importação já está sendo conferida ou gravada. Aguarde o fim.';
const OCUPADA =
  'Uma das empresas está sendo alterada neste momento. Nada foi gravado. Tente novamente.';

/** The import, held until the transaction ends. @throws Recusa 409 while another call holds it. */
export async function abrirImportacao(tx: ContextoDeTransacao, id: number, desde: Date) {
  try {
    return await repo.segurar(tx.db, tx.ator, id, desde);
  } catch (erro) {
    throw sqlstate(erro) === PRESA ? estadoInvalido(EM_USO) : erro;
  }
}

const mudaram = (quantas: number) =>
  estadoInvalido(
    `${contar(quantas, 'linha mudou', 'linhas mudaram')} desde a conferência. Nada foi gravado. Confira outra vez.`,
  );

/**
 * Writes every row that was checked, or none: each company with its history, as the calls for one do.
 * All is checked again under locks that wait for nobody.
 *
 * @returns how many rows changed since the check; then nothing but what is now found was written.
 * @throws Recusa 409 while one of the companies is being changed, and for rows with errors unless they
 *   are to be left out.
 */
export async function gravarImportacao(
  tx: ContextoDeTransacao,
  importacao: repo.Importacao,
  semErros: boolean,
): Promise<{ readonly recusa: Error | null; readonly frase: string }> {
  try {
    await base.segurarDaImportacao(tx.db, importacao.id);
    const conferidas = await conferirTodas(tx, importacao);
    const outras = await quantasMudaram(tx, importacao.id, conferidas);
    if (outras > 0) {
      await repo.gravarConferencia(tx.db, importacao.id, conferidas);
      return { recusa: mudaram(outras), frase: '' };
    }
    const com = (estado: LinhaConferida['estado']) =>
      conferidas.filter((linha) => linha.estado === estado).length;
    const [novas, mudadas, erros] = [com('nova'), com('altera'), com('erro')];
    if (erros > 0 && !semErros) {
      throw estadoInvalido(
        `${contar(erros, 'linha está', 'linhas estão')} com erro. Corrija o arquivo ou deixe-as de fora.`,
      );
    }
    if (novas + mudadas === 0) throw estadoInvalido('Não há nada a gravar.');
    await segurarMatrizes(tx, conferidas);
    const escritas = await gravarLinhas(tx, conferidas);
    const mudanca_id = await guardarMudanca(tx, 'importacao', escritas);
    await tx.auditar({
      acao: 'empresa.importadas',
      depois: { criadas: novas, alteradas: mudadas, arquivo: importacao.nome_arquivo },
    });
    await repo.mudar(tx.db, importacao.id, {
      etapa: 'gravada',
      gravado_em: tx.agora(),
      mudanca_id,
    });
    await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes');
    const frase = `${contar(novas, 'empresa criada', 'empresas criadas')}, ${contar(mudadas, 'alterada', 'alteradas')}.`;
    return { recusa: null, frase };
  } catch (erro) {
    if (sqlstate(erro) === PRESA) throw estadoInvalido(OCUPADA);
    throw erro instanceof Mudou ? mudaram(1) : erro;
  }
}
