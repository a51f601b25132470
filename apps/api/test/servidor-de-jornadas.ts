/**
 * One application for the journeys of one worker, as a process of its own: the real one, over a
 * database that is there already. Does what it is told by the process that forked it, and ends with
 * it.
 */
import { construirApp } from '../src/app.ts';
import { criarCofreDeTokens } from '../src/modules/sessoes/token-de-acesso.ts';
import { criarLog } from '../src/platform/log.ts';
import { montarPlataforma } from '../src/platform/montar.ts';
import { configuracaoDeTeste } from './configuracao.ts';
import { criarFabricas } from './jornadas.fabricas.ts';
import type { Mensagem, Partida, Pedido } from './jornadas.protocolo.ts';

const dizer = (mensagem: Mensagem) => process.send?.(mensagem);

async function partir({ conexao, instante, ambiente }: Partida) {
  const config = configuracaoDeTeste({ LOG_LEVEL: 'error', ...ambiente });
  let parado = instante;
  const { plataforma, ...ciclo } = montarPlataforma({
    config,
    conexao,
    log: criarLog(config.nivelDeLog),
    agora: () => parado ?? new Date(),
    semHora: instante !== null,
  });
  const app = await construirApp(plataforma);
  await ciclo.iniciar();
  await app.listen({ host: config.host, port: config.porta });
  const cofre = criarCofreDeTokens(config.segredoDaSessao, plataforma.agora);
  return criarFabricas(plataforma, cofre, (novo) => {
    parado = novo;
  });
}

async function atender(
  fabricas: Record<string, (...args: never[]) => Promise<unknown>>,
  { numero, nome, args }: Pedido,
): Promise<void> {
  try {
    dizer({ numero, valor: await fabricas[nome]?.(...(args as never[])) });
  } catch (erro) {
    dizer({ numero, erro: erro instanceof Error ? (erro.stack ?? erro.message) : String(erro) });
  }
}

// The database goes with whoever made it: nothing here is worth a farewell.
process.on('disconnect', () => process.exit());
process.once('message', async (partida: Partida) => {
  const fabricas = await partir(partida);
  process.on('message', (pedido: Pedido) => void atender(fabricas, pedido));
  dizer({ nomes: Object.keys(fabricas) });
});
