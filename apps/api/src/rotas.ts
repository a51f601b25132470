import { tmpdir } from 'node:os';
import { construirApp } from './app.ts';
import { lerConfiguracao } from './platform/env.ts';
import { criarLog } from './platform/log.ts';
import { montarPlataforma } from './platform/montar.ts';

/**
 * `npm run -s rotas`: one line per call, `METHOD⇥/path/{param}⇥access`; a WebSocket's is `WS`. Needs no
 * database.
 */
const config = lerConfiguracao({
  DEMO: '0',
  DATABASE_URL: 'postgresql://nenhum/nenhum',
  DATA_DIR: tmpdir(),
  SESSION_SECRET: 'a listagem de rotas não assina sessões',
  VAULT_KEY: 'a listagem de rotas não guarda segredos',
});
const { plataforma } = montarPlataforma({ config, conexao: {}, log: criarLog('silent') });
const app = await construirApp(plataforma);
const canais = app.canais.map((canal) => ({ ...canal, method: 'WS' }));
const linhas = [...app.endpoints, ...canais].map(
  ({ method, path, acesso }) => `${method}\t${path}\t${acesso}`,
);
process.stdout.write(`${linhas.sort().join('\n')}\n`);
process.exit(0);
