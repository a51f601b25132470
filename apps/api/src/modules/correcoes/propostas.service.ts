import { ENCERRAMENTO_FUTURO } from '@dominio/contrato/contas-bancarias';
import { recusasDaConta, recusasDoTipo } from '@dominio/contrato/contas-bancarias-tipos';
import type { NovaCorrecao } from '@dominio/contrato/correcoes';
import {
  ehInclusao,
  oQueSePropoe,
  rotuloDoCampo,
  SO_PALAVRAS,
} from '@dominio/contrato/correcoes-alvos';
import { dataCivil } from '@dominio/contrato/datas';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import type { Db } from '../../platform/db.ts';
import {
  campoInvalido,
  dadosInvalidos,
  estadoInvalido,
  naoEncontrado,
} from '../../platform/erros.ts';
import { nomeDoBanco } from '../contas-bancarias/bancos.service.ts';
import { type Alvo, lerAlvo } from './alvos.repository.ts';
import { apresentarCorrecao } from './correcoes.presenter.ts';
import * as repo from './correcoes.repository.ts';
import { estadoDe, estaLa, mudancasDe, objetoDe, paraOCliente } from './correcoes.rules.ts';

/** More than anybody has under way; beyond it the staff is asked to answer first. */
export const MAXIMO_DE_ABERTAS = 30;

const NAO_ENCONTRADA = 'Correção não encontrada.';

const lida = (linha: repo.LinhaDeCorrecao) => paraOCliente(apresentarCorrecao(linha, nomeDoBanco));

/** What the caller's client proposed; nothing for the staff, who belong to no client. */
export async function correcoesDoCliente({ db, ator }: Contexto) {
  const { clienteId } = ator;
  if (clienteId === null) return { correcoes: [] };
  return { correcoes: (await repo.listarDoCliente(db, clienteId)).map(lida) };
}

async function exigir({ db, ator }: Contexto, id: number): Promise<repo.LinhaDeCorrecao> {
  const { clienteId } = ator;
  const linha = clienteId === null ? undefined : await repo.lerDoCliente(db, clienteId, id);
  if (!linha) throw naoEncontrado(NAO_ENCONTRADA);
  return linha;
}

/** What would be refused when it is carried out is refused at once. @throws Recusa 422. */
function conferir({ agora }: ContextoDeTransacao, nova: NovaCorrecao): void {
  if (nova.alvo === 'encerramento_de_conta' && nova.campos.encerrada_em > dataCivil(agora())) {
    throw campoInvalido('campos.encerrada_em', ENCERRAMENTO_FUTURO);
  }
  if (nova.alvo !== 'nova_conta') return;
  const conta = { ...nova.campos, chaves_pix: [] };
  const { banco_ispb } = conta;
  const recusas = {
    ...recusasDoTipo(conta.tipo, conta),
    ...recusasDaConta(conta),
    ...(banco_ispb && !nomeDoBanco(banco_ispb) && { banco_ispb: 'Escolha o banco da lista.' }),
  };
  const erros = Object.entries(recusas).map(([campo, mensagem]) => ({
    campo: `campos.${campo}`,
    mensagem,
  }));
  if (erros.length > 0) throw dadosInvalidos(erros);
}

/** What a proposal changes; where it is words alone, these. @throws Recusa 422 where that is nothing. */
function oQueMuda({ alvo, campos, observacao }: NovaCorrecao, atual: Alvo) {
  const mudancas = mudancasDe(alvo, atual, campos);
  if (mudancas.length > 0) return mudancas;
  if (!observacao) throw campoInvalido('campos', 'O cadastro já está assim.');
  return [{ campo: SO_PALAVRAS, antes: null, proposto: null }];
}

/**
 * The first of some fields of a record that is proposed already and waits. What is told in words, or is
 * to be added, may be one thing and another.
 */
export async function campoJaProposto(
  db: Db,
  alvo: Parameters<typeof repo.camposJaPropostos>[1],
  quais: readonly string[],
): Promise<string | undefined> {
  if (ehInclusao(alvo.alvo)) return undefined;
  const novos = quais.filter((campo) => campo !== SO_PALAVRAS);
  const [repetido] = await repo.camposJaPropostos(db, alvo, novos);
  return repetido;
}

/** @throws Recusa 409 for a field of a record that waits already. */
async function exigirSemRepetir(
  { db }: ContextoDeTransacao,
  alvo: Parameters<typeof repo.camposJaPropostos>[1],
  quais: readonly string[],
): Promise<void> {
  const repetido = await campoJaProposto(db, alvo, quais);
  if (repetido === undefined) return;
  const rotulo = rotuloDoCampo(alvo.alvo, repetido);
  throw estadoInvalido(`${rotulo}: já há uma correção em análise. Retire-a para propor outra.`);
}

/**
 * Proposes other values for some fields of a record of the caller's client, in words what is to change
 * of it, a record to add, or that one is no longer the company's (page book §5). Nothing of the
 * register changes until the staff accepts it.
 *
 * @throws Recusa 404 for a record that is not the client's or that they are told nothing of (a contact
 *   who left, a closed account), and for the staff; 409 for a field that is
 *   proposed already, and while too many wait; 422 where nothing would change, and for what no
 *   register would take.
 */
export function proporCorrecao(ctx: Contexto, nova: NovaCorrecao) {
  return ctx.transacao(async (tx) => {
    const { clienteId, usuarioId } = tx.ator;
    const { alvo, alvo_id, observacao } = nova;
    if (clienteId === null) throw naoEncontrado();
    await repo.travarCliente(tx.db, clienteId);
    const atual = await lerAlvo(tx.db, alvo, alvo_id, clienteId);
    if (!atual || !estaLa(atual)) throw naoEncontrado();
    conferir(tx, nova);
    const mudancas = oQueMuda(nova, atual);
    const quais = mudancas.map(({ campo }) => campo);
    await exigirSemRepetir(tx, { cliente_id: clienteId, alvo, alvo_id }, quais);
    if ((await repo.contarAbertas(tx.db, clienteId)) >= MAXIMO_DE_ABERTAS) {
      throw estadoInvalido(
        `Há ${MAXIMO_DE_ABERTAS} correções em análise. Aguarde a resposta do escritório.`,
      );
    }
    const id = await repo.inserir(
      tx.db,
      {
        cliente_id: clienteId,
        alvo,
        alvo_id,
        observacao: observacao || null,
        autor_id: usuarioId,
        criado_em: tx.agora(),
      },
      mudancas,
    );
    await tx.auditar({
      acao: 'correcao.proposta',
      objeto: objetoDe({ alvo, alvo_id }),
      clienteId,
      depois: { correcao: oQueSePropoe(alvo, quais) },
    });
    await tx.emitir('correcao.proposta', { id, clienteId, autorId: usuarioId });
    return lida(await exigir(tx, id));
  });
}

/** @throws Recusa 404 for another client's; 409 for one that was decided, wholly or in part, or withdrawn. */
export function retirarCorrecao(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db, (await exigir(tx, id)).id);
    const linha = await exigir(tx, id);
    if (estadoDe(linha) !== 'em_analise' || linha.campos.some(({ decisao }) => decisao)) {
      throw estadoInvalido('O escritório já respondeu a esta correção, ou ela já foi retirada.');
    }
    await repo.retirar(tx.db, id, {
      retirada_em: tx.agora(),
      retirada_por: tx.ator.usuarioId,
    });
    await tx.auditar({
      acao: 'correcao.retirada',
      objeto: objetoDe(linha),
      clienteId: linha.cliente_id,
    });
    return lida(await exigir(tx, id));
  });
}
