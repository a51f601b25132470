import { pushEndpoints as e } from '@dominio/contrato/push';
import { create } from 'zustand';
import { baseDaApi, chamar } from '../../lib/api-client.ts';
import { registrar, TENTATIVAS_DE_REGISTRO } from '../../lib/aplicativo/trabalhador.ts';
import { ENTRADAS, gravar, ler, remover } from '../../lib/armazenamento.ts';
import { ErroDaApi } from '../../lib/erro-da-api.ts';
import { aoSair, lerToken } from '../../lib/sessao-storage.ts';
import { usuarioDoToken } from '../../lib/usuario.ts';
import { visitaAtual } from '../../lib/visita.ts';
import {
  ATE_ENVIAR,
  ATE_INICIALIZAR,
  ESPERA_DO_GERENCIADOR,
  espera,
  esperarPor,
} from './esperas.ts';
import {
  chaveDoTexto,
  dadosDoDispositivo,
  ehDaChave,
  ehValida,
  ehVencida,
  resumoDe,
} from './inscricao.rules.ts';
import { TEXTOS } from './push.textos.ts';
import { lerAmbiente, orientacaoDaRecusa, orientacaoDe, suportaPush } from './suporte.rules.ts';

/** States of push on this device (specification part 1 §4). */
export type EstadoDoPush = 'sem-suporte' | 'aguardando' | 'criada' | 'enviada';

interface Push {
  readonly estado: EstadoDoPush;
  readonly permissao: NotificationPermission;
  /** What to do about it, or why the last attempt failed. */
  readonly aviso: string | null;
  /** How the server's list names this browser's subscription. */
  readonly resumo: string | null;
}

const INICIAL: Push = { estado: 'aguardando', permissao: 'default', aviso: null, resumo: null };

export const usePush = create<Push>()(() => INICIAL);
aoSair(() => {
  usePush.setState(INICIAL);
  [recriada, noServidor] = [false, []];
});

/** Whether it was made again for want of being sent: once, until one is sent. */
let recriada = false;

/** What the server was last known to have. */
let noServidor: readonly string[] = [];

/** A reason that people read. */
class SemPush extends Error {}

/** The permission as it is, and the guidance that goes with it. */
export function lerSituacao(): void {
  const ambiente = lerAmbiente();
  const orientacao = orientacaoDe(ambiente);
  if (orientacao !== null) {
    usePush.setState({ estado: 'sem-suporte', aviso: orientacao });
    return;
  }
  const { permission: permissao } = Notification;
  if (permissao === 'denied') {
    const aviso = orientacaoDaRecusa(ambiente.aparelho);
    usePush.setState({ estado: 'aguardando', permissao, aviso, resumo: null });
  } else {
    // What was refused may have been allowed since.
    usePush.setState((antes) => ({
      permissao,
      ...(antes.permissao === 'denied' && { aviso: null }),
    }));
  }
}

const tokenDaPessoa = () => {
  const token = lerToken();
  return usuarioDoToken(token) === null ? null : token;
};

/** The token that subscribing needs, with a `user_id` in it (specification part 1 §5). */
async function exigirToken(ate: number): Promise<string> {
  const token = await esperarPor(tokenDaPessoa, ate);
  if (token === null) throw new SemPush(TEXTOS.semToken);
  return token;
}

/** The push manager of the worker, which is registered where it is not yet. */
export async function gerenciador(): Promise<PushManager> {
  const servico = navigator.serviceWorker;
  const registro = (await servico.getRegistration('/')) ?? (await registrar(servico));
  // Browsers subscribe with an active worker alone.
  for (let vez = 0; !registro.active && vez < TENTATIVAS_DE_REGISTRO; vez += 1) {
    await espera(ESPERA_DO_GERENCIADOR);
  }
  if (!registro.active) throw new SemPush(TEXTOS.naoRegistrado);
  if (!registro.pushManager) await espera(ESPERA_DO_GERENCIADOR);
  if (!registro.pushManager) throw new SemPush(orientacaoDe(lerAmbiente()) ?? TEXTOS.semPush);
  return registro.pushManager;
}

async function lerChave(): Promise<string> {
  const resposta = await fetch(baseDaApi() + e.chave.path);
  const chave = resposta.ok ? chaveDoTexto(await resposta.text()) : null;
  if (chave === null) throw new SemPush(TEXTOS.automatico);
  return chave;
}

/** The subscription of this browser; one that is over, broken or of another key is made again. */
async function obter(push: PushManager, chave: string): Promise<PushSubscription> {
  let inscricao = await push.getSubscription();
  const serve = (uma: PushSubscription) =>
    ehValida(uma) && ehDaChave(uma, chave) && !ehVencida(uma, Date.now());
  if (inscricao && !serve(inscricao)) {
    await inscricao.unsubscribe();
    inscricao = null;
  }
  inscricao ??= await push.subscribe({ userVisibleOnly: true, applicationServerKey: chave });
  if (!ehValida(inscricao)) throw new SemPush(TEXTOS.inscricaoInvalida);
  usePush.setState({ estado: 'criada' });
  return inscricao;
}

async function enviar(inscricao: PushSubscription, token: string): Promise<string> {
  const { endpoint = '', keys } = inscricao.toJSON();
  const { device_id, message } = await chamar(
    e.inscrever,
    {
      body: {
        endpoint,
        keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
        action: 'subscribe',
        device_id: ler(ENTRADAS.push),
        device_info: dadosDoDispositivo(),
      },
    },
    { token },
  );
  recriada = false;
  gravar(ENTRADAS.push, device_id);
  const resumo = await resumoDe(endpoint);
  noServidor = [...noServidor, resumo];
  usePush.setState({ estado: 'enviada', aviso: null, resumo });
  return message;
}

/**
 * Subscribes and sends. What fails to be sent is unsubscribed and made again (specification part 1
 * §4), once: with the server away, push services would get another one every ten seconds.
 */
async function inscrever(ate: number): Promise<string> {
  const token = await exigirToken(ate);
  const push = await gerenciador();
  const chave = await lerChave();
  const inscricao = await obter(push, chave);
  try {
    return await enviar(inscricao, token);
  } catch (erro) {
    if (recriada || tokenDaPessoa() === null) throw erro;
    recriada = true;
    await inscricao.unsubscribe();
    return enviar(await obter(push, chave), token);
  }
}

let emCurso: Promise<string> | null = null;

/** One at a time: two at once would take each other's subscription away. */
function umaVez(ate: number): Promise<string> {
  emCurso ??= inscrever(ate).finally(() => {
    emCurso = null;
  });
  return emCurso;
}

/** Why something of push failed, in a sentence; what a browser says of itself is for programmers. */
export function motivoDe(erro: unknown): string {
  if (erro instanceof ErroDaApi) return erro.detail;
  const doNavegador =
    !(erro instanceof Error) || erro instanceof TypeError || erro.name !== 'Error';
  return doNavegador ? TEXTOS.semPush : erro.message;
}

/**
 * Subscribes without asking: only where notifications are allowed already, and where this browser
 * has a subscription or had one that the browser dropped.
 *
 * @returns whether the server has it; where not, why is in the state.
 */
export async function inicializar(): Promise<boolean> {
  lerSituacao();
  if (visitaAtual || !suportaPush(lerAmbiente()) || usePush.getState().permissao !== 'granted') {
    return false;
  }
  try {
    const push = await gerenciador();
    if (ler(ENTRADAS.push) === null && !(await push.getSubscription())) return false;
    await umaVez(ATE_INICIALIZAR);
    return true;
  } catch {
    usePush.setState({ aviso: TEXTOS.automatico });
    return false;
  }
}

/**
 * Turns pushes on for this device, asking for the permission where it was not given: called by a
 * click, as browsers demand.
 *
 * @returns what the server said.
 * @throws Error with what to do.
 */
export async function ativar(): Promise<string> {
  lerSituacao();
  const { estado, aviso } = usePush.getState();
  if (estado === 'sem-suporte') throw new SemPush(aviso ?? TEXTOS.semPush);
  const permissao = await Notification.requestPermission();
  lerSituacao();
  if (permissao !== 'granted') {
    throw new SemPush(usePush.getState().aviso ?? TEXTOS.semResposta);
  }
  try {
    return await umaVez(ATE_ENVIAR);
  } catch (erro) {
    const motivo = motivoDe(erro);
    usePush.setState({ aviso: motivo });
    throw new SemPush(motivo, { cause: erro });
  }
}

/** Forgets the subscription of this browser, which is not made again by itself. */
export async function esquecer(): Promise<void> {
  remover(ENTRADAS.push);
  usePush.setState({ estado: 'aguardando', aviso: null, resumo: null });
  const registro = await navigator.serviceWorker?.getRegistration('/');
  await (await registro?.pushManager?.getSubscription())?.unsubscribe();
}

/**
 * Compares the subscription of this browser with those that the server has, and sends it again where
 * it is not among them.
 *
 * @param conhecidas `endpoint_sha256` of the person's devices.
 */
export async function conferir(conhecidas: readonly string[]): Promise<void> {
  noServidor = conhecidas;
  lerSituacao();
  if (ler(ENTRADAS.push) === null || usePush.getState().permissao !== 'granted') return;
  const inscricao = await (await gerenciador()).getSubscription();
  const resumo = inscricao && (await resumoDe(inscricao.endpoint));
  if (inscricao && resumo && conhecidas.includes(resumo) && !ehVencida(inscricao, Date.now())) {
    usePush.setState({ estado: 'enviada', aviso: null, resumo });
    return;
  }
  await inicializar();
}
/** As `conferir`, asking the server only where this browser's subscription is not known to be there. */
export async function conferirSozinho(): Promise<void> {
  if (ler(ENTRADAS.push) === null || Notification.permission !== 'granted') return;
  const inscricao = await (await gerenciador()).getSubscription();
  if (inscricao && noServidor.includes(await resumoDe(inscricao.endpoint))) return;
  const { dispositivos } = await chamar(e.dispositivos);
  await conferir(dispositivos.map(({ endpoint_sha256 }) => endpoint_sha256));
}
