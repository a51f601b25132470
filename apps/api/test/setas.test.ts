import { createRequire } from 'node:module';
import type { IConfiguration } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';
import { ciclosEntreModulos } from '../../../scripts/setas.mjs';
import {
  CONTRATO,
  FATIA,
  importar,
  lerArvore,
  MODULOS,
  PLATAFORMA,
  PROCESSOS,
  WEB,
} from './setas.apoio.ts';

const configuracao: IConfiguration = createRequire(import.meta.url)(
  '../../../.dependency-cruiser.cjs',
);
const regras = (configuracao.forbidden ?? []).map(({ name = '', comment = '' }) => ({
  name,
  comment,
}));

/** The planted violations: the rule that must catch it, the file, and what it imports. */
const PLANTADAS: [regra: string, arquivo: string, importa: string][] = [
  ['resolvido', `${MODULOS}/chamados/encerrar.ts`, './que-nao-existe.ts'],
  ['sem-ciclo', `${CONTRATO}/datas.ts`, './chamados.ts'],
  ['sem-indice', `${WEB}/features/chamados/lista.ts`, './index.ts'],

  ['web-sem-api', `${WEB}/features/chamados/x.ts`, '../../../../api/src/platform/db.ts'],
  ['web-sem-api', 'apps/web/test/x.ts', '../../api/src/platform/db.ts'],
  ['web-sem-api', 'apps/web/test/x.ts', '../../api/test/jornadas.ts'],
  ['jornada-por-uma-porta', 'apps/web/e2e/x.spec.ts', '../../api/test/build-app.ts'],
  ['jornada-por-uma-porta', 'apps/web/e2e/x.spec.ts', '../../api/src/platform/db.ts'],
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
  [
    'modulo-por-servico-ou-eventos',
    `${MODULOS}/chamados/anexos/x.ts`,
    '../../clientes/contatos/contatos.rules.ts',
  ],
  [
    'modulo-por-servico-ou-eventos',
    `${PROCESSOS}/copia/x.service.ts`,
    '../../modules/clientes/clientes.rules.ts',
  ],
  [
    'modulo-sem-processo',
    `${MODULOS}/clientes/x.service.ts`,
    '../../processos/copia/copia.service.ts',
  ],
  [
    'modulo-sem-processo',
    `${MODULOS}/clientes/contatos/x.ts`,
    '../../../processos/copia/copia.service.ts',
  ],
  ['manifesto-so-na-lista', 'apps/api/src/app.ts', './modules/chamados/chamados.modulo.ts'],
  ['manifesto-so-na-lista', `${MODULOS}/chamados/x.ts`, './chamados.modulo.ts'],
  ['pagina-so-manifestos', 'apps/api/src/app.ts', './modules/clientes/clientes.service.ts'],
  ['pagina-so-manifestos', 'apps/api/src/modulos.ts', './modules/chamados/chamados.routes.ts'],
  ['exemplos-fora-do-boot', `${MODULOS}/chamados/x.modulo.ts`, './chamados.exemplos.ts'],
  ['exemplos-fora-do-boot', `${MODULOS}/chamados/x.service.ts`, './chamados.sementes.ts'],
  ['fonte-sem-teste', `${MODULOS}/chamados/x.service.ts`, '../../../test/factories/x.ts'],
  ['fonte-sem-teste', `${WEB}/app/x.ts`, '../../e2e/x.ts'],
  ['tabelas-so-para-dados', `${MODULOS}/chamados/x.ts`, './chamados.tables.ts'],
  ['tabelas-so-para-dados', `${MODULOS}/chamados/x.ts`, '../clientes/clientes.tables.ts'],
  [
    'exemplo-so-as-suas-tabelas',
    `${MODULOS}/chamados/x.exemplos.ts`,
    '../clientes/clientes.tables.ts',
  ],
  // What an example may not, as no other source of a module may.
  ['servico-sem-http-nem-sql', `${MODULOS}/chamados/x.exemplos.ts`, 'drizzle-orm'],
  [
    'modulo-por-servico-ou-eventos',
    `${MODULOS}/chamados/x.exemplos.ts`,
    '../clientes/clientes.rules.ts',
  ],
  [
    'modulo-sem-processo',
    `${MODULOS}/chamados/x.exemplos.ts`,
    '../../processos/copia/copia.service.ts',
  ],
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

/** The rules broken by the planted files, each once. */
async function violacoes(plantado: Record<string, string> = {}): Promise<string[]> {
  const { summary } = await lerArvore(plantado);
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

describe('the arrows of the architecture', () => {
  it('break no rule in a slice with every allowed arrow', async () => {
    expect(await violacoes()).toEqual([]);
  });

  it.each(PLANTADAS)('break only %s when %s imports %s', async (regra, arquivo, importa) => {
    const vizinhos = {
      [`${WEB}/features/chamados/index.ts`]: '',
      [`${MODULOS}/clientes/x.routes.ts`]: '',
      'apps/web/e2e/x.ts': '',
    };
    const plantado = { [arquivo]: `${FATIA[arquivo] ?? ''}\n${importar(importa)}` };
    expect(await violacoes({ ...vizinhos, ...plantado })).toEqual([regra]);
  });

  it('have a planted violation for every rule, and every rule says what to do instead', () => {
    const plantadas = new Set(PLANTADAS.map(([regra]) => regra));
    expect([...plantadas].sort()).toEqual(regras.map(({ name }) => name).sort());
    for (const { comment } of regras) expect(comment.length).toBeGreaterThan(40);
  });
});

/** Planted cycles in the slice, where chamados stands above clientes, and a process above both. */
const CICLOS: [oQue: string, plantado: Record<string, string>, casas: string[]][] = [
  [
    'two nouns whose services call one another',
    { [`${MODULOS}/clientes/x.service.ts`]: importar('../chamados/chamados.service.ts') },
    ['chamados', 'clientes'],
  ],
  [
    'two nouns that reach one another from different rooms',
    {
      [`${MODULOS}/clientes/contatos/x.service.ts`]: importar(
        '../../chamados/anexos/anexos.service.ts',
      ),
    },
    ['chamados', 'clientes'],
  ],
  [
    'two nouns that know one another by a type',
    {
      [`${MODULOS}/clientes/x.service.ts`]:
        "import type { Chamado } from '../chamados/chamados.service.ts';",
    },
    ['chamados', 'clientes'],
  ],
  [
    'three nouns in a ring',
    {
      [`${MODULOS}/clientes/x.service.ts`]: importar('../grupos/grupos.service.ts'),
      [`${MODULOS}/grupos/grupos.service.ts`]: importar('../chamados/chamados.service.ts'),
    },
    ['chamados', 'clientes', 'grupos'],
  ],
];

describe('the folders of nouns and processes', () => {
  const ciclos = async (plantado: Record<string, string>) =>
    ciclosEntreModulos(await lerArvore(plantado)).map(({ casas }) =>
      casas.map((casa) => casa.replace(`${MODULOS}/`, '')),
    );

  it('form no cycle in a slice whose tables refer to each other', async () => {
    const juncao = importar('../chamados/chamados.tables.ts');
    expect(await ciclos({ [`${MODULOS}/clientes/x.repository.ts`]: juncao })).toEqual([]);
  });

  it('form no cycle by the imports of a test', async () => {
    const teste = importar('../chamados/chamados.service.ts');
    expect(await ciclos({ [`${MODULOS}/clientes/x.test.ts`]: teste })).toEqual([]);
  });

  it.each(CICLOS)('%s are a cycle', async (_, plantado, casas) => {
    expect(await ciclos(plantado)).toEqual([casas]);
  });
});
