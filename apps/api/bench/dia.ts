import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as esperar } from 'node:timers/promises';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { abrirBase, type Base, pararAoSinal } from './bases.ts';
import { limpar, marcacao } from './cenario.ts';
import { abrirFluxo, entrar, type Fluxo, postar } from './fluxo.ts';
import { emMs, imprimirTabela, type Medida, mediana, percentil, porCento } from './medidas.ts';
import { ligarApp } from './processos.ts';

/**
 * The whole firm at work: people sign in within a minute, keep the live feed open and call what
 * their screens call, each with pauses as of somebody who reads. Then everybody leaves. A short day
 * before it has the application and its connections as they are in use when memory is first read.
 */
const PESSOAS = Number(process.env.PESSOAS ?? 300);
const DIA = { chegadaMs: 60_000, trabalhoMs: Number(process.env.SEGUNDOS ?? 300) * 1_000 };
const ENSAIO = { chegadaMs: 30_000, trabalhoMs: 30_000 };
/** Between two acts of one person, at random. */
const PAUSA_MS = [1_000, 9_000] as const;
/** After the last one has left, before memory is read. */
const DESCANSO_MS = 60_000;
const LIMITE_P99_MS = 250;
const SOBRA_DA_MEMORIA = 0.15;
/** Days from today, later than every appointment of the data: nobody is busy then. */
const DIAS_A_FRENTE = 600;

interface Pessoa {
  readonly id: number;
  readonly email: string;
  /** Acts so far: each books a day of its own. */
  vez: number;
}

/** Somebody at work, beside whoever they book. */
interface Sessao {
  readonly eu: Pessoa;
  readonly n: number;
  readonly token: string;
  readonly colega: Pessoa | undefined;
}

interface Ato {
  readonly nome: string;
  readonly caminho: string;
  /** What is sent, where the act books a meeting. */
  readonly corpo?: (sessao: Sessao) => ReturnType<typeof marcacao> | undefined;
}

const hoje = dataCivil(new Date());
const [ano, mes] = hoje.split('-').map(Number);

const NAO_LIDAS: Ato = {
  nome: 'notificações não lidas',
  caminho: '/api/notifications/unread',
};
const LISTA: Ato = {
  nome: 'lista de agendamentos',
  caminho: '/api/agendamentos?ordenar=-data_hora_inicio&status=todos',
};
const MES: Ato = {
  nome: 'mês',
  caminho: `/api/agendamentos/calendario/${ano}/${mes}?status=todos`,
};
const MARCACAO: Ato = {
  nome: 'marcação',
  caminho: '/api/agendamentos',
  // Two colleagues book each other, at hours of their own.
  corpo: ({ eu, n, colega }) =>
    colega &&
    marcacao(
      eu,
      colega,
      eu.vez,
      somarDias(hoje, DIAS_A_FRENTE + eu.vez),
      n % 2 === 0 ? '10:00:00' : '11:00:00',
    ),
};

/** What a person does, each as often as it stands here. */
const ATOS: readonly Ato[] = [
  NAO_LIDAS,
  LISTA,
  MES,
  { nome: 'clientes', caminho: '/api/clients' },
  NAO_LIDAS,
  { nome: 'menu de clientes', caminho: '/usuarios/me/clientes-filtrados' },
  LISTA,
  { nome: 'busca', caminho: '/api/busca?termo=padaria' },
  NAO_LIDAS,
  MES,
  { nome: 'próximos', caminho: '/api/agendamentos/proximos' },
  MARCACAO,
];

/** What was measured of one day. */
class Diario {
  readonly voltas = new Map<string, number[]>();
  readonly falhas: string[] = [];

  /** Notes how long something took, or that it failed. */
  async cronometrar<T>(nome: string, fazer: () => Promise<T>): Promise<T | undefined> {
    const inicio = performance.now();
    try {
      const resultado = await fazer();
      const lista = this.voltas.get(nome) ?? [];
      lista.push(performance.now() - inicio);
      this.voltas.set(nome, lista);
      return resultado;
    } catch (erro) {
      this.falhas.push(`${nome}: ${erro instanceof Error ? erro.message : erro}`);
      return undefined;
    }
  }
}

/** One day of the firm, on a server that is up. */
function comecarDia(base: URL, pessoas: readonly Pessoa[], { chegadaMs, trabalhoMs }: typeof DIA) {
  const diario = new Diario();
  const fluxos = new Map<Pessoa, Fluxo>();
  const fim = Date.now() + chegadaMs + trabalhoMs;

  async function ler(caminho: string, token: string): Promise<void> {
    const resposta = await fetch(new URL(caminho, base), {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
    });
    if (!resposta.ok) throw new Error(`respondeu ${resposta.status}`);
    await resposta.arrayBuffer();
  }

  async function agir(sessao: Sessao, { nome, caminho, corpo }: Ato): Promise<void> {
    const { eu, colega, token } = sessao;
    eu.vez += 1;
    const envio = corpo?.(sessao);
    if (!envio) return void (await diario.cronometrar(nome, () => ler(caminho, token)));
    const doColega = colega && fluxos.get(colega);
    const aviso =
      doColega && diario.cronometrar('aviso ao vivo', () => doColega.aoChegar(envio.titulo));
    await diario.cronometrar(nome, () => postar(base, caminho, token, envio));
    await aviso;
  }

  /** One person's time: arrives, signs in, works until everybody leaves. */
  async function viver(eu: Pessoa, n: number): Promise<void> {
    await esperar((n * chegadaMs) / pessoas.length);
    const token = await diario.cronometrar('entrada', () => entrar(base, eu.email));
    if (!token) return;
    const sessao: Sessao = { eu, n, token, colega: pessoas[n % 2 === 0 ? n + 1 : n - 1] };
    const fluxo = await diario.cronometrar('abertura do fluxo', () =>
      abrirFluxo(base, { id: eu.id, token }),
    );
    if (fluxo) fluxos.set(eu, fluxo);
    for (let i = n; Date.now() < fim; i++) {
      const ato = ATOS[i % ATOS.length];
      if (ato) await agir(sessao, ato);
      await esperar(PAUSA_MS[0] + Math.random() * (PAUSA_MS[1] - PAUSA_MS[0]));
    }
    fluxos.delete(eu);
    if (fluxo && !fluxo.aberto()) diario.falhas.push(`o fluxo de ${eu.id} caiu`);
    fluxo?.fechar();
    await diario.cronometrar('saída', () => postar(base, '/auth/logout', token));
  }

  return Promise.all(pessoas.map(viver)).then(() => diario);
}

/** Memory that a process shares with no other, in MB; of one that has ended, none. */
function memoriaDe(pid: number): number {
  try {
    const estado = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^RssAnon:\s+(\d+) kB$/m.exec(estado)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Memory of the application and of its PostgreSQL, in MB. */
async function lerMemoria({ banco }: Base, pid: number) {
  const { rows } = await banco.$client.query<{ pid: number }>('select pid from pg_stat_activity');
  return {
    aplicacao: memoriaDe(pid),
    postgres: rows.reduce((soma, conexao) => soma + memoriaDe(conexao.pid), 0),
  };
}

const daMemoria = (nome: string, antes: number, depois: number): Medida => ({
  nome: `memória ${nome}, antes e depois`,
  valor: `${antes.toFixed(0)} MB e ${depois.toFixed(0)} MB (${porCento(depois / antes)})`,
  limite: `≤ ${porCento(1 + SOBRA_DA_MEMORIA)}`,
  dentro: depois <= antes * (1 + SOBRA_DA_MEMORIA),
});

async function medirDia(base: Base, pessoas: readonly Pessoa[]): Promise<Medida[]> {
  const app = await ligarApp(base);
  try {
    const ensaio = await comecarDia(app.endereco, pessoas, ENSAIO);
    await esperar(DESCANSO_MS);
    const antes = await lerMemoria(base, app.pid);
    const { voltas, falhas } = await comecarDia(app.endereco, pessoas, DIA);
    falhas.push(...ensaio.falhas);
    const noFim = await lerMemoria(base, app.pid);
    await esperar(DESCANSO_MS);
    const depois = await lerMemoria(base, app.pid);
    const todas = [...voltas.values()].flat();
    const p99 = percentil(todas, 0.99);
    return [
      ...[...voltas].map(([nome, lista]) => ({
        nome: `${nome} (${lista.length})`,
        valor: `mediana ${emMs(mediana(lista))}, p99 ${emMs(percentil(lista, 0.99))}`,
        limite: '',
        dentro: null,
      })),
      {
        nome: `tudo (${todas.length}), p99`,
        valor: emMs(p99),
        limite: `≤ ${emMs(LIMITE_P99_MS)}`,
        dentro: p99 <= LIMITE_P99_MS,
      },
      {
        nome: 'falhas',
        valor: `${falhas.length}${falhas.length > 0 ? `: ${falhas.slice(0, 3).join(' | ')}` : ''}`,
        limite: '0',
        dentro: falhas.length === 0,
      },
      {
        nome: 'memória à saída de todos',
        valor: `${noFim.aplicacao.toFixed(0)} MB e ${noFim.postgres.toFixed(0)} MB`,
        limite: '',
        dentro: null,
      },
      daMemoria('da aplicação', antes.aplicacao, depois.aplicacao),
      daMemoria('do PostgreSQL', antes.postgres, depois.postgres),
    ];
  } finally {
    await app.parar();
  }
}

async function lerPessoas({ banco }: Base): Promise<Pessoa[]> {
  const { rows } = await banco.$client.query<Pessoa>(
    `select id, email, 0 as vez from usuarios where situacao = 'ativo' and client_id is null
      order by id limit $1`,
    [PESSOAS],
  );
  return rows;
}

const cargaDaMaquina = () => loadavg()[0]?.toFixed(2).replace('.', ',');

const base = await abrirBase('firma', 1);
pararAoSinal([base]);
try {
  await limpar(base);
  const pessoas = await lerPessoas(base);
  console.log(`${pessoas.length} pessoas; carga da máquina antes: ${cargaDaMaquina()}`);
  const medidas = await medirDia(base, pessoas);
  console.log(`Carga da máquina depois, a da medição nela: ${cargaDaMaquina()}`);
  imprimirTabela(medidas);
  await limpar(base);
} finally {
  await base.parar();
}
