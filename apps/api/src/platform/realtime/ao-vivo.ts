import {
  type MensagemAoVivo,
  RECURSOS_AO_VIVO,
  type RecursoAoVivo,
  TEMPOS_DO_FLUXO,
} from '@dominio/contrato/eventos';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from '../db.ts';
import { Recusa } from '../erros.ts';
import { criarEscuta } from './escuta.ts';
import { criarLeitores, type Leitor } from './leitores.ts';
import type { Saida } from './saida.ts';
import { CANAL, criarMontador, emitirSinais, type Sinal } from './sinais.ts';
import { conexoesMudas } from './sumidos.ts';

type MensagemDeNotificacao = Extract<MensagemAoVivo, { type: 'notification' }>;

/** What the feed needs of modules: the platform knows neither sessions nor notifications. */
export interface FonteDoFluxo {
  /** Those of these sessions that are open. */
  sessoesVivas(sessaoIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Id of a person's newest notification; 0 when there is none. */
  ultimaNotificacao(usuarioId: number): Promise<number>;
  /** A person's newest notifications after an id, at most 50, oldest first. */
  notificacoesDepoisDe(usuarioId: number, id: number): Promise<readonly MensagemDeNotificacao[]>;
}

/** News for people's open tabs, in every process, sent when the transaction in hand commits. */
export interface Noticias {
  publicar(usuarioIds: readonly number[], mensagem: MensagemAoVivo): Promise<void>;
  /** Many messages in one statement. */
  publicarVarias(
    envios: readonly { usuarioIds: readonly number[]; mensagem: MensagemAoVivo }[],
  ): Promise<void>;
  /** Asks the tabs to read a resource again: the record of an id or, without one, all of it. */
  pedirReleitura(
    usuarioIds: readonly number[],
    recurso: RecursoAoVivo,
    id?: number | null,
  ): Promise<void>;
}

export interface AoVivo {
  /** News in a database or transaction. Use cases find them at `ctx.aoVivo`. */
  em(db: Db): Noticias;
  /** Sets where sessions and notifications are read; once, before the first stream. */
  ligar(fonte: FonteDoFluxo): void;
  /**
   * Opens a stream: sends what came after `desde`, then what is new. Resolves when the reader is up
   * to date; the stream goes on.
   *
   * @throws Recusa `INDISPONIVEL` (503), with nothing sent, while the server is stopping.
   */
  acompanhar(
    leitor: { usuarioId: number; sessaoId: string; desde: number | undefined },
    abrir: () => Saida,
  ): Promise<void>;
  /** Streams open in this process. */
  abertos(): number;
  iniciar(): Promise<void>;
  /** Tells every reader to reconnect, closes the streams, and opens no more. */
  despedir(): void;
  parar(): Promise<void>;
}

interface Opcoes {
  readonly conexao: pg.PoolConfig;
  readonly agora: () => Date;
  readonly log: Logger;
  /** Milliseconds between heartbeats (specification part 1 §9: 30 s). */
  readonly batimento?: number;
}

export function criarAoVivo({
  conexao,
  agora,
  log,
  batimento = TEMPOS_DO_FLUXO.batimento,
}: Opcoes): AoVivo {
  const leitores = criarLeitores();
  let montar = criarMontador();
  let fonte: FonteDoFluxo | undefined;
  let relogio: NodeJS.Timeout | undefined;
  let despedido = false;

  const timestamp = () => Math.floor(agora().getTime() / 1000);
  const exigirFonte = () => {
    if (!fonte) throw new Error('O fluxo ao vivo não foi ligado a uma fonte.');
    return fonte;
  };
  const comando = (action: 'session_ended' | 'reconnect'): MensagemAoVivo => ({
    type: 'command',
    action,
    timestamp: timestamp(),
  });

  const releitura = (recurso: RecursoAoVivo, id: number | null = null): MensagemAoVivo => ({
    type: 'command',
    action: 'refresh',
    timestamp: timestamp(),
    data: { recurso, id },
  });

  function receber(aviso: string): void {
    let sinal: Sinal | undefined;
    try {
      sinal = montar(aviso);
    } catch (err) {
      log.error({ err }, 'sinal ao vivo ilegível');
    }
    if (!sinal) return;
    if ('encerradas' in sinal) leitores.encerrarSessoes(sinal.encerradas, comando('session_ended'));
    else leitores.entregar(sinal.usuarios, sinal.mensagem);
  }

  async function conferirSessoes(): Promise<void> {
    const abertas = leitores.sessoes();
    const vivas = await exigirFonte().sessoesVivas(abertas);
    const mortas = abertas.filter((sessao) => !vivas.has(sessao));
    leitores.encerrarSessoes(mortas, comando('session_ended'));
  }

  async function bater(): Promise<void> {
    if (leitores.sessoes().length === 0) return;
    leitores.cortar(await conexoesMudas());
    leitores.escreverATodos({ type: 'heartbeat', timestamp: timestamp() });
    // Without the database no session can have ended; the next heartbeat asks again.
    await conferirSessoes().catch((err) => log.warn({ err }, 'sessões dos fluxos não conferidas'));
  }

  const repor = (leitor: Leitor) =>
    leitor.repor((posicao) => exigirFonte().notificacoesDepoisDe(leitor.usuarioId, posicao));

  /** After the connection was lost: sends, or asks to read again, what was published meanwhile. */
  async function recuperar(): Promise<void> {
    montar = criarMontador();
    await conferirSessoes().catch((err) => log.warn({ err }, 'sessões dos fluxos não conferidas'));
    for (const leitor of leitores.todos()) {
      try {
        await repor(leitor);
        for (const recurso of RECURSOS_AO_VIVO) leitor.entregar(releitura(recurso));
      } catch (err) {
        log.warn({ err }, 'um fluxo não pôde ser recuperado');
        leitor.encerrar(comando('reconnect'));
      }
    }
  }

  const escuta = criarEscuta({
    conexao,
    canal: CANAL,
    log,
    aoReceber: receber,
    aoRestabelecer: () => void recuperar(),
  });

  function despedir(): void {
    despedido = true;
    clearInterval(relogio);
    for (const leitor of leitores.todos()) leitor.encerrar(comando('reconnect'));
  }

  function em(db: Db): Noticias {
    const publicarVarias: Noticias['publicarVarias'] = (envios) =>
      emitirSinais(
        db,
        envios
          .filter(({ usuarioIds }) => usuarioIds.length > 0)
          .map(({ usuarioIds, mensagem }) => ({ usuarios: usuarioIds, mensagem })),
      );
    return {
      publicar: (usuarioIds, mensagem) => publicarVarias([{ usuarioIds, mensagem }]),
      publicarVarias,
      pedirReleitura: (usuarioIds, recurso, id) =>
        publicarVarias([{ usuarioIds, mensagem: releitura(recurso, id) }]),
    };
  }

  return {
    em,
    ligar(nova) {
      fonte = nova;
    },
    async acompanhar({ usuarioId, sessaoId, desde }, abrir) {
      // The position is read before the reader is registered, so that no message falls between the
      // two.
      const posicao = desde ?? (await exigirFonte().ultimaNotificacao(usuarioId));
      if (despedido) throw new Recusa('INDISPONIVEL', { headers: { 'retry-after': '5' } });
      const leitor = leitores.registrar({ usuarioId, sessaoId, posicao }, abrir());
      try {
        leitor.escrever({ type: 'heartbeat', timestamp: timestamp() });
        await repor(leitor);
        // A session that ended while the stream was opening found no stream to close.
        const vivas = await exigirFonte().sessoesVivas([sessaoId]);
        if (!vivas.has(sessaoId)) leitor.encerrar(comando('session_ended'));
      } catch (err) {
        log.warn({ err }, 'um fluxo não pôde ser aberto');
        leitor.encerrar(comando('reconnect'));
      }
    },
    abertos: () => leitores.todos().length,
    async iniciar() {
      await escuta.iniciar();
      relogio = setInterval(() => void bater(), batimento).unref();
    },
    despedir,
    async parar() {
      despedir();
      await escuta.parar();
    },
  };
}
