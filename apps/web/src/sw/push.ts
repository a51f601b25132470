import type { MensagemPush } from '@dominio/contrato/push';
import type { MensagemAPagina, PushChegado } from '../lib/aplicativo/mensagens.ts';

/** What a push says that says nothing (specification part 1 §8). */
export const PADRAO_DO_PUSH = {
  titulo: 'Nova Notificação',
  mensagem: 'Notificação recebida',
  url: '/notificacoes',
} as const;

/** How long a page has to take up what was chosen, in ms; one that is starting hears nothing yet. */
export const ESPERA_DA_ABERTURA = 1_000;

/** What TypeScript's DOM library does not know of the options of a notification. */
export interface OpcoesDaNotificacao extends NotificationOptions {
  renotify: boolean;
  timestamp: number;
  data: { url: string; timestamp: number };
}

export interface Mostrada {
  readonly data: unknown;
  close(): void;
}

export interface Janela {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  postMessage(mensagem: MensagemAPagina, portas: Transferable[]): void;
}

/** What the worker can do, as the browser has it. */
export interface MeiosDoPush {
  readonly origem: string;
  readonly icone: string;
  /** White on nothing, for the status bar of Android. */
  readonly simbolo: string;
  readonly agora: () => number;
  /** Notifications in sight; those of one tag alone, where it is given. */
  readonly mostradas: (filtro?: { tag: string }) => Promise<readonly Mostrada[]>;
  readonly mostrar: (titulo: string, opcoes: OpcoesDaNotificacao) => Promise<void>;
  readonly janelas: () => Promise<readonly Janela[]>;
  readonly abrir: (url: string) => Promise<unknown>;
  /** The number at the application's icon; none, for a mark without one. */
  readonly contar: (quantas?: number) => Promise<void>;
}

type Recebida = { -readonly [campo in keyof MensagemPush]?: unknown };

function lerCorpo(texto: string | null): Recebida {
  try {
    const lido: unknown = JSON.parse(texto ?? '');
    return typeof lido === 'object' && lido !== null ? lido : {};
  } catch {
    // Sent by hand, or by a debugger: the text alone is the message.
    return { message: texto };
  }
}

const textoOu = (valor: unknown, padrao: string): string =>
  typeof valor === 'string' && valor.trim() !== '' ? valor : padrao;

/** The path of an address of this origin; null of any other. */
export function caminhoLocal(endereco: unknown, origem: string): string | null {
  if (typeof endereco !== 'string' || !URL.canParse(endereco, origem)) return null;
  const url = new URL(endereco, origem);
  return url.origin === origem ? `${url.pathname}${url.search}${url.hash}` : null;
}

const carimboDe = ({ data }: Mostrada): number =>
  Number((data as { timestamp?: unknown } | null)?.timestamp ?? 0);

/** The number of unread notifications, where the push tells it. */
function naoLidasDe({ data }: Recebida): number | undefined {
  const quantas = (data as { nao_lidas?: unknown } | null | undefined)?.nao_lidas;
  return Number.isSafeInteger(quantas) && Number(quantas) >= 0 ? Number(quantas) : undefined;
}

const emVista = ({ focused, visibilityState }: Janela) => focused && visibilityState === 'visible';

/**
 * Shows what was pushed, always: browsers take the subscription away from whoever stays silent, and
 * iOS calls a suspended page focused (interface.md §1.2). Where a page is in view it is shown without
 * a sound, and that page, which shows a toast, takes it away again.
 *
 * A push may come twice: the same one again replaces itself and rings no second time, while news of
 * the same tag rings.
 *
 * @param texto the decrypted body; null where it has none.
 */
export async function aoReceberPush(texto: string | null, meios: MeiosDoPush): Promise<void> {
  const recebida = lerCorpo(texto);
  const titulo = textoOu(recebida.title, PADRAO_DO_PUSH.titulo);
  const mensagem = textoOu(recebida.message, PADRAO_DO_PUSH.mensagem);
  const url = caminhoLocal(recebida.url, meios.origem) ?? PADRAO_DO_PUSH.url;
  const tag = textoOu(recebida.tag, '');
  const segundos = Number(recebida.timestamp);
  const timestamp = segundos > 0 ? segundos * 1_000 : meios.agora();

  const janelas = await meios.janelas().catch(() => []);
  const anteriores = tag === '' ? [] : await meios.mostradas({ tag }).catch(() => []);
  const silent = janelas.some(emVista);
  const repetida = anteriores.some((anterior) => carimboDe(anterior) >= timestamp);
  const push: PushChegado = { titulo, mensagem, url, tag };
  try {
    await meios.mostrar(titulo, {
      body: mensagem,
      icon: caminhoLocal(recebida.icon, meios.origem) ?? meios.icone,
      badge: meios.simbolo,
      lang: 'pt-BR',
      tag,
      silent,
      renotify: anteriores.length > 0 && !repetida && !silent,
      timestamp,
      data: { url, timestamp },
    });
  } finally {
    for (const janela of janelas) janela.postMessage({ tipo: 'PUSH_CHEGOU', push }, []);
    // A page in view counts by itself, and knows more.
    if (!silent) await meios.contar(naoLidasDe(recebida)).catch(() => undefined);
  }
}

/** Whether a page takes an address up; without an answer in time it does not. */
function pedirQueAbra(janela: Janela, url: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolver) => {
    const responder = (aceita: boolean) => {
      clearTimeout(relogio);
      port1.close();
      resolver(aceita);
    };
    const relogio = setTimeout(() => responder(false), ESPERA_DA_ABERTURA);
    port1.onmessage = () => responder(true);
    janela.postMessage({ tipo: 'ABRIR', url }, [port2]);
  });
}

/** How near the person a window is: the smaller the nearer. */
const distancia = (janela: Janela) =>
  emVista(janela) ? 0 : janela.visibilityState === 'visible' ? 1 : 2;

/**
 * Opens what a notification is about: in the tab nearest the person, which is asked to go there by
 * itself and so keeps a half-filled form, else in a new one. Never an address of somebody else.
 */
export async function aoTocar(notificacao: Mostrada, meios: MeiosDoPush): Promise<void> {
  notificacao.close();
  const pedida = (notificacao.data as { url?: unknown } | null)?.url;
  const url = caminhoLocal(pedida, meios.origem) ?? PADRAO_DO_PUSH.url;
  const janelas = await meios.janelas().catch(() => []);
  const [janela] = janelas.toSorted((uma, outra) => distancia(uma) - distancia(outra));
  // Asked first: a browser lets one click bring a window forward or open one, not both.
  if (!janela || !(await pedirQueAbra(janela, url))) {
    await meios.abrir(url);
    return;
  }
  await janela.focus().catch(() => undefined);
}
