import http from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as esperar } from 'node:timers/promises';
import { dataCivil, instanteCivil, somarDias } from '@dominio/contrato/datas';
import { type Cenario, type Pessoa, TITULO } from '../cenario.ts';

const VEZES = 60;
/** Days from today, later than every appointment of the data: nobody is busy then. */
const DIAS_A_FRENTE = 400;
const PACIENCIA_MS = 5_000;

async function postar<T>(base: URL, caminho: string, token: string, corpo = {}): Promise<T> {
  const resposta = await fetch(new URL(caminho, base), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  });
  if (!resposta.ok)
    throw new Error(`${caminho} respondeu ${resposta.status}: ${await resposta.text()}`);
  return (await resposta.json()) as T;
}

interface Fluxo {
  /** Resolves with the moment at which a notification with this text arrives. */
  aoChegar(texto: string): Promise<number>;
  fechar(): void;
}

/** Opens the live feed as a browser does: a ticket first, then the stream. */
async function abrirFluxo(base: URL, { id, token }: Pessoa): Promise<Fluxo> {
  const { ticket } = await postar<{ ticket: string }>(
    base,
    '/api/notifications/stream-ticket',
    token,
  );
  const esperas = new Map<string, (em: number) => void>();
  const pedido = http.get(new URL(`/api/notifications/sse/${id}?token=${ticket}`, base));
  const resposta = await new Promise<http.IncomingMessage>((resolver, rejeitar) => {
    pedido.on('response', resolver).on('error', rejeitar);
  });
  if (resposta.statusCode !== 200) throw new Error(`O fluxo respondeu ${resposta.statusCode}.`);
  pedido.on('error', () => {});
  const linhas = createInterface({ input: resposta });
  // Closing the feed aborts the reading; a wait that fails reports its own time limit.
  linhas.on('error', () => {});
  linhas.on('line', (linha) => {
    if (!linha.startsWith('data:') || !linha.includes('"notification"')) return;
    const em = performance.now();
    for (const [texto, chegou] of esperas) {
      if (!linha.includes(texto)) continue;
      esperas.delete(texto);
      chegou(em);
    }
  });
  return {
    aoChegar(texto) {
      const { promise, resolve } = Promise.withResolvers<number>();
      esperas.set(texto, resolve);
      const tarde = esperar(PACIENCIA_MS, null, { ref: false }).then(() => {
        throw new Error(`O aviso não chegou em ${PACIENCIA_MS / 1000} s.`);
      });
      return Promise.race([promise, tarde]);
    },
    fechar: () => pedido.destroy(),
  };
}

/**
 * Two people with open feeds, of whom one books the other repeatedly.
 *
 * @returns for each booking, milliseconds from sending the request to the arrival of the
 *   notification.
 */
export async function medirEvento(base: URL, { pessoas }: Cenario): Promise<number[]> {
  const [quemMarca, quemOuve] = pessoas;
  if (!quemMarca || !quemOuve) throw new Error('Faltam pessoas para medir o aviso.');
  const fluxos = [await abrirFluxo(base, quemMarca), await abrirFluxo(base, quemOuve)];
  const voltas: number[] = [];
  const primeiro = somarDias(dataCivil(new Date()), DIAS_A_FRENTE);
  try {
    for (let i = 0; i < VEZES; i++) {
      const inicio = instanteCivil(somarDias(primeiro, i), '10:00:00');
      const titulo = `${TITULO} ${i} de ${quemMarca.id}`;
      const chegada = fluxos[1]?.aoChegar(titulo);
      const saida = performance.now();
      await postar(base, '/api/agendamentos', quemMarca.token, {
        titulo,
        data_hora_inicio: inicio.toISOString(),
        data_hora_termino: new Date(inicio.getTime() + 1_800_000).toISOString(),
        participantes: [quemOuve.id],
      });
      voltas.push(((await chegada) ?? Number.NaN) - saida);
    }
  } finally {
    for (const fluxo of fluxos) fluxo.fechar();
  }
  return voltas;
}
