import type { ConfiguracaoDoUsuario } from '@dominio/contrato/tema/configuracao';
import { mesclar, type Parte } from '@dominio/contrato/tema/mesclar';
import { ErroDaApi } from '../erro-da-api.ts';

/** Settings to change; what is left out stays as it is. */
export type MudancaDaConfiguracao = Parte<ConfiguracaoDoUsuario>;

/** Settings are saved this long after the last change (specification part 1 §4). */
export const ESPERA_PARA_SALVAR_MS = 1_000;

interface Portas {
  /** The session; `null` without one. What ends in another session than it began in is nobody's. */
  token: () => string | null;
  /** Has the server keep settings of the person whose token it is. */
  salvar: (mudanca: MudancaDaConfiguracao, token: string) => Promise<unknown>;
  /** The server has these. */
  aoConfirmar: (mudanca: MudancaDaConfiguracao) => void;
  /** The changes of the last call are given up where the refusal is final, else they wait. */
  aoFalhar: (erro: unknown, definitiva: boolean) => void;
  /** A call began or ended. */
  aoAndar: () => void;
}

const passageiro = (erro: unknown) =>
  erro instanceof ErroDaApi &&
  (erro.status === 0 || erro.status === 408 || erro.status === 429 || erro.status >= 500);

/** How long to wait after a 408 or 429 that names no time, in milliseconds. */
const ESPERA_DO_FREIO = 30_000;

/** When to send again after a call; `null` leaves that to the next change, connection or visit. */
function esperaDepoisDe(fim: PromiseSettledResult<unknown>): number | null {
  if (fim.status === 'fulfilled' || !passageiro(fim.reason)) return 0;
  const { status, esperaMs } = fim.reason as ErroDaApi;
  return esperaMs ?? (status === 408 || status === 429 ? ESPERA_DO_FREIO : null);
}

type Talvez = MudancaDaConfiguracao | null;
const unir = (antes: Talvez, depois: Talvez): Talvez =>
  antes && depois ? mesclar(antes, depois) : (depois ?? antes);

/**
 * Changes on their way to the server: together, one call at a time, 1 s after the last one. What
 * may pass is sent again when the server says, or with the next change, connection or visit; a
 * refusal is final.
 */
export function criarFila({ token: lerToken, salvar, aoConfirmar, aoFalhar, aoAndar }: Portas) {
  let pendente: Talvez = null;
  let enviada: Talvez = null;
  /** The call under way; whether it went well. */
  let emCurso: Promise<boolean> | null = null;
  let relogio: ReturnType<typeof setTimeout> | undefined;
  let escritas = 0;
  /** The server asked for this much time. */
  let naoAntesDe = 0;

  function pararRelogio(): void {
    clearTimeout(relogio);
    relogio = undefined;
  }

  function agendar(): void {
    clearTimeout(relogio);
    relogio = setTimeout(
      () => {
        pararRelogio();
        enviar();
      },
      Math.max(ESPERA_PARA_SALVAR_MS, naoAntesDe - Date.now()),
    );
  }

  /**
   * Makes a call that takes over all pending changes; what changes meanwhile waits for its end.
   *
   * @param assentar hears how it ended, unless the session did before.
   * @returns whether it went well.
   */
  async function ocupar<R>(
    chamada: () => Promise<R>,
    assentar: (mudanca: Talvez, fim: PromiseSettledResult<R>) => void,
  ): Promise<boolean> {
    const token = lerToken();
    pararRelogio();
    [enviada, pendente] = [pendente, null];
    escritas += 1;
    const [fim] = await Promise.allSettled([chamada()]);
    // The end of the session has emptied the queue, and another may have begun since.
    if (lerToken() === token) {
      const mudanca = enviada;
      [enviada, emCurso] = [null, null];
      assentar(mudanca, fim);
      const espera = esperaDepoisDe(fim);
      naoAntesDe = Date.now() + (espera ?? 0);
      if (pendente && espera !== null) agendar();
      aoAndar();
    }
    return fim.status === 'fulfilled';
  }

  function assentarEnvio(mudanca: Talvez, fim: PromiseSettledResult<unknown>): void {
    if (fim.status === 'fulfilled') {
      if (mudanca) aoConfirmar(mudanca);
      return;
    }
    const definitiva = !passageiro(fim.reason);
    if (!definitiva) pendente = unir(mudanca, pendente);
    aoFalhar(fim.reason, definitiva);
  }

  function enviar(): void {
    const [mudanca, token] = [pendente, lerToken()];
    if (emCurso || !mudanca || token === null) return;
    emCurso = ocupar(() => salvar(mudanca, token), assentarEnvio);
    aoAndar();
  }

  async function terminar(): Promise<void> {
    while (emCurso !== null) await emCurso;
  }

  return {
    enviar,
    /**
     * Sends the pending changes for which no call is scheduled; a scheduled call is not made
     * sooner.
     */
    enviarSeParada(): void {
      if (relogio === undefined) enviar();
    },
    /** How many calls have begun: what is read while one begins may be older than it. */
    escritas: () => escritas,
    /** Whatever the server has not confirmed. */
    aCaminho: () => unir(enviada, pendente),
    temPendente: () => pendente !== null,
    ocupada: () => emCurso !== null,

    juntar(mudanca: MudancaDaConfiguracao): void {
      pendente = unir(pendente, mudanca);
      agendar();
    },

    /** Takes up what an earlier page left, to be sent when somebody asks for it. */
    retomar(mudanca: Talvez): void {
      if (!emCurso && !pendente) pendente = mudanca;
    },

    /**
     * Sends at once what waits, because the page is being left: it does not wait for a call under
     * way.
     */
    enviarSemEsperar(): void {
      const token = lerToken();
      if (!emCurso) enviar();
      else if (pendente && token) salvar(unir(enviada, pendente) ?? {}, token).catch(() => null);
    },

    /**
     * Sends everything in order with the token that is about to end, because the session is being
     * left.
     */
    enviarPorUltimo(): Promise<unknown> | null {
      const [token, indo, resto, antes] = [lerToken(), enviada, pendente, emCurso];
      if (token === null || !(antes || resto)) return null;
      if (!antes) return salvar(resto ?? {}, token);
      return antes.then((salvou) => {
        const falta = salvou ? resto : unir(indo, resto);
        return falta && salvar(falta, token);
      });
    },

    /**
     * Makes a call by which the server itself changes the configuration: after all that was changed
     * before it, and before all that is changed while it is under way.
     *
     * @param receber takes its answer up.
     * @param sobra what still counts after it of the changes that could not be saved before.
     */
    async mudarNoServidor<R>(
      chamada: () => Promise<R>,
      receber: (resposta: R) => void,
      sobra: (mudanca: MudancaDaConfiguracao) => Talvez,
    ): Promise<R> {
      const token = lerToken();
      await terminar();
      enviar();
      await terminar();
      if (lerToken() !== token) throw new Error('A sessão terminou.');
      const resposta = chamada();
      emCurso = ocupar(
        () => resposta,
        (mudanca, fim) => {
          const feita = fim.status === 'fulfilled';
          if (feita) receber(fim.value);
          pendente = unir(feita && mudanca ? sobra(mudanca) : mudanca, pendente);
        },
      );
      aoAndar();
      await emCurso;
      return resposta;
    },

    esquecer(): void {
      pararRelogio();
      [pendente, enviada, emCurso] = [null, null, null];
      naoAntesDe = 0;
    },
  };
}
