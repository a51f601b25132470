import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Elo, verificarSelo } from './platform/auditoria/selo.ts';
import { abrirBanco } from './platform/db.ts';
import { conexaoViva } from './platform/embedded-postgres/conexao.ts';
import { iniciarPostgresEmbutido } from './platform/embedded-postgres/embedded-postgres.ts';
import { type Instalacao, lerInstalacao } from './platform/env.ts';
import { criarLog } from './platform/log.ts';

/**
 * `npm run -s auditoria:verificar [-- SELO:HASH]`: checks the audit log's chain, with the
 * application running or not. Given a link noted earlier (the application logs one each time it
 * seals), it also finds whether the end was cut off or the whole chain rewritten. Exit code 1 when
 * the chain is broken.
 */
function lerTestemunha(argumento: string | undefined): Elo | undefined {
  if (argumento === undefined) return undefined;
  const [, selo, hash] = /^(\d+):([0-9a-f]{64})$/.exec(argumento) ?? [];
  if (!selo || !hash) throw new Error('Uso: npm run -s auditoria:verificar [-- SELO:HASH]');
  return { selo: Number(selo), hash };
}

/** This installation's database: the running one, or the embedded one, started for this command. */
async function alcancarBanco(config: Instalacao) {
  if (config.databaseUrl) {
    return { conexao: { connectionString: config.databaseUrl }, soltar: async () => undefined };
  }
  const viva = conexaoViva(config.dirDados);
  if (viva) return { conexao: viva, soltar: async () => undefined };
  // Without data, starting the server would create an empty database, whose chain would be whole.
  if (!existsSync(join(config.dirDados, 'postgres', 'PG_VERSION'))) {
    throw new Error(
      `Não há dados do Domínio em ${config.dirDados}. Confira DATA_DIR ou DATABASE_URL.`,
    );
  }
  const embutido = await iniciarPostgresEmbutido({
    dataDir: config.dirDados,
    log: criarLog('silent'),
  });
  return { conexao: embutido.conexao, soltar: embutido.parar };
}

async function verificar(config: Instalacao, testemunha: Elo | undefined) {
  const { conexao, soltar } = await alcancarBanco(config);
  const banco = abrirBanco(conexao, { max: 1 });
  try {
    return await verificarSelo(banco, testemunha);
  } finally {
    await banco.$client.end();
    await soltar();
  }
}

try {
  const testemunha = lerTestemunha(process.argv[2]);
  const resultado = await verificar(lerInstalacao(), testemunha);
  if (resultado.integra) {
    const { ultimo, porSelar } = resultado;
    process.stdout.write(
      `Auditoria íntegra: ${ultimo.selo} registros selados, ${porSelar} por selar.\nÚltimo elo: ${ultimo.selo}:${ultimo.hash}\n`,
    );
  } else {
    process.stderr.write(`Auditoria adulterada: no selo ${resultado.selo}, ${resultado.motivo}.\n`);
    process.exitCode = 1;
  }
} catch (erro) {
  process.stderr.write(`${erro instanceof Error ? erro.message : String(erro)}\n`);
  process.exitCode = 1;
}
