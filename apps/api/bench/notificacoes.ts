import { loadavg } from 'node:os';
import { GRUPO } from '@dominio/contrato/permissoes';
import { abrirBase, type Base, pararAoSinal } from './bases.ts';
import type { Pessoa } from './cenario.ts';
import { entrar } from './fluxo.ts';
import { medir, type Pedido } from './gerador.ts';
import { emMs, imprimirTabela, type Medida, mediana, p95 } from './medidas.ts';
import { ligarApp } from './processos.ts';

const PESSOAS = 20;
/** Each person's list is asked for so often. */
const VEZES = 10;
const LIMITE_MS = 20;
/** What five years of the firm's have in the archive (dominios.md §5e). */
const NO_ARQUIVO = 14_400_000;

/** Fills the archive: what is in use, repeated for each half-year before. */
async function encherArquivo({ $client }: Base['banco']): Promise<void> {
  const colunas = [
    ...['usuario_id', 'categoria', 'tipo_evento', 'titulo', 'mensagem', 'html', 'url'],
    ...['tracking_key', 'criado_por', 'agendamento_id', 'envio_id', 'event_data'],
    ...['importante', 'contagem'],
  ].join(', ');
  const { rows } = await $client.query<{ quantas: number }>(
    'select count(*)::int as quantas from notificacoes',
  );
  const quantas = rows[0]?.quantas ?? 0;
  for (let vez = 1, faltam = NO_ARQUIVO; faltam > 0; vez++, faltam -= quantas) {
    await $client.query(
      `insert into notificacoes_arquivo (id, lida, criado_em, ${colunas})
        select $1::bigint + row_number() over (order by id), true,
          criado_em - make_interval(days => 180 * $2::int), ${colunas}
        from notificacoes order by id limit $3`,
      [NO_ARQUIVO - faltam + 1e9, Math.ceil(NO_ARQUIVO / quantas) + 1 - vez, faltam],
    );
    console.log(`  ${NO_ARQUIVO - Math.max(0, faltam - quantas)} no arquivo`);
  }
  await $client.query('vacuum (analyze) notificacoes_arquivo');
}

async function pessoasDe({ banco }: Base, endereco: URL): Promise<Pessoa[]> {
  const { rows } = await banco.$client.query<{ id: number; email: string }>(
    `select id, email from usuarios where grupo_id = $1 and situacao = 'ativo'
      order by id limit $2`,
    [GRUPO.consultor, PESSOAS],
  );
  const pessoas: Pessoa[] = [];
  for (const { id, email } of rows) {
    pessoas.push({ id: Number(id), email, token: await entrar(endereco, email) });
  }
  return pessoas;
}

/** The ways in which the bell and the page ask, by each person. */
function leituras(pessoas: readonly Pessoa[]): Map<string, Pedido[]> {
  const de = (consulta: string) =>
    pessoas.map(({ id, token }) => ({
      caminho: `/api/notifications/user/${id}?${consulta}`,
      token,
    }));
  return new Map<string, Pedido[]>([
    ['não lidas', pessoas.map(({ token }) => ({ caminho: '/api/notifications/unread', token }))],
    ['lista do sino', de('limit=20')],
    ['página, primeira', de('limit=50&filtro=todas')],
    ['página, não lidas', de('limit=50&filtro=nao_lidas')],
    ['página, de uma categoria', de('limit=50&filtro=todas&categoria=contratos')],
    ['página, com um termo', de('limit=50&filtro=todas&busca=certificado')],
  ]);
}

async function medirBase(base: Base): Promise<Map<string, readonly number[]>> {
  const app = await ligarApp(base);
  try {
    const feitas = new Map<string, readonly number[]>();
    for (const [nome, pedidos] of leituras(await pessoasDe(base, app.endereco))) {
      await medir(app.endereco, pedidos, { conexoes: 1, chamadas: pedidos.length });
      const chamadas = VEZES * pedidos.length;
      feitas.set(nome, (await medir(app.endereco, pedidos, { conexoes: 1, chamadas })).voltas);
    }
    return feitas;
  } finally {
    await app.parar();
  }
}

async function tamanhoDe({ banco, nome }: Base): Promise<void> {
  const { rows } = await banco.$client.query<{
    emUso: number;
    arquivadas: number;
    tamanho: string;
  }>(
    `select (select count(*)::int from notificacoes) as "emUso",
      (select count(*)::int from notificacoes_arquivo) as arquivadas,
      pg_size_pretty(pg_total_relation_size('notificacoes')
        + pg_total_relation_size('notificacoes_arquivo')) as tamanho`,
  );
  const [{ emUso, arquivadas, tamanho } = { emUso: 0, arquivadas: 0, tamanho: '' }] = rows;
  console.log(`${nome}: ${emUso} notificações em uso, ${arquivadas} no arquivo, ${tamanho}`);
}

const bases: Base[] = [];
pararAoSinal(bases);
try {
  const decimo = await abrirBase('decimo', 0.1);
  bases.push(decimo);
  const firma = await abrirBase('firma', 1);
  bases.push(firma);
  const arquivo = await abrirBase('arquivo', 1, encherArquivo);
  bases.push(arquivo);
  for (const base of bases) await tamanhoDe(base);
  console.log(`Carga da máquina antes: ${loadavg()[0]?.toFixed(2).replace('.', ',')}`);
  const noDecimo = await medirBase(decimo);
  const medidas: Medida[] = [];
  for (const base of [firma, arquivo]) {
    for (const [nome, voltas] of await medirBase(base)) {
      const razao = mediana(voltas) / mediana(noDecimo.get(nome) ?? []);
      medidas.push({
        nome: `${base.nome}: ${nome}, p95`,
        valor: `${emMs(p95(voltas))} (mediana ${emMs(mediana(voltas))}, ${razao.toFixed(1).replace('.', ',')} × a de um décimo)`,
        limite: `≤ ${emMs(LIMITE_MS)}`,
        dentro: p95(voltas) <= LIMITE_MS,
      });
    }
  }
  imprimirTabela(medidas);
} finally {
  for (const base of bases) await base.parar();
}
