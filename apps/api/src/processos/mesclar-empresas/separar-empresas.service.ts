import { raizDoCnpj } from '@dominio/contrato/documentos';
import { listasTrocadas } from '../../modules/empresas/listas-trocadas.service.ts';
import { desfazerMudanca } from '../../modules/empresas/mudancas.service.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado, sqlstate } from '../../platform/erros.ts';
import { escritaDe } from '../../platform/versao.ts';
import * as repo from './mesclar-empresas.repository.ts';
import { contraSeparar, escritosDe, type Juncao } from './mesclar-empresas.rules.ts';
import { entradasDe, exigirEdicao, type Passados } from './mesclar-empresas.service.ts';

interface Listas {
  readonly regimes: readonly repo.Regime[];
  readonly socios: readonly repo.Socio[];
}
type Feita = Juncao<repo.LinhaDeEmpresa, Listas>;

const [CNPJ_REPETIDO, SEM_MATRIZ] = ['23505', '23503'];

/** @throws Recusa 404 where the company that stayed is out of reach or gone. */
async function exigirQueFicou(tx: Contexto, { fica_id }: Feita): Promise<repo.LinhaDeEmpresa> {
  const fica = await repo.ler(tx.db, tx.ator, fica_id);
  if (!fica) throw naoEncontrado('Empresa não encontrada.');
  return fica;
}

async function devolver(tx: ContextoDeTransacao, { sai, fica_id, passados }: Feita) {
  const escrita = escritaDe(tx);
  const volta = async (tipo: repo.QuePassa): Promise<number[]> => {
    const ids = { de: fica_id, para: sai.id, ids: passados[tipo] };
    return (await repo.passar(tx.db, tipo, ids, escrita)).map(({ id }) => id);
  };
  return {
    contratos: await volta('contratos'),
    contas: await volta('contas'),
    contatos: await volta('contatos'),
    filiais: await volta('filiais'),
  } satisfies Passados;
}

/** An earlier joining may be taken back in its turn: it learns of the version that this one leaves. */
async function abrirCaminho(tx: ContextoDeTransacao, { fica_id, versao }: Feita): Promise<void> {
  for (const outra of await repo.juntadasA(tx.db, fica_id)) {
    if (outra.versao === versao - 1) await repo.darVersao(tx.db, outra.id, versao + 1);
  }
}

/** @throws Recusa 409 where a company would have branches, of since the joining, that it cannot have. */
async function exigirFiliais(
  tx: ContextoDeTransacao,
  { id, tipo, cnpj }: repo.LinhaDeEmpresa,
): Promise<void> {
  const filiais = await repo.lerFiliais(tx.db, [id]);
  const fora = filiais.find(
    (filial) => tipo !== 'matriz' || raizDoCnpj(filial.cnpj) !== raizDoCnpj(cnpj),
  );
  if (!fora) return;
  throw estadoInvalido(
    `A filial ${fora.razao_social} é de depois da junção e ficaria sem matriz. Mude a filial antes de separar.`,
  );
}

async function separar(tx: ContextoDeTransacao, feita: Feita): Promise<void> {
  const { fica_id, fica, sai, listas, depois } = feita;
  await repo.travar(tx.db, [fica_id]);
  const atual = await exigirQueFicou(tx, feita);
  const agora = {
    regimes: await repo.lerRegimes(tx.db, fica_id),
    socios: await repo.lerSocios(tx.db, fica_id),
  };
  const juntadas = await repo.juntadasA(tx.db, fica_id);
  const contra = contraSeparar(feita, atual, agora, juntadas);
  if (contra) throw estadoInvalido(contra);
  await repo.atualizar(tx.db, fica_id, escritosDe(fica), escritaDe(tx));
  await repo.repor(tx.db, sai);
  await repo.reporListas(tx.db, [fica_id, sai.id], {
    regimes: [...listas.fica.regimes, ...listas.sai.regimes],
    socios: [...listas.fica.socios, ...listas.sai.socios],
  });
  await repo.levarJuncoes(tx.db, { de: fica_id, para: sai.id, ids: feita.juncoes });
  const devolvidos = await devolver(tx, feita);
  for (const empresa of [fica, sai]) await exigirFiliais(tx, empresa);
  await abrirCaminho(tx, feita);
  const mudaram = (qual: 'regimes' | 'socios') =>
    JSON.stringify(depois[qual].map(({ id }) => id)) !==
    JSON.stringify(listas.fica[qual].map(({ id }) => id));
  const trocadas = listasTrocadas(depois, listas.fica, {
    regimes: mudaram('regimes'),
    socios: mudaram('socios'),
  });
  await tx.auditar(
    {
      acao: 'empresa.separada',
      objeto: { tipo: 'empresa', id: fica_id },
      clienteId: fica.cliente_id,
      antes: { ...escritosDe(atual), ...trocadas.antes, juntada: sai.razao_social },
      depois: { ...escritosDe(fica), ...trocadas.depois, juntada: null },
    },
    {
      acao: 'empresa.reposta',
      objeto: { tipo: 'empresa', id: sai.id },
      clienteId: sai.cliente_id,
      depois: { ...sai },
    },
    ...entradasDe(devolvidos, fica.cliente_id, { de: fica_id, para: sai.id }),
  );
  await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes', fica.cliente_id);
}

/**
 * Takes a joining back: both companies are as they were, and what passed from one to the other and was
 * not given to a third one since is given back. Of several to the same company, the last one first.
 *
 * @param id the company that was joined to another.
 * @throws Recusa 403 without `empresas:editar`; 404 where it was joined to none, or the other one is out
 *   of reach; 409 where that one changed since, or the CNPJ is another company's by now.
 */
export async function separarEmpresa(ctx: Contexto, id: number) {
  exigirEdicao(ctx);
  try {
    return await ctx.transacao(async (tx) => {
      const juncao = await repo.juncaoDe(tx.db, id);
      if (!juncao) throw naoEncontrado('Empresa não encontrada.');
      // Before the joining itself: another one to the same company writes to this one's row.
      if (juncao.fica_id !== null) await repo.travar(tx.db, [juncao.fica_id]);
      return desfazerMudanca(
        tx,
        { tipo: 'juncao', id: juncao.id },
        (feita: Feita) => exigirQueFicou(tx, feita),
        async (feita) => {
          await separar(tx, feita);
          return { fica_id: feita.fica_id };
        },
      );
    });
  } catch (erro) {
    if (sqlstate(erro) === CNPJ_REPETIDO) {
      throw estadoInvalido('O CNPJ da empresa que volta já é de outro cadastro.');
    }
    throw sqlstate(erro) === SEM_MATRIZ
      ? estadoInvalido('A matriz da empresa que volta já não existe.')
      : erro;
  }
}

/**
 * What was joined to a company and may be had again, the last one first.
 *
 * @throws Recusa 404 outside the caller's scope.
 */
export async function listarJuntadas(ctx: Contexto, id: number) {
  if (!(await repo.ler(ctx.db, ctx.ator, id))) throw naoEncontrado('Empresa não encontrada.');
  const juntadas = await repo.juntadasA(ctx.db, id);
  return {
    juntadas: juntadas.map(({ empresa_id, razao_social, cnpj }) => ({
      empresa_id,
      razao_social,
      cnpj,
    })),
  };
}
