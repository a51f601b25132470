import { configuracaoUsuarioEndpoints } from '@dominio/contrato/configuracao-usuario';
import type { ConfiguracaoDoUsuario } from '@dominio/contrato/tema/configuracao';
import { mesclar, type Parte } from '@dominio/contrato/tema/mesclar';
import { chamar } from '../api-client.ts';
import { ErroDaApi } from '../erro-da-api.ts';
import { lerToken } from '../sessao-storage.ts';

/** Settings to change; what is left out stays as it is. */
export type MudancaDaConfiguracao = Parte<ConfiguracaoDoUsuario>;

/** How long after the last change the settings are saved (specification part 1 §4). */
export const ESPERA_PARA_SALVAR_MS = 1_000;

interface Ouvinte {
  /** The server has these. */
  aoConfirmar: (mudanca: MudancaDaConfiguracao) => void;
  /** The changes of the last call are given up where the refusal is final, else they wait. */
  aoFalhar: (erro: unknown, definitiva: boolean) => void;
  /** A call ended, and its changes are settled. */
  aoAcabar: () => void;
}

const passageiro = (erro: unknown) =>
  erro instanceof ErroDaApi && (erro.status === 0 || erro.status >= 500);

type Talvez = MudancaDaConfiguracao | null;
const unir = (antes: Talvez, depois: Talvez): Talvez =>
  antes && depois ? mesclar(antes, depois) : (depois ?? antes);

/**
 * Changes on their way to the server: together, one call at a time, 1 s after the last one. What
 * may pass is sent again with the next change, connection or visit; a refusal is final.
 */
export function criarFila({ aoConfirmar, aoFalhar, aoAcabar }: Ouvinte) {
  let pendente: Talvez = null;
  let enviada: Talvez = null;
  let relogio: ReturnType<typeof setTimeout> | undefined;
  let escritas = 0;

  function agendar(): void {
    clearTimeout(relogio);
    relogio = setTimeout(() => void enviar(), ESPERA_PARA_SALVAR_MS);
  }

  async function enviar(keepalive = false): Promise<void> {
    clearTimeout(relogio);
    const token = lerToken();
    if (enviada || !pendente || token === null) return;
    [enviada, pendente] = [pendente, null];
    escritas += 1;
    const body = { config: enviada };
    let falha: unknown = null;
    await chamar(configuracaoUsuarioEndpoints.salvar, { body }, { keepalive }).catch((erro) => {
      falha = erro;
    });
    // The end of the session has emptied the queue, and another may have begun since.
    if (lerToken() !== token) return;
    const definitiva = falha !== null && !passageiro(falha);
    if (falha === null) aoConfirmar(enviada);
    else aoFalhar(falha, definitiva);
    if (falha !== null && !definitiva) pendente = unir(enviada, pendente);
    else if (pendente) agendar();
    enviada = null;
    aoAcabar();
  }

  return {
    enviar,
    /** How many calls have begun: what is read while one began may be what was before it. */
    escritas: () => escritas,
    /** Whatever the server has not confirmed. */
    aCaminho: () => unir(enviada, pendente),
    temPendente: () => pendente !== null,
    juntar(mudanca: MudancaDaConfiguracao): void {
      pendente = unir(pendente, mudanca);
      agendar();
    },
    /** Takes up what an earlier page left, to be sent when somebody asks for it. */
    retomar(mudanca: Talvez): void {
      if (!enviada && !pendente) pendente = mudanca;
    },
    /** Forgets what has not been sent. */
    descartar(): void {
      clearTimeout(relogio);
      pendente = null;
    },
    esquecer(): void {
      clearTimeout(relogio);
      [pendente, enviada] = [null, null];
    },
  };
}
