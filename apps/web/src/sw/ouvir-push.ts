import icone from '../theme/aplicativo/icone-192.png?no-inline';
import simbolo from '../theme/aplicativo/simbolo-96.png?no-inline';
import { aoTrocarInscricao } from './inscricao.ts';
import {
  aoReceberPush,
  aoTocar,
  type Janela,
  type MeiosDoPush,
  type Mostrada,
  type OpcoesDaNotificacao,
} from './push.ts';

/** The parts of the worker's global that TypeScript's DOM library does not know. */
interface Evento extends Event {
  waitUntil(promessa: Promise<unknown>): void;
}
interface Trabalhador {
  readonly registration: {
    readonly pushManager: PushManager;
    getNotifications(filtro?: { tag: string }): Promise<readonly Mostrada[]>;
    showNotification(titulo: string, opcoes: OpcoesDaNotificacao): Promise<void>;
  };
  readonly clients: {
    matchAll(filtro: object): Promise<readonly Janela[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly navigator: { setAppBadge?(quantas?: number): Promise<void> };
  addEventListener(
    tipo: 'push',
    ouvinte: (evento: Evento & { readonly data: { text(): string } | null }) => void,
  ): void;
  addEventListener(
    tipo: 'notificationclick',
    ouvinte: (evento: Evento & { readonly notification: Mostrada }) => void,
  ): void;
  addEventListener(tipo: 'pushsubscriptionchange', ouvinte: (evento: Evento) => void): void;
}
declare const self: Trabalhador;

const janelas = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const meios: MeiosDoPush = {
  origem: location.origin,
  icone,
  simbolo,
  agora: Date.now,
  mostradas: (filtro) => self.registration.getNotifications(filtro),
  mostrar: (titulo, opcoes) => self.registration.showNotification(titulo, opcoes),
  janelas,
  abrir: (url) => self.clients.openWindow(url),
  contar: async (quantas) => self.navigator.setAppBadge?.(quantas),
};

/** Has the worker answer pushes, clicks on notifications, and the loss of its subscription. */
export function ouvirPush(): void {
  self.addEventListener('push', (evento) =>
    evento.waitUntil(aoReceberPush(evento.data?.text() ?? null, meios)),
  );
  self.addEventListener('notificationclick', (evento) =>
    evento.waitUntil(aoTocar(evento.notification, meios)),
  );
  self.addEventListener('pushsubscriptionchange', (evento) =>
    evento.waitUntil(
      aoTrocarInscricao({
        buscar: (...pedido) => fetch(...pedido),
        inscrever: (opcoes) => self.registration.pushManager.subscribe(opcoes),
        janelas,
      }),
    ),
  );
}
