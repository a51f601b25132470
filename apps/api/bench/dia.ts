import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as esperar } from 'node:timers/promises';
import { dataCivil, instanteCivil, somarDias } from '@dominio/contrato/datas';
import { SENHA_DA_DEMONSTRACAO } from '../src/semear/demo/equipe.ts';
import { abrirBase, type Base } from './bases.ts';
import { limpar, TITULO } from './cenario.ts';
import { abrirFluxo, type Fluxo, postar } from './fluxo.ts';
import { emMs, imprimirTabela, type Medida, mediana, percentil } from './medidas.ts';
import { ligarApp } from './processos.ts';

/**
 * The whole firm at work: people sign in within a minute, keep the live feed open and call what
 * their screens call, each with pauses as of somebody who reads. Then everybody leaves.
 */
const PESSOAS = Number(process.env.PESSOAS ?? 300);
const CHEGADA_MS = 60_000;
const TRABALHO_MS = Number(process.env.SEGUNDOS ?? 300) * 1_000;
/** Between two acts of one person, at random. */
const PAUSA_MS = [1_000, 9_000] as const;
/** After the last one has left, before memory is read again. */
const DESCANSO_MS = 60_000;
const LIMITE_P99_MS = 250;
const SOBRA_DA_MEMORIA = 0.15;
/** Days from today, later than every appointment of the data: nobody is busy then. */
const DIAS_A_FRENTE = 600;

interface Pessoa {
  readonly id: number;
  readonly email: string;
}

interface Ato {
  readonly nome: string;
  readonly fazer: (eu: Sessao) => { caminho: string; corpo?: object };
}

interface Sessao extends Pessoa {
  readonly n: number;
  readonly token: string;
  vez: number;
}

const hoje = dataCivil(new Date());
const [ano, mes] = hoje.split('-').map(Number);

/** What a person does, each as often as it stands here. */
const ATOS: readonly Ato[] = [
  ...Array.from({ length: 3 }, () => ({
    nome: 'notificações não lidas',
    fazer: () => ({ caminho: '/api/notifications/unread' }),
  })),
  ...Array.from({ length: 2 }, () => ({
    nome: 'lista de agendamentos',
    fazer: () => ({ caminho: '/api/agendamentos?ordenar=-data_hora_inicio&status=todos' }),
  })),
  ...Array.from({ length: 2 }, () => ({
    nome: 'mês',
    fazer: () => ({ caminho: `/api/agendamentos/calendario/${ano}/${mes}?status=todos` }),
  })),
  { nome: 'clientes', fazer: () => ({ caminho: '/api/clients' }) },
  { nome: 'menu de clientes', fazer: () => ({ caminho: '/usuarios/me/clientes-filtrados' }) },
  { nome: 'busca', fazer: () => ({ caminho: '/api/busca?termo=padaria' }) },
  { nome: 'próximos', fazer: () => ({ caminho: '/api/agendamentos/proximos' }) },
  {
    nome: 'marcação',
    fazer: (eu) => {
      const inicio = instanteCivil(somarDias(hoje, DIAS_A_FRENTE + eu.vez), '10:00:00');
      return {
        caminho: '/api/agendamentos',
        corpo: {
          titulo: `${TITULO} ${eu.vez} de ${eu.id}`,
          data_hora_inicio: inicio.toISOString(),
          data_hora_termino: new Date(inicio.getTime() + 1_800_000).toISOString(),
        },
      };
    },
  },
];

const voltas = new Map<string, number[]>();
const falhas: string[] = [];

/** Notes how long a call took, and whether it failed. */
async function cronometrar<T>(nome: string, chamar: () => Promise<T>): Promise<T | undefined> {
  const inicio = performance.now();
  try {
    return await chamar();
  } catch (erro) {
    falhas.push(`${nome}: ${erro instanceof Error ? erro.message : erro}`);
    return undefined;
  } finally {
    const lista = voltas.get(nome) ?? [];
    lista.push(performance.now() - inicio);
    voltas.set(nome, lista);
  }
}

async function agir(base: URL, eu: Sessao, { nome, fazer }: Ato): Promise<void> {
  eu.vez += 1;
  const { caminho, corpo } = fazer(eu);
  await cronometrar(nome, async () => {
    if (corpo) return postar(base, caminho, eu.token, corpo);
    const resposta = await fetch(new URL(caminho, base), {
      headers: { authorization: `Bearer ${eu.token}`, 'accept-encoding': 'br' },
    });
    if (!resposta.ok) throw new Error(`respondeu ${resposta.status}`);
    return resposta.arrayBuffer();
  });
}

/** One person's time: arrives, signs in, works until everybody leaves. */
async function viver(base: URL, pessoa: Pessoa, n: number, fim: number): Promise<void> {
  await esperar((n * CHEGADA_MS) / PESSOAS);
  const entrada = await cronometrar('entrada', () =>
    postar<{ access_token: string }>(base, '/auth/login', '', {
      email: pessoa.email,
      password: SENHA_DA_DEMONSTRACAO,
    }),
  );
  if (!entrada) return;
  const eu: Sessao = { ...pessoa, n, token: entrada.access_token, vez: 0 };
  const fluxo: Fluxo | undefined = await cronometrar('fluxo', () => abrirFluxo(base, eu));
  for (let i = n; Date.now() < fim; i += 7) {
    const ato = ATOS[i % ATOS.length];
    if (ato) await agir(base, eu, ato);
    await esperar(PAUSA_MS[0] + Math.random() * (PAUSA_MS[1] - PAUSA_MS[0]));
  }
  fluxo?.fechar();
  await cronometrar('saída', () => postar(base, '/auth/logout', eu.token));
}

/** Memory of a process that no other uses, in MB. */
function memoriaDe(pid: number): number {
  const [, kb] = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}

/** Everybody for a few seconds, so that code and connections are there when memory is first read. */
async function aquecer(base: URL, pessoas: readonly Pessoa[]): Promise<void> {
  for (const [n, pessoa] of pessoas.slice(0, 10).entries()) {
    const { access_token: token } = await postar<{ access_token: string }>(
      base,
      '/auth/login',
      '',
      {
        email: pessoa.email,
        password: SENHA_DA_DEMONSTRACAO,
      },
    );
    const eu = { ...pessoa, n, token, vez: 100 };
    for (const ato of [...ATOS, ...ATOS, ...ATOS]) await agir(base, eu, ato);
  }
  await esperar(10_000);
}

async function medirDia(base: Base): Promise<Medida[]> {
  const { rows: pessoas } = await base.banco.$client.query<Pessoa>(
    `select id, email from usuarios where situacao = 'ativo' and client_id is null
      order by id limit $1`,
    [PESSOAS],
  );
  const app = await ligarApp(base);
  try {
    await aquecer(app.endereco, pessoas);
    voltas.clear();
    const antes = memoriaDe(app.pid);
    const fim = Date.now() + CHEGADA_MS + TRABALHO_MS;
    let maior = antes;
    const relogio = setInterval(() => {
      maior = Math.max(maior, memoriaDe(app.pid));
    }, 1_000);
    await Promise.all(pessoas.map((pessoa, n) => viver(app.endereco, pessoa, n, fim)));
    clearInterval(relogio);
    await esperar(DESCANSO_MS);
    const depois = memoriaDe(app.pid);
    const chamadas = [...voltas].filter(([nome]) => !['entrada', 'fluxo', 'saída'].includes(nome));
    const todas = chamadas.flatMap(([, lista]) => lista);
    const p99 = percentil(todas, 0.99);
    return [
      ...[...voltas].map(([nome, lista]) => ({
        nome: `${nome} (${lista.length})`,
        valor: `mediana ${emMs(mediana(lista))}, p99 ${emMs(percentil(lista, 0.99))}`,
        limite: '',
        dentro: null,
      })),
      {
        nome: `todas as chamadas (${todas.length}), p99`,
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
        nome: 'memória antes, no pico e depois',
        valor: [antes, maior, depois].map((mb) => `${mb.toFixed(0)} MB`).join(', '),
        limite: 'de volta a 15 %',
        dentro: depois <= antes * (1 + SOBRA_DA_MEMORIA),
      },
    ];
  } finally {
    await app.parar();
  }
}

const base = await abrirBase('firma', 1);
try {
  await limpar(base);
  console.log(`${PESSOAS} pessoas; carga da máquina antes: ${loadavg()[0]?.toFixed(2)}`);
  imprimirTabela(await medirDia(base));
} finally {
  await limpar(base);
  await base.parar();
}
