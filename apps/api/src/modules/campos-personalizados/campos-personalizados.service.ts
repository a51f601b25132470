import {
  type EdicaoDeCampo,
  MAXIMO_DE_CAMPOS,
  type NovoCampo,
} from '@dominio/contrato/campos-personalizados';
import type { Contexto } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, jaEmUso, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { CAMPOS } from './campos-personalizados.campos.ts';
import * as repo from './campos-personalizados.repository.ts';

/** Every field of the firm's own, archived ones included. */
export async function listarCampos({ db }: Contexto) {
  const campos = await repo.listar(db);
  return { campos, total: campos.length };
}

async function exigirNomeLivre({ db }: Contexto, nome: string, menos?: number): Promise<void> {
  const dono = await repo.idDoNome(db, nome);
  if (dono !== undefined && dono !== menos) {
    throw jaEmUso('nome', 'Já há um campo com este nome.');
  }
}

/** A list without options would be a question without answers; other kinds have none. */
function exigirOpcoes({ tipo, opcoes }: Pick<NovoCampo, 'tipo' | 'opcoes'>): void {
  if (tipo === 'lista' && opcoes.length === 0) {
    throw campoInvalido('opcoes', 'Informe as opções da lista.');
  }
  if (tipo !== 'lista' && opcoes.length > 0) {
    throw campoInvalido('opcoes', 'Só um campo de lista tem opções.');
  }
}

/** @throws Recusa 409 at the limit and for a name that is taken; 422 for options that do not fit. */
export function criarCampo(ctx: Contexto, novo: NovoCampo) {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db);
    if ((await repo.contar(tx.db)) >= MAXIMO_DE_CAMPOS) {
      throw estadoInvalido(
        `O escritório já tem ${MAXIMO_DE_CAMPOS} campos, contados os arquivados.`,
      );
    }
    exigirOpcoes(novo);
    await exigirNomeLivre(tx, novo.nome);
    const campo = await repo.inserir(tx.db, CAMPOS.de(novo));
    await tx.auditar({
      acao: 'campo_personalizado.criado',
      objeto: { tipo: 'campo_personalizado', id: campo.id },
      depois: CAMPOS.de(novo),
    });
    return campo;
  });
}

/**
 * Changes, archives or brings back a field. Its values stay in the records: one that is no option any
 * more is told as it was written.
 *
 * @throws Recusa 404; 409 with `atual` for a stale version, and for a name that is taken; 422 for options
 *   that do not fit.
 */
export function atualizarCampo(ctx: Contexto, id: number, { versao, ...edicao }: EdicaoDeCampo) {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db);
    const atual = await repo.ler(tx.db, id);
    if (!atual) throw naoEncontrado('Campo não encontrado.');
    await exigirVersao(tx, 'campos_personalizados', atual, versao);
    const antes = CAMPOS.de(atual);
    const depois = { ...antes, ...CAMPOS.de(edicao) };
    exigirOpcoes(depois);
    await exigirNomeLivre(tx, depois.nome, id);
    const campo = await repo.atualizar(tx.db, id, CAMPOS.de(edicao), escritaDe(tx));
    await tx.auditar({
      acao: 'campo_personalizado.alterado',
      objeto: { tipo: 'campo_personalizado', id },
      antes,
      depois,
    });
    return campo;
  });
}
