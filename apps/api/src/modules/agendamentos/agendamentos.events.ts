import type { StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import type { TipoDeEvento } from '@dominio/contrato/notificacoes';
import type { DadosDoEvento } from '../../platform/eventos.ts';
import type { Trabalho } from '../../platform/jobs.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { quemFoiAvisado } from '../notificacoes/notificacoes.service.ts';
import { lerNome } from './agendamentos.repository.ts';
import {
  type LinhaParaAvisar,
  lerParaAvisar,
  lerPessoasDasEmpresas,
} from './avisos/avisos.repository.ts';
import * as rules from './avisos/avisos.rules.ts';
import { entregarAvisos } from './avisos/avisos.service.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    'agendamento.criado': { id: number; autorId: number };
    'agendamento.atualizado': {
      id: number;
      autorId: number;
      versao: number;
      /** Names of the fields that changed; only time, place and people are told to others. */
      campos: readonly string[];
      /** People whom this change brought in, and those it removed. */
      adicionados: readonly number[];
      removidos: readonly number[];
      /** The facts that it had before: who was removed may learn these alone. Instants in ISO 8601. */
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
    /** A booking was confirmed over others: the people of those are told (decisoes.md §6). */
    'agendamento.conflito': {
      id: number;
      autorId: number;
      versao: number;
      /** Appointments that it was booked over. */
      conflitantes: readonly number[];
    };
    /** Somebody left, and what was to come in their agenda went to somebody else at once. */
    'agenda.transferida': {
      de: number;
      nome: string;
      /** Null where there was nothing to take over. */
      para: number | null;
      autorId: number;
      /** When, in ISO 8601: tells one leaving from a later one of the same person. */
      em: string;
      itens: readonly {
        id: number;
        destino: 'transferir' | 'cancelar' | 'sair';
        /** What the successor has at that time. */
        choques: readonly number[];
      }[];
    };
  }
}

/** Events about one appointment, whose row tells the rest. */
type MudancaDeUm = 'agendamento.criado' | 'agendamento.atualizado' | 'agendamento.status';

/**
 * Seconds before a removal is told: undone by then, there is nothing to tell (the interface offers
 * 8 s, decisoes.md §6).
 */
const ESPERA_DA_EXCLUSAO_S = 15;

/** Seconds before a return is told: a removal that is being told just then has been by the end. */
const ESPERA_DA_VOLTA_S = 2;

interface Origem {
  readonly autorId: number;
  /** Version of the appointment that the change made: a job that runs twice tells nobody twice. */
  readonly versao: number;
}

/** `{evento}:{entidade}:{id}:{versao}` (dominios.md §5c). */
const chaveDe = (tipoEvento: TipoDeEvento, id: number, versao: number) =>
  `${tipoEvento}:agendamento:${id}:v${versao}`;

type Antes = Pick<DadosDoEvento<'agendamento.atualizado'>, 'removidos' | 'era'>;

/**
 * What follows a change of an appointment: the screens of everybody it concerns are asked to read
 * again, and the others are told in a sentence.
 */
export function registrarEventosDeAgendamentos({ jobs, aoVivo }: Plataforma): void {
  /**
   * Members and, unless it is private, the people of its client: their open tabs read again. So do
   * those of before a change, who must see it go.
   */
  async function atualizarTelas(
    { banco }: Trabalho,
    linhas: readonly LinhaParaAvisar[],
    antes?: Antes,
  ): Promise<void> {
    for (const linha of linhas) {
      const { id, membros } = linha;
      const empresas = rules.empresasQueViam(antes ? [linha, antes.era] : [linha]);
      const daEmpresa = empresas.length === 0 ? [] : await lerPessoasDasEmpresas(banco, empresas);
      const pessoas = [...membros.map((m) => m.id), ...daEmpresa, ...(antes?.removidos ?? [])];
      await aoVivo.em(banco).pedirReleitura(pessoas, 'agendamentos', id);
    }
  }

  async function avisar(
    { banco, agora }: Trabalho,
    { id }: LinhaParaAvisar,
    { autorId, versao }: Origem,
    avisos: readonly rules.AvisoAPessoas[],
  ): Promise<void> {
    // One change may tell a person of several appointments besides the one that changed.
    const sobre = (abre: number | null) => (abre === null || abre === id ? '' : `:${abre}`);
    await entregarAvisos({ banco, aoVivo, agora }, avisos, {
      autorId,
      chaveDe: ({ tipoEvento, abre }) => `${chaveDe(tipoEvento, id, versao)}${sobre(abre)}`,
    });
  }

  /** The appointment and who changed it; undefined when the row is no more. */
  async function ler({ banco }: Trabalho, id: number, autorId: number) {
    const [linha] = await lerParaAvisar(banco, [id]);
    return linha && { linha, autor: { id: autorId, nome: await lerNome(banco, autorId) } };
  }

  /** A change of one appointment: `avisosDe` says who hears what of it, as it is by now. */
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

  // What was undone or moved on before the job came tells its own story: nothing false is told here.
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
      // Any later version came back meanwhile, even if it was removed again: that is told by its own job.
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
