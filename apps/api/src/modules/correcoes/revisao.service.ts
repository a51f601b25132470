import {
  ALVOS_DA_CORRECAO,
  type AlvoDaCorrecao,
  type CorrecaoARever,
  camposDoAlvo,
  type Decisao,
  PERMISSAO_DO_ALVO,
} from '@dominio/contrato/correcoes';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado, Recusa } from '../../platform/erros.ts';
import { fraseDaVersao } from '../../platform/versao.ts';
import { atualizarCliente } from '../clientes/ficha.service.ts';
import { atualizarContaBancaria } from '../contas-bancarias/contas-bancarias.service.ts';
import { atualizarContato } from '../contatos/contatos.service.ts';
import { atualizarEmpresa } from '../empresas/empresas.service.ts';
import { type Alvo, lerAlvo, lerAlvos, segurarAlvo } from './alvos.repository.ts';
import { apresentarCorrecao } from './correcoes.presenter.ts';
import * as repo from './correcoes.repository.ts';
import { comoValor, estadoDe } from './correcoes.rules.ts';

/** Targets that the actor may change by hand, and so review the corrections of. */
const alvosDe = (ator: Ator): AlvoDaCorrecao[] =>
  ALVOS_DA_CORRECAO.filter((alvo) => pode(ator, PERMISSAO_DO_ALVO[alvo]));

/** How each target is saved: as by hand, with its checks, its version and its history. */
const GRAVAR: Readonly<
  Record<AlvoDaCorrecao, (tx: Contexto, id: number, edicao: object) => Promise<unknown>>
> = {
  cliente: atualizarCliente,
  empresa: atualizarEmpresa,
  contato: atualizarContato,
  conta_bancaria: atualizarContaBancaria,
};

/** A correction beside what the register says now; nothing of a record that is no longer there. */
function comoEsta(linha: repo.LinhaDeCorrecao, atual: Alvo | undefined): CorrecaoARever {
  const correcao = apresentarCorrecao(linha);
  return {
    ...correcao,
    campos: correcao.campos.map((um) => ({ ...um, atual: comoValor(atual?.[um.campo]) })),
    alvo_versao: atual?.versao ?? null,
  };
}

/**
 * The corrections of a client that wait for review, of what the caller may change by hand; none of a
 * client out of scope, as of one that proposed none.
 */
export async function correcoesARever(ctx: Contexto, clienteId: number) {
  const alvos = alvosDe(ctx.ator);
  if (alvos.length === 0) return { correcoes: [] };
  const linhas = await repo.listarAbertas(ctx.db, ctx.ator, clienteId, alvos);
  const correcoes = new Map<number, CorrecaoARever>();
  for (const [alvo, delas] of Map.groupBy(linhas, (linha) => linha.alvo)) {
    const ids = delas.map(({ alvo_id }) => alvo_id);
    const atuais = await lerAlvos(ctx.db, alvo, ids, clienteId);
    for (const linha of delas) {
      const atual = atuais.find(({ id }) => id === linha.alvo_id);
      correcoes.set(linha.id, comoEsta(linha, atual));
    }
  }
  return { correcoes: linhas.flatMap(({ id }) => correcoes.get(id) ?? []) };
}

async function exigir({ db, ator }: Contexto, id: number): Promise<repo.LinhaDeCorrecao> {
  const alvos = alvosDe(ator);
  const linha = alvos.length === 0 ? undefined : await repo.ler(db, ator, id, alvos);
  if (!linha) throw naoEncontrado('Correção não encontrada.');
  return linha;
}

const JA_RESPONDIDA = 'Esta correção já foi decidida ou retirada. Recarregue para ver como está.';

/** @throws Recusa 409 for a field that is not one of the correction's, or was decided already. */
function exigirAbertos({ campos }: repo.LinhaDeCorrecao, quais: readonly string[]): void {
  const abertos = campos.filter(({ decisao }) => decisao === null).map(({ campo }) => campo);
  if (quais.some((campo) => !abertos.includes(campo))) {
    throw estadoInvalido(JA_RESPONDIDA);
  }
}

/** What the register says of the target, held. @throws Recusa as `decidirCorrecao` says. */
async function abrirAlvo(
  tx: ContextoDeTransacao,
  { alvo, alvo_id, cliente_id }: repo.LinhaDeCorrecao,
  versao: number | undefined,
): Promise<void> {
  const atual = await lerAlvo(tx.db, alvo, alvo_id, cliente_id);
  if (!atual) throw naoEncontrado('O registro desta correção não é mais deste cliente.');
  if (versao === undefined || versao === atual.versao) return;
  // Without the record: it may say what its reading is audited for, and the list is read anew.
  throw new Recusa('REGISTRO_ALTERADO', { detail: await fraseDaVersao(tx, atual) });
}

async function aceitar(
  tx: ContextoDeTransacao,
  linha: repo.LinhaDeCorrecao,
  quais: readonly string[],
): Promise<void> {
  const aceitos = linha.campos.filter(({ campo }) => quais.includes(campo));
  const edicao = Object.fromEntries(aceitos.map(({ campo, proposto }) => [campo, proposto]));
  await GRAVAR[linha.alvo](tx, linha.alvo_id, edicao);
}

/**
 * Accepts and refuses fields of a correction. What is accepted is saved as by hand.
 *
 * @throws Recusa 404 out of scope, without the permission of the target, and for a record that is gone
 *   or no longer the client's; 409 for what was decided already, and for a stale version; 422 without any field or without the reason of a refusal, and for what the register no longer takes.
 */
export function decidirCorrecao(ctx: Contexto, id: number, decisao: Decisao) {
  return ctx.transacao(async (tx) => {
    const { aceitar: aceitos, recusar: recusados, motivo, alvo_versao } = decisao;
    const quais = [...aceitos, ...recusados];
    const achada = await exigir(tx, id);
    // Before the correction, as who deletes a client does.
    if (aceitos.length > 0) await segurarAlvo(tx.db, achada.alvo, achada.alvo_id);
    await repo.travar(tx.db, id);
    const linha = await exigir(tx, id);
    if (linha.retirada_em) throw estadoInvalido(JA_RESPONDIDA);
    if (quais.length === 0 || new Set(quais).size < quais.length) {
      throw campoInvalido('aceitar', 'Escolha os campos para aceitar ou recusar, cada um uma vez.');
    }
    exigirAbertos(linha, quais);
    if (recusados.length > 0 && !motivo) {
      throw campoInvalido('motivo', 'Informe o motivo, que o cliente vai ler.');
    }
    const { alvo, alvo_id, cliente_id: clienteId } = linha;
    if (aceitos.length > 0) {
      await abrirAlvo(tx, linha, alvo_versao);
      await aceitar(tx, linha, aceitos);
    }
    const decidido_por = tx.ator.usuarioId;
    await repo.decidir(tx.db, id, aceitos, { decisao: 'aceito', motivo: null, decidido_por });
    await repo.decidir(tx.db, id, recusados, {
      decisao: 'recusado',
      motivo: motivo ?? null,
      decidido_por,
    });
    const rotulos = (campos: readonly string[]) =>
      campos.map((campo) => camposDoAlvo(alvo)[campo]?.rotulo ?? campo);
    const autor = linha.autor_nome ?? 'quem já saiu';
    const objeto = { tipo: alvo, id: alvo_id };
    if (aceitos.length > 0) {
      await tx.auditar({
        acao: 'correcao.aceita',
        objeto,
        clienteId,
        depois: { correcao: rotulos(aceitos), proposta_por: autor },
      });
    }
    if (recusados.length > 0) {
      await tx.auditar({
        acao: 'correcao.recusada',
        objeto,
        clienteId,
        depois: { correcao: rotulos(recusados), proposta_por: autor, motivo_da_recusa: motivo },
      });
    }
    const depois = await exigir(tx, id);
    if (estadoDe(depois) !== 'em_analise') {
      await repo.fechar(tx.db, id, tx.agora());
      await tx.emitir('correcao.respondida', { id });
    }
    return comoEsta(depois, await lerAlvo(tx.db, alvo, alvo_id, clienteId));
  });
}
