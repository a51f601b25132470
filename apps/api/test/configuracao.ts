import { type Configuracao, lerConfiguracao } from '../src/platform/env.ts';

/** The settings of an application under test, which gets its database by other means. */
export const configuracaoDeTeste = (ambiente: NodeJS.ProcessEnv): Configuracao =>
  lerConfiguracao({
    DATABASE_URL: 'postgresql://teste/teste',
    SESSION_SECRET: 'segredo de teste com mais de trinta e dois caracteres',
    VAULT_KEY: 'chave de teste com mais de trinta e dois caracteres',
    DEMO: '1',
    LOG_LEVEL: 'silent',
    ...ambiente,
  });
