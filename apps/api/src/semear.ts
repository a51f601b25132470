import { parseArgs } from 'node:util';
import type pg from 'pg';
import { abrirArquivos } from './platform/arquivos/abrir.ts';
import { abrirBanco, migrar } from './platform/db.ts';
import { iniciarPostgresEmbutido } from './platform/embedded-postgres/embedded-postgres.ts';
import { type Instalacao, lerInstalacao } from './platform/env.ts';
import { criarLog } from './platform/log.ts';
import { semearDemo } from './semear/demo.ts';
import { semearFirma } from './semear/firma.ts';
import { BANCO_COM_DADOS } from './semear/vazio.ts';

const USO = `Uso: npm run semear -- --escala demo|firma [--fracao 0.1]

  demo    a firma de demonstração: 8 pessoas, 40 clientes, três semanas de agenda
  firma   o volume de uma firma de 300 pessoas; --fracao reduz, acima de 0 até 1

Enche o banco vazio de DATABASE_URL, ou o embutido em DATA_DIR, com o Domínio parado.`;

interface Pedido {
  readonly escala: 'demo' | 'firma';
  readonly fracao: number;
}

/** @throws with the usage for any other command line. */
function lerPedido(argumentos: string[]): Pedido {
  const opcoes = { escala: { type: 'string' }, fracao: { type: 'string' } } as const;
  let valores: { escala?: string; fracao?: string };
  try {
    valores = parseArgs({ args: argumentos, options: opcoes }).values;
  } catch (causa) {
    throw new Error(USO, { cause: causa });
  }
  const { escala, fracao = '1' } = valores;
  const numero = Number(fracao);
  if (escala === 'firma' && numero > 0 && numero <= 1) return { escala, fracao: numero };
  if (escala === 'demo' && valores.fracao === undefined) return { escala, fracao: 1 };
  throw new Error(USO);
}

async function encher(conexao: pg.PoolConfig, config: Instalacao, pedido: Pedido): Promise<void> {
  await migrar(conexao);
  const banco = abrirBanco(conexao, { max: 1 });
  const inicio = performance.now();
  try {
    if (pedido.escala === 'demo') {
      const arquivos = abrirArquivos(config);
      const encheu = await semearDemo(banco, { agora: () => new Date(), arquivos });
      if (!encheu) throw new Error(BANCO_COM_DADOS);
    } else {
      const { fracao } = pedido;
      await semearFirma(banco, {
        agora: new Date(),
        fracao,
        aoAvancar: (t) => console.log(`  ${t}`),
      });
    }
  } finally {
    await banco.$client.end();
  }
  const segundos = ((performance.now() - inicio) / 1000).toLocaleString('pt-BR', {
    maximumFractionDigits: 1,
  });
  console.log(`Pronto em ${segundos} s. Contas: admin, gestor, consultor e cliente@dominio.demo.`);
}

try {
  const pedido = lerPedido(process.argv.slice(2));
  const config = lerInstalacao();
  const embutido =
    config.databaseUrl === null
      ? await iniciarPostgresEmbutido({ dataDir: config.dirDados, log: criarLog('warn') })
      : null;
  try {
    const conexao = embutido?.conexao ?? { connectionString: config.databaseUrl ?? undefined };
    await encher(conexao, config, pedido);
  } finally {
    await embutido?.parar();
  }
} catch (erro) {
  console.error(erro instanceof Error ? erro.message : erro);
  process.exitCode = 1;
}
