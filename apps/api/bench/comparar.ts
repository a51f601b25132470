import type { Cenario } from './cenario.ts';
import { medir, type Pedido } from './gerador.ts';
import { type Medida, mediana, porCento, porSegundo } from './medidas.ts';
import { ligarCru } from './processos.ts';

interface Carga {
  readonly nome: string;
  readonly pedidos: readonly Pedido[];
  /** Least share of the bare handler's throughput (decisoes.md §7). */
  readonly minimo: number;
}

const RODADAS = 5;
const RODADA_MS = 2_000;
const AQUECIMENTO_MS = 1_000;
/** Enough to keep both cores busy, few enough that nobody waits for a place in the pool. */
const CONEXOES = 10;

/**
 * Throughput of the application over that of the bare handler, round by round in turn, so that
 * whatever slows the machine slows both.
 */
export async function compararVazao(
  { base, gravador }: Cenario,
  app: URL,
  cargas: readonly Carga[],
): Promise<Medida[]> {
  const medidas: Medida[] = [];
  for (const { nome, pedidos, minimo } of cargas) {
    const receitas = [];
    for (const pedido of pedidos) receitas.push(await gravador.gravar(pedido));
    const cru = await ligarCru(base, receitas);
    const doCru = receitas.map((_, i): Pedido => ({ caminho: `/${i}` }));
    try {
      const rodada = async (ms: number) => ({
        app: (await medir(app, pedidos, { conexoes: CONEXOES, ms })).vazao,
        cru: (await medir(cru.endereco, doCru, { conexoes: CONEXOES, ms })).vazao,
      });
      await rodada(AQUECIMENTO_MS);
      const rodadas = [];
      for (let i = 0; i < RODADAS; i++) rodadas.push(await rodada(RODADA_MS));
      const razao = mediana(rodadas.map((r) => r.app / r.cru));
      const vazoes = [mediana(rodadas.map((r) => r.app)), mediana(rodadas.map((r) => r.cru))];
      medidas.push({
        nome: `${nome}, razão`,
        valor: `${porCento(razao)} (${vazoes.map(porSegundo).join(' sobre ')})`,
        limite: `≥ ${porCento(minimo)}`,
        dentro: razao >= minimo,
      });
    } finally {
      await cru.parar();
    }
  }
  return medidas;
}
