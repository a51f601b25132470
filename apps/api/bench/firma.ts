import { abrirBase, type Base, pararAoSinal } from './bases.ts';
import { buscasComparaveis, pedidosDaBusca, pedidosDaBuscaNaFirma } from './cargas/busca.ts';
import { cadastros } from './cargas/cadastros.ts';
import { carteirasComparaveis } from './cargas/carteira.ts';
import { pedidosDosClientes } from './cargas/clientes.ts';
import { pedidosDosClientesFiltrados } from './cargas/clientes-filtrados.ts';
import { pedidosDoConflito } from './cargas/conflito.ts';
import { detalhesComparaveis, pedidosDoDetalhe } from './cargas/detalhe.ts';
import { medirDireitos } from './cargas/direitos.ts';
import { medirEvento } from './cargas/evento.ts';
import { listasComparaveis, pedidosDaLista } from './cargas/lista.ts';
import { pedidosDoLogin } from './cargas/login.ts';
import { pedidosDaMarcacao } from './cargas/marcacao.ts';
import { mesesComparaveis, pedidosDoMes } from './cargas/mes.ts';
import { pedidosDasNaoLidas } from './cargas/nao-lidas.ts';
import { type Cenario, limpar, montarCenario } from './cenario.ts';
import { compararVazao } from './comparar.ts';
import { medir, type Pedido } from './gerador.ts';
import { abrirGravador } from './gravador.ts';
import { emMs, imprimirTabela, type Medida, mediana, p95, porCento } from './medidas.ts';
import type { Par } from './pares.ts';
import { compararPlanos } from './planos.ts';
import { ligarApp } from './processos.ts';
import { CHAMADAS, medirPostgres } from './tempos.ts';

const SOBRE_A_COMPARACAO = `
Razão: vazão da aplicação sobre a de um servidor node:http + pg sem mais nada, que repete as mesmas
consultas SQL da chamada, com os mesmos valores e a da sessão entre elas, e responde as linhas com
JSON.stringify. Segundo piso: o mesmo servidor com uma só consulta, escrita à mão para a chamada e
preparada, que responde a quem quer que peça; com sessão: que lê antes a sessão de quem pede, como a
aplicação em toda chamada. Todos em processo próprio e alternados; mediana de 5 rodadas. Os tempos são da saída do
pedido à chegada da resposta inteira, pela rede local, com a geração de carga na mesma máquina.
PostgreSQL: o tempo que ele mesmo diz de cada consulta da chamada; mediana de 80 chamadas. "Sem nomes"
são as mesmas chamadas com toda consulta analisada e planejada de novo, alternadas com as primeiras.
`;

const medida = (nome: string, ms: number, limite?: number): Medida => ({
  nome,
  valor: emMs(ms),
  limite: limite === undefined ? '' : `≤ ${emMs(limite)}`,
  dentro: limite === undefined ? null : ms <= limite,
});

/** Durations of calls by a few people at once, after a warm-up that is not measured. */
async function medirTempos(
  endereco: URL,
  pedidos: readonly Pedido[],
  { conexoes, chamadas }: { conexoes: number; chamadas: number },
): Promise<readonly number[]> {
  await medir(endereco, pedidos, { conexoes, chamadas: 2 * conexoes, ms: 5_000 });
  return (await medir(endereco, pedidos, { conexoes, chamadas, ms: 20_000 })).voltas;
}

/** Compares the same call over all the data and over a tenth: plan and pages must not grow. */
async function medirPlanos(
  [firma, decimo]: readonly [Cenario, Cenario],
  { nome, ...pedidos }: Par,
  pequenas = false,
): Promise<Medida[]> {
  const planos = await compararPlanos(
    { base: firma.base, consultas: await firma.gravador.gravar(pedidos.firma) },
    { base: decimo.base, consultas: await decimo.gravador.gravar(pedidos.decimo) },
    pequenas,
  );
  for (const diferenca of planos.diferencas) console.log(`  ${nome}:\n    ${diferenca}`);
  const { paginasNaFirma, paginasNoDecimo } = planos;
  const cresceu = paginasNaFirma / paginasNoDecimo - 1;
  const sinal = cresceu < 0 ? '' : '+';
  return [
    {
      nome: `${nome}: plano na firma e num décimo`,
      valor: planos.iguais ? 'o mesmo' : 'outro',
      limite: 'o mesmo',
      dentro: planos.iguais,
    },
    {
      nome: `${nome}: páginas lidas`,
      valor: `${paginasNaFirma} e ${paginasNoDecimo} (${sinal}${porCento(cresceu)})`,
      limite: '± 20 %',
      dentro: Math.abs(cresceu) <= 0.2,
    },
  ];
}

/** The registers of the whole firm: each kind of list and search, and effective permissions. */
async function medirCadastros(endereco: URL, firma: Cenario): Promise<Medida[]> {
  const medidas: Medida[] = [];
  for (const { nome, pedidos } of cadastros(firma)) {
    const chamadas = Math.max(60, 6 * pedidos.length);
    const voltas = await medirTempos(endereco, pedidos, { conexoes: 1, chamadas });
    medidas.push(medida(`${nome}, p95`, p95(voltas), 100));
  }
  const { daMemoria, relidos } = await medirDireitos(firma);
  // The difference of two readings made in turn: only its median means something.
  medidas.push(medida('permissões efetivas num pedido', Math.max(0, mediana(daMemoria)), 1));
  medidas.push(medida('permissões efetivas relidas após mudança', mediana(relidos)));
  return medidas;
}

/** The application beside both floors, and PostgreSQL's part in what is called all day. */
async function medirVazao(endereco: URL, firma: Cenario): Promise<Medida[]> {
  const [lista, clientes] = [pedidosDaLista(firma), pedidosDosClientes(firma)];
  const [detalhe, naoLidas] = [await pedidosDoDetalhe(firma), pedidosDasNaoLidas(firma)];
  const vazoes = await compararVazao(firma, endereco, [
    { nome: 'lista de agendamentos', pedidos: lista, piso: 'lista' },
    { nome: 'detalhes de um agendamento', pedidos: detalhe, piso: 'detalhe' },
    { nome: 'página da lista de clientes', pedidos: clientes, piso: 'clientes' },
    { nome: 'notificações não lidas', pedidos: naoLidas, piso: 'nao-lidas' },
    { nome: 'clientes-filtrados, 5.000 linhas', pedidos: pedidosDosClientesFiltrados(firma) },
  ]);
  const doPostgres = await medirPostgres(firma, [
    { nome: 'lista de agendamentos', pedidos: lista, limite: 1.3 },
    { nome: 'detalhes de um agendamento', pedidos: detalhe },
    { nome: 'mês de uma pessoa', pedidos: pedidosDoMes(firma) },
    { nome: 'página da lista de clientes', pedidos: clientes },
    { nome: 'notificações não lidas', pedidos: naoLidas },
    { nome: 'conflito de 8 pessoas', pedidos: pedidosDoConflito(firma) },
    { nome: 'marcação', pedidos: pedidosDaMarcacao(firma, CHAMADAS), deUmaVez: true },
  ]);
  return [...vazoes, ...doPostgres];
}

async function medirTudo(cenarios: readonly [Cenario, Cenario]): Promise<Medida[]> {
  const [firma] = cenarios;
  const medidas: Medida[] = [];
  const app = await ligarApp(firma.base);
  try {
    medidas.push(...(await medirVazao(app.endereco, firma)));
    const mes = await medirTempos(app.endereco, pedidosDoMes(firma), {
      conexoes: 4,
      chamadas: 400,
    });
    medidas.push(medida('mês de uma pessoa, p95', p95(mes), 150));
    const conflito = await medirTempos(app.endereco, pedidosDoConflito(firma), {
      conexoes: 4,
      chamadas: 400,
    });
    medidas.push(medida('conflito de 8 pessoas, p95', p95(conflito), 100));
    const filtrados = await medirTempos(app.endereco, pedidosDosClientesFiltrados(firma), {
      conexoes: 1,
      chamadas: 30,
    });
    medidas.push(medida('clientes-filtrados, p95', p95(filtrados), 120));
    // Few enough calls of each person that none is refused for too many searches.
    const busca = await medirTempos(app.endereco, pedidosDaBusca(firma), {
      conexoes: 4,
      chamadas: 400,
    });
    medidas.push(medida('busca de uma pessoa, p95', p95(busca), 50));
    const buscaNaFirma = await medirTempos(app.endereco, pedidosDaBuscaNaFirma(firma), {
      conexoes: 1,
      chamadas: 50,
    });
    medidas.push(medida('busca em toda a firma, p95', p95(buscaNaFirma), 50));
    medidas.push(...(await medirCadastros(app.endereco, firma)));
    medidas.push(
      medida('aviso no segundo navegador, p95', p95(await medirEvento(app.endereco, firma)), 250),
    );
    const login = await medirTempos(app.endereco, pedidosDoLogin(firma), {
      conexoes: 2,
      chamadas: 60,
    });
    medidas.push(medida('login, p95', p95(login)));
  } finally {
    await app.parar();
  }
  for (const par of [
    await mesesComparaveis(cenarios),
    await listasComparaveis(cenarios),
    await detalhesComparaveis(cenarios),
    await buscasComparaveis(cenarios),
  ]) {
    medidas.push(...(await medirPlanos(cenarios, par)));
  }
  for (const par of await carteirasComparaveis(cenarios)) {
    medidas.push(...(await medirPlanos(cenarios, par, true)));
  }
  return medidas;
}

const bases: Base[] = [];
pararAoSinal(bases);
try {
  for (const [nome, fracao] of [
    ['firma', 1],
    ['decimo', 0.1],
  ] as const) {
    bases.push(await abrirBase(nome, fracao));
  }
  const cenarios: Cenario[] = [];
  for (const base of bases) {
    await limpar(base);
    cenarios.push(await montarCenario(base, await abrirGravador(base)));
  }
  const [firma, decimo] = cenarios;
  if (!firma || !decimo) throw new Error('Faltam dados para medir.');
  try {
    const medidas = await medirTudo([firma, decimo]);
    console.log(SOBRE_A_COMPARACAO);
    imprimirTabela(medidas);
  } finally {
    for (const { base, gravador } of cenarios) {
      await gravador.parar();
      await limpar(base);
    }
  }
} catch (erro) {
  console.error(erro instanceof Error ? (erro.stack ?? erro.message) : erro);
  process.exitCode = 1;
} finally {
  for (const base of bases) await base.parar();
}
