import type { TipoDePush } from '@dominio/contrato/push';
import type { RespostaDoEnvio } from '../lib/aplicativo/mensagens.ts';
import type { Janela } from './push.ts';

/** By which route each type of push is sent (specification part 1 §7.2). */
export const ROTA_DO_TIPO: Readonly<Record<TipoDePush, string>> = {
  test: '/api/push/test',
  system: '/api/notifications/system',
  agenda: '/api/notifications/agenda',
  contratos: '/api/notifications/contratos',
  ia: '/api/notifications/ia',
};

export interface MeiosDaInscricao {
  readonly buscar: typeof fetch;
  readonly inscrever: (opcoes: PushSubscriptionOptionsInit) => Promise<PushSubscription>;
  readonly janelas: () => Promise<readonly Pick<Janela, 'postMessage'>[]>;
}

const JSON_ENVIADO = { 'Content-Type': 'application/json' };

/**
 * The browser took the subscription away: makes another, and leaves it with the server. A worker has
 * no session, so that it is nobody's until a page of the same browser claims it (decisoes.md §6);
 * open ones are told at once.
 */
export async function aoTrocarInscricao(meios: MeiosDaInscricao): Promise<void> {
  const texto = await (await meios.buscar('/vapid-config.js')).text();
  const applicationServerKey = /["']([\w-]{80,})["']/.exec(texto)?.[1];
  if (!applicationServerKey) return;
  const inscricao = await meios.inscrever({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = inscricao.toJSON();
  const body = JSON.stringify({ endpoint, keys, action: 'subscribe' });
  await meios
    .buscar('/api/simple-notifications/push-subscription', {
      method: 'POST',
      headers: JSON_ENVIADO,
      body,
    })
    // The next page that opens sends it.
    .catch(() => undefined);
  for (const janela of await meios.janelas()) janela.postMessage({ tipo: 'INSCRICAO_MUDOU' }, []);
}

/** Sends a push by the route of its type, with the session of the page that asks. */
export async function enviarPelaRota(
  { destino, token, corpo }: { destino: TipoDePush; token: string; corpo: object },
  buscar: typeof fetch,
): Promise<RespostaDoEnvio> {
  try {
    const resposta = await buscar(ROTA_DO_TIPO[destino], {
      method: 'POST',
      headers: { ...JSON_ENVIADO, Authorization: `Bearer ${token}` },
      body: JSON.stringify(corpo),
    });
    return { resposta: resposta.ok ? await resposta.json() : null };
  } catch {
    return { resposta: null };
  }
}
