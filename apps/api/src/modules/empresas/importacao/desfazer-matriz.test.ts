import { importacaoDeEmpresasEndpoints as e } from '@dominio/contrato/empresas-importacao';
import type { EmpresaRecusada } from '@dominio/contrato/empresas-mover';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { criarCliente, umCnpj } from '../../../../test/factories/clientes.ts';
import { csv, montarImportacao } from '../../../../test/importacao-de-empresas.apoio.ts';
import { empresas } from '../../clientes/clientes.tables.ts';

const { banco, chamar, admin, gravar, simular } = await montarImportacao();

const desfazer = (id: number) => chamar(admin, e.desfazer, { params: { id } });
type Nova = typeof empresas.$inferInsert;
async function criar(dados: Nova) {
  const [linha] = await banco.insert(empresas).values(dados).returning();
  if (!linha) throw new Error('empresa não gravada');
  return linha;
}
const ler = async (id: number) =>
  (await banco.select().from(empresas).where(eq(empresas.id, id)))[0];
const mudar = (id: number, para: Partial<Nova>) =>
  banco.update(empresas).set(para).where(eq(empresas.id, id));
async function gravada(...linhas: string[][]) {
  const { id } = await simular(csv(['CNPJ', 'Razão social', 'Cliente', 'Tipo'], ...linhas));
  expect((await gravar(id)).corpo).toMatchObject({ etapa: 'gravada', acoes: { desfazer: true } });
  return id;
}

describe('a branch that an import took from its head office', () => {
  /** A sheet that has a branch be a company beside others. */
  async function solta() {
    const { id: cliente_id } = await criarCliente(banco);
    const sede = umCnpj();
    const matriz = await criar({ cliente_id, cnpj: sede, razao_social: 'Sede Ltda' });
    const filial = await criar({
      cliente_id,
      cnpj: umCnpj(sede.slice(0, 8), 2),
      razao_social: 'Filial Ltda',
      tipo: 'filial',
      matriz_id: matriz.id,
    });
    const id = await gravada([filial.cnpj, '', '', 'coligada']);
    expect(await ler(filial.id)).toMatchObject({ tipo: 'coligada', matriz_id: null });
    return { id, matriz, filial };
  }

  test('has it again', async () => {
    const { id, matriz, filial } = await solta();
    expect((await desfazer(id)).status).toBe(200);
    expect(await ler(filial.id)).toMatchObject({ tipo: 'filial', matriz_id: matriz.id });
  });

  test('has it again though it was closed meanwhile', async () => {
    const { id, matriz, filial } = await solta();
    await mudar(matriz.id, { status: 'baixada' });
    expect((await desfazer(id)).status).toBe(200);
    expect(await ler(filial.id)).toMatchObject({ matriz_id: matriz.id });
  });

  test.each([
    ['is gone', (id: number) => banco.delete(empresas).where(eq(empresas.id, id))],
    [
      'is of another client',
      async (id: number) => mudar(id, { cliente_id: (await criarCliente(banco)).id }),
    ],
    ['is no head office any more', (id: number) => mudar(id, { tipo: 'coligada' })],
  ])('is named where that one %s, and nothing comes back', async (_, acontecer) => {
    const { id, matriz, filial } = await solta();
    await acontecer(matriz.id);
    const { status, cru } = await desfazer(id);
    expect(status).toBe(409);
    expect((cru.json() as { recusas?: EmpresaRecusada[] }).recusas).toEqual([
      {
        empresa_id: filial.id,
        razao_social: 'Filial Ltda',
        motivo: 'A matriz deve ser uma empresa matriz do mesmo cliente.',
      },
    ]);
    expect(await ler(filial.id)).toMatchObject({ tipo: 'coligada', matriz_id: null });
  });
});

describe('head offices and branches of one import', () => {
  test('a company that it had be a branch of a head office it created does not hold that one', async () => {
    const { id: cliente_id } = await criarCliente(banco);
    const sede = umCnpj();
    const cnpj = umCnpj(sede.slice(0, 8), 2);
    const antiga = await criar({ cliente_id, cnpj, razao_social: 'Antiga SA', tipo: 'coligada' });
    const id = await gravada(
      [sede, 'Sede Ltda', String(cliente_id), 'matriz'],
      [cnpj, '', '', 'filial'],
    );
    expect(await ler(antiga.id)).toMatchObject({ tipo: 'filial', matriz_id: expect.any(Number) });
    expect((await desfazer(id)).status).toBe(200);
    expect(await ler(antiga.id)).toMatchObject({ tipo: 'coligada', matriz_id: null });
    expect(await banco.$count(empresas, eq(empresas.cnpj, sede))).toBe(0);
  });

  test('a company that it had be a head office goes back, with the branches that it created gone', async () => {
    const { id: cliente_id } = await criarCliente(banco);
    const cnpj = umCnpj();
    const filial = umCnpj(cnpj.slice(0, 8), 2);
    const antiga = await criar({ cliente_id, cnpj, razao_social: 'Antiga SA', tipo: 'coligada' });
    const id = await gravada(
      [cnpj, '', '', 'matriz'],
      [filial, 'Filial Ltda', String(cliente_id), 'filial'],
    );
    expect(await ler(antiga.id)).toMatchObject({ tipo: 'matriz' });
    expect((await desfazer(id)).status).toBe(200);
    expect(await ler(antiga.id)).toMatchObject({ tipo: 'coligada' });
    expect(await banco.$count(empresas, eq(empresas.cnpj, filial))).toBe(0);
  });

  test('branches of others hold a company that would no longer be their head office', async () => {
    const { id: cliente_id } = await criarCliente(banco);
    const cnpj = umCnpj();
    const antiga = await criar({ cliente_id, cnpj, razao_social: 'Antiga SA', tipo: 'coligada' });
    const id = await gravada([cnpj, '', '', 'matriz']);
    await criar({
      cliente_id,
      cnpj: umCnpj(cnpj.slice(0, 8), 3),
      razao_social: 'Outra Ltda',
      tipo: 'filial',
      matriz_id: antiga.id,
    });
    const { status, erro } = await desfazer(id);
    expect([status, erro.detail]).toEqual([
      409,
      'Antiga SA: Há 1 filial desta matriz. Mude ou exclua a filial antes. A importação já não pode ser desfeita.',
    ]);
  });
});
