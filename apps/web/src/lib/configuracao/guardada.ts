import type { ConfiguracaoDoUsuario } from '@dominio/contrato/tema/configuracao';
import {
  gravarCache,
  lerCache,
  PREFIXO_DE_CACHE,
  remover,
  VALIDADE_DAS_ENTRADAS,
} from '../armazenamento.ts';
import type { MudancaDaConfiguracao } from './fila.ts';

const GUARDADA = 'configuracao';
/** There for the 5 minutes in which what was read is not read again (specification part 1 §9). */
const FRESCA = 'configuracao-fresca';
/** Changes the server has not confirmed: a page that is closed too early leaves them to the next. */
const PENDENTE = 'configuracao-pendente';

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

export function lerPendente(): MudancaDaConfiguracao | null {
  const lida = lerCache(PENDENTE);
  return ehArvore(lida) ? (lida as MudancaDaConfiguracao) : null;
}

/** Keeps the changes that are on their way; `null` once there are none. */
export function guardarPendente(mudanca: MudancaDaConfiguracao | null): void {
  if (mudanca) gravarCache(PENDENTE, mudanca);
  else remover(PREFIXO_DE_CACHE + PENDENTE);
}
