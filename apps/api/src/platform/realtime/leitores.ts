import type { MensagemAoVivo } from '@dominio/contrato/eventos';
import type { Saida } from './saida.ts';

type MensagemDeNotificacao = Extract<MensagemAoVivo, { type: 'notification' }>;

/** One open stream. */
export interface Leitor {
  readonly usuarioId: number;
  readonly sessaoId: string;
  /** Sends a message, after those being replayed; leaves out a notification sent already. */
  entregar(mensagem: MensagemAoVivo): void;
  /** Sends at once, even during a replay: for messages that have no place in the order. */
  escrever(mensagem: MensagemAoVivo): void;
  /** Sends the messages that the reader missed, holding back new ones until that is done. */
  repor(ler: (posicao: number) => Promise<readonly MensagemDeNotificacao[]>): Promise<void>;
  encerrar(ultima?: MensagemAoVivo): void;
  /** Drops the reader if its connection is among these. */
  cortarSe(inodes: ReadonlySet<string>): void;
}

export interface Leitores {
  registrar(dados: { usuarioId: number; sessaoId: string; posicao: number }, saida: Saida): Leitor;
  entregar(usuarioIds: readonly number[], mensagem: MensagemAoVivo): void;
  escreverATodos(mensagem: MensagemAoVivo): void;
  encerrarSessoes(sessaoIds: readonly string[], ultima: MensagemAoVivo): void;
  /** Drops the readers of these connections. */
  cortar(inodes: ReadonlySet<string>): void;
  /** The sessions with an open stream, each once. */
  sessoes(): string[];
  todos(): Leitor[];
}

/** The most streams of one person in one process; the oldest is closed for another. */
const MAXIMO_POR_PESSOA = 20;
/** The most new messages held back during a replay; beyond that the reader must reconnect. */
const MAXIMO_EM_ESPERA = 500;

function criarLeitor(
  dados: { usuarioId: number; sessaoId: string; posicao: number },
  saida: Saida,
): Leitor {
  let { posicao } = dados;
  let reposicoes = 0;
  let espera: MensagemAoVivo[] = [];

  function enviar(mensagem: MensagemAoVivo): void {
    if (mensagem.type !== 'notification') {
      saida.escrever(mensagem);
    } else if (mensagem.id > posicao) {
      posicao = mensagem.id;
      saida.escrever(mensagem, posicao);
    }
  }

  const leitor: Leitor = {
    usuarioId: dados.usuarioId,
    sessaoId: dados.sessaoId,
    entregar(mensagem) {
      if (reposicoes === 0) enviar(mensagem);
      else if (espera.length < MAXIMO_EM_ESPERA) espera.push(mensagem);
      else leitor.encerrar();
    },
    escrever(mensagem) {
      // With the position, so that a reader that never got a notification can reconnect from there
      // too.
      saida.escrever(mensagem, posicao > 0 ? posicao : undefined);
    },
    async repor(ler) {
      reposicoes += 1;
      try {
        for (const mensagem of await ler(posicao)) enviar(mensagem);
      } finally {
        reposicoes -= 1;
      }
      if (reposicoes > 0) return;
      const guardadas = espera;
      espera = [];
      for (const mensagem of guardadas) enviar(mensagem);
    },
    encerrar: (ultima) => saida.encerrar(ultima),
    cortarSe(inodes) {
      if (saida.inode !== undefined && inodes.has(saida.inode)) saida.cortar();
    },
  };
  return leitor;
}

/** The open streams of this process, by person and by session. */
export function criarLeitores(): Leitores {
  const porPessoa = new Map<number, Set<Leitor>>();
  const porSessao = new Map<string, Set<Leitor>>();

  function guardar<C>(indice: Map<C, Set<Leitor>>, chave: C, leitor: Leitor): Set<Leitor> {
    const grupo = indice.get(chave) ?? new Set();
    indice.set(chave, grupo.add(leitor));
    return grupo;
  }
  function tirar<C>(indice: Map<C, Set<Leitor>>, chave: C, leitor: Leitor): void {
    const grupo = indice.get(chave);
    grupo?.delete(leitor);
    if (grupo?.size === 0) indice.delete(chave);
  }
  const todos = () => [...porPessoa.values()].flatMap((grupo) => [...grupo]);

  return {
    registrar(dados, saida) {
      const leitor = criarLeitor(dados, saida);
      const daPessoa = guardar(porPessoa, leitor.usuarioId, leitor);
      guardar(porSessao, leitor.sessaoId, leitor);
      saida.aoFechar(() => {
        tirar(porPessoa, leitor.usuarioId, leitor);
        tirar(porSessao, leitor.sessaoId, leitor);
      });
      if (daPessoa.size > MAXIMO_POR_PESSOA) {
        const [maisAntigo] = daPessoa;
        maisAntigo?.encerrar();
      }
      return leitor;
    },
    entregar(usuarioIds, mensagem) {
      for (const usuarioId of usuarioIds) {
        for (const leitor of porPessoa.get(usuarioId) ?? []) leitor.entregar(mensagem);
      }
    },
    escreverATodos(mensagem) {
      for (const leitor of todos()) leitor.escrever(mensagem);
    },
    encerrarSessoes(sessaoIds, ultima) {
      for (const sessaoId of sessaoIds) {
        for (const leitor of [...(porSessao.get(sessaoId) ?? [])]) leitor.encerrar(ultima);
      }
    },
    cortar(inodes) {
      for (const leitor of todos()) leitor.cortarSe(inodes);
    },
    sessoes: () => [...porSessao.keys()],
    todos,
  };
}
