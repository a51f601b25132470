import { camposDoAlvo, type NovaCorrecao } from '@dominio/contrato/correcoes';
import type { Contexto } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import { lerAlvo } from './alvos.repository.ts';
import { apresentarCorrecao } from './correcoes.presenter.ts';
import * as repo from './correcoes.repository.ts';
import { estadoDe, estaLa, mudancasDe, paraOCliente } from './correcoes.rules.ts';

/** More than anybody has under way; beyond it the staff is asked to answer first. */
export const MAXIMO_DE_ABERTAS = 30;

const NAO_ENCONTRADA = 'Correção não encontrada.';

const lida = (linha: repo.LinhaDeCorrecao) => paraOCliente(apresentarCorrecao(linha));

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

/**
 * Proposes other values for some fields of a record of the caller's client. Nothing of the register
 * changes until the staff accepts it.
 *
 * @throws Recusa 404 for a record that is not the client's or that they are told nothing of (a contact
 *   who left, a closed account), and for the staff; 409 for a field that is
 *   proposed already, and while too many wait; 422 where nothing would change.
 */
export function proporCorrecao(ctx: Contexto, nova: NovaCorrecao) {
  return ctx.transacao(async (tx) => {
    const { clienteId, usuarioId } = tx.ator;
    const { alvo, alvo_id, observacao } = nova;
    if (clienteId === null) throw naoEncontrado();
    await repo.travarCliente(tx.db, clienteId);
    const atual = await lerAlvo(tx.db, alvo, alvo_id, clienteId);
    if (!atual || !estaLa(atual)) throw naoEncontrado();
    const mudancas = mudancasDe(alvo, atual, nova.campos);
    if (mudancas.length === 0) throw campoInvalido('campos', 'O cadastro já está assim.');
    const quais = mudancas.map(({ campo }) => campo);
    const [repetido] = await repo.camposJaPropostos(
      tx.db,
      { cliente_id: clienteId, alvo, alvo_id },
      quais,
    );
    if (repetido !== undefined) {
      const rotulo = camposDoAlvo(alvo)[repetido]?.rotulo;
      throw estadoInvalido(`${rotulo}: já há uma correção em análise. Retire-a para propor outra.`);
    }
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
      objeto: { tipo: alvo, id: alvo_id },
      clienteId,
      depois: { correcao: quais.map((campo) => camposDoAlvo(alvo)[campo]?.rotulo ?? campo) },
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
    await repo.retirar(tx.db, id, tx.agora());
    await tx.auditar({
      acao: 'correcao.retirada',
      objeto: { tipo: linha.alvo, id: linha.alvo_id },
      clienteId: linha.cliente_id,
    });
    return lida(await exigir(tx, id));
  });
}
