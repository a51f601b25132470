import {
  camposDoAlvo,
  oQueSePropoe,
  REGISTRO_GRAVADO,
  type RegistroDoAlvo,
  rotuloDoCampo,
  SO_PALAVRAS,
} from '@dominio/contrato/correcoes-alvos';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado, Recusa } from '../../platform/erros.ts';
import { porQuem } from '../../platform/versao.ts';
import { lerAlvo, segurarAlvo } from './alvos.repository.ts';
import * as repo from './correcoes.repository.ts';
import {
  ESPERA_DO_AVISO_S,
  type Gravado,
  objetoDe,
  PRAZO_PARA_DESFAZER_MS,
} from './correcoes.rules.ts';
import { desexecutar } from './execucao.service.ts';
import { campoJaProposto } from './propostas.service.ts';
import * as respostas from './respostas.repository.ts';
import { autorDe, exigir, lidaAgora } from './revisao.service.ts';

const FIM = 'A resposta já não pode ser desfeita.';

async function exigirResposta({ db }: Contexto, correcaoId: number, id: number) {
  const resposta = await respostas.ler(db, correcaoId, id);
  if (!resposta) throw naoEncontrado('Resposta não encontrada.');
  return resposta;
}

/** What the last change of a record changed, by the names that proposals know. */
async function nomesDosMudados(
  { db }: ContextoDeTransacao,
  tipo: RegistroDoAlvo,
  { id }: Gravado,
): Promise<string[]> {
  const mudados = await respostas.ultimosMudados(db, { tipo, id });
  return mudados
    .filter((campo) => campo in camposDoAlvo(tipo))
    .map((campo) => rotuloDoCampo(tipo, campo));
}

/** @throws Recusa 409 for a record that is gone, or that was changed since: who, when and what. */
async function exigirIntacto(
  tx: ContextoDeTransacao,
  linha: repo.LinhaDeCorrecao,
  gravado: Gravado,
): Promise<void> {
  const tipo = REGISTRO_GRAVADO[linha.alvo];
  const atual = await lerAlvo(tx.db, tipo, gravado.id, linha.cliente_id);
  if (!atual) throw estadoInvalido(`O registro não é mais deste cliente. ${FIM}`);
  if (atual.versao === gravado.versao) return;
  const nomes = await nomesDosMudados(tx, tipo, gravado);
  const oQue = nomes.length > 0 ? `${nomes.join(', ')}: alterado` : 'Registro alterado';
  // Without the record, as a decision under a stale version.
  throw new Recusa('REGISTRO_ALTERADO', { detail: `${oQue} ${await porQuem(tx, atual)}. ${FIM}` });
}

/** @throws Recusa 409 where the client proposed one of the fields again since. */
async function exigirSemOutra(
  { db }: ContextoDeTransacao,
  linha: repo.LinhaDeCorrecao,
  quais: readonly string[],
): Promise<void> {
  const outro = await campoJaProposto(db, linha, quais);
  if (outro === undefined) return;
  const rotulo = rotuloDoCampo(linha.alvo, outro);
  throw estadoInvalido(`${rotulo}: o cliente já propôs outra correção. ${FIM}`);
}

/**
 * Whether the author has been told of the answer that stands: nobody is told that an unheard one was undone.
 * Its job sends nothing of the answers before it, so they count for nothing.
 */
const foiContada = ({ decidida_em }: repo.LinhaDeCorrecao, agora: Date): boolean =>
  decidida_em !== null && agora.getTime() - decidida_em.getTime() >= ESPERA_DO_AVISO_S * 1000;

/**
 * Takes an answer back: the register has what it had, and the correction waits again, all or nothing.
 *
 * Whoever may answer may undo, a colleague's answer too: it is the answer's own act taken back, so what
 * an acceptance added goes without the permission to delete, which is for what somebody else keeps.
 *
 * @throws Recusa 404 out of scope, without the permission of the target, and for no answer to it; 409
 *   for one that was undone, or answered too long ago, for a record that is gone or was changed since,
 *   which says who, when and what, and for a field that was proposed again.
 */
export function desfazerResposta(ctx: Contexto, id: number, respostaId: number) {
  return ctx.transacao(async (tx) => {
    const achada = await exigir(tx, id);
    const { gravado: alvoGravado } = await exigirResposta(tx, id, respostaId);
    // As who proposes does: meanwhile nobody proposes one of these fields again.
    await repo.travarCliente(tx.db, achada.cliente_id);
    // Before the correction, as who decides it does.
    if (alvoGravado) await segurarAlvo(tx.db, REGISTRO_GRAVADO[achada.alvo], alvoGravado.id);
    await repo.travar(tx.db, id);
    const linha = await exigir(tx, id);
    const resposta = await exigirResposta(tx, id, respostaId);
    const { aceitos, recusados, gravado } = resposta;
    if (resposta.desfeita_em) throw estadoInvalido('Esta resposta já foi desfeita.');
    // What its values were is kept no longer than that, of a refusal too.
    if (tx.agora().getTime() - resposta.respondida_em.getTime() > PRAZO_PARA_DESFAZER_MS) {
      throw estadoInvalido(`O prazo já passou. ${FIM}`);
    }
    const quais = [...aceitos, ...recusados];
    const gravados = aceitos.filter((campo) => campo !== SO_PALAVRAS);
    if (gravados.length > 0 && !gravado) throw estadoInvalido(`O prazo já passou. ${FIM}`);
    await exigirSemOutra(tx, linha, quais);
    if (gravado) {
      await exigirIntacto(tx, linha, gravado);
      await desexecutar(tx, linha.alvo, gravado);
    }
    const contada = foiContada(linha, tx.agora());
    await repo.reabrir(tx.db, id, quais);
    await respostas.marcarDesfeita(tx.db, respostaId, {
      desfeita_em: tx.agora(),
      desfeita_por: tx.ator.usuarioId,
    });
    await tx.auditar({
      acao: 'correcao.desfeita',
      objeto: objetoDe(linha),
      clienteId: linha.cliente_id,
      depois: { correcao: oQueSePropoe(linha.alvo, quais), proposta_por: autorDe(linha) },
    });
    if (contada) await tx.emitir('correcao.desfeita', { id });
    return lidaAgora(tx, await exigir(tx, id));
  });
}
