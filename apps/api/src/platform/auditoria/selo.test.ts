import { createHash } from 'node:crypto';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BancoDeTeste } from '../../../test/bancos.ts';
import { criarBancoDeTeste } from '../../../test/postgres.ts';
import { abrirBanco, type Banco } from '../db.ts';
import { sqlstate } from '../erros.ts';
import { auditoriaEventos } from './auditoria.tables.ts';
import { registrar } from './auditoria.ts';
import { selar, verificarSelo } from './selo.ts';

let bancoDeTeste: BancoDeTeste;
let banco: Banco;

const anotar = (acao: string, db: Parameters<typeof registrar>[0] = banco) =>
  registrar(
    db,
    { usuarioId: 7, comoUsuarioId: null, sessaoId: null, ip: '10.0.0.1', requestId: 'r' },
    {
      acao,
      objeto: { tipo: 'cliente', id: 3 },
      antes: { b: 1, a: { d: null, c: 'é' } },
      depois: {},
    },
  );
const linhas = () =>
  banco
    .select()
    .from(auditoriaEventos)
    .orderBy(asc(auditoriaEventos.selo), asc(auditoriaEventos.id));

/** Changes rows behind the trigger, as only the owner of the database can. */
async function adulterar(comando: ReturnType<typeof sql>): Promise<void> {
  await banco.transaction(async (tx) => {
    await tx.execute(sql`alter table auditoria_eventos disable trigger user`);
    await tx.execute(comando);
    await tx.execute(sql`alter table auditoria_eventos enable trigger user`);
  });
}

beforeAll(async () => {
  bancoDeTeste = await criarBancoDeTeste();
  banco = abrirBanco(bancoDeTeste.conexao);
});
beforeEach(() => adulterar(sql`delete from auditoria_eventos`));
afterAll(async () => {
  await banco.$client.end();
  await bancoDeTeste.descartar();
});

describe('the seal of the audit log', () => {
  it('chains every committed row, and sealing again changes nothing', async () => {
    for (const acao of ['a', 'b', 'c']) await anotar(acao);
    expect(await selar(banco)).toMatchObject({ seladas: 3, ultimo: { selo: 3 } });
    const seladas = await linhas();
    expect(seladas.map(({ acao, selo }) => [acao, selo])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
    expect(await selar(banco)).toMatchObject({ seladas: 0, ultimo: { selo: 3 } });
    expect(await linhas()).toEqual(seladas);
    expect(await verificarSelo(banco)).toEqual({
      integra: true,
      ultimo: { selo: 3, hash: seladas[2]?.hash },
      porSelar: 0,
    });
  });

  it('chains a row that commits late, whatever its id', async () => {
    let selarNoMeio: Awaited<ReturnType<typeof selar>> = null;
    await banco.transaction(async (tx) => {
      await anotar('lenta', tx);
      await anotar('rapida');
      selarNoMeio = await selar(banco);
    });
    expect(selarNoMeio).toMatchObject({ seladas: 1 });
    expect(await selar(banco)).toMatchObject({ seladas: 1, ultimo: { selo: 2 } });
    const [primeira, segunda] = await linhas();
    expect([primeira?.acao, segunda?.acao]).toEqual(['rapida', 'lenta']);
    expect(segunda?.id).toBeLessThan(primeira?.id ?? 0);
    expect(await verificarSelo(banco)).toMatchObject({ integra: true });
  });

  it('keeps one chain when several processes seal at once, past one batch', async () => {
    await banco.execute(sql`
      insert into auditoria_eventos (acao, depois)
      select 'muitas', jsonb_build_object('n', n) from generate_series(1, 2500) n`);
    await Promise.all([selar(banco), selar(banco), selar(banco)]);
    await selar(banco);
    expect(await verificarSelo(banco)).toMatchObject({
      integra: true,
      ultimo: { selo: 2500 },
      porSelar: 0,
    });
  });

  it('gives a row without client, session and visited person the hash it had before these columns existed', async () => {
    await banco.execute(sql`insert into auditoria_eventos (criado_em, usuario_id, acao)
      values ('2026-11-20T12:00:00.000Z', 7, 'a')`);
    await selar(banco);
    const [linha] = await linhas();
    const texto = `{"acao":"a","antes":null,"criado_em":"2026-11-20T12:00:00.000Z","depois":null,"id":${linha?.id},"ip":null,"objeto_id":null,"objeto_tipo":null,"request_id":null,"usuario_id":7}`;
    const hash = createHash('sha256')
      .update(`${'0'.repeat(64)}\n1\n${texto}`)
      .digest('hex');
    expect(linha?.hash).toBe(hash);
    await adulterar(sql`update auditoria_eventos set cliente_id = 3`);
    expect(await verificarSelo(banco)).toMatchObject({ integra: false, selo: 1 });
  });

  it('counts unsealed rows without calling the chain broken', async () => {
    await anotar('a');
    await selar(banco);
    await anotar('b');
    expect(await verificarSelo(banco)).toMatchObject({ integra: true, porSelar: 1 });
  });

  it.each([
    ['content', sql`update auditoria_eventos set depois = '{"x":1}' where selo = 2`, 2],
    ['author', sql`update auditoria_eventos set usuario_id = 8 where selo = 3`, 3],
    [
      'instant',
      sql`update auditoria_eventos set criado_em = criado_em - interval '1 ms' where selo = 1`,
      1,
    ],
    ['hash', sql`update auditoria_eventos set hash = repeat('0', 64) where selo = 2`, 2],
    ['deletion', sql`delete from auditoria_eventos where selo = 2`, 2],
    [
      'exchange of places',
      sql`update auditoria_eventos a set acao = b.acao, depois = b.depois
          from auditoria_eventos b where (a.selo, b.selo) in ((1, 3), (3, 1))`,
      1,
    ],
  ])('finds where somebody tampered with %s', async (_o_que, comando, selo) => {
    for (const acao of ['a', 'b', 'c', 'd']) await anotar(acao);
    await selar(banco);
    await adulterar(comando);
    expect(await verificarSelo(banco)).toMatchObject({ integra: false, selo });
  });

  it('finds a cut or rewritten chain by comparing with a link kept elsewhere', async () => {
    for (const acao of ['a', 'b', 'c']) await anotar(acao);
    const testemunha = (await selar(banco))?.ultimo;
    await adulterar(sql`delete from auditoria_eventos where selo = 3`);
    expect(await verificarSelo(banco)).toMatchObject({ integra: true });
    expect(await verificarSelo(banco, testemunha)).toMatchObject({ integra: false, selo: 3 });
    await anotar('outra');
    await selar(banco);
    expect(await verificarSelo(banco)).toMatchObject({ integra: true });
    expect(await verificarSelo(banco, testemunha)).toMatchObject({ integra: false, selo: 3 });
  });

  it('is the only change to a row that the database accepts', async () => {
    await anotar('a');
    await selar(banco);
    await anotar('b');
    for (const comando of [
      sql`update auditoria_eventos set acao = 'x' where acao = 'b'`,
      sql`update auditoria_eventos set selo = 9, hash = 'x', acao = 'x' where acao = 'b'`,
      sql`update auditoria_eventos set selo = 9, hash = 'x' where acao = 'a'`,
      sql`update auditoria_eventos set hash = 'x' where acao = 'b'`,
      sql`delete from auditoria_eventos`,
      sql`truncate auditoria_eventos`,
    ]) {
      const erro = await banco.execute(comando).then(
        () => null,
        (causa: unknown) => causa,
      );
      expect(sqlstate(erro)).toBe('42501');
    }
  });
});
