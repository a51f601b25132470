import { dataCivil } from '@dominio/contrato/datas';
import { cnpjValido, cpfValido } from '@dominio/contrato/documentos';
import { TODA_A_EMPRESA } from '@dominio/contrato/empresas-socios';
import { GRUPOS_INICIAIS } from '@dominio/contrato/matriz-inicial';
import { PERMISSOES } from '@dominio/contrato/permissoes-catalogo';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disputaPelosProcessadores } from '../../test/disputa.ts';
import { criarBancoDeTeste, pastaDeTeste } from '../../test/postgres.ts';
import { construirApp } from '../app.ts';
import { conferirSenha } from '../modules/sessoes/senhas/senhas.ts';
import { abrirPasta } from '../platform/arquivos/pasta.ts';
import { abrirBanco } from '../platform/db.ts';
import { lerConfiguracao } from '../platform/env.ts';
import { criarLog } from '../platform/log.ts';
import { montarPlataforma } from '../platform/montar.ts';
import { semearDemo } from './demo.ts';
import { bancoVazio } from './vazio.ts';

/** A Saturday afternoon: the least favourable moment for a full day. */
const agora = () => new Date('2026-11-21T17:20:00Z');

const bancoDeTeste = await criarBancoDeTeste();
const banco = abrirBanco(bancoDeTeste.conexao);
const arquivos = abrirPasta(pastaDeTeste());
/** Of a machine that does nothing else. */
let demorouMs = 0;

const consultar = async <T extends Record<string, unknown>>(consulta: ReturnType<typeof sql>) =>
  (await banco.execute<T>(consulta)).rows;
const um = async <T>(consulta: ReturnType<typeof sql>) =>
  Object.values((await consultar(consulta))[0] ?? {})[0] as T;

beforeAll(async () => {
  const disputa = disputaPelosProcessadores();
  const inicio = performance.now();
  expect(await semearDemo(banco, { agora, arquivos })).toBe(true);
  demorouMs = (performance.now() - inicio) / disputa;
});
afterAll(async () => {
  await banco.$client.end();
  await bancoDeTeste.descartar();
});

test('filling the demonstration takes two seconds at most', () => {
  expect(demorouMs).toBeLessThan(2000);
});

test('filling leaves a database with data as it is', async () => {
  const antes = await um(sql`select count(*) from agendamentos`);
  expect(await bancoVazio(banco)).toBe(false);
  expect(await semearDemo(banco, { agora, arquivos })).toBe(false);
  expect(await um(sql`select count(*) from agendamentos`)).toBe(antes);
});

describe('the people of the demonstration', () => {
  test.each([
    ['admin@dominio.demo', 1, null],
    ['gestor@dominio.demo', 3, 'Contábil e Fiscal'],
    ['consultor@dominio.demo', 4, 'Contábil e Fiscal'],
    ['cliente@dominio.demo', 2, null],
  ])(
    '%s has the password of the demonstration, group %i and their team',
    async (email, grupo, time) => {
      const [conta] = await consultar<{
        senha_hash: string;
        grupo_id: number;
        time: string | null;
      }>(
        sql`select u.senha_hash, u.grupo_id, t.nome as time from usuarios u
          left join times t on t.id = u.time_id where u.email = ${email} and u.situacao = 'ativo'`,
      );
      expect(await conferirSenha(conta?.senha_hash ?? null, 'demonstracao-2026')).toBe(true);
      expect(conta?.senha_hash).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
      expect(conta).toMatchObject({ grupo_id: grupo, time });
    },
  );

  test('sign in through the application, each with their own group', async () => {
    const config = {
      ...lerConfiguracao({
        DATABASE_URL: 'postgresql://teste/teste',
        SESSION_SECRET: 's'.repeat(32),
        VAULT_KEY: 'v'.repeat(32),
      }),
      nivelDeLog: 'silent',
    };
    const { plataforma, parar } = montarPlataforma({
      config,
      conexao: bancoDeTeste.conexao,
      log: criarLog('silent'),
    });
    const app = await construirApp(plataforma);
    const grupos = [];
    for (const conta of ['admin', 'gestor', 'consultor', 'cliente']) {
      const payload = { email: `${conta}@dominio.demo`, password: 'demonstracao-2026' };
      const resposta = await app.inject({ method: 'POST', url: '/auth/login', payload });
      expect(resposta.statusCode).toBe(200);
      grupos.push(resposta.json().user.grupo_nome);
    }
    await app.close();
    await parar();
    expect(grupos).toEqual(['Administrador', 'Gestor', 'Consultor', 'Cliente']);
  });

  test('are eight of the staff in two teams, half of them with a picture', async () => {
    const equipe = await consultar<{ avatar_chave: string | null }>(
      sql`select avatar_chave from usuarios where grupo_id <> 2`,
    );
    expect(equipe).toHaveLength(8);
    expect(await um(sql`select count(*) from times`)).toBe(2);
    const chaves = equipe.flatMap(({ avatar_chave }) => avatar_chave ?? []);
    expect(chaves).toHaveLength(4);
    expect(new Set(chaves).size).toBe(4);
    for (const chave of chaves) {
      const { format, width, height } = await sharp((await arquivos.ler(chave)) ?? '').metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 256 });
    }
  });

  test('hold exactly the permissions of the starting matrix', async () => {
    const linhas = await consultar(sql`
      select g.id, case when can_see_all_clients then 'todos' when can_see_team_clients then 'time'
          when only_see_linked_clients then 'vinculados' end as alcance,
        coalesce(array_agg(p.modulo || ':' || p.acao order by (p.modulo || ':' || p.acao) collate "C")
          filter (where p.id is not null), '{}') as permissoes
      from grupos g left join grupo_permissoes gp on gp.grupo_id = g.id
      left join permissoes p on p.id = gp.permissao_id group by g.id order by g.id`);
    expect(linhas).toEqual(
      GRUPOS_INICIAIS.map(({ id, alcance, permissoes }) => ({
        id,
        alcance,
        permissoes: [...new Set<string>(permissoes)].toSorted(),
      })),
    );
    expect(await um(sql`select count(*) from permissoes`)).toBe(PERMISSOES.length);
  });
});

describe('the clients of the demonstration', () => {
  test('are forty, each with a company; every CNPJ is valid, and some have letters', async () => {
    expect(await um(sql`select count(*) from clientes where natureza = 'empresa'`)).toBe(40);
    expect(
      await um(sql`select count(*) from clientes c
        where natureza = 'empresa' and not exists (select 1 from empresas e where e.cliente_id = c.id)`),
    ).toBe(0);
    const cnpjs = (await consultar<{ cnpj: string }>(sql`select cnpj from empresas`)).map(
      ({ cnpj }) => cnpj,
    );
    expect(cnpjs.filter((cnpj) => !cnpjValido(cnpj))).toEqual([]);
    expect(cnpjs.filter((cnpj) => /[A-Z]/.test(cnpj)).length).toBeGreaterThanOrEqual(5);
    expect(cnpjs.length).toBeGreaterThan(40);
  });

  test('have regimes: some in force, some to come, and a few companies none', async () => {
    const hoje = dataCivil(agora());
    const [conta] = await consultar<{ vigentes: number; futuros: number; sem: number }>(sql`
      select count(*) filter (where desde <= ${hoje}::date) as vigentes,
        count(*) filter (where desde > ${hoje}::date) as futuros,
        count(*) filter (where desde is null) as sem
      from empresas e left join empresa_regimes r on r.empresa_id = e.id`);
    expect(conta?.vigentes).toBeGreaterThan(40);
    expect(conta?.futuros).toBeGreaterThan(1);
    expect(conta?.sem).toBeGreaterThan(1);
  });

  test('have partners who share the whole of them, but for a few that have none', async () => {
    const somas = await consultar<{ soma: number | null }>(sql`
      select sum(s.participacao_milionesimos) filter (where s.ate is null)::int as soma
      from empresas e left join empresa_socios s on s.empresa_id = e.id group by e.id`);
    const valores = somas.map(({ soma }) => soma);
    expect(valores.filter((soma) => soma === TODA_A_EMPRESA).length).toBeGreaterThan(30);
    expect(valores.filter((soma) => soma === null).length).toBeGreaterThan(1);
    expect(new Set(valores)).toEqual(new Set([TODA_A_EMPRESA, null]));
  });

  test('are besides a few persons, each with a valid CPF', async () => {
    const cpfs = (
      await consultar<{ cpf: string }>(
        sql`select cpf from clientes where natureza = 'pessoa_fisica'`,
      )
    ).map(({ cpf }) => cpf);
    expect(cpfs).toHaveLength(3);
    expect(cpfs.filter((cpf) => !cpfValido(cpf))).toEqual([]);
  });

  test('have contracts in every status, most of them in force', async () => {
    const porStatus = Object.fromEntries(
      (
        await consultar<{ status_contrato: string; n: number }>(
          sql`select status_contrato, count(*) as n from contratos group by 1`,
        )
      ).map(({ status_contrato, n }) => [status_contrato, n]),
    );
    expect(Object.keys(porStatus)).toHaveLength(6);
    expect(porStatus.ATIVO).toBeGreaterThanOrEqual(30);
  });

  test('pay for the services of a contract what the contract costs', async () => {
    const diferentes = await consultar(sql`
      select k.id from contratos k join contrato_servicos s on s.contrato_id = k.id
      group by k.id having sum(s.valor_centavos) <> k.valor_mensal_centavos or min(s.valor_centavos) <= 0`);
    expect(diferentes).toEqual([]);
  });

  test('have brought most of what they are asked for; some of it they are being asked for', async () => {
    const [conta] = await consultar<{ ok: number; pedidos: number; prospectos: number }>(sql`
      select count(*) filter (where estado = 'ok') as ok,
        count(*) filter (where estado = 'solicitado' and solicitado_por is not null) as pedidos,
        count(*) filter (where c.situacao = 'prospecto') as prospectos
      from checklist_respostas r join clientes c on c.id = r.cliente_id`);
    expect(conta?.ok).toBeGreaterThan(200);
    expect(conta?.pedidos).toBeGreaterThan(10);
    expect(conta?.prospectos).toBe(0);
  });

  test('differ by scope: a person’s linked clients and the team’s do not contain each other', async () => {
    for (const email of ['gestor@dominio.demo', 'consultor@dominio.demo']) {
      const [diferenca] = await consultar<{ soDaPessoa: number; soDoTime: number }>(sql`
        with pessoa as (select id, time_id from usuarios where email = ${email}),
          dela as (select cliente_id from usuario_clientes join pessoa on id = usuario_id),
          do_time as (select cliente_id from time_clientes join pessoa using (time_id))
        select (select count(*) from (table dela except table do_time) x) as "soDaPessoa",
               (select count(*) from (table do_time except table dela) x) as "soDoTime"`);
      expect(diferenca?.soDaPessoa).toBeGreaterThan(0);
      expect(diferenca?.soDoTime).toBeGreaterThan(0);
    }
  });
});

describe('the agenda of the demonstration', () => {
  test('books nobody twice for the same time', async () => {
    const duplos = await consultar(sql`
      select a.usuario_id, a.inicio from agendamento_participantes a
      join agendamento_participantes b on b.usuario_id = a.usuario_id
        and b.agendamento_id > a.agendamento_id and b.inicio < a.termino and a.inicio < b.termino
        and b.status = 'AGENDADO'
      join agendamentos x on x.id = a.agendamento_id join agendamentos y on y.id = b.agendamento_id
      join tipos_agendamento tx on tx.id = x.tipo_agendamento_id and tx.bloqueia_agenda
      join tipos_agendamento ty on ty.id = y.tipo_agendamento_id and ty.bloqueia_agenda
      where a.status = 'AGENDADO'`);
    expect(duplos).toEqual([]);
  });

  test('shows gestor and consultor three to five appointments today', async () => {
    for (const email of ['gestor@dominio.demo', 'consultor@dominio.demo']) {
      const quantos = await um<number>(sql`
        select count(*) from agendamento_participantes p join usuarios u on u.id = p.usuario_id
        where u.email = ${email} and p.inicio >= '2026-11-21T03:00:00Z'
          and p.inicio < '2026-11-22T03:00:00Z'`);
      expect(quantos).toBeGreaterThanOrEqual(3);
      expect(quantos).toBeLessThanOrEqual(5);
    }
  });

  test('has every status, private appointments, and ones that replaced others', async () => {
    expect(await um(sql`select count(distinct status) from agendamentos`)).toBe(6);
    expect(await um(sql`select count(*) from agendamentos where privado`)).toBeGreaterThan(0);
    expect(
      await um(sql`select count(*) from agendamentos novo
        join agendamentos velho on velho.id = novo.reagendado_de_id
        where velho.status like 'REAGENDADO%' and novo.status = 'AGENDADO'
          and velho.titulo = novo.titulo`),
    ).toBeGreaterThan(0);
    expect(
      await um(sql`select count(*) from agendamentos a where not exists (
        select 1 from agendamento_participantes p
        where p.agendamento_id = a.id and p.usuario_id = a.criado_por)`),
    ).toBe(0);
  });

  test('has no history from the future', async () => {
    expect(
      await um(sql`select count(*) from (
        select greatest(criado_em, status_em, atualizado_em, excluido_em) as em from agendamentos
        union all select criado_em from agendamento_historico
        union all select criado_em from notificacoes) x where em > '2026-11-21T17:20:00Z'`),
    ).toBe(0);
  });

  test('leaves each of the staff accounts something unread', async () => {
    for (const email of ['gestor@dominio.demo', 'consultor@dominio.demo']) {
      const naoLidas = await um<number>(sql`
        select count(*) from notificacoes n join usuarios u on u.id = n.usuario_id
        where u.email = ${email} and not n.lida`);
      expect(naoLidas).toBeGreaterThan(0);
      expect(naoLidas).toBeLessThan(5);
    }
  });
});
