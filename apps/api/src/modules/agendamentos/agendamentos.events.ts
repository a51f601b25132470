import type { StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import type { DadosDoEvento } from '../../platform/eventos.ts';
import type { Trabalho } from '../../platform/jobs.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { quemFoiAvisado } from '../notificacoes/notificar.service.ts';
import { lerNome } from './agendamentos.repository.ts';
import {
  type LinhaParaAvisar,
  lerParaAvisar,
  lerPessoasDosClientes,
} from './avisos/avisos.repository.ts';
import * as rules from './avisos/avisos.rules.ts';
import { entregarAvisos } from './avisos/avisos.service.ts';
import type { TipoDaAgenda } from './avisos/tipos.rules.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    'agendamento.criado': { id: number; autorId: number };
    'agendamento.atualizado': {
      id: number;
      autorId: number;
      versao: number;
      /** Names of the fields that changed; only time, place and people are told to others. */
      campos: readonly string[];
      /** People whom this change added, and people whom it removed. */
      adicionados: readonly number[];
      removidos: readonly number[];
      /** Title and time before the change, in ISO 8601: all that a removed person may be told. */
      era: {
        titulo: string;
        data_hora_inicio: string;
        data_hora_termino: string;
        cliente_id: number | null;
        privado: boolean;
      };
    };
    'agendamento.status': {
      id: number;
      autorId: number;
      versao: number;
      de: StatusDoAgendamento;
      para: StatusDoAgendamento;
    };
    'agendamento.reagendado': { id: number; novoId: number; autorId: number };
    'agendamento.excluido': { id: number; autorId: number; versao: number };
    'agendamento.restaurado': { id: number; autorId: number; versao: number };
    /**
     * A booking was confirmed in spite of conflicts: the people of those appointments are notified
     * (decisoes.md §6).
     */
    'agendamento.conflito': {
      id: number;
      autorId: number;
      versao: number;
      /** Appointments that it was booked over. */
      conflitantes: readonly number[];
    };
    /** Somebody left the firm, and their appointments to come were handed over in one step. */
    'agenda.transferida': {
      de: number;
      nome: string;
      /** Null where there were no appointments to hand over. */
      para: number | null;
      autorId: number;
      /** Moment of the departure, ISO 8601: tells it apart from a later one of the same person. */
      em: string;
      itens: readonly {
        id: number;
        destino: 'transferir' | 'cancelar' | 'sair';
        /** The successor's own appointments at that time. */
        choques: readonly number[];
      }[];
    };
  }
}

/** Events with an appointment's id and what changed; the job reads the rest from its row. */
type MudancaDeUm = 'agendamento.criado' | 'agendamento.atualizado' | 'agendamento.status';

/**
 * Seconds to wait before people are notified of a removal: one undone by then notifies nobody (the
 * interface offers undoing for 8 s, decisoes.md §6).
 */
const ESPERA_DA_EXCLUSAO_S = 15;

/**
 * Seconds to wait before people are notified of a restoration: by then, a notification of the
 * removal that was under way is written, and can be looked up.
 */
const ESPERA_DA_VOLTA_S = 2;

interface Origem {
  readonly autorId: number;
  /**
   * Version of the appointment after the change: part of the key, so that a job that runs twice
   * notifies once.
   */
  readonly versao: number;
}

/**
 * `{evento}:{entidade}:{id}` (dominios.md §5c): what happens to an appointment several times a day is
 * one notification, once for each version.
 */
const chaveDe = (tipoEvento: TipoDaAgenda, id: number, versao: number) => ({
  trackingKey: `${tipoEvento}:agendamento:${id}`,
  ocorrencia: `v${versao}`,
});

type Antes = Pick<DadosDoEvento<'agendamento.atualizado'>, 'removidos' | 'era'>;

/**
 * What follows a change of an appointment: everybody concerned reads it again on their open
 * screens, and everybody but the author is notified.
 */
export function registrarEventosDeAgendamentos({ jobs, aoVivo }: Plataforma): void {
  /**
   * Asks the open tabs of the members and, unless the appointment is private, of its client's
   * people to read again; and of those who could see it before the change, from whose screens it
   * must go.
   */
  async function atualizarTelas(
    { banco }: Trabalho,
    linhas: readonly LinhaParaAvisar[],
    antes?: Antes,
  ): Promise<void> {
    for (const linha of linhas) {
      const { id, membros } = linha;
      const clientes = rules.clientesQueViam(antes ? [linha, antes.era] : [linha]);
      const dosClientes = clientes.length === 0 ? [] : await lerPessoasDosClientes(banco, clientes);
      const pessoas = [...membros.map((m) => m.id), ...dosClientes, ...(antes?.removidos ?? [])];
      await aoVivo.em(banco).pedirReleitura(pessoas, 'agendamentos', id);
    }
  }

  async function avisar(
    { banco, agora }: Trabalho,
    { id }: LinhaParaAvisar,
    { autorId, versao }: Origem,
    avisos: readonly rules.AvisoAPessoas[],
  ): Promise<void> {
    // One change may notify a person of several appointments: the key names the one that it is
    // about, the occurrence the one that changed.
    await entregarAvisos({ banco, aoVivo, jobs, agora }, avisos, {
      autorId,
      chaveDe: ({ tipoEvento, abre }) =>
        abre === null || abre === id
          ? chaveDe(tipoEvento, id, versao)
          : { ...chaveDe(tipoEvento, abre, versao), ocorrencia: `${id}:v${versao}` },
    });
  }

  /** The appointment and who changed it; undefined once the row is gone. */
  async function ler({ banco }: Trabalho, id: number, autorId: number) {
    const [linha] = await lerParaAvisar(banco, [id]);
    return linha && { linha, autor: { id: autorId, nome: await lerNome(banco, autorId) } };
  }

  /** Handles a change of an appointment: `avisosDe` says who is notified of what, by its row. */
  function aoMudar<N extends MudancaDeUm>(
    nome: N,
    avisosDe: (
      linha: LinhaParaAvisar,
      autor: { id: number; nome: string },
      dados: DadosDoEvento<N>,
    ) => rules.AvisoAPessoas[],
  ): void {
    jobs.aoAcontecer(nome, 'avisar', async (dados, job) => {
      const lido = await ler(job, dados.id, dados.autorId);
      if (!lido) return;
      await atualizarTelas(job, [lido.linha], 'era' in dados ? dados : undefined);
      const versao = 'versao' in dados ? dados.versao : 1;
      const avisos = avisosDe(lido.linha, lido.autor, dados);
      await avisar(job, lido.linha, { autorId: dados.autorId, versao }, avisos);
    });
  }

  // An appointment removed, or moved on to another status, before the job ran notifies nobody of
  // the earlier change: the later change has a job of its own.
  aoMudar('agendamento.criado', (linha, autor) =>
    linha.excluido ? [] : rules.avisosDeCriacao(linha, autor),
  );
  aoMudar('agendamento.atualizado', (linha, autor, dados) =>
    linha.excluido ? [] : rules.avisosDeMudanca(linha, autor, dados),
  );
  aoMudar('agendamento.status', (linha, autor, dados) =>
    linha.excluido || linha.status !== dados.para ? [] : rules.avisosDeStatus(linha, autor, dados),
  );

  for (const nome of ['agendamento.excluido', 'agendamento.restaurado'] as const) {
    jobs.aoAcontecer(nome, 'telas', async ({ id }, job) => {
      await atualizarTelas(job, await lerParaAvisar(job.banco, [id]));
    });
  }
  jobs.aoAcontecer(
    'agendamento.excluido',
    'avisar',
    async ({ id, autorId, versao }, job) => {
      const lido = await ler(job, id, autorId);
      // A later version means that it was restored meanwhile, even if removed again since: that
      // removal has a job of its own.
      if (!lido?.linha.excluido || lido.linha.versao !== versao) return;
      const avisos = rules.avisosDeExclusao(lido.linha, lido.autor);
      await avisar(job, lido.linha, { autorId, versao }, avisos);
    },
    { aguardar: ESPERA_DA_EXCLUSAO_S },
  );
  jobs.aoAcontecer(
    'agendamento.restaurado',
    'avisar',
    async ({ id, autorId, versao }, job) => {
      const lido = await ler(job, id, autorId);
      if (!lido || lido.linha.excluido) return;
      const removida = chaveDe('agendamento_cancelado', id, versao - 1);
      const membros = lido.linha.membros.map((membro) => membro.id);
      const sabem = await quemFoiAvisado(job.banco, membros, removida);
      const avisos = rules.avisosDeRestauracao(lido.linha, lido.autor, sabem);
      await avisar(job, lido.linha, { autorId, versao }, avisos);
    },
    { aguardar: ESPERA_DA_VOLTA_S },
  );

  jobs.aoAcontecer('agendamento.reagendado', 'avisar', async ({ id, novoId, autorId }, job) => {
    const antigo = await ler(job, id, autorId);
    const novo = await ler(job, novoId, autorId);
    if (!antigo || !novo) return;
    await atualizarTelas(job, [antigo.linha, novo.linha]);
    if (novo.linha.excluido) return;
    const avisos = rules.avisosDeReagendamento(antigo.linha, novo.linha, novo.autor);
    await avisar(job, novo.linha, { autorId, versao: 1 }, avisos);
  });

  jobs.aoAcontecer('agendamento.conflito', 'avisar', async (dados, job) => {
    const lido = await ler(job, dados.id, dados.autorId);
    if (!lido || lido.linha.excluido) return;
    const conflitantes = await lerParaAvisar(job.banco, dados.conflitantes);
    const vivos = conflitantes.filter(({ excluido }) => !excluido);
    const avisos = rules.avisosDeConflito(lido.linha, vivos, lido.autor);
    await avisar(job, lido.linha, dados, avisos);
  });
}
