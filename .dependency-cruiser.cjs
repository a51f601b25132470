// The arrows of docs/arquitetura.md, executable. The comment of each rule says what to do instead of
// what it forbids. apps/api/test/setas.test.ts plants a violation of every one of them.

const API = '^apps/api/src/';
const MODULOS = `${API}modules/`;
const PROCESSOS = `${API}processos/`;
/** Nouns, and what spans them: the folder of each is its own, with the rooms inside. */
const CASAS = `${API}(?:modules|processos)/`;
const PLATAFORMA = `${API}platform/`;
const WEB = '^apps/web/src/';
const CONTRATO = '^packages/contrato/src/';

/** Tests and what serves them alone may reach any layer of their own side. */
const TESTES = ['\\.test\\.tsx?$', '^apps/[^/]+/(test|e2e|bench)/'];

const umDestes = (/** @type {string[]} */ ...sufixos) => `\\.(${sufixos.join('|')})\\.ts$`;
/** Bare names of packages, wherever npm put them. */
const pacotes = (/** @type {string[]} */ ...nomes) =>
  nomes.map((nome) => `(^|/)node_modules/${nome}/`);
const BANCO = pacotes('drizzle-orm', 'pg', 'pg-boss');
/** Examples stand among the sources: they may use what serves tests, and the tables of their own noun. */
const EXEMPLOS = umDestes('exemplos');
const ACESSO_A_DADOS = [umDestes('repository', 'tables'), `${PLATAFORMA}db\\.ts$`, ...BANCO];

/**
 * @param {string} name
 * @param {string} comment
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const regra = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    regra(
      'resolvido',
      'This import leads nowhere, and an unresolved arrow is an unchecked one: fix the path, or declare the package in the workspace that uses it.',
      {},
      { couldNotResolve: true },
    ),
    regra(
      'sem-ciclo',
      'These files import one another: move what both need into a third one.',
      {},
      { circular: true },
    ),
    regra(
      'sem-indice',
      'No index files: import the file that defines the thing.',
      {},
      { path: '^(apps|packages)/.*/index\\.tsx?$' },
    ),

    regra(
      'web-sem-api',
      'The web knows the API only by its contract: put what both need into packages/contrato.',
      { path: '^apps/web/', pathNot: '^apps/web/e2e/' },
      { path: '^apps/api/' },
    ),
    regra(
      'jornada-por-uma-porta',
      'A journey asks its application from outside: let apps/api/test/jornadas.ts hand out what it needs.',
      { path: '^apps/web/e2e/' },
      { path: '^apps/api/', pathNot: '^apps/api/test/jornadas\\.ts$' },
    ),
    regra(
      'api-sem-web',
      'The API knows no screen: put what both need into packages/contrato.',
      { path: '^apps/api/' },
      { path: '^apps/web/' },
    ),
    regra(
      'contrato-so-esquema',
      'The contract runs in Node and in the browser and depends on the schema library alone: keep this code in the application that needs it.',
      { path: CONTRATO, pathNot: TESTES },
      { pathNot: [CONTRATO, ...pacotes('zod')] },
    ),

    regra(
      'rota-so-servico-e-presenter',
      'A route declares, calls one use case and presents: reach data and rules through the module’s *.service.ts.',
      { path: `${CASAS}.*\\.routes\\.ts$`, pathNot: TESTES },
      {
        path: [...ACESSO_A_DADOS, umDestes('rules', 'policy', 'events', 'routes')],
      },
    ),
    regra(
      'servico-sem-http-nem-sql',
      'A use case is called by routes, jobs and the assistant alike, and writes no SQL: keep request and reply in *.routes.ts, queries in *.repository.ts.',
      { path: CASAS, pathNot: [umDestes('routes', 'repository', 'tables', 'modulo'), ...TESTES] },
      { path: [umDestes('routes'), ...pacotes('fastify', '@fastify/[^/]+', 'drizzle-orm', 'pg')] },
    ),
    regra(
      'puro-sem-io',
      'Rules, policies and presenters compute from what they are given: read in *.repository.ts, act in *.service.ts, and pass the result in. Types may be imported from anywhere.',
      { path: `${CASAS}.*${umDestes('rules', 'policy', 'presenter')}`, pathNot: TESTES },
      {
        path: [
          umDestes('service', 'routes', 'events'),
          ...ACESSO_A_DADOS,
          ...pacotes('fastify', '@fastify/[^/]+', 'nodemailer', 'undici', 'pino'),
          `${PLATAFORMA}(arquivos|auditoria|email|embedded-postgres|env|jobs|realtime)`,
          '^(node:)?(fs|net|http|https|dns|child_process|worker_threads|timers)(/|$)',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    regra(
      'repositorio-sem-servico',
      'A repository answers questions about data: let the service that asks decide what to do with the answer.',
      { path: `${CASAS}.*\\.repository\\.ts$`, pathNot: TESTES },
      { path: umDestes('service', 'routes', 'presenter', 'events') },
    ),
    regra(
      'modulo-por-servico-ou-eventos',
      'Another module is reached through its *.service.ts or *.events.ts, which carry its guards: add there the use case you need.',
      { path: `${CASAS}([^/]+)/`, pathNot: TESTES },
      { path: CASAS, pathNot: [`${CASAS}$1/`, umDestes('service', 'events', 'tables')] },
    ),
    regra(
      'modulo-sem-processo',
      'A process stands above the nouns that it spans: let the module declare in its *.modulo.ts what the process is to do with it, or move what both need into the module.',
      { path: MODULOS, pathNot: TESTES },
      { path: PROCESSOS },
    ),
    regra(
      'manifesto-so-na-lista',
      'A manifest is for apps/api/src/modulos.ts alone: what you need of another noun is in its *.service.ts, and what every noun may bring is read from `app.modulos`.',
      { path: '^apps/', pathNot: [`${API}modulos\\.ts$`, ...TESTES] },
      { path: `${CASAS}.*${umDestes('modulo')}` },
    ),
    regra(
      'pagina-so-manifestos',
      'app.ts and modulos.ts name no noun but by its manifest, so that a new one is one line: declare the route, the consumer or the job in <noun>.modulo.ts.',
      { path: `${API}(app|modulos)\\.ts$` },
      { path: CASAS, pathNot: umDestes('modulo') },
    ),
    regra(
      'exemplos-fora-do-boot',
      'Route examples and seeds are no part of answering a request: load them in the manifest when they are asked for, `() => import(…)`.',
      { path: API, pathNot: [umDestes('sementes'), `${API}semear`, ...TESTES] },
      { path: umDestes('exemplos', 'sementes'), dynamic: false },
    ),
    regra(
      'fonte-sem-teste',
      'What runs in production knows nothing of the tests: move what both need into src.',
      { path: '^(apps/[^/]+|packages/[^/]+)/src/', pathNot: [EXEMPLOS, ...TESTES] },
      { path: '^apps/[^/]+/(test|e2e|bench)/' },
    ),
    regra(
      'tabelas-so-para-dados',
      'Tables are for foreign keys (*.tables.ts) and for queries (*.repository.ts): ask a repository function instead.',
      {
        path: '^apps/',
        pathNot: [
          umDestes('tables', 'repository', 'sementes'),
          EXEMPLOS,
          `${API}semear`,
          PLATAFORMA,
          '^apps/api/[^/]+\\.config\\.ts$',
          ...TESTES,
        ],
      },
      { path: umDestes('tables') },
    ),
    regra(
      'exemplo-so-as-suas-tabelas',
      'An example inserts rows of its own noun alone: make what it needs of another with a factory of apps/api/test/factories.',
      { path: `${CASAS}([^/]+)/.*${EXEMPLOS}` },
      { path: umDestes('tables'), pathNot: [`${CASAS}$1/`, PLATAFORMA] },
    ),
    regra(
      'plataforma-sem-modulo',
      'The platform knows no module: let the module register itself through what the platform offers, or take the value as a parameter.',
      { path: PLATAFORMA, pathNot: TESTES },
      { path: API, pathNot: PLATAFORMA },
    ),
    regra(
      'trabalho-so-por-servico',
      'Jobs, notifications and the assistant act for somebody: call the use case in the other module’s *.service.ts, which has the guards.',
      {
        path: `${CASAS}(notificacoes|assistente|[^/]+(?=/.*\\.jobs\\.ts$))/`,
        pathNot: [umDestes('repository', 'tables'), ...TESTES],
      },
      { path: CASAS, pathNot: [`${CASAS}$1/`, umDestes('service')] },
    ),

    regra(
      'funcionalidade-isolada',
      'Features do not know one another: compose them in a page, or move what both need to components or lib.',
      { path: `${WEB}features/([^/]+)/`, pathNot: TESTES },
      { path: `${WEB}features/`, pathNot: `${WEB}features/$1/` },
    ),
    regra(
      'funcionalidade-sem-app',
      'A feature does not know the page it is on: receive by properties what the page knows.',
      { path: `${WEB}features/`, pathNot: TESTES },
      { path: `${WEB}app/` },
    ),
    regra(
      'base-sem-funcionalidade',
      'Components, lib and theme know no noun of the business: receive by properties or parameters what the feature knows.',
      { path: `${WEB}(components|lib|theme)/`, pathNot: TESTES },
      { path: `${WEB}(features|registros|consultas|app)/` },
    ),
    regra(
      'registro-sem-funcionalidade',
      'Registries are what nouns stand on: let the feature hand over its columns, texts and forms, and compose on the page what several features draw.',
      { path: `${WEB}registros/`, pathNot: TESTES },
      {
        path: '^(apps|packages)/',
        pathNot: [`${WEB}(registros|components|consultas|lib)/`, CONTRATO],
      },
    ),
    regra(
      'consulta-so-lib',
      'A look-up that several nouns share draws nothing and belongs to none of them: keep what one noun alone asks in its feature, and what draws in components.',
      { path: `${WEB}consultas/`, pathNot: TESTES },
      { path: '^(apps|packages)/', pathNot: [`${WEB}(consultas|lib)/`, CONTRATO] },
    ),
    regra(
      'componente-sem-nosso',
      'A component stands alone: receive values, texts and actions by properties.',
      { path: `${WEB}components/`, pathNot: TESTES },
      { path: '^(apps|packages)/', pathNot: `${WEB}components/` },
    ),
    regra(
      'lib-so-contrato',
      'lib is what everything else stands on: move what draws to components, and keep here what depends on the contract alone.',
      { path: `${WEB}lib/`, pathNot: TESTES },
      { path: '^(apps|packages)/', pathNot: [`${WEB}lib/`, CONTRATO] },
    ),
    regra(
      'web-sem-node',
      'This runs in a browser, which has no Node: use what the web platform offers.',
      { path: WEB, pathNot: [`${WEB}app/paginas\\.ts$`, ...TESTES] },
      { dependencyTypes: ['core'] },
    ),
  ],
  options: {
    // TypeScript 7 has no API that dependency-cruiser could use.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '^apps/api/migrations/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
