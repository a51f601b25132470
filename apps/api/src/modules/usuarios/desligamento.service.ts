import {
  type Desligamento,
  LISTADOS_NO_DESLIGAMENTO,
  OBJETOS_DO_DESLIGAMENTO,
  type ObjetoDoDesligamento,
  type PedidoDeDesligamento,
  TEXTOS_DO_DESLIGAMENTO as T,
} from '@dominio/contrato/usuarios-desligamento';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { veTodosOsClientes } from '../../platform/acesso/escopo.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import {
  campoInvalido,
  dadosInvalidos,
  estadoInvalido,
  naoEncontrado,
  Recusa,
} from '../../platform/erros.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import type { AoVivo } from '../../platform/realtime/ao-vivo.ts';
import {
  type AgendaDeQuemSai,
  anotarLeitura,
  apresentarHorario,
  exigirQueAssuma,
  lerAgendaDeQuemSai,
  passarAgenda,
  segurarAgendas,
} from '../agendamentos/transferencia.service.ts';
import { segurarAusencias, soltarSubstituicoes } from '../ausencias/ausencias.service.ts';
import {
  contratosDoResponsavel,
  passarContratos,
  segurarContratos,
} from '../contratos/responsavel.service.ts';
import { anotarTroca, segurarPessoas } from '../pessoas/troca-de-vinculos.service.ts';
import { contarSessoes } from '../sessoes/encerramento.service.ts';
import { passarLideranca, segurarTimes, timesLideradosPor } from '../times/lideranca.service.ts';
import { exigirPessoaNaAlcada } from './alcada.ts';
import { avisarMudancaDoCadastro } from './avisos.ts';
import * as cadastro from './cadastro.repository.ts';
import * as repo from './desligamento.repository.ts';
import { ehAdministrador } from './situacao.service.ts';

type Sucessores = Readonly<Record<ObjetoDoDesligamento, number | null>>;

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

/** @throws Recusa 422 for a successor who is no active colleague, or none of the agenda's. */
async function exigirSucessores(
  tx: ContextoDeTransacao,
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
  if (sucessores.agenda !== null) {
    try {
      await exigirQueAssuma(tx, sucessores.agenda);
    } catch (erro) {
      if (!(erro instanceof Recusa)) throw erro;
      throw campoInvalido(campoDe(pedido, 'agenda'), erro.message);
    }
  }
  return sucessores;
}

interface Situacao {
  readonly linha: cadastro.LinhaDoCadastro;
  readonly sucessores: Sucessores;
  readonly agenda: AgendaDeQuemSai;
  readonly clientes: Awaited<ReturnType<typeof repo.lerClientes>>;
  /** Those that go on and that the person is responsible for; they go with the clients. */
  readonly contratos: Awaited<ReturnType<typeof contratosDoResponsavel>>;
  readonly times: readonly { id: number; nome: string }[];
}

type OQueTem = Pick<Situacao, 'agenda' | 'clientes' | 'contratos' | 'times'>;

/** What of somebody's is for somebody else to take over. */
export function emAberto({ agenda, clientes, contratos, times }: OQueTem): ObjetoDoDesligamento[] {
  const ha: Record<ObjetoDoDesligamento, boolean> = {
    agenda: agenda.itens.some(({ destino }) => destino === 'transferir'),
    clientes: clientes.length + contratos.length > 0,
    times: times.length > 0,
  };
  return OBJETOS_DO_DESLIGAMENTO.filter((objeto) => ha[objeto]);
}

/** What would have nobody to take it over. */
const semSucessor = (situacao: Situacao): ObjetoDoDesligamento[] =>
  emAberto(situacao).filter((objeto) => situacao.sucessores[objeto] === null);

/** The answer: what there is, and what becomes of it. */
async function apresentar(
  ctx: Contexto,
  situacao: Situacao,
  simulado: boolean,
  sessoes: number,
): Promise<Desligamento> {
  const { linha, agenda, clientes, contratos, times } = situacao;
  const { itens } = agenda;
  const contar = (destino: string) => itens.filter((item) => item.destino === destino).length;
  return {
    success: true,
    message: simulado
      ? 'Nada foi mudado ainda.'
      : `${linha.nome} saiu do escritório. O acesso terminou agora.`,
    simulado,
    agenda: {
      total: itens.length,
      transferir: contar('transferir'),
      cancelar: contar('cancelar'),
      sair: contar('sair'),
      com_conflito: itens.filter(({ choques }) => choques.length > 0).length,
      itens: itens.slice(0, LISTADOS_NO_DESLIGAMENTO).map((item) => ({
        id: item.id,
        ...apresentarHorario(ctx, item),
        destino: item.destino,
        conflitos: item.choques.map((choque) => apresentarHorario(ctx, choque)),
      })),
    },
    clientes: {
      total: clientes.length,
      itens: clientes.filter(({ no_escopo }) => no_escopo).slice(0, LISTADOS_NO_DESLIGAMENTO),
    },
    contratos: {
      total: contratos.length,
      itens: contratos.filter(({ no_escopo }) => no_escopo).slice(0, LISTADOS_NO_DESLIGAMENTO),
    },
    times: { total: times.length, itens: times.slice(0, LISTADOS_NO_DESLIGAMENTO) },
    sessoes,
    convite_pendente: linha.situacao === 'convidado',
    sem_sucessor: semSucessor(situacao),
  };
}

/** @throws Recusa 422 where somebody would come to clients that the caller does not see. */
function exigirNoEscopo({ ator }: Contexto, pedido: PedidoDeDesligamento, situacao: Situacao) {
  if (veTodosOsClientes(ator)) return;
  const { agenda, clientes, contratos } = situacao;
  if ([...clientes, ...contratos].some(({ no_escopo }) => !no_escopo)) {
    throw campoInvalido(campoDe(pedido, 'clientes'), TEXTOS_DO_USUARIO.foraDaAlcada);
  }
  if (agenda.foraDoEscopo) {
    throw campoInvalido(campoDe(pedido, 'agenda'), TEXTOS_DO_USUARIO.foraDaAlcada);
  }
}

/** @throws Recusa 404; 409 for oneself, the last administrator and who has left; 422 above one's rights. */
async function exigirQuePossaSair(tx: ContextoDeTransacao, id: number) {
  const linha = await cadastro.ler(tx.db, tx.ator, id);
  if (!linha) throw naoEncontrado('Usuário não encontrado.');
  if (id === tx.ator.usuarioId) throw estadoInvalido(TEXTOS_DO_USUARIO.proprioUsuario);
  await exigirPessoaNaAlcada(tx.db, tx.ator, id);
  if (linha.situacao === 'desligado') throw estadoInvalido(T.jaDesligado);
  if (ehAdministrador(linha) && !(await cadastro.haAdministrador(tx.db, id))) {
    throw estadoInvalido(TEXTOS_DO_USUARIO.ultimoAdministrador);
  }
  return linha;
}

/** Hands everything over, then ends the access; all in the caller's transaction. */
async function executar(
  tx: ContextoDeTransacao,
  aoVivo: AoVivo,
  { linha, sucessores, agenda, clientes, contratos, times }: Situacao,
  motivo: string | null,
) {
  const { id, nome } = linha;
  await passarAgenda(tx, { de: id, para: sucessores.agenda, nome }, agenda);
  if (clientes.length > 0 && sucessores.clientes !== null) {
    const passados = await repo.passarClientes(tx.db, { de: id, para: sucessores.clientes });
    await anotarTroca(tx, aoVivo, sucessores.clientes, { tipo: 'clientes', ...passados });
  }
  if (contratos.length > 0 && sucessores.clientes !== null) {
    await passarContratos(tx, aoVivo, { de: id, para: sucessores.clientes });
  }
  if (times.length > 0 && sucessores.times !== null) {
    await passarLideranca(tx, { de: id, para: sucessores.times });
  }
  await soltarSubstituicoes(tx, id);
  const situacao = 'desligado';
  await cadastro.atualizar(tx.db, id, { situacao }, tx.agora());
  await tx.auditar({
    acao: 'usuario.desligado',
    objeto: { tipo: 'usuario', id },
    antes: { situacao: linha.situacao, clientes: clientes.map((cliente) => cliente.id) },
    depois: { situacao, motivo, sucessores, times: times.map((time) => time.id) },
  });
  await avisarMudancaDoCadastro(tx, aoVivo, id, linha.situacao, situacao);
}

/**
 * Has somebody leave: the agenda, the clients and the teams go to whoever takes over, and then, in
 * the same transaction, the access ends. The record and the history stay, and `reativar` gives the
 * access back. With `simular` it only tells what would happen.
 *
 * @throws Recusa 404; 409 for oneself, the last administrator, who has left, and while something has
 *   nobody to take it over (dominios.md §6c); 422 for a successor who cannot, or above one's rights.
 */
export function desligar(
  ctx: Contexto,
  { aoVivo, config }: Pick<Plataforma, 'aoVivo' | 'config'>,
  id: number,
  { simular = false, ...pedido }: PedidoDeDesligamento,
): Promise<Desligamento> {
  return ctx.transacao(async (tx) => {
    await cadastro.travarAdministradores(tx.db);
    await segurarTimes(tx);
    const pedidos = Object.values(sucessoresDe(pedido)).filter((um) => um !== null);
    if (!simular) {
      await segurarAusencias(tx);
      await segurarContratos(tx, id);
      await segurarPessoas(tx, [id, ...pedidos]);
    }
    const linha = await exigirQuePossaSair(tx, id);
    const sucessores = await exigirSucessores(tx, id, pedido);
    const passagem = { de: id, para: sucessores.agenda };
    const situacao: Situacao = {
      linha,
      sucessores,
      agenda: await (simular ? lerAgendaDeQuemSai : segurarAgendas)(tx, passagem),
      clientes: await repo.lerClientes(tx.db, tx.ator, id),
      contratos: await contratosDoResponsavel(tx, id),
      times: await timesLideradosPor(tx, id),
    };
    exigirNoEscopo(tx, pedido, situacao);
    const sessoes = await contarSessoes(tx, id, config.horasSemUso);
    const resposta = await apresentar(tx, situacao, simular, sessoes);
    await anotarLeitura(tx, id, situacao.agenda);
    if (simular) return resposta;
    if (resposta.sem_sucessor.length > 0) throw estadoInvalido(T.escolhaSucessor);
    await executar(tx, aoVivo, situacao, pedido.motivo ?? null);
    return resposta;
  });
}
