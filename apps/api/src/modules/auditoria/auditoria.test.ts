import { auditoriaEndpoints as e } from '@dominio/contrato/auditoria';
import { dataCivil } from '@dominio/contrato/datas';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { desc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarAuditoria, SENHA } from '../../../test/auditoria.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { conceder, criarGrupo } from '../../../test/factories/grupos.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { selar } from '../../platform/auditoria/selo.ts';

const { banco, entrar, chamar, cena, mudar, listar } = await montarAuditoria();

describe('the audit log', () => {
  test('says who did what to whom, from where, with every field before and after', async () => {
    const grupo = await criarGrupo(banco);
    expect((await mudar({ grupo_id: grupo, telefone: '11 99999-0000' })).statusCode).toBe(200);
    const { eventos } = await listar({ acao: 'usuario.alterado', objeto_id: cena.bruno.id });
    expect(eventos).toHaveLength(1);
    expect(eventos[0]).toMatchObject({
      autor: { id: cena.ana.id, nome: 'Ana Souza' },
      como: null,
      frase: 'Ana Souza alterou grupo e telefone do usuário Bruno Lima',
      objeto: { tipo: 'usuario', id: cena.bruno.id, nome: 'Bruno Lima' },
      ip: '127.0.0.1',
    });
    const { corpo } = await chamar(cena.daAna, e.ler, { params: { id: eventos[0]?.id ?? 0 } });
    const doGrupo = corpo.diferencas.find(({ campo }) => campo === 'grupo_id');
    expect(doGrupo).toMatchObject({ rotulo: 'grupo', antes: 'Consultor' });
    expect(doGrupo?.depois).not.toMatch(/^nº/);
    expect(corpo.diferencas.find(({ campo }) => campo === 'telefone')).toMatchObject({
      antes: null,
      depois: '11 99999-0000',
    });
    expect(corpo).toMatchObject({ aparelho: 'teste', selo: null });
    expect(corpo.request_id).toMatch(/^[0-9a-f-]{36}$/);
    await selar(banco);
    const selado = await chamar(cena.daAna, e.ler, { params: { id: corpo.id } });
    expect(selado.corpo.selo?.hash).toMatch(/^[0-9a-f]{64}$/);
    const { corpo: opcoes } = await chamar(cena.daAna, e.opcoes);
    expect(opcoes.selado_ate?.numero).toBeGreaterThan(0);
    expect(opcoes.acoes).toContainEqual({
      valor: 'usuario.alterado',
      rotulo: 'Usuário: alterado',
    });
  });

  test('P38 veils personal values: it shows only that they changed', async () => {
    const resposta = await mudar({ cpf: '529.982.247-25', data_nascimento: '1990-02-03' });
    expect(resposta.statusCode).toBe(200);
    const { eventos } = await listar({ acao: 'usuario.alterado', objeto_id: cena.bruno.id });
    const { cru, corpo } = await chamar(cena.daAna, e.ler, { params: { id: eventos[0]?.id ?? 0 } });
    expect(corpo.diferencas.map(({ campo }) => campo).sort()).toEqual(['cpf', 'data_nascimento']);
    // The pattern is no shorter, as three digits occur by chance in an identifier or a timestamp.
    const vazou = /982\.?247|1990-02|02\/(19)?90/;
    expect(cru.body).not.toMatch(vazou);
    const { cru: csv } = await chamar(cena.daAna, e.exportar, {
      query: { objeto_tipo: 'usuario', objeto_id: cena.bruno.id },
      body: { senha: SENHA },
    });
    expect(csv.body).toContain('data de nascimento');
    expect(csv.body).not.toMatch(vazou);
  });

  test('is filtered by person, record, request, period and text, alone and together', async () => {
    await mudar({ telefone: '11 3333-0001' });
    const [linha] = await banco
      .select()
      .from(auditoriaEventos)
      .orderBy(desc(auditoriaEventos.id))
      .limit(1);
    const hoje = dataCivil(linha?.criado_em ?? new Date());
    const acham = [
      { usuario_id: cena.ana.id, acao: 'usuario.alterado' },
      { objeto_tipo: 'usuario', objeto_id: cena.bruno.id },
      { request_id: linha?.request_id ?? '' },
      { usuario_id: cena.ana.id, de: hoje, ate: hoje },
      { termo: '3333-0001', objeto_id: cena.bruno.id },
    ];
    for (const query of acham) {
      const ids = (await listar(query)).eventos.map(({ id }) => id);
      expect(ids, JSON.stringify(query)).toContain(linha?.id);
    }
    const naoAcham = [
      { usuario_id: cena.bruno.id },
      { ate: '2020-01-01' },
      { termo: '100%_de nada' },
      { request_id: 'outra' },
    ];
    for (const query of naoAcham) {
      const ids = (await listar(query)).eventos.map(({ id }) => id);
      expect(ids, JSON.stringify(query)).not.toContain(linha?.id);
    }
  });

  test('finds nothing by searching for a veiled value', async () => {
    const nascido = { data_nascimento: '1987-06-05' };
    expect((await mudar({ ...nascido, telefone: '11 3333-0002' })).statusCode).toBe(200);
    for (const termo of ['1987-06-05', '1987', 'data_nascimento']) {
      expect((await listar({ termo, objeto_id: cena.bruno.id })).eventos, termo).toEqual([]);
    }
    expect((await listar({ termo: '3333-0002', objeto_id: cena.bruno.id })).eventos).toHaveLength(
      1,
    );
  });

  test('pages by cursor, each entry once', async () => {
    for (const n of [1, 2, 3, 4, 5]) await mudar({ telefone: `11 4444-000${n}` });
    const filtro = { usuario_id: cena.ana.id, acao: 'usuario.alterado', limit: 2 };
    const vistos: number[] = [];
    let antes_de: string | undefined;
    do {
      const pagina = await listar({ ...filtro, antes_de });
      vistos.push(...pagina.eventos.map(({ id }) => id));
      antes_de = pagina.proximo ?? undefined;
    } while (antes_de !== undefined);
    expect(vistos).toHaveLength(5);
    expect(vistos).toEqual([...new Set(vistos)].sort((a, b) => b - a));
  });

  test.each(['ontem', '253402300800000-1', '999999999999999-1'])(
    'refuses the cursor %s, which nobody was given',
    async (antes_de) => {
      const { status, erro } = await chamar(cena.daAna, e.listar, { query: { antes_de } });
      expect([status, erro.detail]).toEqual([422, 'Página inválida.']);
    },
  );

  test('goes on from the last moment that a cursor can name', async () => {
    await mudar({ telefone: '11 4444-0009' });
    const { eventos } = await listar({ antes_de: '253402300799999-999999999999999', limit: 1 });
    expect(eventos).toHaveLength(1);
  });

  test('shows an auditor of some clients only entries about them and about no client', async () => {
    const auditor = await criarUsuario(banco);
    await conceder(banco, auditor.id, 'auditoria:visualizar');
    const [meu, alheio] = [await criarCliente(banco), await criarCliente(banco)];
    await vincularCliente(banco, auditor.id, meu.id);
    for (const { id } of [meu, alheio]) {
      await banco.insert(auditoriaEventos).values({
        acao: 'cliente.alterado',
        objeto_tipo: 'cliente',
        objeto_id: id,
        cliente_id: id,
      });
    }
    await mudar({ telefone: '11 5555-0000' });
    const token = await entrar(auditor.id);
    const { eventos } = await listar({ limit: 200 }, token);
    const clientes = eventos.flatMap(({ cliente }) => cliente?.id ?? []);
    expect(clientes).toContain(meu.id);
    expect(clientes).not.toContain(alheio.id);
    expect(eventos.some(({ acao }) => acao === 'usuario.alterado')).toBe(true);
    const { eventos: doAlheio } = await listar({ cliente_id: alheio.id });
    const resposta = await chamar(token, e.ler, { params: { id: doAlheio[0]?.id ?? 0 } });
    expect(resposta.status).toBe(404);
  });

  test('shows amounts of contracts to whoever may see them', async () => {
    const auditor = await criarUsuario(banco);
    await conceder(banco, auditor.id, 'auditoria:visualizar');
    const [linha] = await banco
      .insert(auditoriaEventos)
      .values({
        acao: 'contrato.alterado',
        objeto_tipo: 'contrato',
        objeto_id: 1,
        antes: { valor_mensal_centavos: 100_000 },
        depois: { valor_mensal_centavos: 123_456 },
      })
      .returning();
    const ler = async (token: string) =>
      (await chamar(token, e.ler, { params: { id: linha?.id ?? 0 } })).corpo.diferencas[0]?.depois;
    expect(await ler(cena.daAna)).toMatch(/1\.234,56/);
    expect(await ler(await entrar(auditor.id))).toBe('••••••');
  });
});

describe('reading the personal data', () => {
  const abrir = (token: string) =>
    chamar(token, cadastroDeUsuariosEndpoints.ler, { params: { id: cena.bruno.id } });
  const leituras = async () =>
    (await listar({ acao: 'usuario.dados_lidos', objeto_id: cena.bruno.id })).eventos;

  test('of somebody else writes one entry for each session, with the fields read', async () => {
    await mudar({ cpf: '111.444.777-35' });
    expect((await abrir(cena.daAna)).corpo.cpf).toBe('11144477735');
    await abrir(cena.daAna);
    await abrir(await entrar(cena.ana.id));
    const ditas = await leituras();
    expect(ditas).toHaveLength(2);
    expect(ditas[0]?.frase).toBe('Ana Souza leu os dados pessoais do usuário Bruno Lima');
    const { corpo } = await chamar(cena.daAna, e.ler, { params: { id: ditas[0]?.id ?? 0 } });
    expect(corpo.diferencas).toMatchObject([{ campo: 'campos', depois: 'cpf' }]);
  });

  test('of oneself, masked, or where there are none, writes no entry', async () => {
    await abrir(cena.daAna);
    await mudar({ cpf: '390.533.447-05' });
    const colega = await criarUsuario(banco);
    await conceder(banco, colega.id, 'usuarios:visualizar');
    expect((await abrir(await entrar(colega.id))).corpo.cpf).toMatch(/\*/);
    await conceder(banco, cena.bruno.id, 'usuarios:visualizar');
    expect((await abrir(await entrar(cena.bruno.id))).corpo.cpf).toBe('39053344705');
    expect(await leituras()).toEqual([]);
  });
});
