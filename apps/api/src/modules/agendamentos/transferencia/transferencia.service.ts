import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import {
  type Desligamento,
  LISTADOS_NO_DESLIGAMENTO,
} from '@dominio/contrato/usuarios-desligamento';
import { pode } from '../../../platform/acesso/ator.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { estadoInvalido } from '../../../platform/erros.ts';
import type { AoDesligar } from '../../../platform/saida.ts';
import { travarAgendas } from '../conflitos/conflitos.repository.ts';
import { narrar } from '../gravacao/gravacao.repository.ts';
import { exigirConvidaveis } from '../participantes/participantes.service.ts';
import * as repo from './transferencia.repository.ts';
import { type Destino, destinoDe } from './transferencia.rules.ts';

interface Passagem {
  /** The person who leaves. */
  readonly de: number;
  /** The successor; null while none is chosen. */
  readonly para: number | null;
}

interface AgendaDeQuemSai {
  readonly itens: readonly (repo.Compromisso & {
    readonly destino: Destino;
    readonly choques: readonly repo.Choque[];
  })[];
  /** Whether some appointments are about clients outside the caller's scope. */
  readonly foraDoEscopo: boolean;
}

/** The appointments to come of a person who leaves, each with the successor's conflicts. */
async function lerAgendaDeQuemSai(ctx: Contexto, { de, para }: Passagem): Promise<AgendaDeQuemSai> {
  const linhas = await repo.lerDaqui(ctx.db, ctx.ator, de, ctx.agora());
  const passam = linhas.filter((linha) => destinoDe(linha, de) === 'transferir');
  const ids = passam.map(({ id }) => id);
  const choques = para === null ? [] : await repo.lerChoques(ctx.db, ctx.ator, ids, { de, para });
  const porCompromisso = Map.groupBy(choques, (choque) => choque.de);
  return {
    itens: linhas.map((linha) => ({
      ...linha,
      destino: destinoDe(linha, de),
      choques: porCompromisso.get(linha.id) ?? [],
    })),
    foraDoEscopo: passam.some(({ no_escopo }) => !no_escopo),
  };
}

/** What the caller may read of an appointment: the time, and the title if the agenda shows it. */
function apresentarHorario(
  { ator }: Contexto,
  linha: Pick<
    repo.Choque,
    'titulo' | 'data_hora_inicio' | 'data_hora_termino' | 'privado' | 'membro'
  >,
) {
  const le = linha.membro || (ator.administrador && !linha.privado);
  return {
    titulo: le && pode(ator, 'agenda:visualizar') ? linha.titulo : TEXTOS_DA_AGENDA.ocupado,
    data_hora_inicio: new Date(linha.data_hora_inicio).toISOString(),
    data_hora_termino: new Date(linha.data_hora_termino).toISOString(),
  };
}

/** Audits once that an administrator reads the leaving person's appointments (decisoes.md §5). */
async function anotarLeitura(tx: ContextoDeTransacao, de: number, agenda: AgendaDeQuemSai) {
  const lidos = agenda.itens.filter(({ membro }) => !membro).length;
  if (lidos === 0 || !tx.ator.administrador) return;
  await tx.auditar({
    acao: 'agendamentos.lidos_como_administrador',
    objeto: { tipo: 'usuario', id: de },
    depois: { lidos },
  });
}

/**
 * Locks the agendas of both until the transaction ends. Appointments first, then people, as a
 * change of one appointment does, so that neither waits for the other.
 *
 * @throws Recusa 409 when something was booked meanwhile.
 */
async function segurarAgendas(
  tx: ContextoDeTransacao,
  passagem: Passagem,
): Promise<AgendaDeQuemSai> {
  const antes = await repo.lerDaqui(tx.db, tx.ator, passagem.de, tx.agora());
  await repo.travarTodos(
    tx.db,
    antes.map(({ id }) => id),
  );
  await travarAgendas(
    tx.db,
    [passagem.de, passagem.para].filter((id) => id !== null),
  );
  const agenda = await lerAgendaDeQuemSai(tx, passagem);
  const travados = new Set(antes.map(({ id }) => id));
  if (agenda.itens.some(({ id }) => !travados.has(id))) {
    throw estadoInvalido('A agenda desta pessoa mudou agora. Confira e tente de novo.');
  }
  return agenda;
}

const PALAVRAS: Readonly<Record<Destino, string>> = {
  transferir: 'Passou o agendamento a outra pessoa, pelo desligamento de quem estava nele.',
  cancelar: 'Cancelou o agendamento particular, pelo desligamento de quem o criou.',
  sair: 'Retirou do agendamento quem saiu do escritório.',
};

/**
 * Hands over what `segurarAgendas` read, in its transaction. An appointment in conflict is handed
 * over all the same, and the people concerned are notified.
 */
async function passarAgenda(
  tx: ContextoDeTransacao,
  { de, para, nome }: { de: number; para: number | null; nome: string },
  { itens }: AgendaDeQuemSai,
): Promise<void> {
  if (itens.length === 0) return;
  const agora = tx.agora();
  const autorId = tx.ator.usuarioId;
  const com = (destino: Destino) =>
    itens.filter((item) => item.destino === destino).map(({ id }) => id);
  const passam = para === null ? [] : com('transferir');
  const passadas = await repo.substituir(tx.db, passam, {
    de,
    para: para ?? de,
    autorId,
    agora,
  });
  const canceladas = await repo.cancelar(tx.db, com('cancelar'), {
    autorId,
    agora,
    motivo: `${nome} não faz mais parte do escritório.`,
  });
  const deixadas = await repo.retirar(tx.db, com('sair'), { de, autorId, agora });
  const todas = new Set([...passadas, ...canceladas, ...deixadas]);
  const mudados = itens.filter(({ id }) => todas.has(id));
  const historia = mudados.map(({ id, destino }) => ({
    agendamento_id: id,
    usuario_id: autorId,
    acao: destino === 'cancelar' ? ('status' as const) : ('atualizado' as const),
    descricao: PALAVRAS[destino],
    dados: destino === 'transferir' ? { de, para } : { de },
    criado_em: agora,
  }));
  await narrar(tx.db, ...historia);
  await tx.emitir('agenda.transferida', {
    de,
    nome,
    para,
    autorId,
    em: agora.toISOString(),
    itens: mudados.map(({ id, destino, choques }) => ({
      id,
      destino,
      choques: choques.map((choque) => choque.id),
    })),
  });
  await tx.auditar({
    acao: 'agenda.transferida',
    objeto: { tipo: 'usuario', id: de },
    depois: {
      para,
      passados: passam,
      cancelados: canceladas,
      saiu: deixadas,
    },
  });
}

/** The agenda's part of the answer. */
function apresentar(ctx: Contexto, { itens }: AgendaDeQuemSai): Desligamento['agenda'] {
  const contar = (destino: Destino) => itens.filter((item) => item.destino === destino).length;
  return {
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
  };
}

/** Appointments to come of a person who leaves go to the successor. */
export const agendaDeQuemSai: AoDesligar = {
  objeto: 'agenda',
  exigirQueAssuma: (tx, quem) => exigirConvidaveis(tx, [quem]),
  async ler(tx, { id, nome, sucessores }, { simular }) {
    const passagem = { de: id, para: sucessores.agenda };
    const agenda = await (simular ? lerAgendaDeQuemSai : segurarAgendas)(tx, passagem);
    return {
      resposta: { agenda: apresentar(tx, agenda) },
      emAberto: agenda.itens.some(({ destino }) => destino === 'transferir'),
      foraDoEscopo: agenda.foraDoEscopo,
      anotarLeitura: () => anotarLeitura(tx, id, agenda),
      passar: () => passarAgenda(tx, { ...passagem, nome }, agenda),
    };
  },
};
