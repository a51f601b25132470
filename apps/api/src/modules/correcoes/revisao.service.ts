import type { CorrecaoARever, Decisao } from '@dominio/contrato/correcoes';
import {
  ALVOS_DA_CORRECAO,
  type AlvoDaCorrecao,
  ehInclusao,
  NOME_DO_PEDIDO,
  oQueSePropoe,
  PERMISSAO_DO_ALVO,
  SO_PALAVRAS,
} from '@dominio/contrato/correcoes-alvos';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado, Recusa } from '../../platform/erros.ts';
import { fraseDaVersao } from '../../platform/versao.ts';
import { nomeDoBanco } from '../contas-bancarias/bancos.service.ts';
import { type Alvo, lerAlvo, lerAlvos, segurarAlvo } from './alvos.repository.ts';
import { apresentarCorrecao } from './correcoes.presenter.ts';
import * as repo from './correcoes.repository.ts';
import { comoValor, estadoDe, type Gravado, objetoDe, valorAtual } from './correcoes.rules.ts';
import { executar } from './execucao.service.ts';
import * as respostas from './respostas.repository.ts';

/** Targets that the actor may change by hand, and so review the corrections of. */
const alvosDe = (ator: Ator): AlvoDaCorrecao[] =>
  ALVOS_DA_CORRECAO.filter((alvo) => pode(ator, PERMISSAO_DO_ALVO[alvo]));

/** A correction beside what the register says now; nothing of a record that is no longer there. */
function comoEsta(linha: repo.LinhaDeCorrecao, atual: Alvo | undefined): CorrecaoARever {
  const correcao = apresentarCorrecao(linha, nomeDoBanco);
  return {
    ...correcao,
    campos: correcao.campos.map((um) => ({
      ...um,
      atual: valorAtual(linha.alvo, atual, um.campo),
    })),
    // What is to be added changes nothing of the client that it is named by.
    alvo_versao: (!ehInclusao(linha.alvo) && atual?.versao) || null,
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

/** A correction as it is told after it was answered, or its answer undone. */
export async function lidaAgora({ db }: Contexto, linha: repo.LinhaDeCorrecao) {
  return comoEsta(linha, await lerAlvo(db, linha.alvo, linha.alvo_id, linha.cliente_id));
}

/** By whom a correction was proposed, as the audit log names them. */
export const autorDe = ({ autor_nome }: repo.LinhaDeCorrecao): string =>
  autor_nome ?? 'quem já saiu';

/** One that the caller may review. @throws Recusa 404. */
export async function exigir({ db, ator }: Contexto, id: number): Promise<repo.LinhaDeCorrecao> {
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
): Promise<Alvo> {
  const atual = await lerAlvo(tx.db, alvo, alvo_id, cliente_id);
  if (!atual) throw naoEncontrado('O registro desta correção não é mais deste cliente.');
  if (versao === undefined || versao === atual.versao) return atual;
  // Without the record: it may say what its reading is audited for, and the list is read anew.
  throw new Recusa('REGISTRO_ALTERADO', { detail: await fraseDaVersao(tx, atual) });
}

/** Another town takes the code of a company's away: whoever gives the town back gives its code back. */
const comOCodigo = (alvo: AlvoDaCorrecao, quais: readonly string[]): readonly string[] =>
  alvo === 'empresa' && (quais.includes('municipio') || quais.includes('uf'))
    ? [...quais, 'municipio_ibge']
    : quais;

/** Saves the accepted fields; answers what undoing that takes. */
async function gravar(
  tx: ContextoDeTransacao,
  linha: repo.LinhaDeCorrecao,
  quais: readonly string[],
  versao: number | undefined,
): Promise<Gravado> {
  const atual = await abrirAlvo(tx, linha, versao);
  const aceitos = linha.campos.filter(({ campo }) => quais.includes(campo));
  const guardados = ehInclusao(linha.alvo) ? [] : comOCodigo(linha.alvo, quais);
  const antes = Object.fromEntries(guardados.map((campo) => [campo, comoValor(atual[campo])]));
  return { ...(await executar(tx, linha, aceitos)), antes };
}

/** @throws Recusa 422 for a part of what is taken or refused as a whole. */
function exigirInteira({ alvo, campos }: repo.LinhaDeCorrecao, decisao: Decisao): void {
  const { aceitar, recusar } = decisao;
  const inteira = Math.max(aceitar.length, recusar.length) === campos.length;
  if (NOME_DO_PEDIDO[alvo] && !inteira) {
    throw campoInvalido('aceitar', 'Aceite ou recuse esta proposta inteira.');
  }
}

/**
 * Accepts and refuses fields of a correction. What is accepted is saved as by hand; of one in words
 * alone, that it was done is all that is kept.
 *
 * @throws Recusa 404 out of scope, without the permission of the target, and for a record that is gone
 *   or no longer the client's; 409 for what was decided already, and for a stale version; 422 without any field or without the reason of a refusal, and for what the register no longer takes.
 */
export function decidirCorrecao(ctx: Contexto, id: number, decisao: Decisao) {
  return ctx.transacao(async (tx) => {
    const { aceitar: aceitos, recusar: recusados, motivo, alvo_versao } = decisao;
    const quais = [...aceitos, ...recusados];
    const achada = await exigir(tx, id);
    const gravados = aceitos.filter((campo) => campo !== SO_PALAVRAS);
    // Before the correction, as who deletes a client does.
    if (gravados.length > 0) await segurarAlvo(tx.db, achada.alvo, achada.alvo_id);
    await repo.travar(tx.db, id);
    const linha = await exigir(tx, id);
    if (linha.retirada_em) throw estadoInvalido(JA_RESPONDIDA);
    if (quais.length === 0 || new Set(quais).size < quais.length) {
      throw campoInvalido('aceitar', 'Escolha os campos para aceitar ou recusar, cada um uma vez.');
    }
    exigirAbertos(linha, quais);
    exigirInteira(linha, decisao);
    if (recusados.length > 0 && !motivo) {
      throw campoInvalido('motivo', 'Informe o motivo, que o cliente vai ler.');
    }
    const { alvo, cliente_id: clienteId } = linha;
    const gravado = gravados.length > 0 ? await gravar(tx, linha, gravados, alvo_versao) : null;
    const decidido_por = tx.ator.usuarioId;
    await repo.decidir(tx.db, id, aceitos, { decisao: 'aceito', motivo: null, decidido_por });
    await repo.decidir(tx.db, id, recusados, {
      decisao: 'recusado',
      motivo: motivo ?? null,
      decidido_por,
    });
    const resposta_id = await respostas.inserir(tx.db, {
      correcao_id: id,
      aceitos,
      recusados,
      gravado,
      respondida_em: tx.agora(),
      respondida_por: decidido_por,
    });
    const autor = autorDe(linha);
    const objeto = objetoDe(linha);
    if (aceitos.length > 0) {
      await tx.auditar({
        acao: 'correcao.aceita',
        objeto,
        clienteId,
        depois: { correcao: oQueSePropoe(alvo, aceitos), proposta_por: autor },
      });
    }
    if (recusados.length > 0) {
      await tx.auditar({
        acao: 'correcao.recusada',
        objeto,
        clienteId,
        depois: {
          correcao: oQueSePropoe(alvo, recusados),
          proposta_por: autor,
          motivo_da_recusa: motivo,
        },
      });
    }
    const depois = await exigir(tx, id);
    if (estadoDe(depois) !== 'em_analise') {
      const decididaEm = tx.agora();
      await repo.fechar(tx.db, id, decididaEm);
      await tx.emitir('correcao.respondida', { id, decididaEm: decididaEm.toISOString() });
    }
    return { ...(await lidaAgora(tx, depois)), resposta_id };
  });
}
