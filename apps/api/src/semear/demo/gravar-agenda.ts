import {
  agendamentoHistorico,
  agendamentoParticipantes,
  agendamentos,
} from '../../modules/agendamentos/agendamentos.tables.ts';
import { agendamentoCriado } from '../../modules/agendamentos/avisos/agendamento-criado.aviso.ts';
import { quando } from '../../modules/agendamentos/horario/frases.rules.ts';
import { notificacoes } from '../../modules/notificacoes/notificacoes.tables.ts';
import type { Db } from '../../platform/db.ts';
import { historiaDe, momentoDoStatus } from '../historia.ts';
import { reservarIds } from '../ids.ts';
import type { ChaveDoTipo } from '../tipos.ts';
import type { Compromisso } from './compromisso.ts';

interface Gravado {
  readonly id: number;
  readonly compromisso: Compromisso;
}

/** Inserts the planned appointments with their members and history. */
export async function gravarAgenda(
  db: Db,
  agenda: readonly Compromisso[],
  { tipoIds, agora }: { tipoIds: Record<ChaveDoTipo, number>; agora: Date },
): Promise<Gravado[]> {
  const ids = await reservarIds(db, agendamentos, agenda.length);
  const gravados = agenda.map((compromisso, i) => ({ id: ids[i] as number, compromisso }));
  const substituidos = new Map(
    gravados.flatMap(({ id, compromisso: { remarcado } }) => (remarcado ? [[remarcado, id]] : [])),
  );
  const inserir = db.insert(agendamentos).overridingSystemValue();
  await inserir.values(
    gravados.map(({ id, compromisso: c }) => ({
      id,
      titulo: c.titulo,
      descricao: c.descricao,
      data_hora_inicio: c.inicio,
      data_hora_termino: c.termino,
      local_reuniao: c.local,
      link_reuniao: c.link,
      status: c.status,
      prioridade: c.prioridade,
      privado: c.privado,
      tipo_agendamento_id: tipoIds[c.tipo],
      cliente_id: c.clienteId,
      criado_por: c.participantes[0],
      motivo_cancelamento: c.status === 'CANCELADO' ? c.motivo : null,
      motivo_reagendamento: c.status.startsWith('REAGENDADO') ? c.motivo : null,
      reagendado_de_id: substituidos.get(c) ?? null,
      status_em: momentoDoStatus(c, agora),
      criado_em: c.criadoEm,
      atualizado_em: momentoDoStatus(c, agora),
    })),
  );
  await db.insert(agendamentoParticipantes).values(
    gravados.flatMap(({ id, compromisso: c }) =>
      c.participantes.map((usuario_id, i) => ({
        agendamento_id: id,
        usuario_id,
        resposta: i === 0 || c.status !== 'AGENDADO' ? ('aceito' as const) : ('pendente' as const),
        inicio: c.inicio,
        termino: c.termino,
        status: c.status,
      })),
    ),
  );
  await db.insert(agendamentoHistorico).values(
    gravados.flatMap(({ id, compromisso: c }) =>
      historiaDe({
        ...c,
        substituto: substituidos.has(c),
        statusEm: momentoDoStatus(c, agora),
        novo: c.remarcado,
      }).map(({ acao, descricao, em }) => ({
        agendamento_id: id,
        usuario_id: c.participantes[0],
        acao,
        descricao,
        criado_em: em,
      })),
    ),
  );
  return gravados;
}

const POR_PESSOA = 4;
const NAO_LIDAS = 2;

/** Inserts the notifications of the newest invitations; each person's last two are unread. */
export async function gravarNotificacoes(
  db: Db,
  gravados: readonly Gravado[],
  nomes: ReadonlyMap<number, string>,
  agora: Date,
): Promise<void> {
  const futuros = gravados.filter(
    ({ compromisso: c }) => c.status === 'AGENDADO' && c.inicio > agora,
  );
  const linhas = [...nomes.keys()].flatMap((usuario_id) => {
    const convites = futuros.filter(
      ({ compromisso: c }) => c.participantes.indexOf(usuario_id) > 0,
    );
    return convites.slice(-POR_PESSOA).map(({ id, compromisso: c }, i, { length }) => {
      const [autor] = c.participantes;
      return {
        usuario_id,
        categoria: 'agenda' as const,
        tipo_evento: 'agendamento_criado',
        titulo: agendamentoCriado.titulo,
        mensagem: `${nomes.get(autor)} marcou “${c.titulo}” para ${quando(c)}.`,
        url: `/agenda?agendamento=${id}`,
        tracking_key: `agendamento_criado:agendamento:${id}`,
        ocorrencias: ['v1'],
        criado_por: autor,
        agendamento_id: id,
        lida: i < length - NAO_LIDAS,
        criado_em: c.criadoEm,
      };
    });
  });
  linhas.sort((a, b) => a.criado_em.getTime() - b.criado_em.getTime());
  if (linhas.length > 0) await db.insert(notificacoes).values(linhas);
}
