import {
  type Desligamento,
  OBJETOS_DO_DESLIGAMENTO,
  type ObjetoDoDesligamento,
  type PedidoDeDesligamento,
  TEXTOS_DO_DESLIGAMENTO as T,
} from '@dominio/contrato/usuarios-desligamento';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { segurarPessoas } from '../../modules/pessoas/troca-de-vinculos.service.ts';
import * as cadastro from '../../modules/usuarios/cadastro/saida.service.ts';
import { veTodosOsClientes } from '../../platform/acesso/escopo.ts';
import { conferirTudo } from '../../platform/conferir.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, dadosInvalidos, estadoInvalido, Recusa } from '../../platform/erros.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import {
  type AoDesligar,
  lerPartes,
  objetosOnde,
  type ParteLida,
  type Sucessores,
  segurarTudo,
} from '../../platform/saida.ts';
import * as repo from './desligamento.repository.ts';

const sucessoresDe = (pedido: PedidoDeDesligamento): Sucessores => {
  const todos = pedido.transferir_para ?? null;
  return {
    agenda: pedido.agenda_para ?? todos,
    clientes: pedido.clientes_para ?? todos,
    times: pedido.times_para ?? todos,
  };
};

const campoDe = (pedido: PedidoDeDesligamento, objeto: ObjetoDoDesligamento) =>
  pedido[`${objeto}_para`] ? `${objeto}_para` : 'transferir_para';

/**
 * @throws Recusa 422 for a successor who is no active colleague, or whom a module does not accept.
 */
async function exigirSucessores(
  tx: ContextoDeTransacao,
  saidas: readonly AoDesligar[],
  id: number,
  pedido: PedidoDeDesligamento,
): Promise<Sucessores> {
  const sucessores = sucessoresDe(pedido);
  const escolhidos = [...new Set(Object.values(sucessores).filter((um) => um !== null))];
  const ativos = await repo.quaisAtivosDaEquipe(tx.db, escolhidos);
  const campos = OBJETOS_DO_DESLIGAMENTO.flatMap((objeto) => {
    const para = sucessores[objeto];
    if (para === null || (para !== id && ativos.includes(para))) return [];
    const mensagem = para === id ? T.proprio : T.naoAssume;
    return [{ campo: campoDe(pedido, objeto), mensagem }];
  });
  if (campos.length > 0) throw dadosInvalidos(campos);
  await conferirTudo(
    ...saidas.map(({ objeto, exigirQueAssuma }) => async () => {
      const para = objeto ? sucessores[objeto] : null;
      if (!objeto || !exigirQueAssuma || para === null) return;
      try {
        await exigirQueAssuma(tx, para);
      } catch (erro) {
        if (!(erro instanceof Recusa)) throw erro;
        throw campoInvalido(campoDe(pedido, objeto), erro.message);
      }
    }),
  );
  return sucessores;
}

/** @throws Recusa 422 where a successor would get clients that the caller does not see. */
function exigirNoEscopo(
  { ator }: Contexto,
  pedido: PedidoDeDesligamento,
  partes: readonly ParteLida[],
): void {
  if (veTodosOsClientes(ator)) return;
  const objeto = objetosOnde(partes, ({ foraDoEscopo }) => foraDoEscopo).at(-1);
  if (objeto) throw campoInvalido(campoDe(pedido, objeto), TEXTOS_DO_USUARIO.foraDaAlcada);
}

/** Merges one field of the modules' parts. */
const juntar = <K extends 'resposta' | 'antes' | 'depois'>(partes: readonly ParteLida[], de: K) =>
  Object.assign({}, ...partes.map((parte) => parte[de])) as Required<NonNullable<ParteLida[K]>>;

/**
 * Ends a person's work at the firm: what the modules hand over goes to the successors and then, in
 * the same transaction, the access ends. The record and the history stay, and `reativar` gives the
 * access back. With `simular` it only answers what would happen.
 *
 * @param saidas what each module declares for departures.
 * @throws Recusa 404; 409 for oneself, the last administrator, a person who has left, and while
 *   something needs a successor and has none (dominios.md §6c); 422 for a successor who cannot take
 *   over, and for a person with more rights than the caller.
 */
export function desligar(
  ctx: Contexto,
  { config, saidas }: Pick<Plataforma, 'config'> & { saidas: readonly AoDesligar[] },
  id: number,
  { simular = false, ...pedido }: PedidoDeDesligamento,
): Promise<Desligamento> {
  return ctx.transacao(async (tx) => {
    await cadastro.segurarAdministradores(tx);
    if (!simular) {
      await segurarTudo(saidas, tx, id);
      const assumem = Object.values(sucessoresDe(pedido)).filter((um) => um !== null);
      await segurarPessoas(tx, [id, ...assumem]);
    }
    const linha = await cadastro.exigirQuePossaSair(tx, id);
    const sucessores = await exigirSucessores(tx, saidas, id, pedido);
    const quem = { id, nome: linha.nome, sucessores };
    const partes = await lerPartes(saidas, tx, quem, { config, simular });
    exigirNoEscopo(tx, pedido, partes);
    const abertos = objetosOnde(partes, ({ emAberto }) => emAberto);
    const semSucessor = abertos.filter((objeto) => sucessores[objeto] === null);
    for (const { anotarLeitura } of partes) await anotarLeitura?.();
    const resposta: Desligamento = {
      ...juntar(partes, 'resposta'),
      success: true,
      message: simular
        ? 'Nada foi mudado ainda.'
        : `${linha.nome} saiu do escritório. O acesso terminou agora.`,
      simulado: simular,
      convite_pendente: linha.situacao === 'convidado',
      sem_sucessor: semSucessor,
    };
    if (simular) return resposta;
    if (semSucessor.length > 0) throw estadoInvalido(T.escolhaSucessor);
    for (const { passar } of partes) await passar?.();
    await cadastro.encerrarCadastro(tx, linha, {
      antes: juntar(partes, 'antes'),
      depois: { motivo: pedido.motivo ?? null, sucessores, ...juntar(partes, 'depois') },
    });
    return resposta;
  });
}
