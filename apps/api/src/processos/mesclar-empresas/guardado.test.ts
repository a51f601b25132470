import { empresasEndpoints } from '@dominio/contrato/empresas';
import { mesclarEmpresasEndpoints as e } from '@dominio/contrato/empresas-mesclar';
import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cruzar } from '../../../test/corridas.ts';
import { criarCliente, umCnpj } from '../../../test/factories/clientes.ts';
import { criarEmpresa } from '../../../test/factories/empresas.ts';
import { duasFichas, estadoDasEmpresas } from '../../../test/mesclar-empresas.apoio.ts';
import { clientes, empresas } from '../../modules/clientes/clientes.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import { empresaMudancas } from '../../modules/empresas/mudancas.tables.ts';
import { arquivosSemDono } from '../../platform/arquivos/arquivos.tables.ts';

const { banco, chamar, administrador } = await montarApp();
const { token } = await administrador();

const mesclar = (fica_id: number, sai_id: number) =>
  chamar(token, e.mesclar, { body: { fica_id, sai_id, da_outra: [], simular: false } });
const separar = (id: number) => chamar(token, e.separar, { params: { id } });

const CPF = '52998224725';
/** The joinings that hold the CPF of this partner. */
const comCpf = () =>
  banco.$count(empresaMudancas, sql`${empresaMudancas.estado}::text like ${`%${CPF}%`}`);

describe('what a joining keeps of partners', () => {
  test('is there until the companies are two again', async () => {
    const { fica, sai } = await duasFichas(banco);
    await mesclar(fica, sai);
    expect(await comCpf()).toBe(1);
    await separar(sai);
    expect(await comCpf()).toBe(0);
  });

  test('goes with the company, and the logo that it alone named is left to the cleaning', async () => {
    const { fica, sai, cliente_id } = await duasFichas(banco);
    await mesclar(fica, sai);
    await banco.delete(contratos).where(eq(contratos.empresa_id, fica));
    const excluida = await chamar(token, empresasEndpoints.excluir, { params: { id: fica } });
    expect(excluida.status).toBe(200);
    expect(await comCpf()).toBe(0);
    const logo = eq(arquivosSemDono.chave, `logos/${cliente_id}.webp`);
    expect(await banco.$count(arquivosSemDono, logo)).toBe(1);
  });

  test('goes with the client', async () => {
    const { fica, sai, cliente_id } = await duasFichas(banco);
    await mesclar(fica, sai);
    await banco.delete(contratos).where(eq(contratos.cliente_id, cliente_id));
    await banco.delete(clientes).where(eq(clientes.id, cliente_id));
    expect(await comCpf()).toBe(0);
  });

  test('stays while its company is itself part of another, and comes back with it', async () => {
    const { fica, sai, cliente_id } = await duasFichas(banco);
    const terceira = await criarEmpresa(banco, cliente_id, { razao_social: 'Terceira Ltda' });
    const antes = await estadoDasEmpresas(banco, cliente_id);
    await mesclar(fica, sai);
    await mesclar(terceira.id, fica);
    expect((await separar(sai)).status).toBe(404);
    expect((await separar(fica)).status).toBe(200);
    const guardadas = await banco
      .select({ empresa_id: empresaMudancas.empresa_id })
      .from(empresaMudancas)
      .where(sql`${empresaMudancas.empresa_id} in (${fica}, ${terceira.id})`)
      .orderBy(asc(empresaMudancas.id));
    expect(guardadas).toEqual([{ empresa_id: fica }, { empresa_id: terceira.id }]);
    expect((await separar(sai)).status).toBe(200);
    expect(await estadoDasEmpresas(banco, cliente_id)).toEqual(antes);
  });
});

test('what it took to undo a move is gone a day after', async () => {
  const { limpezaDasMudancas } = await import('../../modules/empresas/mudancas.jobs.ts');
  const { id: cliente } = await criarCliente(banco);
  const em = (feita_em: string) => ({
    tipo: 'cliente' as const,
    estado: { cliente },
    feita_em: new Date(feita_em),
  });
  await banco
    .insert(empresaMudancas)
    .values([em('2026-03-04T11:59:59Z'), em('2026-03-04T12:00:01Z')]);
  const agora = () => new Date('2026-03-05T12:00:00Z');
  await limpezaDasMudancas.fazer({ banco, agora } as never, {} as never);
  expect(
    await banco
      .select({ feita_em: empresaMudancas.feita_em })
      .from(empresaMudancas)
      .where(eq(empresaMudancas.tipo, 'cliente')),
  ).toEqual([{ feita_em: new Date('2026-03-04T12:00:01Z') }]);
});

test('a branch of since the joining is not left without its head office', async () => {
  const { fica, sai, cliente_id, cnpj } = await duasFichas(banco);
  const body = { fica_id: fica, sai_id: sai, da_outra: ['cnpj' as const], simular: false };
  await chamar(token, e.mesclar, { body });
  const filial = { tipo: 'filial', matriz_id: fica, razao_social: 'Filial Nova Ltda' } as const;
  const { id } = await criarEmpresa(banco, cliente_id, {
    ...filial,
    cnpj: umCnpj(cnpj.slice(0, 8), 2),
  });
  const antes = await estadoDasEmpresas(banco, cliente_id);
  const { status, erro } = await separar(sai);
  expect([status, erro.detail]).toEqual([409, expect.stringMatching(/^A filial Filial Nova Ltda/)]);
  expect(await estadoDasEmpresas(banco, cliente_id)).toEqual(antes);
  await banco.delete(empresas).where(eq(empresas.id, id));
  expect((await separar(sai)).status).toBe(200);
});

test('a separation holds its company before its joining, as another one to the same company does', async () => {
  const { fica, sai } = await duasFichas(banco);
  await mesclar(fica, sai);
  const { status } = await cruzar(banco, {
    segura: (outra) => outra.query('select 1 from empresas where id = $1 for update', [fica]),
    chamada: () => separar(sai),
    depois: (outra) =>
      outra.query('update empresa_mudancas set empresa_id = empresa_id where empresa_id = $1', [
        fica,
      ]),
  });
  expect(status).toBe(200);
});
