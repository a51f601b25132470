import { dataCivil } from '@dominio/contrato/datas';
import type { EdicaoDeEmpresa, FiltrosDeEmpresas, NovaEmpresa } from '@dominio/contrato/empresas';
import { errosDoCertificado } from '@dominio/contrato/empresas-certificado';
import { rodape } from '@dominio/contrato/paginacao';
import { conferirTudo } from '../../platform/conferir.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import {
  campoInvalido,
  dadosInvalidos,
  estadoInvalido,
  jaEmUso,
  naoEncontrado,
  type Recusa,
  sqlstate,
} from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { clienteNoEscopo } from '../clientes/clientes.service.ts';
import { lerQuemAtende } from './atendimento.repository.ts';
import { CAMPOS } from './empresas.campos.ts';
import { apresentarEmpresa } from './empresas.presenter.ts';
import * as repo from './empresas.repository.ts';
import { comOMunicipio, erroDaMatriz, erroDoStatus, errosDoCadastro } from './empresas.rules.ts';
import {
  CLIENTE_NAO_ENCONTRADO,
  fraseDasFiliais,
  fraseDoCnpjRepetido,
  serveAsFiliais,
} from './recusas.rules.ts';
import { listar as listarRegimes } from './regimes.repository.ts';
import { erroDaAbertura } from './regimes.rules.ts';

const NAO_ENCONTRADA = 'Empresa não encontrada.';
const [CNPJ_REPETIDO, AINDA_CITADA] = ['23505', '23503'];

/** A page of the companies of clients in the caller's scope. */
export async function listarEmpresas(ctx: Contexto, filtros: FiltrosDeEmpresas) {
  const recorte = { ...filtros, hoje: dataCivil(ctx.agora()) };
  const linhas = await repo.listar(ctx.db, ctx.ator, recorte);
  const total = await repo.contar(ctx.db, ctx.ator, recorte);
  return { empresas: linhas.map(apresentarEmpresa), ...rodape(total, filtros) };
}

/** The active people and teams that have companies in the caller's scope, to filter the list by. */
export const quemAtendeEmpresas = ({ db, ator }: Contexto) => lerQuemAtende(db, ator);

/** A company in the caller's scope, undefined where there is none. */
export const acharEmpresa = ({ db, ator, agora }: Contexto, id: number) =>
  repo.ler(db, ator, id, dataCivil(agora()));

async function exigir(ctx: Contexto, id: number): Promise<repo.LinhaDeEmpresa> {
  const linha = await acharEmpresa(ctx, id);
  if (!linha) throw naoEncontrado(NAO_ENCONTRADA);
  return linha;
}

/** @throws Recusa 404 outside the caller's scope. */
export const lerEmpresa = async (ctx: Contexto, id: number) =>
  apresentarEmpresa(await exigir(ctx, id));

/** Locks the company until the transaction ends, and reads it. */
export async function abrirEmpresa(tx: ContextoDeTransacao, id: number) {
  await repo.travar(tx.db, tx.ator, id);
  return exigir(tx, id);
}

/** That a CNPJ is taken, or null; names the client only to who sees it. */
export async function fraseDoCnpjTomado({ db, ator }: Contexto, cnpj: string) {
  const dono = await repo.donoDoCnpj(db, ator, cnpj);
  return dono ? fraseDoCnpjRepetido(dono) : null;
}

/** 409 for a CNPJ that is taken; names the client only if the caller sees it. */
async function cnpjRepetido({ db, ator }: Contexto, cnpj: string): Promise<Recusa> {
  const dono = await repo.donoDoCnpj(db, ator, cnpj);
  return jaEmUso('cnpj', fraseDoCnpjRepetido(dono));
}

/** The unique index refuses the same where two writes at once pass this check. */
async function exigirCnpjLivre(tx: Contexto, cnpj: string, menos: number | null): Promise<void> {
  const dono = await repo.donoDoCnpj(tx.db, tx.ator, cnpj);
  if (dono && dono.id !== menos) throw await cnpjRepetido(tx, cnpj);
}

async function exigirCliente(tx: Contexto, id: number): Promise<void> {
  if (!(await clienteNoEscopo(tx, id))) throw campoInvalido('cliente_id', CLIENTE_NAO_ENCONTRADO);
}

/** Turns the database's refusal of a CNPJ into this module's; other errors stay as they are. */
async function traduzir(ctx: Contexto, erro: unknown, cnpj: string): Promise<unknown> {
  return sqlstate(erro) === CNPJ_REPETIDO ? cnpjRepetido(ctx, cnpj) : erro;
}

/** Locks the head office named until the transaction ends, and checks that it fits. */
async function exigirMatriz(
  tx: ContextoDeTransacao,
  empresa: Parameters<typeof erroDaMatriz>[0],
  antes?: number | null,
): Promise<void> {
  const { matriz_id } = empresa;
  if (matriz_id !== null) await repo.travar(tx.db, tx.ator, matriz_id);
  const matriz = matriz_id === null ? undefined : await acharEmpresa(tx, matriz_id);
  const erro = erroDaMatriz(empresa, matriz, antes);
  if (erro) throw dadosInvalidos([erro]);
}

async function exigirCadastro(
  tx: Contexto,
  cadastro: Parameters<typeof errosDoCadastro>[0] & Parameters<typeof errosDoCertificado>[0],
  antes?: Parameters<typeof errosDoCadastro>[2],
): Promise<void> {
  const erros = [
    ...errosDoCadastro(cadastro, dataCivil(tx.agora()), antes),
    ...errosDoCertificado(cadastro),
  ];
  if (erros.length > 0) throw dadosInvalidos(erros);
}

/** The first regime of a company, and its status, begin when it was opened, or later. */
async function exigirAbertura(
  { db }: Contexto,
  { id, status_desde }: repo.LinhaDeEmpresa,
  abertura: string | null | undefined,
): Promise<void> {
  const [primeiro] = await listarRegimes(db, id);
  const erro = erroDaAbertura(abertura, primeiro?.desde) ?? erroDoStatus(abertura, status_desde);
  if (erro) throw dadosInvalidos([erro]);
}

/** What a new company is known by; the rest of its register may follow. */
type Nova = Pick<NovaEmpresa, 'cliente_id' | 'cnpj' | 'razao_social' | 'tipo'> &
  Partial<NovaEmpresa>;

/**
 * Creates a company of a client.
 *
 * @throws Recusa 409 for a CNPJ that is taken; 422 for a client or head office out of scope, and for a
 *   head office that was closed.
 */
export async function criarEmpresa(ctx: Contexto, nova: Nova) {
  return ctx.transacao(async (tx) => {
    await conferirTudo(
      () => exigirCliente(tx, nova.cliente_id),
      () => exigirMatriz(tx, { ...nova, matriz_id: nova.matriz_id ?? null }),
      () => exigirCnpjLivre(tx, nova.cnpj, null),
      () => exigirCadastro(tx, nova),
    );
    const campos = { ...CAMPOS.de(nova), cliente_id: nova.cliente_id };
    const id = await repo.inserir(tx.db, campos);
    if (id === undefined) throw await cnpjRepetido(tx, nova.cnpj);
    await tx.auditar({
      acao: 'empresa.criada',
      objeto: { tipo: 'empresa', id },
      depois: campos,
    });
    await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes', nova.cliente_id);
    return lerEmpresa(tx, id);
  });
}

/** @throws Recusa 409 for a change of a head office that its branches would no longer fit. */
async function exigirFiliaisIntactas(
  { db }: ContextoDeTransacao,
  antes: repo.LinhaDeEmpresa,
  depois: repo.CamposDaEmpresa,
): Promise<void> {
  if (serveAsFiliais(antes, depois)) return;
  const filiais = await repo.contarFiliais(db, antes.id);
  if (filiais > 0) throw comFiliais(filiais);
}

const comFiliais = (total: number) => estadoInvalido(fraseDasFiliais(total));

/**
 * Changes a company; its client cannot change. Another town without its code forgets the one it had.
 *
 * @throws Recusa 404; 409 for a stale version, a CNPJ that is taken and a head office whose
 *   branches would no longer fit; 422 for a head office that does not fit.
 */
export async function atualizarEmpresa(
  ctx: Contexto,
  id: number,
  { versao, ...edicao }: EdicaoDeEmpresa,
) {
  try {
    return await ctx.transacao(async (tx) => {
      const antes = await abrirEmpresa(tx, id);
      await exigirVersao(tx, 'empresas', antes, versao, apresentarEmpresa);
      const atual = CAMPOS.de(antes);
      const depois = comOMunicipio(atual, { ...atual, ...CAMPOS.de(edicao) }, edicao);
      await exigirFiliaisIntactas(tx, antes, depois);
      await conferirTudo(
        () => exigirMatriz(tx, { ...depois, cliente_id: antes.cliente_id }, antes.matriz_id),
        () => exigirCnpjLivre(tx, depois.cnpj, id),
        () => exigirCadastro(tx, depois, atual),
        () => exigirAbertura(tx, antes, depois.data_abertura),
      );
      await repo.atualizar(tx.db, id, depois, escritaDe(tx));
      await tx.auditar({
        acao: 'empresa.alterada',
        objeto: { tipo: 'empresa', id },
        clienteId: antes.cliente_id,
        antes: atual,
        depois,
      });
      await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes', antes.cliente_id);
      return lerEmpresa(tx, id);
    });
  } catch (erro) {
    throw await traduzir(ctx, erro, edicao.cnpj ?? '');
  }
}

const COM_CONTRATOS = 'Há contratos desta empresa. Exclua ou mude os contratos antes.';

/**
 * Deletes a company without contracts and branches.
 *
 * @returns the answer, and the key of the logo's file, which is still to be deleted.
 * @throws Recusa 404; 409 while it has contracts or branches.
 */
export async function excluirEmpresa(ctx: Contexto, id: number) {
  try {
    return await ctx.transacao(async (tx) => {
      const antes = await abrirEmpresa(tx, id);
      if (antes.contratos_total > 0) throw estadoInvalido(COM_CONTRATOS);
      const filiais = await repo.contarFiliais(tx.db, id);
      if (filiais > 0) throw comFiliais(filiais);
      await repo.excluir(tx.db, id);
      await tx.auditar({
        acao: 'empresa.excluida',
        objeto: { tipo: 'empresa', id },
        antes: { ...antes },
      });
      await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes', antes.cliente_id);
      return { logo: antes.logo_chave };
    });
  } catch (erro) {
    // A contract or a branch may have been inserted between the check and the deletion.
    throw sqlstate(erro) === AINDA_CITADA ? estadoInvalido(COM_CONTRATOS) : erro;
  }
}
