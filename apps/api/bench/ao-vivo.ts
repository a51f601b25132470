import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as esperar } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { emitirSinais } from '../src/platform/realtime/sinais.ts';
import { abrirBaseVazia, criarPessoas, type Pessoa } from './ao-vivo.cena.ts';
import { abrirOuvinte, abrirOuvintes, type Ouvinte } from './ao-vivo.conexoes.ts';
import { type Base, pararAoSinal } from './bases.ts';
import { postar } from './fluxo.ts';
import { emKb, emMs, imprimirTabela, type Medida, mediana, p95 } from './medidas.ts';
import { ligarApp } from './processos.ts';

/** Live connections of one process: people with as many open browsers each as one may have. */
const CONEXOES = Number(process.env.CONEXOES ?? 5_000);
const POR_PESSOA = 20;
const RODADAS = 3;
const AVISOS_ENTRE_PROCESSOS = 100;
/** To a reader that never reads: far more than the system's own buffers hold. */
const DESPREZADO = { mensagens: 200, bytes: 100_000 };
/**
 * The reader that never reads may grow the process by 50 MB (seguranca.md, faults), most of it the
 * messages' own garbage; that it is dropped with 1 MB pending is what the tests show.
 */
const LIMITE = { avisoMs: 1_000, porConexaoKb: 60, desprezadoKb: 51_200, outroProcessoMs: 250 };
const PACIENCIA_MS = 15_000;
const MARCA = '"titulo":"Medição do fluxo"';
const MARCA_NA_REDE = Buffer.from(MARCA).toString('latin1');

const memoriaKb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

const mensagem = (usuario_id: number, id: number, texto = 'Às 10h') => ({
  type: 'notification' as const,
  id,
  timestamp: 1,
  data: { id, usuario_id, titulo: 'Medição do fluxo', mensagem: texto },
});

async function ate(condicao: () => boolean, ms = PACIENCIA_MS): Promise<void> {
  for (const fim = performance.now() + ms; performance.now() < fim; await esperar(2)) {
    if (condicao()) return;
  }
  throw new Error('O que se esperava não chegou a tempo.');
}

const fluxoDe = (base: URL, { id, token }: Pessoa) =>
  new URL(`/api/notifications/sse/${id}?token=${token}`, base);

/** Opens the connections, announces twice, and reads what the process holds for them. */
async function medirConexoes(
  { pid, urls }: { pid: number; urls: readonly URL[] },
  anunciar: (vez: number) => Promise<unknown>,
): Promise<{ porConexaoKb: number; avisoMs: number; ouvintes: Ouvinte[] }> {
  const antes = memoriaKb(pid);
  let ouvidas = 0;
  let ultima = 0;
  const ouvintes = await abrirOuvintes(urls, MARCA_NA_REDE, () => {
    ouvidas += 1;
    ultima = performance.now();
  });
  const tempos: number[] = [];
  for (const vez of [1, 2, 3]) {
    const inicio = performance.now();
    await anunciar(vez);
    await ate(() => ouvidas === vez * urls.length);
    tempos.push(ultima - inicio);
    await esperar(500);
  }
  // The first announcement compiles what the others run.
  const porConexaoKb = (memoriaKb(pid) - antes) / urls.length;
  return { porConexaoKb, avisoMs: Math.max(...tempos.slice(1)), ouvintes };
}

const largar = (ouvintes: readonly Ouvinte[]) => {
  for (const { socket } of ouvintes) socket.destroy();
};

async function medirCru() {
  const processo = fork(fileURLToPath(new URL('./ao-vivo.cru.ts', import.meta.url)));
  const [{ port }] = (await once(processo, 'message')) as [AddressInfo];
  const urls = Array.from({ length: CONEXOES }, () => new URL(`http://127.0.0.1:${port}/`));
  const texto = JSON.stringify(mensagem(1, 1));
  const feito = await medirConexoes({ pid: processo.pid ?? 0, urls }, async () => {
    processo.send(texto);
  });
  largar(feito.ouvintes);
  processo.disconnect();
  await once(processo, 'exit');
  return feito;
}

const anuncio = (base: Base, pessoas: readonly Pessoa[], vez: number) =>
  emitirSinais(
    base.banco,
    pessoas.map(({ id }) => ({ usuarios: [id], mensagem: mensagem(id, 1_000 + vez) as never })),
  );

async function medirApp(base: Base, pessoas: readonly Pessoa[]) {
  const app = await ligarApp(base);
  try {
    const urls = pessoas
      .flatMap((pessoa) => Array(POR_PESSOA).fill(fluxoDe(app.endereco, pessoa)))
      .slice(0, CONEXOES);
    const feito = await medirConexoes({ pid: app.pid, urls }, (vez) => anuncio(base, pessoas, vez));
    const desprezado = await medirDesprezado(base, app, pessoas, feito.ouvintes);
    largar(feito.ouvintes);
    return { ...feito, ...desprezado };
  } finally {
    await app.parar();
  }
}

/**
 * Somebody who never reads is sent far too much, while the others hear an announcement. What the
 * messages themselves cost is what they cost for somebody who reads, before.
 */
async function medirDesprezado(
  base: Base,
  { endereco, pid }: { endereco: URL; pid: number },
  pessoas: readonly Pessoa[],
  ouvintes: readonly Ouvinte[],
) {
  const [ultima] = pessoas.slice(-1);
  if (!ultima) throw new Error('Faltam pessoas.');
  largar(ouvintes.slice(-POR_PESSOA));
  const outras = ouvintes.slice(0, -POR_PESSOA);
  const texto = 'x'.repeat(DESPREZADO.bytes);
  let id = 2_000;
  async function mandarDemais(): Promise<number> {
    let maior = 0;
    for (let i = 0; i < DESPREZADO.mensagens; i++) {
      id += 1;
      const grande = mensagem(ultima?.id ?? 0, id, texto) as never;
      await emitirSinais(base.banco, [{ usuarios: [ultima?.id ?? 0], mensagem: grande }]);
      maior = Math.max(maior, memoriaKb(pid));
    }
    return maior;
  }
  const abrirUm = () => abrirOuvinte(fluxoDe(endereco, ultima), MARCA_NA_REDE, () => undefined);
  const lido = await abrirUm();
  const antes = await mandarDemais();
  lido.socket.destroy();
  const { socket } = await abrirUm();
  socket.pause();
  const depois = await mandarDemais();
  const antesDoAviso = outras.map((um) => um.vezes());
  const inicio = performance.now();
  await anuncio(base, pessoas, 9_000);
  await ate(() => outras.every((um, i) => um.vezes() > (antesDoAviso[i] ?? 0)));
  const avisoAosOutrosMs = performance.now() - inicio;
  const fim = once(socket, 'close');
  socket.resume();
  const cortado = await Promise.race([fim.then(() => true), esperar(5_000, false)]);
  socket.destroy();
  return { cortado, desprezadoKb: Math.max(0, depois - antes), avisoAosOutrosMs };
}

/** A command by a call to one process, until the person's reader at the other hears of it. */
async function medirEntreProcessos(base: Base, [pessoa]: readonly Pessoa[]): Promise<number[]> {
  if (!pessoa) throw new Error('Faltam pessoas.');
  const apps = [await ligarApp(base), await ligarApp(base)];
  const [aqui, la] = apps;
  if (!aqui || !la) throw new Error('Faltam processos.');
  const voltas: number[] = [];
  try {
    let chegou = (_em: number) => {};
    const ouvinte = await abrirOuvinte(
      fluxoDe(la.endereco, pessoa),
      '"type":"notification_updated"',
      () => chegou(performance.now()),
    );
    for (let i = 0; i < AVISOS_ENTRE_PROCESSOS; i++) {
      const espera = new Promise<number>((resolver) => {
        chegou = resolver;
      });
      const saida = performance.now();
      const corpo = { command: 'refresh' };
      await postar(aqui.endereco, '/api/notifications/websocket/command', pessoa.token, corpo);
      voltas.push((await espera) - saida);
    }
    ouvinte.socket.destroy();
  } finally {
    await Promise.all(apps.map((app) => app.parar()));
  }
  return voltas;
}

const medida = (
  nome: string,
  valor: string,
  limite = '',
  dentro: boolean | null = null,
): Medida => ({
  nome,
  valor,
  limite,
  dentro,
});

const base = await abrirBaseVazia();
pararAoSinal([base]);
try {
  const pessoas = await criarPessoas(base, Math.ceil(CONEXOES / POR_PESSOA));
  const [crus, nossos] = [[], []] as [
    Awaited<ReturnType<typeof medirCru>>[],
    Awaited<ReturnType<typeof medirApp>>[],
  ];
  for (let rodada = 0; rodada < RODADAS; rodada++) {
    crus.push(await medirCru());
    nossos.push(await medirApp(base, pessoas));
  }
  const entre = await medirEntreProcessos(base, pessoas);
  const kb = mediana(nossos.map((um) => um.porConexaoKb));
  const aviso = mediana(nossos.map((um) => um.avisoMs));
  const outros = mediana(nossos.map((um) => um.avisoAosOutrosMs));
  const desprezado = mediana(nossos.map((um) => um.desprezadoKb));
  const cortados = nossos.filter((um) => um.cortado).length;
  console.log(`${CONEXOES} conexões ao vivo; carga da máquina ${loadavg()[0]?.toFixed(1)}\n`);
  imprimirTabela([
    medida('aviso em todas, servidor puro', emMs(mediana(crus.map((um) => um.avisoMs)))),
    medida('aviso em todas', emMs(aviso), `≤ ${emMs(LIMITE.avisoMs)}`, aviso <= LIMITE.avisoMs),
    medida('memória por conexão, servidor puro', emKb(mediana(crus.map((um) => um.porConexaoKb)))),
    medida(
      'memória por conexão',
      emKb(kb),
      `≤ ${emKb(LIMITE.porConexaoKb)}`,
      kb <= LIMITE.porConexaoKb,
    ),
    medida(
      'quem nunca lê: memória a mais',
      emKb(desprezado),
      `≤ ${emKb(LIMITE.desprezadoKb)}`,
      desprezado <= LIMITE.desprezadoKb,
    ),
    medida(
      'quem nunca lê: foi cortado',
      `${cortados} de ${RODADAS}`,
      'todos',
      cortados === RODADAS,
    ),
    medida(
      'quem nunca lê: aviso aos outros',
      emMs(outros),
      `≤ ${emMs(LIMITE.avisoMs)}`,
      outros <= LIMITE.avisoMs,
    ),
    medida(
      'aviso em outro processo, p95',
      emMs(p95(entre)),
      `≤ ${emMs(LIMITE.outroProcessoMs)}`,
      p95(entre) <= LIMITE.outroProcessoMs,
    ),
  ]);
} finally {
  await base.parar();
}
