import { empresasEndpoints as e } from '@dominio/contrato/empresas';
import { atendimentoDasEmpresasEndpoints as a } from '@dominio/contrato/empresas-atendimento';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarEmpresas } from '../../../test/empresas.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarRegimes } from '../../../test/factories/regimes.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { empresas } from '../clientes/clientes.tables.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { timeClientes, times } from '../times/times.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

const { banco, chamar, time, pessoa, admin, gestor, consultor } = await montarEmpresas();
const padaria = await criarCliente(banco, { nome: 'Padaria São João' });
const mercado = await criarCliente(banco, { nome: 'Mercado Boreal' });
const dora = await criarUsuario(banco, { nome: 'Dora Contratada' });
const ana = await criarUsuario(banco, { nome: 'Ana Vinculada' });
await vincularCliente(banco, pessoa.id, padaria.id);
await vincularCliente(banco, ana.id, padaria.id);
await banco.insert(timeClientes).values({ time_id: time.id, cliente_id: mercado.id });
await banco
  .update(contratos)
  .set({ status_contrato: 'ATIVO', responsavel_id: dora.id, empresa_id: null })
  .where(eq(contratos.id, padaria.contrato_id));
await banco
  .update(contratos)
  .set({ status_contrato: 'ENCERRADO', responsavel_id: dora.id })
  .where(eq(contratos.id, mercado.contrato_id));

const ler = async (id: number, token = admin) =>
  (await chamar(token, e.ler, { params: { id } })).corpo;
const achadas = async (query: object, token = admin) =>
  (await chamar(token, e.listar, { query })).corpo.empresas.map(({ id }) => id);
const nomes = (todos: readonly { nome: string }[]) => todos.map(({ nome }) => nome);

describe('#57 the row of a company', () => {
  test('has the contract in force that covers it and who answers for it, by contract and by link', async () => {
    const uma = await ler(padaria.empresa_id);
    expect(uma.contratos_em_vigor.map(({ id }) => id)).toEqual([padaria.contrato_id]);
    expect(nomes(uma.responsaveis)).toEqual(
      expect.arrayContaining(['Ana Vinculada', 'Dora Contratada']),
    );
    const { corpo } = await chamar(admin, e.listar, { query: { cliente_id: padaria.id } });
    expect(corpo.empresas).toEqual([uma]);
  });

  test('has nothing of a contract that has ended, nor of one that names another company', async () => {
    const uma = await ler(mercado.empresa_id);
    expect([uma.contratos_em_vigor, uma.responsaveis, nomes(uma.times)]).toEqual([
      [],
      [],
      [time.nome],
    ]);
    const [outra] = await banco
      .insert(empresas)
      .values({ cliente_id: padaria.id, cnpj: '11222333000181', razao_social: 'Outra Ltda' })
      .returning({ id: empresas.id });
    if (!outra) throw new Error('sem empresa');
    const nomear = (empresa_id: number | null) =>
      banco.update(contratos).set({ empresa_id }).where(eq(contratos.id, padaria.contrato_id));
    await nomear(padaria.empresa_id);
    expect((await ler(outra.id)).contratos_em_vigor).toEqual([]);
    expect(await achadas({ responsavel_id: dora.id })).toEqual([padaria.empresa_id]);
    await nomear(null);
    await banco.delete(empresas).where(eq(empresas.id, outra.id));
  });

  test('counts what of the register is there', async () => {
    const percentual = async () => (await ler(mercado.empresa_id)).cadastro_percentual;
    await banco
      .update(empresas)
      .set({ cnae_principal: null, logradouro: null })
      .where(eq(empresas.id, mercado.empresa_id));
    expect(await percentual()).toBe(0);
    await criarRegimes(banco, mercado.empresa_id, [['lucro_real', '2020-01-01']]);
    expect(await percentual()).toBe(25);
    await banco
      .update(empresas)
      .set({
        cnae_principal: '1091102',
        logradouro: 'Rua A',
        cep: '01310100',
        municipio: 'Santos',
        uf: 'SP',
      })
      .where(eq(empresas.id, mercado.empresa_id));
    expect(await percentual()).toBe(75);
  });
});

describe('the filters by who serves', () => {
  test('find the companies whose row names the person or the team', async () => {
    expect(await achadas({ responsavel_id: dora.id })).toEqual([padaria.empresa_id]);
    expect(await achadas({ responsavel_id: ana.id })).toEqual([padaria.empresa_id]);
    expect(await achadas({ time_id: time.id })).toEqual([mercado.empresa_id]);
    expect(await achadas({ responsavel_id: 987_654 })).toEqual([]);
  });

  test('stay within the scope, as their choices do', async () => {
    expect(await achadas({ time_id: time.id }, consultor)).toEqual([]);
    expect(await achadas({ responsavel_id: ana.id }, gestor)).toEqual([]);
    const doGestor = (await chamar(gestor, a.quemAtende, {})).corpo;
    expect([nomes(doGestor.responsaveis), nomes(doGestor.times)]).toEqual([[], [time.nome]]);
    const daPessoa = (await chamar(consultor, a.quemAtende, {})).corpo;
    expect(nomes(daPessoa.responsaveis)).toContain('Ana Vinculada');
    expect(daPessoa.times).toEqual([]);
  });

  test('name nobody who is suspended and no team out of use', async () => {
    await banco.update(usuarios).set({ situacao: 'suspenso' }).where(eq(usuarios.id, ana.id));
    await banco.update(times).set({ ativo: false }).where(eq(times.id, time.id));
    const { corpo } = await chamar(admin, a.quemAtende, {});
    expect(nomes(corpo.responsaveis)).not.toContain('Ana Vinculada');
    expect(corpo.times).toEqual([]);
    expect(await achadas({ responsavel_id: ana.id })).toEqual([]);
    expect(nomes((await ler(padaria.empresa_id)).responsaveis)).not.toContain('Ana Vinculada');
  });
});
