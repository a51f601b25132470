import type { Pedido } from '@dominio/contrato/endpoint';
import { compactarTemas, ParDeTemas } from '@dominio/contrato/tema/configuracao';
import { MAXIMO_DE_TEMAS, type temasEndpoints } from '@dominio/contrato/temas';
import { ehCliente } from '../../platform/acesso/ator.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { mesclarNaConfiguracao } from '../configuracao-usuario/configuracao-usuario.service.ts';
import { CAMPOS } from './temas.campos.ts';
import { apresentarTema } from './temas.presenter.ts';
import * as repo from './temas.repository.ts';

type NovoTema = Pedido<typeof temasEndpoints.criar>['body'];
type EdicaoDeTema = Pedido<typeof temasEndpoints.atualizar>['body'];

/** The firm's themes, for the staff; none for people of clients. */
export async function listarTemas({ db, ator }: Contexto) {
  const linhas = ehCliente(ator) ? [] : await repo.listar(db);
  return { temas: linhas.map(apresentarTema) };
}

const compacto = (tema: Record<string, unknown>) => compactarTemas(ParDeTemas.parse(tema));

async function exigirNomeLivre({ db }: Contexto, nome: string, menos?: number): Promise<void> {
  if (await repo.nomeEmUso(db, nome, menos)) {
    throw campoInvalido('nome', 'Já existe um tema com este nome.');
  }
}

/** Locks a theme for a change, and reads it. */
async function abrirParaGravar({ db }: ContextoDeTransacao, id: number): Promise<repo.LinhaDeTema> {
  await repo.travar(db);
  const linha = await repo.ler(db, id);
  if (!linha) throw naoEncontrado('Tema não encontrado.');
  return linha;
}

/**
 * Creates a theme of the firm.
 *
 * @throws Recusa 409 at the limit of themes; 422 for a name in use.
 */
export function criarTema(ctx: Contexto, novo: NovoTema) {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db);
    if ((await repo.contar(tx.db)) >= MAXIMO_DE_TEMAS) {
      throw estadoInvalido(
        `O escritório já tem ${MAXIMO_DE_TEMAS} temas. Exclua um para criar outro.`,
      );
    }
    await exigirNomeLivre(tx, novo.nome);
    const campos = CAMPOS.de(novo);
    const linha = await repo.inserir(tx.db, { ...campos, tema: compacto(novo.tema) });
    await tx.auditar({
      acao: 'tema.criado',
      objeto: { tipo: 'tema', id: linha.id },
      depois: campos,
    });
    return apresentarTema(linha);
  });
}

/**
 * Renames a theme or changes its colours. People who applied it keep the colours that were copied.
 *
 * @throws Recusa 404; 409 with `atual` for a stale version; 422 for a name in use.
 */
export function atualizarTema(ctx: Contexto, id: number, { versao, ...edicao }: EdicaoDeTema) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirParaGravar(tx, id);
    await exigirVersao(tx, 'temas', antes, versao, apresentarTema);
    const { nome, tema } = edicao;
    if (nome !== undefined) await exigirNomeLivre(tx, nome, id);
    const campos = { ...CAMPOS.de(edicao), ...(tema && { tema: compacto(tema) }) };
    const depois = await repo.atualizar(tx.db, id, campos, escritaDe(tx));
    await tx.auditar({
      acao: 'tema.alterado',
      objeto: { tipo: 'tema', id },
      antes: CAMPOS.de(antes),
      depois: { ...CAMPOS.de(depois), cores: tema !== undefined },
    });
    return apresentarTema(depois);
  });
}

/**
 * Deletes a theme of the firm.
 *
 * @throws Recusa 404.
 */
export function excluirTema(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const antes = CAMPOS.de(await abrirParaGravar(tx, id));
    await repo.excluir(tx.db, id);
    await tx.auditar({
      acao: 'tema.excluido',
      objeto: { tipo: 'tema', id },
      antes,
    });
    return { success: true as const, message: 'Tema excluído.' };
  });
}

/**
 * Copies a theme of the firm, both modes, into the caller's configuration; which mode is in use
 * does not change.
 *
 * @throws Recusa 404, also for people of clients, who have no themes.
 */
export async function aplicarTema(ctx: Contexto, id: number) {
  const linha = ehCliente(ctx.ator) ? undefined : await repo.ler(ctx.db, id);
  if (!linha) throw naoEncontrado('Tema não encontrado.');
  const config = await mesclarNaConfiguracao(ctx, { theme: apresentarTema(linha).tema });
  return { success: true as const, message: `Tema ${linha.nome} aplicado.`, config };
}
