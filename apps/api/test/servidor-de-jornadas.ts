/**
 * The process of one worker's applications, one at a time: each the real one, over a database of its
 * own. Does what it is told by the process that forked it, and ends with it.
 */
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { construirApp } from '../src/app.ts';
import { criarCofreDeTokens } from '../src/modules/sessoes/token-de-acesso.ts';
import { criarLog } from '../src/platform/log.ts';
import { montarPlataforma } from '../src/platform/montar.ts';
import { clonarBanco } from './bancos.ts';
import type { ServidorDeTeste } from './cluster.ts';
import { configuracaoDeTeste } from './configuracao.ts';
import type { Demonstracao } from './jornadas.demonstracao.ts';
import { criarFabricas } from './jornadas.fabricas.ts';
import { INICIO, type Mensagem, type Partida, type Pedido } from './jornadas.protocolo.ts';

type Chamada = (...args: never[]) => unknown;

let montada: Promise<Demonstracao> | undefined;

/** Made for the first application that asks for it, and its code loaded then. */
function demonstracaoDe(servidor: ServidorDeTeste): Promise<Demonstracao> {
  montada ??= import('./jornadas.demonstracao.ts').then((m) => m.montarDemonstracao(servidor));
  return montada;
}

async function abrirAplicacao({ servidor, ambiente }: Partida, comDemonstracao: boolean) {
  const demonstracao = comDemonstracao ? await demonstracaoDe(servidor) : undefined;
  const pasta = await mkdtemp(join(servidor.pasta, 'firma-'));
  if (demonstracao) await cp(demonstracao.arquivos, pasta, { recursive: true });
  const bancoDeTeste = await clonarBanco(servidor, demonstracao?.modelo ?? servidor.iniciado);
  const config = configuracaoDeTeste({ LOG_LEVEL: 'error', DATA_DIR: pasta, ...ambiente });
  let parado = INICIO;
  const { plataforma, ...ciclo } = montarPlataforma({
    config,
    conexao: bancoDeTeste.conexao,
    log: criarLog(config.nivelDeLog),
    agora: comDemonstracao ? () => new Date() : () => parado,
    semHora: !comDemonstracao,
  });
  const app = await construirApp(plataforma);
  await ciclo.iniciar();
  await app.listen({ host: config.host, port: config.porta });
  const cofre = criarCofreDeTokens(config.segredoDaSessao, plataforma.agora);
  const fabricas = criarFabricas(plataforma, cofre, (instante) => {
    parado = instante;
  });
  return {
    fabricas,
    /** Resolves when the port is free, to a promise for the end of queues and database. */
    async fechar() {
      plataforma.aoVivo.despedir();
      await app.close();
      return { fim: ciclo.parar().then(bancoDeTeste.descartar) };
    },
  };
}

process.once('message', (partida: Partida) => {
  let aberta: Awaited<ReturnType<typeof abrirAplicacao>> | undefined;
  const fins: Promise<void>[] = [];
  const proprias: Record<string, Chamada> = {
    /** Answered once this process has loaded the application's code. */
    estar: () => undefined,
    /** Answers the names of what the application can be asked. */
    async abrir(comDemonstracao: boolean) {
      aberta = await abrirAplicacao(partida, comDemonstracao);
      return Object.keys(aberta.fabricas);
    },
    async fechar() {
      const fechada = await aberta?.fechar();
      aberta = undefined;
      if (!fechada) return;
      // A failure is told by `terminar`: until then it must end no other test's application.
      fechada.fim.catch(() => {});
      fins.push(fechada.fim);
    },
    terminar: () => Promise.all(fins),
  };
  const dizer = (mensagem: Mensagem) => process.send?.(mensagem);
  process.on('message', async ({ numero, nome, args }: Pedido) => {
    try {
      const comandos: Record<string, Chamada> = { ...aberta?.fabricas, ...proprias };
      dizer({ numero, valor: await comandos[nome]?.(...(args as never[])) });
    } catch (erro) {
      dizer({ numero, erro: erro instanceof Error ? (erro.stack ?? erro.message) : String(erro) });
    }
  });
});
// The process that forked this one has ended, and the database server with it.
process.on('disconnect', () => process.exit());
