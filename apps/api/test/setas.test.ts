import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, describe, expect, it } from 'vitest';

const configuracao: IConfiguration = createRequire(import.meta.url)(
  '../../../.dependency-cruiser.cjs',
);
const regras = (configuracao.forbidden ?? []).map(({ name = '', comment = '' }) => ({
  name,
  comment,
}));

const raiz = realpathSync(mkdtempSync(join(tmpdir(), 'dominio-setas-')));
afterAll(() => rmSync(raiz, { recursive: true }));

const MODULOS = 'apps/api/src/modules';
const PLATAFORMA = 'apps/api/src/platform';
const WEB = 'apps/web/src';
const CONTRATO = 'packages/contrato/src';

const importar = (...caminhos: string[]) =>
  caminhos.map((caminho) => `import '${caminho}';`).join('\n');

/** A whole noun on both sides, with every arrow that the architecture draws. */
const FATIA: Record<string, string> = {
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
  'apps/api/src/app.ts': importar('fastify', './modules/chamados/chamados.routes.ts'),
  'apps/api/src/semear/demo.ts': importar('../modules/clientes/clientes.tables.ts'),
  'apps/api/test/build-app.ts': importar('../src/app.ts'),
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

/** What was planted: the file, what it imports, and the one rule that must catch it. */
const PLANTADAS: [regra: string, arquivo: string, importa: string][] = [
  ['resolvido', `${MODULOS}/chamados/encerrar.ts`, './que-nao-existe.ts'],
  ['sem-ciclo', `${CONTRATO}/datas.ts`, './chamados.ts'],
  ['sem-indice', `${WEB}/features/chamados/lista.ts`, './index.ts'],

  ['web-sem-api', `${WEB}/features/chamados/x.ts`, '../../../../api/src/platform/db.ts'],
  ['web-sem-api', 'apps/web/test/x.ts', '../../api/src/platform/db.ts'],
  ['api-sem-web', `${PLATAFORMA}/x.test.ts`, '../../../web/src/lib/formato.ts'],
  ['contrato-so-esquema', `${CONTRATO}/x.ts`, 'fastify'],
  ['contrato-so-esquema', `${CONTRATO}/x.ts`, 'node:fs'],
  ['contrato-so-esquema', `${CONTRATO}/x.ts`, '../../../apps/web/src/lib/formato.ts'],

  ['rota-so-servico-e-presenter', `${MODULOS}/chamados/x.routes.ts`, './chamados.repository.ts'],
  ['rota-so-servico-e-presenter', `${MODULOS}/chamados/x.routes.ts`, '../../platform/db.ts'],
  ['rota-so-servico-e-presenter', `${MODULOS}/chamados/x.routes.ts`, 'drizzle-orm'],
  ['rota-so-servico-e-presenter', `${MODULOS}/chamados/x.routes.ts`, './chamados.rules.ts'],
  ['servico-sem-http-nem-sql', `${MODULOS}/chamados/x.service.ts`, 'fastify'],
  ['servico-sem-http-nem-sql', `${MODULOS}/chamados/encerrar.ts`, 'drizzle-orm'],
  ['servico-sem-http-nem-sql', `${MODULOS}/clientes/x.service.ts`, './x.routes.ts'],
  ['puro-sem-io', `${MODULOS}/chamados/x.rules.ts`, 'node:fs'],
  ['puro-sem-io', `${MODULOS}/chamados/x.rules.ts`, './chamados.repository.ts'],
  ['puro-sem-io', `${MODULOS}/chamados/x.policy.ts`, '../../platform/db.ts'],
  ['puro-sem-io', `${MODULOS}/chamados/x.presenter.ts`, './chamados.service.ts'],
  ['repositorio-sem-servico', `${MODULOS}/clientes/x.repository.ts`, './clientes.service.ts'],
  ['modulo-por-servico-ou-eventos', `${MODULOS}/chamados/x.ts`, '../clientes/clientes.rules.ts'],
  ['tabelas-so-para-dados', `${MODULOS}/chamados/x.ts`, './chamados.tables.ts'],
  ['tabelas-so-para-dados', `${MODULOS}/chamados/x.ts`, '../clientes/clientes.tables.ts'],
  ['plataforma-sem-modulo', `${PLATAFORMA}/x.ts`, '../modules/clientes/clientes.service.ts'],
  ['plataforma-sem-modulo', `${PLATAFORMA}/x.ts`, '../semear/demo.ts'],
  ['trabalho-so-por-servico', `${MODULOS}/chamados/x.jobs.ts`, '../clientes/clientes.events.ts'],
  ['trabalho-so-por-servico', `${MODULOS}/notificacoes/x.ts`, '../clientes/clientes.events.ts'],

  ['funcionalidade-isolada', `${WEB}/features/chamados/x.ts`, '../clientes/clientes.queries.ts'],
  ['funcionalidade-sem-app', `${WEB}/features/x/x.ts`, '../../app/pages/chamados.page.tsx'],
  ['base-sem-funcionalidade', `${WEB}/theme/x.ts`, '../features/clientes/clientes.queries.ts'],
  ['base-sem-funcionalidade', `${WEB}/theme/x.ts`, '../app/pages/chamados.page.tsx'],
  ['base-sem-funcionalidade', `${WEB}/theme/x.ts`, '../registros/recurso.ts'],
  ['base-sem-funcionalidade', `${WEB}/theme/x.ts`, '../consultas/chaves.ts'],
  [
    'registro-sem-funcionalidade',
    `${WEB}/registros/x.ts`,
    '../features/clientes/clientes.queries.ts',
  ],
  ['registro-sem-funcionalidade', `${WEB}/registros/x.ts`, '../app/pages/chamados.page.tsx'],
  ['registro-sem-funcionalidade', `${WEB}/registros/x.ts`, '../theme/tema.ts'],
  ['consulta-so-lib', `${WEB}/consultas/x.ts`, '../features/clientes/clientes.queries.ts'],
  ['consulta-so-lib', `${WEB}/consultas/x.ts`, '../registros/recurso.ts'],
  ['consulta-so-lib', `${WEB}/consultas/x.ts`, '../components/ui/avatar.tsx'],
  ['componente-sem-nosso', `${WEB}/components/ui/x.tsx`, '../../lib/formato.ts'],
  ['componente-sem-nosso', `${WEB}/components/ui/x.tsx`, '@dominio/contrato/datas'],
  ['lib-so-contrato', `${WEB}/lib/x.ts`, '../components/ui/avatar.tsx'],
  ['lib-so-contrato', `${WEB}/lib/x.ts`, '../theme/tema.ts'],
  ['web-sem-node', `${WEB}/features/chamados/x.ts`, 'node:path'],
];

const PACOTES = ['drizzle-orm', 'fastify', 'pg', 'react', 'vitest', 'zod'];

let arvores = 0;

/** Writes the slice and what is planted over it, and returns the rules broken, each once. */
async function violacoes(plantado: Record<string, string> = {}): Promise<string[]> {
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
  const { options, forbidden = [] } = configuracao;
  const { output } = await cruise(
    ['apps', 'packages'],
    { ...options, baseDir: arvore, validate: true, ruleSet: { forbidden } },
    options?.enhancedResolveOptions,
  );
  const quebradas = (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
  return [...new Set(quebradas)].sort();
}

describe('setas da arquitetura', () => {
  it('a slice with every arrow of the architecture breaks no rule', async () => {
    expect(await violacoes()).toEqual([]);
  });

  it.each(PLANTADAS)('%s alone is broken when %s imports %s', async (regra, arquivo, importa) => {
    const vizinhos = {
      [`${WEB}/features/chamados/index.ts`]: '',
      [`${MODULOS}/clientes/x.routes.ts`]: '',
    };
    const plantado = { [arquivo]: `${FATIA[arquivo] ?? ''}\n${importar(importa)}` };
    expect(await violacoes({ ...vizinhos, ...plantado })).toEqual([regra]);
  });

  it('every rule has a violation planted, and says what to do instead', () => {
    const plantadas = new Set(PLANTADAS.map(([regra]) => regra));
    expect([...plantadas].sort()).toEqual(regras.map(({ name }) => name).sort());
    for (const { comment } of regras) expect(comment.length).toBeGreaterThan(40);
  });
});
