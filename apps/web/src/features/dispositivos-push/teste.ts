import { type EnvioDePush, pushEndpoints as e, TEXTOS_DO_PUSH } from '@dominio/contrato/push';
import { chamar } from '../../lib/api-client.ts';
import type { MensagemAoTrabalhador, RespostaDoEnvio } from '../../lib/aplicativo/mensagens.ts';
import { lerToken } from '../../lib/sessao-storage.ts';

/** How long the worker has to send, in ms (specification part 1 §9). */
const ESPERA_DO_TRABALHADOR = 10_000;

const mensagem = () => ({
  title: 'Teste de notificação',
  message: 'As notificações do Domínio chegam a este dispositivo.',
  type: 'test' as const,
  url: '/notificacoes',
  timestamp: Math.floor(Date.now() / 1_000),
});

/** The worker sends it, by the route of its type; null where there is none, or it could not. */
function peloTrabalhador(corpo: object): Promise<EnvioDePush | null> {
  const trabalhador = navigator.serviceWorker?.controller;
  const token = lerToken();
  if (!trabalhador || token === null) return Promise.resolve(null);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolver) => {
    const responder = (resposta: unknown) => {
      clearTimeout(relogio);
      port1.close();
      resolver(resposta as EnvioDePush | null);
    };
    const relogio = setTimeout(() => responder(null), ESPERA_DO_TRABALHADOR);
    port1.onmessage = ({ data }: MessageEvent<RespostaDoEnvio>) => responder(data.resposta);
    const dita: MensagemAoTrabalhador = { tipo: 'ENVIAR_PUSH', destino: 'test', token, corpo };
    trabalhador.postMessage(dita, [port2]);
  });
}

/**
 * Sends a test to the person's devices: by the route, else by the service worker, else by the API
 * (specification part 1 §7.2).
 *
 * @throws Error of the last attempt, with what the server says; 'Nenhuma subscription encontrada' where
 *   the person has no device.
 */
export async function enviarTeste(userId: number): Promise<EnvioDePush> {
  const body = mensagem();
  const envio = await chamar(e.enviarParaUsuario, { body: { ...body, userId } })
    .catch(() => peloTrabalhador(body))
    .then((feito) => feito ?? chamar(e.enviar, { body }));
  if (!envio.success) throw new Error(envio.message || TEXTOS_DO_PUSH.nenhuma);
  return envio;
}
