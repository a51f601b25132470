import { avisar, retirarAviso } from '../avisar.ts';
import type { MensagemAoTrabalhador, MensagemAPagina, RespostaDaConferencia } from './mensagens.ts';

/** Attempts to register, each after 2 s times its number (specification part 1 §4, §9). */
export const TENTATIVAS_DE_REGISTRO = 5;
export const RECUO_DO_REGISTRO = 2_000;
/** A visible page asks for a new version this often, in ms (specification part 1 §9). */
export const VERIFICAR_A_CADA = 60_000;
/**
 * A version that was agreed to is loaded by then, in ms, though the older worker is still there: a
 * browser lets one with a request in flight stay for minutes. The page comes from the network, and
 * its code from the copies of its version, whichever worker hands them out.
 */
const ESPERA_DA_TROCA = 3_000;

export const TEXTOS_DA_VERSAO = {
  nova: 'Nova versão disponível',
  convite: 'Termine o que estiver preenchendo e atualize.',
  atualizar: 'Atualizar',
  outraAba: 'O Domínio foi atualizado em outra aba',
  recarregar: 'Recarregar',
} as const;

/** Specification part 1 §8. */
export const TEXTOS_DO_TRABALHADOR = {
  naoSuportado: 'Service Worker não suportado neste navegador',
  naoRegistrado: 'Service Worker não registrado',
} as const;

const espera = (ms: number) => new Promise<void>((resolver) => setTimeout(resolver, ms));

/** Path of the script this page started with; empty where it was not built. */
export const entradaDaPagina = (pagina = document): string => {
  const script = pagina.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
};

/**
 * Registers `/sw.js` for the whole site.
 *
 * @throws Error 'Service Worker não registrado' around the last refusal, after five of them.
 */
export async function registrar(
  servico: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration> {
  for (let tentativa = 1; ; tentativa += 1) {
    try {
      return await servico.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    } catch (cause) {
      if (tentativa === TENTATIVAS_DE_REGISTRO) {
        throw new Error(TEXTOS_DO_TRABALHADOR.naoRegistrado, { cause });
      }
      await espera(RECUO_DO_REGISTRO * tentativa);
    }
  }
}

const dizer = (trabalhador: ServiceWorker, mensagem: MensagemAoTrabalhador, porta?: MessagePort) =>
  trabalhador.postMessage(mensagem, porta ? [porta] : []);

/** Whether this page is of the worker's version. One that never answers has nothing new to say. */
function paginaEhDaVersao(trabalhador: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolver) => {
    port1.onmessage = ({ data }: MessageEvent<RespostaDaConferencia>) => {
      port1.close();
      resolver(data.nova);
    };
    dizer(trabalhador, { tipo: 'CONFERIR', entrada: entradaDaPagina() }, port2);
  });
}

/** Calls back with every worker that has its version ready and waits for the older one to go. */
function aoEsperar(
  registro: ServiceWorkerRegistration,
  servico: ServiceWorkerContainer,
  avisarDe: (trabalhador: ServiceWorker) => void,
): void {
  if (registro.waiting && servico.controller) avisarDe(registro.waiting);
  registro.addEventListener('updatefound', () => {
    const novo = registro.installing;
    novo?.addEventListener('statechange', () => {
      // Without a controller it is the first of all, and replaces nobody.
      if (novo.state === 'installed' && servico.controller) avisarDe(novo);
    });
  });
}

/**
 * Follows the versions: offers a new one when it is ready, takes it up once the person agrees, and
 * tells this tab when another one did. A page never reloads by itself: there may be a half-filled
 * form on it.
 */
export function acompanharVersoes(
  registro: ServiceWorkerRegistration,
  servico: ServiceWorkerContainer,
): void {
  let pedida = false;
  let aviso: string | undefined;
  const oferecer = (titulo: string, mensagem: string, rotulo: string, aoEscolher: () => void) => {
    if (aviso !== undefined) retirarAviso(aviso);
    aviso = avisar.info({ titulo, mensagem, duracao: false, acao: { rotulo, aoEscolher } });
  };

  const oferecerNova = async (trabalhador: ServiceWorker) => {
    if (await paginaEhDaVersao(trabalhador)) return;
    const { nova, convite, atualizar } = TEXTOS_DA_VERSAO;
    oferecer(nova, convite, atualizar, () => {
      pedida = true;
      dizer(trabalhador, { tipo: 'ATUALIZAR' });
      setTimeout(() => location.reload(), ESPERA_DA_TROCA);
    });
  };
  const dizerDaOutraAba = async (trabalhador: ServiceWorker) => {
    if (await paginaEhDaVersao(trabalhador)) return;
    const { outraAba, convite, recarregar } = TEXTOS_DA_VERSAO;
    oferecer(outraAba, convite, recarregar, () => location.reload());
  };

  aoEsperar(registro, servico, (trabalhador) => void oferecerNova(trabalhador));
  servico.addEventListener('controllerchange', () => {
    if (pedida) location.reload();
    else if (servico.controller) void dizerDaOutraAba(servico.controller);
  });
}

/** Looks for a new version every 60 s while the page is visible, and when it becomes so again. */
export function procurarVersoes(registro: ServiceWorkerRegistration, pagina = document): void {
  let ultima = Date.now();
  const procurar = () => {
    if (pagina.visibilityState !== 'visible' || Date.now() - ultima < VERIFICAR_A_CADA) return;
    ultima = Date.now();
    registro.update().catch(() => undefined);
  };
  setInterval(procurar, VERIFICAR_A_CADA);
  pagina.addEventListener('visibilitychange', procurar);
}

/** Answers the worker's question which version this page is. */
export function dizerAVersao(servico: ServiceWorkerContainer): void {
  servico.addEventListener('message', ({ data, ports }: MessageEvent<MensagemAPagina>) => {
    if (data.tipo === 'QUAL_ENTRADA') ports[0]?.postMessage(entradaDaPagina());
  });
  servico.startMessages();
}

/**
 * Everything a page does about its service worker.
 *
 * @throws Error that says why there is none, which the page works without.
 */
export async function iniciarTrabalhador(servico = navigator.serviceWorker): Promise<void> {
  if (!servico) throw new Error(TEXTOS_DO_TRABALHADOR.naoSuportado);
  dizerAVersao(servico);
  const registro = await registrar(servico);
  acompanharVersoes(registro, servico);
  procurarVersoes(registro);
  // This page may be the last that the worker kept an older version's code for.
  if (servico.controller) {
    dizer(servico.controller, { tipo: 'CONFERIR', entrada: entradaDaPagina() });
  }
}
