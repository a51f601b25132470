import {
  canalAoVivo,
  FECHAMENTO,
  LIMITES_DO_CANAL,
  QuadroDeEntrada,
  QuadroDoLeitor,
} from '@dominio/contrato/canal-ao-vivo';
import { Comando, comandosEndpoints } from '@dominio/contrato/notificacoes-comandos';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Contexto } from '../../platform/contexto.ts';
import type { Recusa } from '../../platform/erros.ts';
import { canal } from '../../platform/http/canais.ts';
import { recusaDe } from '../../platform/http/erros-http.ts';
import { rota } from '../../platform/http/rota.ts';
import { analisar } from '../../platform/http/validacao.ts';
import {
  abrirSaidaDoSocket,
  enviarPeloSocket,
  fecharSocket,
} from '../../platform/realtime/socket.ts';
import { comandar } from './comandos.service.ts';
import { acompanhar } from './fluxo.service.ts';
import { segundos } from './notificacoes.presenter.ts';

/** The most frames of one reader that wait for their turn. */
const MAXIMO_NA_FILA = 50;

/** A reason must fit into a control frame of the protocol. */
const caber = (motivo: string) => Buffer.from(motivo).subarray(0, 120).toString();

function lerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}

/** The first frame, read as declared or, when it is no object, as the token itself. */
function lerEntrada(texto: string): QuadroDeEntrada | undefined {
  const lido = lerJson(texto);
  const token = typeof lido === 'string' ? lido : texto.trim();
  const semForma = typeof lido !== 'object' || lido === null;
  return QuadroDeEntrada.safeParse(semForma ? { type: 'auth', token } : lido).data;
}

/** How a channel closes that is refused when it is opened. */
function fechamentoDe({ status, message }: Recusa) {
  if (status === 401) return FECHAMENTO.tokenInvalido;
  if (status === 404) return FECHAMENTO.deOutraPessoa;
  if (status >= 500) return FECHAMENTO.reinicio;
  return { ...FECHAMENTO.recusado, motivo: caber(message) };
}

/** One reader's channel: its frames are handled one after another, in the order they came. */
function atender(
  app: FastifyInstance,
  { socket, req, usuarioId }: { socket: WebSocket; req: FastifyRequest; usuarioId: number },
): void {
  const { aoVivo, agora, disco } = app.plataforma;
  let sessaoId: string | undefined;
  let naFila = 0;
  let vez = Promise.resolve();

  function recusar(erro: unknown): Recusa {
    const recusa = recusaDe(erro as FastifyError);
    if (recusa.status >= 500) {
      req.log.error({ err: recusa.cause ?? recusa, codigo: recusa.codigo }, 'falha no canal');
    }
    return recusa;
  }

  async function entrar(texto: string): Promise<void> {
    const entrada = lerEntrada(texto);
    if (!entrada) return fecharSocket(socket, FECHAMENTO.tokenInvalido);
    try {
      req.ator = await app.autorizar(canalAoVivo, { token: entrada.token, bilhete: true });
      sessaoId = req.ator.sessaoId;
      await acompanhar(
        req.contexto() as Contexto,
        aoVivo,
        { usuarioId, desde: entrada.desde ?? undefined },
        () => abrirSaidaDoSocket(socket, req.raw.socket),
      );
    } catch (erro) {
      fecharSocket(socket, fechamentoDe(recusar(erro)));
    }
  }

  const responder = (command: unknown, data: { success: boolean; message: string }) =>
    enviarPeloSocket(socket, {
      type: 'command',
      action: 'result',
      timestamp: segundos(agora()),
      data: { command: String(command).slice(0, 60), ...data },
    });

  async function obedecer(sessao: string, pedido: { command?: unknown; data?: unknown }) {
    try {
      // The channel may be hours old: what its person may do is read as it is now.
      req.ator = await app.autorizar(comandosEndpoints.comandar, { sessaoId: sessao });
      await disco.exigirEscrita();
      const { body } = analisar({ body: Comando }, { params: {}, query: {}, body: pedido });
      responder(pedido.command, await comandar(req.contexto() as Contexto, body as Comando));
    } catch (erro) {
      const recusa = recusar(erro);
      responder(pedido.command, { success: false, message: recusa.message });
    }
  }

  async function ouvir(texto: string): Promise<void> {
    if (socket.readyState !== socket.OPEN) return;
    if (sessaoId === undefined) return entrar(texto);
    const quadro = QuadroDoLeitor.safeParse(lerJson(texto)).data;
    if (quadro?.type === 'command') await obedecer(sessaoId, quadro);
    if (quadro?.type === 'ping') {
      enviarPeloSocket(socket, { type: 'heartbeat', timestamp: segundos(agora()) });
    }
  }

  const prazo = setTimeout(
    () => fecharSocket(socket, FECHAMENTO.tokenInvalido),
    LIMITES_DO_CANAL.entrada,
  );
  socket.once('close', () => clearTimeout(prazo));
  socket.on('message', (dados, binario) => {
    clearTimeout(prazo);
    if (naFila >= MAXIMO_NA_FILA) return fecharSocket(socket, FECHAMENTO.excesso);
    naFila += 1;
    const texto = binario ? '' : dados.toString();
    vez = vez
      .then(() => ouvir(texto))
      .finally(() => {
        naFila -= 1;
      });
  });
}

/** The live feed by WebSocket, and the commands that it takes, as a call too. */
export function registrarCanalAoVivo(app: FastifyInstance): void {
  canal(app, canalAoVivo, (socket, req, { userId }) =>
    atender(app, { socket, req, usuarioId: userId }),
  );
  rota(app, comandosEndpoints.comandar, (ctx, { body }) => comandar(ctx, body));
}
