import type { ConfiguracaoDoUsuario } from '@dominio/contrato/tema/configuracao';
import {
  gravarCache,
  gravarDuravel,
  ler,
  lerCache,
  PREFIXO,
  remover,
  VALIDADE_DAS_ENTRADAS,
} from '../armazenamento.ts';
import { aoComecarDocumento } from '../documento.ts';
import type { MudancaDaConfiguracao } from './fila.ts';

const GUARDADA = 'configuracao';
/**
 * A cache entry that lives 5 minutes: while it is there, the configuration is not read again
 * (specification part 1 §9).
 */
const FRESCA = 'configuracao-fresca';
/**
 * Changes the server has not confirmed, for the next page when this one is closed too early. They
 * exist nowhere else: clearing the caches leaves them, and the end of the session removes them.
 */
const PENDENTE = `${PREFIXO}configuracao.pendente`;

const ehArvore = (valor: unknown): valor is Readonly<Record<string, unknown>> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** What an earlier version of the application kept counts only if it has today's parts. */
export function lerGuardada(): ConfiguracaoDoUsuario | null {
  const lida = lerCache(GUARDADA);
  const inteira = ehArvore(lida) && [lida.theme, lida.widgets, lida.layout].every(ehArvore);
  return inteira ? (lida as unknown as ConfiguracaoDoUsuario) : null;
}

export const guardar = (config: ConfiguracaoDoUsuario): void =>
  gravarCache(GUARDADA, config, VALIDADE_DAS_ENTRADAS);

/** Whether what is kept was read so recently that it is not read again. */
export const estaFresca = (): boolean => lerCache(FRESCA) !== undefined;

export const marcarFresca = (): void => gravarCache(FRESCA, true);

/**
 * Whether this tab wrote the entry. One that another tab wrote stays, because that tab may still be
 * sending it.
 */
let minha = false;
aoComecarDocumento(() => {
  minha = false;
});

/** Takes up the changes that an earlier page left. */
export function retomarPendente(): MudancaDaConfiguracao | null {
  try {
    const lida: unknown = JSON.parse(ler(PENDENTE) ?? 'null');
    if (!ehArvore(lida)) return null;
    minha = true;
    return lida;
  } catch {
    return null;
  }
}

/** Keeps the changes that are on their way; `null` once there are none. */
export function guardarPendente(mudanca: MudancaDaConfiguracao | null): void {
  if (mudanca) gravarDuravel(PENDENTE, JSON.stringify(mudanca));
  else if (minha) remover(PENDENTE);
  minha = mudanca !== null;
}
