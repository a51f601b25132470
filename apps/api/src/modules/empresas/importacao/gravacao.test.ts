import { empresasEndpoints } from '@dominio/contrato/empresas';
import { importacaoDeEmpresasEndpoints as e } from '@dominio/contrato/empresas-importacao';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { criarCliente, umCnpj } from '../../../../test/factories/clientes.ts';
import { csv, montarImportacao } from '../../../../test/importacao-de-empresas.apoio.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { empresas } from '../../clientes/clientes.tables.ts';

const { banco, chamar, admin, gravar, simular, linhas, enviar, conferir } =
  await montarImportacao();

const gravadas = (...cnpjs: string[]) =>
  banco.select().from(empresas).where(inArray(empresas.cnpj, cnpjs)).orderBy(empresas.cnpj);

describe('AD-57 writing what was checked', () => {
  test('AD-57 creates and changes companies as the calls for one do, with their history', async () => {
    const antiga = await criarCliente(banco, { nome: 'Antiga' });
    const sede = umCnpj();
    const filial = umCnpj(sede.slice(0, 8), 2);
    const { id } = await simular(
      csv(
        ['CNPJ', 'Razão social', 'Cliente', 'Tipo', 'Cidade', 'CNAEs secundários'],
        [filial, 'Filial Ltda', String(antiga.id), 'filial', 'Santos', ''],
        [sede, 'Sede Ltda', String(antiga.id), 'matriz', '', '6209100'],
        [antiga.cnpj, 'Antiga SA', '', '', 'Recife', ''],
      ),
    );
    const { corpo } = await gravar(id);
    expect(corpo).toMatchObject({
      etapa: 'gravada',
      message: '2 empresas criadas, 1 alterada.',
    });
    const todas = await gravadas(sede, filial, antiga.cnpj);
    const [a, b, c] = [antiga.cnpj, sede, filial].map((cnpj) =>
      todas.find((uma) => uma.cnpj === cnpj),
    );
    expect(a).toMatchObject({ razao_social: 'Antiga SA', municipio: 'Recife', versao: 2 });
    expect(b).toMatchObject({ tipo: 'matriz', matriz_id: null, cnaes_secundarios: ['6209100'] });
    expect(c).toMatchObject({ tipo: 'filial', matriz_id: b?.id, municipio: 'Santos' });
    const eventos = await banco
      .select()
      .from(auditoriaEventos)
      .where(
        and(
          eq(auditoriaEventos.objeto_tipo, 'empresa'),
          inArray(
            auditoriaEventos.objeto_id,
            todas.map((uma) => uma.id),
          ),
        ),
      )
      .orderBy(auditoriaEventos.id);
    expect(eventos.map(({ acao, objeto_id, cliente_id }) => [acao, objeto_id, cliente_id])).toEqual(
      [
        ['empresa.criada', b?.id, antiga.id],
        ['empresa.alterada', a?.id, antiga.id],
        ['empresa.criada', c?.id, antiga.id],
      ],
    );
    expect(eventos[1]).toMatchObject({
      antes: { razao_social: 'Antiga Ltda', municipio: null },
      depois: { razao_social: 'Antiga SA', municipio: 'Recife' },
    });
    const [resumo] = await banco
      .select()
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.acao, 'empresa.importadas'));
    expect(resumo?.depois).toEqual({ criadas: 2, alteradas: 1, arquivo: 'empresas.csv' });
  });

  test('AD-57 a row of another town without its code forgets the one before', async () => {
    const [muda, fica] = [await criarCliente(banco), await criarCliente(banco)];
    const antes = { municipio: 'Santos', uf: 'SP', municipio_ibge: '3548500' };
    await banco
      .update(empresas)
      .set(antes)
      .where(inArray(empresas.cnpj, [muda.cnpj, fica.cnpj]));
    const { id } = await simular(
      csv(
        ['CNPJ', 'Razão social', 'Cidade', 'IBGE'],
        [muda.cnpj, 'Outra Cidade Ltda', 'Campinas', ''],
        [fica.cnpj, 'Mesma Cidade Ltda', 'SANTOS', ''],
      ),
    );
    await gravar(id);
    const codigos = async () =>
      new Map((await gravadas(muda.cnpj, fica.cnpj)).map((um) => [um.cnpj, um.municipio_ibge]));
    expect([...(await codigos())].sort()).toEqual(
      [
        [muda.cnpj, null],
        [fica.cnpj, '3548500'],
      ].sort(),
    );
  });

  test('AD-57 happens once, however often it is asked for', async () => {
    const { id: cliente } = await criarCliente(banco);
    const cnpj = umCnpj();
    const { id } = await simular(
      csv(['CNPJ', 'Razão social', 'Cliente'], [cnpj, 'Uma', String(cliente)]),
    );
    const todas = await Promise.all([gravar(id), gravar(id), gravar(id)]);
    const outras = todas.filter(({ status }) => status !== 200);
    expect(outras).toHaveLength(2);
    for (const { status } of outras) expect([409, 429]).toContain(status);
    const frases = outras.map(({ erro }) => erro.detail);
    for (const frase of frases) {
      expect([
        'Esta importação já foi gravada.',
        'Outra planilha está sendo conferida. Tente novamente em instantes.',
        'Esta importação já está sendo conferida ou gravada. Aguarde o fim.',
      ]).toContain(frase);
    }
    expect(await gravadas(cnpj)).toHaveLength(1);
    expect((await conferir(id)).erro.detail).toBe('Esta importação já foi gravada.');
  });

  test('AD-57 waits for a check, and for nobody who holds a company', async () => {
    const { id: cliente, cnpj, empresa_id } = await criarCliente(banco, { nome: 'Presa' });
    const { corpo } = await enviar(csv(['CNPJ', 'Cidade'], [cnpj, 'Natal']));
    expect((await gravar(corpo.id)).erro.detail).toBe('Confira as linhas antes de gravar.');
    await conferir(corpo.id);
    await banco.transaction(async (tx) => {
      await tx.execute(sql`select 1 from empresas where id = ${empresa_id} for update`);
      const { status, erro } = await gravar(corpo.id);
      expect([status, erro.detail]).toEqual([
        409,
        'Uma das empresas está sendo alterada neste momento. Nada foi gravado. Tente novamente.',
      ]);
    });
    await banco.transaction(async (tx) => {
      await tx.execute(sql`select 1 from importacoes_empresas where id = ${corpo.id} for update`);
      const { status, erro } = await gravar(corpo.id);
      expect([status, erro.detail]).toEqual([
        409,
        'Esta importação já está sendo conferida ou gravada. Aguarde o fim.',
      ]);
    });
    expect((await gravar(corpo.id)).status).toBe(200);
    expect(cliente).toBeGreaterThan(0);
  });

  test('AD-57 leaves rows with errors out only if the person says so', async () => {
    const { id: cliente } = await criarCliente(banco);
    const [boa, ruim] = [umCnpj(), umCnpj()];
    const { id } = await simular(
      csv(
        ['CNPJ', 'Razão social', 'Cliente'],
        [boa, 'Boa', String(cliente)],
        [ruim, '', String(cliente)],
      ),
    );
    const { status, erro } = await gravar(id);
    expect([status, erro.detail]).toEqual([
      409,
      '1 linha está com erro. Corrija o arquivo ou deixe-as de fora.',
    ]);
    expect(await gravadas(boa, ruim)).toEqual([]);
    expect((await gravar(id, { sem_erros: true })).status).toBe(200);
    expect(await gravadas(boa, ruim)).toHaveLength(1);
  });

  test('AD-57 writes nothing where a row changed since the check, and says so; checked again, it does', async () => {
    const { id: cliente, cnpj, empresa_id } = await criarCliente(banco, { nome: 'Mudada' });
    const nova = umCnpj();
    const { id } = await simular(
      csv(
        ['CNPJ', 'Razão social', 'Cliente'],
        [nova, 'Nova', String(cliente)],
        [cnpj, 'Do arquivo', String(cliente)],
      ),
    );
    const outra = await chamar(admin, empresasEndpoints.atualizar, {
      params: { id: empresa_id },
      body: { razao_social: 'De outra pessoa' },
    });
    expect(outra.status).toBe(200);
    const { status, erro } = await gravar(id);
    expect([status, erro.detail]).toEqual([
      409,
      '1 linha mudou desde a conferência. Nada foi gravado. Confira outra vez.',
    ]);
    expect(await gravadas(nova)).toEqual([]);
    expect((await linhas(id, { estado: 'altera' }))[0]?.mudancas).toEqual([
      { rotulo: 'Razão social', antes: 'De outra pessoa', depois: 'Do arquivo' },
    ]);
    expect((await gravar(id)).status).toBe(200);
    expect((await gravadas(cnpj))[0]?.razao_social).toBe('Do arquivo');
  });

  test('AD-57 says so of a CNPJ that somebody registered meanwhile', async () => {
    const { id: cliente } = await criarCliente(banco, { nome: 'Corrida' });
    const cnpj = umCnpj();
    const { id } = await simular(
      csv(['CNPJ', 'Razão social', 'Cliente'], [cnpj, 'Uma', String(cliente)]),
    );
    await chamar(admin, empresasEndpoints.criar, {
      body: { cnpj, razao_social: 'Uma', cliente_id: cliente },
    });
    expect((await gravar(id)).erro.detail).toBe(
      '1 linha mudou desde a conferência. Nada foi gravado. Confira outra vez.',
    );
    expect((await gravar(id)).erro.detail).toBe('Não há nada a gravar.');
  });

  test('AD-57 does not change a head office that its branches would no longer fit', async () => {
    const { id: cliente, cnpj, empresa_id } = await criarCliente(banco);
    await chamar(admin, empresasEndpoints.criar, {
      body: {
        cnpj: umCnpj(cnpj.slice(0, 8), 2),
        razao_social: 'Filial',
        tipo: 'filial',
        matriz_id: empresa_id,
        cliente_id: cliente,
      },
    });
    const feita = await simular(csv(['CNPJ', 'Tipo'], [cnpj, 'coligada']));
    expect(feita.linhas[0]?.problemas).toEqual([
      { coluna: 'Tipo', mensagem: 'Há 1 filial desta matriz. Mude ou exclua a filial antes.' },
    ]);
  });
});

test('AD-57 what was sent may be discarded; what it wrote stays', async () => {
  const { id: cliente } = await criarCliente(banco);
  const cnpj = umCnpj();
  const { id } = await simular(
    csv(['CNPJ', 'Razão social', 'Cliente'], [cnpj, 'Fica', String(cliente)]),
  );
  await gravar(id);
  expect((await chamar(admin, e.excluir, { params: { id } })).status).toBe(200);
  expect((await chamar(admin, e.ler, { params: { id } })).status).toBe(404);
  expect(await gravadas(cnpj)).toHaveLength(1);
});
