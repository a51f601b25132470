import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { SUPERUSUARIO } from '../src/platform/embedded-postgres/dados.ts';
import { type Base, PASTA } from './bases.ts';
import type { Cenario } from './cenario.ts';
import type { Pedido } from './gerador.ts';
import { abrirGravador, type Gravador, type Tempos } from './gravador.ts';
import { type Medida, mediana, porCento } from './medidas.ts';

interface Chamada {
  readonly nome: string;
  readonly pedidos: readonly Pedido[];
  /** Whether each call can be made once only. */
  readonly deUmaVez?: boolean;
  /** Milliseconds of PostgreSQL within budget. */
  readonly limite?: number;
}

/** Parsing and planning of any call, in milliseconds, within budget. */
const LIMITE_DO_PREPARO = 0.1;

/** Calls before those that are measured: until every statement has its name and its plan. */
const AQUECIMENTO = 40;

/** Lets the application's role have each step timed, which only a superuser may. */
async function permitirTempos({ nome, conexao }: Base): Promise<void> {
  const cliente = new pg.Client({
    ...conexao,
    user: SUPERUSUARIO,
    password: readFileSync(join(PASTA, nome, 'postgres.senha'), 'utf8'),
  });
  await cliente.connect();
  try {
    for (const ajuste of ['log_min_duration_statement', 'log_min_messages']) {
      await cliente.query(`grant set on parameter ${ajuste} to ${conexao.user}`);
    }
  } finally {
    await cliente.end();
  }
}

const total = ({ analise, plano, execucao }: Tempos) => analise + plano + execucao;
const preparo = ({ analise, plano }: Tempos) => analise + plano;
const emCentesimos = (ms: number) => `${ms.toFixed(2).replace('.', ',')} ms`;

/** Each measured call with its statements named and, in turn, without names. */
async function cronometrar(gravador: Gravador, pedidos: readonly Pedido[]) {
  const medidos = pedidos.slice(AQUECIMENTO);
  for (const pedido of pedidos.slice(0, AQUECIMENTO)) await gravador.cronometrar(pedido);
  const [comNomes, semNomes]: [Tempos[], Tempos[]] = [[], []];
  for (const [i, pedido] of medidos.entries()) {
    if (i % 2 === 0) comNomes.push(await gravador.cronometrar(pedido));
    else semNomes.push(await gravador.cronometrar(pedido, { semNomes: true }));
  }
  return { comNomes, semNomes };
}

/** Calls twice in a row, again and again: each is made with names and without. */
function emPares(pedidos: readonly Pedido[], quantos: number): Pedido[] {
  const pares = pedidos.flatMap((pedido) => [pedido, pedido]);
  const vezes = Math.ceil(quantos / pares.length);
  return Array.from({ length: vezes }, () => pares)
    .flat()
    .slice(0, quantos);
}

/** Calls of one kind that are made, the first ones unmeasured. */
export const CHAMADAS = AQUECIMENTO + 160;

/**
 * PostgreSQL's own time for each kind of call: median of eighty, and beside it that of eighty others
 * whose statements have no name.
 */
export async function medirPostgres(
  { base }: Cenario,
  chamadas: readonly Chamada[],
): Promise<Medida[]> {
  await permitirTempos(base);
  const gravador = await abrirGravador(base, true);
  const medidas: Medida[] = [];
  try {
    for (const { nome, pedidos, deUmaVez, limite } of chamadas) {
      const feitos = deUmaVez ? pedidos : emPares(pedidos, CHAMADAS);
      const { comNomes, semNomes } = await cronometrar(gravador, feitos);
      const [agora, antes] = [comNomes, semNomes].map((tempos) => mediana(tempos.map(total)));
      const doPreparo = mediana(comNomes.map(preparo));
      medidas.push(
        {
          nome: `${nome}: PostgreSQL`,
          valor: `${emCentesimos(agora ?? Number.NaN)} (sem nomes ${emCentesimos(antes ?? Number.NaN)}, razão ${porCento((agora ?? 0) / (antes ?? 0))})`,
          limite: limite === undefined ? '' : `≤ ${emCentesimos(limite)}`,
          dentro: limite === undefined ? null : (agora ?? Number.NaN) <= limite,
        },
        {
          nome: `${nome}: análise e plano`,
          valor: `${emCentesimos(doPreparo)} (sem nomes ${emCentesimos(mediana(semNomes.map(preparo)))})`,
          limite: `≤ ${emCentesimos(LIMITE_DO_PREPARO)}`,
          dentro: doPreparo <= LIMITE_DO_PREPARO,
        },
      );
    }
  } finally {
    await gravador.parar();
  }
  return medidas;
}
