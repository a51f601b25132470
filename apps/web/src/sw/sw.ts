/**
 * The service worker: keeps one version of the application's own code, so that it opens without a
 * network and never mixes versions, and shows pushes. Nothing a call answers is ever kept
 * (decisoes.md §6).
 */
import type {
  MensagemAoTrabalhador,
  MensagemAPagina,
  RespostaDaConferencia,
} from '../lib/aplicativo/mensagens.ts';
import { PAGINA, paginaGuardada } from './copias.ts';
import { enviarPelaRota } from './inscricao.ts';
import { ouvirPush } from './ouvir-push.ts';
import { caminhoDe, ESPERA_DA_REDE, PREFIXO_DA_VERSAO, paginaDaVersao } from './regras.ts';

/** The parts of the worker's global that TypeScript's DOM library does not know. */
interface EventoDoTrabalhador extends Event {
  waitUntil(promessa: Promise<unknown>): void;
}
interface EventoDeRede extends EventoDoTrabalhador {
  readonly request: Request;
  respondWith(resposta: Promise<Response>): void;
}
interface Cliente {
  postMessage(mensagem: MensagemAPagina, portas: Transferable[]): void;
}
interface Trabalhador {
  skipWaiting(): Promise<void>;
  readonly registration: { readonly installing: object | null; readonly waiting: object | null };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(filtro: object): Promise<readonly Cliente[]>;
  };
  addEventListener(tipo: 'fetch', ouvinte: (evento: EventoDeRede) => void): void;
  addEventListener(tipo: 'install' | 'activate', ouvinte: (e: EventoDoTrabalhador) => void): void;
  addEventListener(
    tipo: 'message',
    ouvinte: (evento: EventoDoTrabalhador & MessageEvent<MensagemAoTrabalhador>) => void,
  ): void;
}
declare const self: Trabalhador;

/** Put in by the build (construcao/aplicativo.ts): a name for this version, and its hashed files. */
declare const __VERSAO__: string;
declare const __ARQUIVOS__: readonly string[];

const VERSAO = PREFIXO_DA_VERSAO + __VERSAO__;
const ARQUIVOS = new Set(__ARQUIVOS__);
/** Files fetched at a time: the page's own requests come first. */
const DE_CADA_VEZ = 4;
/**
 * A page that does not answer by then, in ms, is taken for an old one. Nobody waits for it, and a
 * page that is just starting on a busy machine takes its time.
 */
const ESPERA_DA_PAGINA = 10_000;

/** Fetches the page, and refuses one that belongs to another version. */
async function buscarPagina(): Promise<Response> {
  const resposta = await fetch(PAGINA, { headers: { accept: 'text/html' }, cache: 'no-cache' });
  const html = await resposta.clone().text();
  if (!resposta.ok || !paginaDaVersao(html, ARQUIVOS)) {
    throw new Error('A página do servidor é de outra versão.');
  }
  return resposta;
}

async function guardarArquivo(cache: Cache, arquivo: string): Promise<void> {
  const guardado = await caches.match(arquivo, { ignoreVary: true });
  const resposta = guardado ?? (await fetch(arquivo, { priority: 'low' }));
  if (!resposta.ok) throw new Error(`${arquivo}: ${resposta.status}`);
  await cache.put(arquivo, resposta);
}

/** Keeps the whole version, or fails: half of one is worth nothing offline. Its page, kept last, marks it. */
async function instalar(): Promise<void> {
  const pagina = await buscarPagina();
  const cache = await caches.open(VERSAO);
  const restantes = [...ARQUIVOS];
  const buscar = async () => {
    for (let nome = restantes.shift(); nome; nome = restantes.shift()) {
      await guardarArquivo(cache, nome);
    }
  };
  await Promise.all(Array.from({ length: DE_CADA_VEZ }, buscar));
  await cache.put(PAGINA, pagina);
}

/** The entry script of a page, or nothing where it does not say in time. */
function entradaDe(cliente: Cliente): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolver) => {
    port1.onmessage = ({ data }) => resolver(String(data));
    setTimeout(() => resolver(undefined), ESPERA_DA_PAGINA);
    cliente.postMessage({ tipo: 'QUAL_ENTRADA' }, [port2]);
  });
}

const daVersao = (entrada: string | undefined) => entrada !== undefined && ARQUIVOS.has(entrada);

/** Whether every open page is of this version already. */
async function todasDaVersao(): Promise<boolean> {
  const paginas = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const entradas = await Promise.all(paginas.map(entradaDe));
  return entradas.every(daVersao);
}

/** Removes older versions, once no open page may still ask for their code. */
async function limparVersoes(): Promise<void> {
  const nomes = await caches.keys();
  // Read after the names: what a newer worker has kept since is not among them.
  const { installing, waiting } = self.registration;
  if (installing || waiting || !(await todasDaVersao())) return;
  const outras = nomes.filter((nome) => nome.startsWith(PREFIXO_DA_VERSAO) && nome !== VERSAO);
  await Promise.all(outras.map((nome) => caches.delete(nome)));
}

/**
 * Answers whether a page is of this version. When all of them are, as after a plain reload that
 * came after a release, there is nobody to ask: this worker takes over and old versions go.
 */
async function conferir(entrada: string, porta: MessagePort | undefined): Promise<void> {
  porta?.postMessage({ nova: daVersao(entrada) } satisfies RespostaDaConferencia);
  if (!(await todasDaVersao())) return;
  await self.skipWaiting();
  await limparVersoes();
}

/** The page from the network; kept copy when that is away, broken or slower than 3 s. */
async function responderPagina(pedido: Request): Promise<Response> {
  const rede = fetch(pedido);
  // It may fail long after the kept copy has answered in its place.
  rede.catch(() => undefined);
  const tempo = new Promise<undefined>((resolver) => setTimeout(resolver, ESPERA_DA_REDE));
  const primeira = await Promise.race([rede, tempo]).catch(() => undefined);
  if (primeira && primeira.status < 500) return primeira;
  return (await paginaGuardada(caches)) ?? rede;
}

/** A hashed file from the copies, of whichever version the page is. */
const responderCodigo = async (pedido: Request): Promise<Response> =>
  (await caches.match(pedido, { ignoreVary: true })) ?? fetch(pedido);

async function atender(dita: MensagemAoTrabalhador, porta: MessagePort | undefined): Promise<void> {
  if (dita.tipo === 'ATUALIZAR') await self.skipWaiting();
  if (dita.tipo === 'CONFERIR') await conferir(dita.entrada, porta);
  if (dita.tipo === 'PING') porta?.postMessage(true);
  if (dita.tipo === 'ENVIAR_PUSH') porta?.postMessage(await enviarPelaRota(dita, fetch));
}

self.addEventListener('install', (evento) => evento.waitUntil(instalar()));
// Older versions go when the last page that changes to this one says so: until a worker is active,
// its pages wait for all they ask.
self.addEventListener('activate', (evento) => evento.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (evento) => {
  const { request } = evento;
  const caminho = caminhoDe(request, location.origin);
  if (caminho === 'pagina') evento.respondWith(responderPagina(request));
  if (caminho === 'codigo') evento.respondWith(responderCodigo(request));
});
self.addEventListener('message', (evento) => {
  const { data, ports } = evento;
  evento.waitUntil(atender(data, ports[0]));
});
ouvirPush();
