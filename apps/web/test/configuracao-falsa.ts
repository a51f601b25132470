import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { vi } from 'vitest';
import { montarNavegador } from './navegador-falso.ts';
import { json, montarServidor, type PedidoRecebido } from './servidor-falso.ts';

export const CAMINHO = '/api/user/config';
/** Where the browser keeps what the server has not confirmed. */
export const PENDENTE = 'dominio.configuracao.pendente';

export const esperar = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const ativos = (ids: string[] | null) => ({ widgets: { activeWidgets: ids } });
const feito = () => json({ success: true, message: 'Configurações salvas.' });

/** A browser with a session, and a server that keeps the list of widgets of the configuration. */
export function montarConfiguracao() {
  vi.useFakeTimers();
  const navegador = montarNavegador();
  navegador.armazem.setItem('dominio.token', 't');
  const raiz = { dataset: {} as Record<string, string> };
  Object.assign(document, { documentElement: raiz });
  const padrao = configuracaoPadrao();
  /** What the server has; another device may change it. */
  const noServidor = { widgets: ['a'] as string[] | null };
  const salvar = ({ corpo }: Pick<PedidoRecebido, 'corpo'>) => {
    const { config } = corpo as { config: { widgets?: { activeWidgets?: string[] | null } } };
    if (config.widgets?.activeWidgets !== undefined) {
      noServidor.widgets = config.widgets.activeWidgets;
    }
    return feito();
  };
  const servidor = montarServidor({
    [`GET ${CAMINHO}`]: () =>
      json({
        success: true,
        config: { ...padrao, widgets: { ...padrao.widgets, activeWidgets: noServidor.widgets } },
        modo_escolhido: true,
      }),
    [`POST ${CAMINHO}`]: salvar,
  });
  /** Settings of every save, in the order in which they were sent. */
  const salvos = () =>
    servidor.recebidos
      .filter(({ metodo, url }) => metodo === 'POST' && url.pathname === CAMINHO)
      .map(({ corpo }) => (corpo as { config: object }).config);
  /** From now on saves are answered one by one, by the test. */
  const segurar = () => {
    const abertas: ((resposta: Response) => void)[] = [];
    servidor.rotas[`POST ${CAMINHO}`] = () => new Promise((soltar) => void abertas.push(soltar));
    const responder = async (resposta = feito()) => {
      abertas.shift()?.(resposta);
      await esperar(0);
    };
    return { abertas, responder };
  };
  return { navegador, raiz, servidor, noServidor, salvar, salvos, segurar };
}

export async function comecar() {
  const modulo = await import('../src/lib/configuracao.ts');
  const parar = modulo.acompanharConfiguracao();
  await esperar(0);
  const ver = () => modulo.useConfiguracao.getState().config?.widgets.activeWidgets;
  return { ...modulo, parar, ver };
}
