import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { afterAll } from 'vitest';
import { percorrer } from '../../../scripts/setas.mjs';

const raiz = realpathSync(mkdtempSync(join(tmpdir(), 'dominio-setas-')));
afterAll(() => rmSync(raiz, { recursive: true }));

export const MODULOS = 'apps/api/src/modules';
export const PROCESSOS = 'apps/api/src/processos';
export const PLATAFORMA = 'apps/api/src/platform';
export const WEB = 'apps/web/src';
export const CONTRATO = 'packages/contrato/src';

export const importar = (...caminhos: string[]) =>
  caminhos.map((caminho) => `import '${caminho}';`).join('\n');
const carregar = (caminho: string) => `export const carregar = () => import('${caminho}');`;

/** A whole noun in API and web, with an import for every arrow of the architecture. */
export const FATIA: Record<string, string> = {
  [`${CONTRATO}/chamados.ts`]: importar('zod', './datas.ts'),
  [`${CONTRATO}/datas.ts`]: importar('zod'),
  [`${CONTRATO}/datas.test.ts`]: importar('vitest', './datas.ts'),
  [`${PLATAFORMA}/db.ts`]: importar('pg', 'drizzle-orm'),
  [`${PLATAFORMA}/auditoria.tables.ts`]: importar('drizzle-orm'),
  [`${PLATAFORMA}/auditoria.ts`]: importar('./auditoria.tables.ts', './db.ts'),
  [`${MODULOS}/clientes/clientes.tables.ts`]: importar('drizzle-orm'),
  [`${MODULOS}/clientes/clientes.service.ts`]: importar('../../platform/db.ts'),
  [`${MODULOS}/clientes/clientes.events.ts`]: importar('../../platform/auditoria.ts'),
  [`${MODULOS}/clientes/clientes.rules.ts`]: importar('@dominio/contrato/datas'),
  [`${MODULOS}/chamados/chamados.tables.ts`]: importar(
    'drizzle-orm',
    '../clientes/clientes.tables.ts',
  ),
  [`${MODULOS}/chamados/chamados.repository.ts`]: importar(
    'drizzle-orm',
    '../../platform/db.ts',
    './chamados.tables.ts',
    '../clientes/clientes.tables.ts',
  ),
  [`${MODULOS}/chamados/chamados.rules.ts`]: [
    importar('@dominio/contrato/chamados'),
    `import type { Linha } from './chamados.repository.ts';`,
  ].join('\n'),
  [`${MODULOS}/chamados/chamados.policy.ts`]: importar('./chamados.rules.ts'),
  [`${MODULOS}/chamados/chamados.service.ts`]: importar(
    './chamados.repository.ts',
    './chamados.rules.ts',
    './chamados.policy.ts',
    '../clientes/clientes.service.ts',
    '../clientes/clientes.events.ts',
    '../../platform/auditoria.ts',
  ),
  [`${MODULOS}/chamados/chamados.jobs.ts`]: importar(
    './chamados.repository.ts',
    '../clientes/clientes.service.ts',
  ),
  [`${MODULOS}/chamados/chamados.presenter.ts`]: importar('./chamados.policy.ts'),
  [`${MODULOS}/chamados/chamados.routes.ts`]: importar(
    'fastify',
    '@dominio/contrato/chamados',
    './chamados.service.ts',
    './chamados.presenter.ts',
    '../../platform/auditoria.ts',
  ),
  [`${MODULOS}/chamados/chamados.test.ts`]: importar(
    './chamados.repository.ts',
    '../clientes/clientes.tables.ts',
    '../../../test/build-app.ts',
  ),
  [`${MODULOS}/chamados/anexos/anexos.service.ts`]: importar(
    '../chamados.repository.ts',
    '../../clientes/contatos/contatos.service.ts',
  ),
  [`${MODULOS}/clientes/contatos/contatos.service.ts`]: importar('../../../platform/db.ts'),
  [`${MODULOS}/clientes/contatos/contatos.rules.ts`]: '',
  [`${MODULOS}/chamados/chamados.exemplos.ts`]: importar(
    '../../../test/factories/x.ts',
    './chamados.tables.ts',
  ),
  [`${MODULOS}/chamados/chamados.sementes.ts`]: importar('./chamados.tables.ts'),
  [`${MODULOS}/chamados/chamados.modulo.ts`]: [
    importar('../../platform/modulo.ts', './chamados.routes.ts', './chamados.rules.ts'),
    carregar('./chamados.exemplos.ts'),
    carregar('./chamados.sementes.ts'),
  ].join('\n'),
  [`${PLATAFORMA}/modulo.ts`]: '',
  [`${PROCESSOS}/copia/copia.repository.ts`]: importar(
    'drizzle-orm',
    '../../modules/clientes/clientes.tables.ts',
  ),
  [`${PROCESSOS}/copia/copia.service.ts`]: importar(
    './copia.repository.ts',
    '../../modules/clientes/clientes.service.ts',
    '../../modules/chamados/anexos/anexos.service.ts',
  ),
  [`${PROCESSOS}/copia/copia.routes.ts`]: importar('fastify', './copia.service.ts'),
  [`${PROCESSOS}/copia/copia.modulo.ts`]: importar('./copia.routes.ts'),
  'apps/api/src/modulos.ts': importar(
    './platform/modulo.ts',
    './modules/chamados/chamados.modulo.ts',
    './processos/copia/copia.modulo.ts',
  ),
  'apps/api/src/app.ts': importar('fastify', './modulos.ts', './platform/modulo.ts'),
  'apps/api/src/semear/demo.ts': importar('../modules/clientes/clientes.tables.ts'),
  'apps/api/test/factories/x.ts': importar('../../src/modules/clientes/clientes.tables.ts'),
  'apps/api/test/build-app.ts': importar('../src/app.ts'),
  'apps/api/test/jornadas.ts': importar('../src/platform/db.ts'),
  'apps/web/e2e/chamados.spec.ts': importar('../../api/test/jornadas.ts'),
  [`${WEB}/lib/formato.ts`]: importar('@dominio/contrato/datas'),
  [`${WEB}/theme/tema.ts`]: '',
  [`${WEB}/components/ui/avatar.tsx`]: importar('react'),
  [`${WEB}/consultas/chaves.ts`]: importar('../lib/formato.ts', '@dominio/contrato/chamados'),
  [`${WEB}/registros/recurso.ts`]: importar(
    '../components/ui/avatar.tsx',
    '../consultas/chaves.ts',
    '../lib/formato.ts',
    '@dominio/contrato/datas',
  ),
  [`${WEB}/features/clientes/clientes.queries.ts`]: importar('../../lib/formato.ts'),
  [`${WEB}/features/chamados/chamados.queries.ts`]: importar(
    '../../consultas/chaves.ts',
    '../../lib/formato.ts',
    '../../registros/recurso.ts',
  ),
  [`${WEB}/features/chamados/components/cartao.tsx`]: importar(
    '../chamados.queries.ts',
    '../../../components/ui/avatar.tsx',
    '../../../theme/tema.ts',
    '@dominio/contrato/chamados',
  ),
  [`${WEB}/app/pages/chamados.page.tsx`]: importar(
    '../../features/chamados/components/cartao.tsx',
    '../../features/clientes/clientes.queries.ts',
    '../../components/ui/avatar.tsx',
    '../../consultas/chaves.ts',
    '../../lib/formato.ts',
    '../../registros/recurso.ts',
  ),
};

const PACOTES = ['drizzle-orm', 'fastify', 'pg', 'react', 'vitest', 'zod'];

let arvores = 0;

/** Writes the slice and the planted files, and checks them as `npm run setas` does. */
export function lerArvore(plantado: Record<string, string>): Promise<ICruiseResult> {
  arvores += 1;
  const arvore = join(raiz, `${arvores}`);
  const gravar = (caminho: string, conteudo: string) => {
    mkdirSync(dirname(join(arvore, caminho)), { recursive: true });
    writeFileSync(join(arvore, caminho), conteudo);
  };
  for (const nome of PACOTES) {
    gravar(`node_modules/${nome}/package.json`, JSON.stringify({ name: nome, main: 'index.js' }));
    gravar(`node_modules/${nome}/index.js`, '');
  }
  gravar(
    'packages/contrato/package.json',
    JSON.stringify({ name: '@dominio/contrato', exports: { './*': './src/*.ts' } }),
  );
  mkdirSync(join(arvore, 'node_modules/@dominio'));
  symlinkSync('../../packages/contrato', join(arvore, 'node_modules/@dominio/contrato'));
  for (const [caminho, conteudo] of Object.entries({ ...FATIA, ...plantado })) {
    gravar(caminho, conteudo);
  }
  return percorrer({ baseDir: arvore });
}
