import {
  type AcaoDoLote,
  type LoteFeito,
  type PedidoDoLote,
  TEXTOS_DO_LOTE as T,
} from '@dominio/contrato/usuarios-lote';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { estadoInvalido, Recusa } from '../../../platform/erros.ts';
import { segurarPessoas } from '../../pessoas/troca-de-vinculos.service.ts';
import * as repo from '../cadastro/cadastro.repository.ts';
import {
  atualizarUsuario,
  exigirLinha,
  type LinhaDoCadastro,
  type MeiosDoCadastro,
} from '../cadastro/cadastro.service.ts';
import { reativarUsuario, suspenderUsuario } from '../cadastro/situacao.service.ts';
import { reenviarConvite } from '../convites/convites.service.ts';
import { encerrarTodasDaPessoa } from '../sessoes-da-pessoa/sessoes-da-pessoa.service.ts';
import { gravarGrupos } from '../vinculos/vinculos.service.ts';

type Ato = (tx: ContextoDeTransacao, pessoa: LinhaDoCadastro) => Promise<unknown>;

function exigirDaEquipe({ client_id }: LinhaDoCadastro): void {
  if (client_id !== null) throw estadoInvalido(T.soEquipe);
}

const gruposDe = ({ grupo_id, outros_grupos }: LinhaDoCadastro): number[] => [
  grupo_id,
  ...outros_grupos.map(({ id }) => id),
];

/** Each act by the service of the one person, with its checks and its entries of the audit log. */
function atoDe(meios: MeiosDoCadastro, { acao, time_id = null, grupo_id = 0 }: PedidoDoLote): Ato {
  const atos: Readonly<Record<AcaoDoLote, Ato>> = {
    suspender: (tx, { id }) => suspenderUsuario(tx, id),
    // Who left the firm comes back by a look at the one record, never among others.
    async reativar(tx, { id, situacao }) {
      if (situacao === 'desligado') throw estadoInvalido(T.desligado);
      await reativarUsuario(tx, id);
    },
    reenviar_convite: (tx, { id }) => reenviarConvite(tx, id),
    async encerrar_sessoes(tx, { id }) {
      const { encerradas } = await encerrarTodasDaPessoa(tx, id);
      if (encerradas === 0) throw estadoInvalido(T.semSessao);
    },
    async mudar_time(tx, pessoa) {
      exigirDaEquipe(pessoa);
      if (pessoa.time_id === time_id) {
        throw estadoInvalido(time_id === null ? T.jaSemTime : T.jaEstaNoTime);
      }
      await atualizarUsuario(tx, meios, pessoa.id, { time_id });
    },
    async entrar_no_grupo(tx, pessoa) {
      exigirDaEquipe(pessoa);
      const grupos = gruposDe(pessoa);
      if (grupos.includes(grupo_id)) throw estadoInvalido(T.jaTemOGrupo);
      await gravarGrupos(tx, pessoa.id, { grupo_ids: [...grupos, grupo_id] });
    },
    async sair_do_grupo(tx, pessoa) {
      const grupos = gruposDe(pessoa);
      if (!grupos.includes(grupo_id)) throw estadoInvalido(T.naoTemOGrupo);
      const ficam = grupos.filter((id) => id !== grupo_id);
      await gravarGrupos(tx, pessoa.id, { grupo_ids: ficam });
    },
  };
  return atos[acao];
}

type Resultado = Pick<LoteFeito, 'alterados' | 'recusas'>;

/** Takes back all that a simulation wrote, and carries what came of it out of the transaction. */
class Desfeito extends Error {
  readonly resultado: Resultado;
  constructor(resultado: Resultado) {
    super('simulação');
    this.resultado = resultado;
  }
}

/**
 * Each service refuses before it writes, so that a refusal leaves nothing of that person behind; what
 * is done to one counts for the next: the last administrator of the list is kept.
 */
async function fazerComTodas(
  tx: ContextoDeTransacao,
  ids: readonly number[],
  ato: Ato,
): Promise<Resultado> {
  const resultado: Resultado = { alterados: [], recusas: [] };
  await repo.travarAdministradores(tx.db);
  await repo.segurarGrupos(tx.db);
  await segurarPessoas(tx, [...ids]);
  for (const id of ids) {
    try {
      await ato(tx, await exigirLinha(tx, id));
      resultado.alterados.push(id);
    } catch (erro) {
      if (!(erro instanceof Recusa)) throw erro;
      resultado.recusas.push({ id, motivo: erro.message });
    }
  }
  return resultado;
}

/**
 * Does the same with several people in one transaction, each by the service of the one and with its
 * guards (nobody with more rights than the caller's, not oneself, never the last administrator); who
 * is refused keeps nobody back. A simulation does all of it and takes it back.
 */
export async function agirEmLote(
  ctx: Contexto,
  meios: MeiosDoCadastro,
  pedido: PedidoDoLote,
): Promise<LoteFeito> {
  const ids = pedido.ids.toSorted((a, b) => a - b);
  const ato = atoDe(meios, pedido);
  const fazer = () =>
    ctx.transacao(async (tx) => {
      const resultado = await fazerComTodas(tx, ids, ato);
      if (pedido.simular) throw new Desfeito(resultado);
      return resultado;
    });
  const resultado = await fazer().catch((erro: unknown) => {
    if (erro instanceof Desfeito) return erro.resultado;
    throw erro;
  });
  const message = pedido.simular
    ? 'Nada foi mudado ainda.'
    : `Feito com ${resultado.alterados.length} de ${ids.length}.`;
  return { success: true, message, simulado: pedido.simular, ...resultado };
}
