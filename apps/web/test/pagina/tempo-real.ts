import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { onTestFinished, vi } from 'vitest';
import { lerUsuario } from '../../src/lib/sessao-storage.ts';
import { mostrarAba } from './aparelho.ts';
import { fluxo } from './fluxo.ts';
import { responderAMoldura } from './moldura.ts';
import { abrirOutraAba, type OutraAba } from './outra-aba.ts';
import { responder } from './rede.ts';
import { umaNotificacao } from './registros/notificacao.ts';
import { umaPessoa } from './registros/pessoa.ts';
import { aguardar } from './relogio.ts';
import { comecarSessaoDe } from './sessao.ts';

const { bilhete: BILHETE } = notificacoesEndpoints;

/** Channels and locks of the feed are named after the person, who is another in each test. */
let pessoas = 100;
const eu = () => lerUsuario()?.id ?? pessoas;

/** Somebody is signed in, no tab follows the feed yet, and streams open when the test says so. */
export function prepararTempoReal(): void {
  vi.useFakeTimers();
  // The wait before a reconnection is the middle one.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  fluxo.segurar();
  pessoas += 1;
  const quem = umaPessoa({ usuario: { id: pessoas } });
  responderAMoldura(quem);
  let bilhetes = 0;
  responder(BILHETE, () => {
    bilhetes += 1;
    return { ticket: `bilhete-${bilhetes}`, expira_em: '2026-08-12T13:01:00Z' };
  });
  comecarSessaoDe(quem);
}

const modulos = () =>
  Promise.all([
    import('../../src/lib/sessao.ts'),
    import('../../src/lib/realtime/tempo-real.ts'),
    import('../../src/lib/realtime/ouvintes.ts'),
  ]);

/** A tab of the person follows the feed, and notes what it hears. */
function seguir([sessao, tempoReal, ouvintes]: Awaited<ReturnType<typeof modulos>>) {
  sessao.adotarSessao();
  const visto: string[] = [];
  const fins = [
    ouvintes.aoReceber('*', ({ type, action }) => visto.push(action ? `${type}:${action}` : type)),
    ouvintes.aoMudar('agendamentos', (id) => visto.push(`agendamento ${id}`)),
    ouvintes.aoConectar(() => visto.push('conectou')),
  ];
  const iniciar = () => {
    const parar = tempoReal.iniciarTempoReal(eu());
    onTestFinished(parar);
    return parar;
  };
  const parar = iniciar();
  onTestFinished(() => {
    for (const fim of fins) fim();
  });
  return { visto, iniciar, parar, estado: () => tempoReal.useTempoReal.getState() };
}

/** This tab follows the feed. */
export const abrirAba = async () => seguir(await modulos());

/** Another tab in view follows it as well. */
export async function abrirOutra(preparar: (aba: OutraAba) => void = () => undefined) {
  const aba = abrirOutraAba();
  mostrarAba(true, aba.janela.document);
  preparar(aba);
  return { ...aba, ...seguir(await aba.importar(modulos)) };
}

/** The tabs have opened so many streams by now, one after the other. */
export const pedida = (n = 1) => aguardar(() => fluxo.enderecos.length).toBe(n);

/** The n-th stream was opened, and the server answers it. */
export async function abrirFluxo(n = 1): Promise<void> {
  await pedida(n);
  fluxo.abrir();
}

/** Tabs that hold the person's lock, and tabs that wait for it. */
export async function travas(): Promise<[donas: number, esperando: number]> {
  const { held = [], pending = [] } = await navigator.locks.query();
  const quantas = (umas: LockInfo[]) =>
    umas.filter(({ name }) => name === `dominio.tempo-real.${eu()}`).length;
  return [quantas(held), quantas(pending)];
}

export const batida = { type: 'heartbeat', timestamp: 1 } as const;
export const mudou = (id: number | null) =>
  ({
    type: 'command',
    action: 'refresh',
    timestamp: 1,
    data: { recurso: 'agendamentos', id },
  }) as const;
export const notificacao = (id: number) =>
  ({ type: 'notification', id, timestamp: 1, data: umaNotificacao({ id }) }) as const;
export const ordem = (action: 'refresh_permissions' | 'reauth' | 'reconnect' | 'session_ended') =>
  ({ type: 'command', action, timestamp: 1 }) as const;
