import { configuracaoUsuarioEndpoints } from '@dominio/contrato/configuracao-usuario';
import {
  type ConfiguracaoDoUsuario,
  configuracaoPadrao,
} from '@dominio/contrato/tema/configuracao';
import { mesclar } from '@dominio/contrato/tema/mesclar';
import { onTestFinished, vi } from 'vitest';
import { ENTRADAS } from '../../src/lib/armazenamento.ts';
import { acompanharConfiguracao, useConfiguracao } from '../../src/lib/configuracao.ts';
import { comecarDocumento } from '../../src/lib/documento.ts';
import { feitos, responder, semRede } from './rede.ts';
import { aguardar } from './relogio.ts';

const { ler: LER, salvar: SALVAR } = configuracaoUsuarioEndpoints;
const FEITO = { success: true, message: 'Configurações salvas.' } as const;

/** Where the browser keeps what the server has not confirmed. */
export const PENDENTE = 'dominio.configuracao.pendente';
export const ativos = (ids: string[] | null) => ({ widgets: { activeWidgets: ids } });
export const passar = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Widgets of the configuration as it is shown. */
export const ver = () => useConfiguracao.getState().config?.widgets.activeWidgets;

/** What the server has; another device may change it. */
interface NoServidor {
  config: ConfiguracaoDoUsuario;
  modo_escolhido: boolean;
}

/**
 * A browser with a session, time that moves when the test says so, and a server that keeps the
 * configuration of the person.
 */
export function prepararConfiguracao() {
  vi.useFakeTimers();
  const config = mesclar(configuracaoPadrao(), ativos(['a']));
  const noServidor: NoServidor = { config, modo_escolhido: true };
  let fora = false;
  let presas: PromiseWithResolvers<void>[] | undefined;
  const salvos: unknown[] = [];
  responder(LER, () => (fora ? semRede() : { success: true, ...noServidor }));
  responder(SALVAR, async ({ body }) => {
    salvos.push(body.config);
    if (fora) return semRede();
    if (presas) {
      const presa = Promise.withResolvers<void>();
      presas.push(presa);
      await presa.promise;
    }
    noServidor.config = mesclar(noServidor.config, body.config);
    return FEITO;
  });
  localStorage.setItem(ENTRADAS.token, crypto.randomUUID());
  return {
    noServidor,
    /** Settings of every save that the server has read, in order. */
    salvos,
    /** How often settings were read, and saved, by this very moment. */
    lidas: () => feitos(LER).length,
    enviadas: () => feitos(SALVAR),
    /** The server cannot be reached, or can again. */
    cair: (sem = true) => {
      fora = sem;
    },
    /** From now on saves are answered one by one, by the test. */
    segurar: () => {
      presas = [];
    },
    /** Answers the oldest save that is open. */
    soltar: async () => {
      await aguardar(() => presas?.length ?? 0).toBeGreaterThan(0);
      presas?.shift()?.resolve();
    },
  };
}

let parar: (() => void) | undefined;

/** The configuration is followed in this document, until another begins or the test is over. */
export function acompanhar(): void {
  parar = acompanharConfiguracao();
  onTestFinished(parar);
}

/** The configuration is followed, and known as the server has it. */
export async function comecar(widgets: readonly string[] | null = ['a']): Promise<void> {
  acompanhar();
  await aguardar(ver).toEqual(widgets);
}

/** The page is loaded anew: what a document keeps begins again, over what the browser holds. */
export function novoDocumento(): void {
  parar?.();
  comecarDocumento();
}
