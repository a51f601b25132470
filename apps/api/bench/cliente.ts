import http from 'node:http';
import { loadavg } from 'node:os';
import { GRUPO } from '@dominio/contrato/permissoes';
import { abrirBase, type Base, pararAoSinal } from './bases.ts';
import { chamadasDoPainel, chamadasDosClientes, type Quadro } from './cargas/cliente.ts';
import type { Pessoa } from './cenario.ts';
import { entrar } from './fluxo.ts';
import { medir } from './gerador.ts';
import { emMs, imprimirTabela, type Medida, mediana, p95 } from './medidas.ts';
import { ligarApp } from './processos.ts';

/** Clients of each person, and how often each panel is opened; the first time is not measured. */
const CLIENTES = 6;
const VEZES = 3;
/** Clients that a page of their list shows. */
const POR_PAGINA = 50;
const CONSULTORES = 6;
/** What a browser opens to one host at a time. */
const CONEXOES_DO_NAVEGADOR = 6;
const LIMITE_DO_PAINEL_MS = 150;

/** The administrator and consultants, each with clients that they serve. */
async function montarQuadros({ banco }: Base, endereco: URL): Promise<Quadro[]> {
  const { rows } = await banco.$client.query<{ id: number; email: string; pagina: number[] }>(
    `(select u.id, u.email, array(select id from clientes order by md5(id::text) limit $3) as pagina
        from usuarios u where grupo_id = $1 and situacao = 'ativo' order by id limit 1)
     union all
     (select u.id, u.email, array(select cliente_id from usuario_clientes
          where usuario_id = u.id order by md5(cliente_id::text) limit $3)
        from usuarios u where grupo_id = $2 and situacao = 'ativo' order by id limit $4)`,
    [GRUPO.administrador, GRUPO.consultor, POR_PAGINA, CONSULTORES],
  );
  const quadros: Quadro[] = [];
  for (const { id, email, pagina } of rows) {
    const pessoa = { id: Number(id), email, token: await entrar(endereco, email) };
    const vistos = pagina.map(Number);
    quadros.push({ pessoa, clientes: vistos.slice(0, CLIENTES), pagina: vistos });
  }
  return quadros;
}

function ler(endereco: URL, caminho: string, { token }: Pessoa, agent: http.Agent): Promise<void> {
  return new Promise((resolver, recusar) => {
    const headers = { authorization: `Bearer ${token}` };
    const pedido = http.get(new URL(caminho, endereco), { agent, headers }, (resposta) => {
      resposta.resume().on('end', () => {
        if (resposta.statusCode === 200) resolver();
        else recusar(new Error(`${caminho} respondeu ${resposta.statusCode}.`));
      });
    });
    pedido.on('error', recusar);
  });
}

/** For each panel that is opened, milliseconds from its first call to the last answer. */
async function medirPaineis(endereco: URL, quadros: readonly Quadro[]): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONEXOES_DO_NAVEGADOR });
  const voltas: number[] = [];
  for (let vez = 0; vez <= VEZES; vez++) {
    for (const { pessoa, clientes } of quadros) {
      for (const id of clientes) {
        const agora = new Date().toISOString();
        const saida = performance.now();
        await Promise.all(
          chamadasDoPainel(id, pessoa, agora).map((um) => ler(endereco, um, pessoa, agent)),
        );
        if (vez > 0) voltas.push(performance.now() - saida);
      }
    }
  }
  agent.destroy();
  return voltas;
}

/** Median and p95 of each kind of call, by its name. */
async function medirTudo(base: Base) {
  const app = await ligarApp(base);
  try {
    const quadros = await montarQuadros(base, app.endereco);
    const paineis = await medirPaineis(app.endereco, quadros);
    const feitas = [
      { nome: 'painel do cliente, todos os cartões', limite: LIMITE_DO_PAINEL_MS, voltas: paineis },
    ];
    for (const { nome, limite, pedidos } of chamadasDosClientes(quadros)) {
      const chamadas = Math.max(60, 2 * pedidos.length);
      await medir(app.endereco, pedidos, { conexoes: 1, chamadas: pedidos.length });
      const { voltas } = await medir(app.endereco, pedidos, { conexoes: 1, chamadas });
      feitas.push({ nome, limite, voltas: [...voltas] });
    }
    return feitas;
  } finally {
    await app.parar();
  }
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
  const [firma, decimo] = bases;
  if (!firma || !decimo) throw new Error('Faltam dados para medir.');
  console.log(`Carga da máquina antes: ${loadavg()[0]?.toFixed(2).replace('.', ',')}`);
  const noDecimo = new Map((await medirTudo(decimo)).map((uma) => [uma.nome, mediana(uma.voltas)]));
  const medidas = (await medirTudo(firma)).map(({ nome, limite, voltas }): Medida => {
    const razao = mediana(voltas) / (noDecimo.get(nome) ?? Number.NaN);
    return {
      nome: `${nome}, p95`,
      valor: `${emMs(p95(voltas))} (mediana ${emMs(mediana(voltas))}, ${razao.toFixed(1).replace('.', ',')} × a de um décimo)`,
      limite: `≤ ${emMs(limite)}`,
      dentro: p95(voltas) <= limite,
    };
  });
  imprimirTabela(medidas);
} finally {
  for (const base of bases) await base.parar();
}
