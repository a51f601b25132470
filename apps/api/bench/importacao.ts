import { loadavg } from 'node:os';
import type { ImportacaoDeEmpresas } from '@dominio/contrato/empresas-importacao';
import type { ResultadoDoLote } from '@dominio/contrato/empresas-lote';
import { MAXIMO_DE_EMPRESAS, type ResultadoDaMudanca } from '@dominio/contrato/empresas-mover';
import { escreverXlsx } from '../src/platform/planilhas/xlsx.ts';
import { cnpjDe } from '../src/semear/documentos.ts';
import { abrirBase, type Base, pararAoSinal } from './bases.ts';
import { entrar, postar } from './fluxo.ts';
import { emMs, imprimirTabela, type Medida } from './medidas.ts';
import { ligarApp } from './processos.ts';

const LINHAS = 20_000;
const LIMITE_DA_CONFERENCIA_MS = 10_000;
const LIMITE_DA_GRAVACAO_MS = 30_000;
/** How the roots of CNPJ of a file's companies begin; those of the firm's data are all digits. */
const RAIZES = { csv: 'ZX', xlsx: 'ZY' };
type Formato = keyof typeof RAIZES;

const TITULOS = [
  'CNPJ',
  'Razão social',
  'Cliente',
  'Nome fantasia',
  'Tipo',
  'Inscrição estadual',
  'Inscrição municipal',
  'CNAE principal',
  'CNAEs secundários',
  'Natureza jurídica',
  'Situação na Receita',
  'Data de abertura',
  'Capital social',
  'Telefone',
  'E-mail',
  'CEP',
  'Logradouro',
  'Número',
  'Município',
  'Estado',
  'Regime tributário',
  'Regime desde',
];

/** Rows of new companies of one client, twenty-two columns each. */
const linhasDe = (raiz: string, cliente: number) =>
  Array.from({ length: LINHAS }, (_, n) => [
    cnpjDe(raiz + String(n).padStart(6, '0'), 1),
    `Empresa ${n} Comércio Ltda`,
    String(cliente),
    `Fantasia ${n}`,
    'Matriz',
    '110.042.490.114',
    '99887',
    '6204-0/00',
    '6209-1/00, 6311-9/00',
    '206-2',
    'Ativa',
    '03/02/2001',
    '1.234,56',
    '(11) 3333-4444',
    `c${n}@exemplo.com.br`,
    '01310-100',
    'Rua das Flores',
    String(n),
    'São Paulo',
    'SP',
    'Simples Nacional',
    '03/02/2001',
  ]);

async function arquivoDe(formato: Formato, linhas: readonly string[][]): Promise<Buffer> {
  if (formato === 'csv') {
    return Buffer.from([TITULOS, ...linhas].map((linha) => linha.join(';')).join('\n'));
  }
  async function* deUmaVez() {
    yield linhas;
  }
  return Buffer.concat(await Array.fromAsync(escreverXlsx(TITULOS, deUmaVez())));
}

async function cronometrar<T>(fazer: () => Promise<T>): Promise<{ feito: T; ms: number }> {
  const inicio = performance.now();
  return { feito: await fazer(), ms: performance.now() - inicio };
}

const medida = (nome: string, ms: number, limite?: number): Medida => ({
  nome,
  valor: emMs(ms),
  limite: limite === undefined ? '' : `≤ ${emMs(limite)}`,
  dentro: limite === undefined ? null : ms <= limite,
});

interface Cena {
  readonly endereco: URL;
  readonly token: string;
  readonly cliente: number;
}

/** Sends a sheet, checks it and writes it, as its page does. */
async function importar({ endereco, token, cliente }: Cena, formato: Formato): Promise<Medida[]> {
  const bytes = await arquivoDe(formato, linhasDe(RAIZES[formato], cliente));
  const formulario = new FormData();
  formulario.append('arquivo', new Blob([new Uint8Array(bytes)]), `empresas.${formato}`);
  const envio = await cronometrar(async () => {
    const resposta = await fetch(new URL('/api/empresas/importacoes', endereco), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: formulario,
    });
    if (!resposta.ok) throw new Error(await resposta.text());
    return (await resposta.json()) as ImportacaoDeEmpresas;
  });
  const gravar = (simular: boolean) =>
    cronometrar(() =>
      postar(endereco, '/api/empresas/importar', token, { importacao_id: envio.feito.id, simular }),
    );
  const nome = `${LINHAS} linhas de ${formato.toUpperCase()}`;
  const conferencia = await gravar(true);
  const gravacao = await gravar(false);
  return [
    medida(`${nome}: leitura do arquivo`, envio.ms),
    medida(`${nome}: conferência`, conferencia.ms, LIMITE_DA_CONFERENCIA_MS),
    medida(`${nome}: gravação`, gravacao.ms, LIMITE_DA_GRAVACAO_MS),
  ];
}

/** The most companies that one call takes. */
async function asEscolhidas({ banco }: Base): Promise<number[]> {
  const { rows } = await banco.$client.query<{ id: number }>(
    'select id from empresas where cnpj like $1 order by id limit $2',
    [`${RAIZES.csv}%`, MAXIMO_DE_EMPRESAS],
  );
  return rows.map(({ id }) => Number(id));
}

/** Changes the status of so many, and gives them back the one that they had. */
async function mudar({ endereco, token }: Cena, base: Base): Promise<Medida[]> {
  const empresa_ids = await asEscolhidas(base);
  const mudanca = {
    tipo: 'status',
    status: 'suspensa',
    status_desde: '2026-01-05',
    status_motivo: 'Medição',
  };
  const pedir = (simular: boolean) =>
    cronometrar(() =>
      postar<ResultadoDoLote>(endereco, '/api/empresas/mudar-varias', token, {
        empresa_ids,
        mudanca,
        simular,
      }),
    );
  const simulacao = await pedir(true);
  const ida = await pedir(false);
  const caminho = `/api/empresas/mudar-varias/${ida.feito.mudanca_id}/desfazer`;
  const volta = await cronometrar(() => postar(endereco, caminho, token));
  const nome = `${empresa_ids.length} empresas suspensas`;
  return [
    medida(`${nome}: simulação`, simulacao.ms),
    medida(`${nome}: mudança`, ida.ms),
    medida(`${nome}: desfeita`, volta.ms),
  ];
}

/** Moves so many to another client, and back. */
async function mover({ endereco, token }: Cena, base: Base, outro: number): Promise<Medida[]> {
  const empresa_ids = await asEscolhidas(base);
  const ida = await cronometrar(() =>
    postar<ResultadoDaMudanca>(endereco, '/api/empresas/mover', token, {
      empresa_ids,
      cliente_id: outro,
      simular: false,
    }),
  );
  const caminho = `/api/empresas/mover/${ida.feito.mudanca_id}/desfazer`;
  const volta = await cronometrar(() => postar(endereco, caminho, token));
  return [
    medida(`${empresa_ids.length} empresas a outro cliente`, ida.ms),
    medida(`${empresa_ids.length} empresas de volta`, volta.ms),
  ];
}

/** Takes away what the measurement wrote: every run measures the same. */
async function limpar({ banco }: Base): Promise<void> {
  for (const raiz of Object.values(RAIZES)) {
    await banco.$client.query('delete from empresas where cnpj like $1', [`${raiz}%`]);
  }
  await banco.$client.query('delete from importacoes_empresas');
}

async function quem({ banco }: Base) {
  const { rows: pessoas } = await banco.$client.query<{ email: string }>(
    "select email from usuarios where grupo_id = 1 and situacao = 'ativo' order by id limit 1",
  );
  const { rows: clientes } = await banco.$client.query<{ id: number }>(
    'select id from clientes order by id limit 2',
  );
  const [de, para] = clientes.map(({ id }) => Number(id));
  const email = pessoas[0]?.email;
  if (!email || !de || !para) throw new Error('Faltam pessoas ou clientes nos dados da medição.');
  return { email, de, para };
}

const base = await abrirBase('firma', 1);
pararAoSinal([base]);
try {
  await limpar(base);
  const { email, de, para } = await quem(base);
  console.log(`Carga da máquina antes: ${loadavg()[0]?.toFixed(2).replace('.', ',')}`);
  const app = await ligarApp(base);
  try {
    const cena = { ...app, token: await entrar(app.endereco, email), cliente: de };
    imprimirTabela([
      ...(await importar(cena, 'csv')),
      ...(await importar(cena, 'xlsx')),
      ...(await mudar(cena, base)),
      ...(await mover(cena, base, para)),
    ]);
  } finally {
    await app.parar();
  }
  await limpar(base);
} finally {
  await base.parar();
}
