import { dadosDaAreaDoClienteEndpoints as e } from '@dominio/contrato/area-cliente-dados';
import { mascararConta } from '@dominio/contrato/contas-bancarias-campos';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { criarContaBancaria } from '../../../../test/factories/contas-bancarias.ts';
import { criarContato } from '../../../../test/factories/contatos.ts';
import { criarEmpresa } from '../../../../test/factories/empresas.ts';
import { criarServico } from '../../../../test/factories/servicos.ts';
import { criarSocios, umSocio } from '../../../../test/factories/socios.ts';
import { criarAdministrador, criarUsuarioDeCliente } from '../../../../test/factories/usuarios.ts';
import { clientes } from '../../clientes/clientes.tables.ts';
import { contratoServicos, contratos } from '../../contratos/contratos.tables.ts';
import { empresaRegimes } from '../../empresas/regimes.tables.ts';

const { banco, entrar, chamar } = await montarApp();

async function daEmpresa() {
  const cliente = await criarCliente(banco, { nome: 'Padaria Aurora' });
  const { id } = await criarUsuarioDeCliente(banco, { client_id: cliente.id });
  const token = await entrar(id);
  return { cliente, ler: async () => (await chamar(token, e.ler)).corpo };
}

describe('what a client’s people see of their register', () => {
  test('is the record, without what the staff notes for itself', async () => {
    const { cliente, ler } = await daEmpresa();
    await banco
      .update(clientes)
      .set({
        site: 'https://aurora.com.br',
        numero_funcionarios: 12,
        particularidades: 'paga sempre atrasado',
        curva: 'C',
        tags: ['difícil'],
      })
      .where(eq(clientes.id, cliente.id));
    const dados = await ler();
    expect(dados.cliente).toMatchObject({
      nome: 'Padaria Aurora',
      site: 'https://aurora.com.br',
      numero_funcionarios: 12,
    });
    expect(JSON.stringify(dados)).not.toMatch(/atrasado|difícil|curva|particularidades/);
  });

  test('is each company with its regime and partners, whose CPFs are masked; head offices come first', async () => {
    const { cliente, ler } = await daEmpresa();
    const filial = await criarEmpresa(banco, cliente.id, {
      razao_social: 'A filial',
      tipo: 'filial',
      status_motivo: 'segredo da equipe',
    });
    await banco
      .insert(empresaRegimes)
      .values({ empresa_id: cliente.empresa_id, regime: 'simples_nacional', desde: '2020-01-01' });
    await criarSocios(banco, cliente.empresa_id, [
      umSocio({ nome: 'Ana Prado' }),
      umSocio({ nome: 'Quem saiu', ate: '2024-01-01' }),
    ]);
    const dados = await ler();
    expect(dados.empresas.map(({ id }) => id)).toEqual([cliente.empresa_id, filial.id]);
    expect(dados.empresas[0]).toMatchObject({
      cnpj: cliente.cnpj,
      regime_atual: { regime: 'simples_nacional', desde: '2020-01-01' },
      socios: [{ nome: 'Ana Prado', cpf_cnpj: '***.982.247-**' }],
    });
    expect(dados.empresas[0]?.socios).toHaveLength(1);
    expect(JSON.stringify(dados)).not.toMatch(/52998224725|segredo/);
  });

  test('is the contacts who are there, without what is thought of them', async () => {
    const { cliente, ler } = await daEmpresa();
    const dados = {
      cliente_id: cliente.id,
      influencia: 'resistente',
      observacoes: 'oculto',
    } as const;
    await criarContato(banco, { ...dados, nome: 'Bia', papeis: ['financeiro'] });
    await criarContato(banco, { ...dados, nome: 'Saiu', saiu_em: '2026-01-02' });
    const lidos = await ler();
    expect(lidos.contatos.map(({ nome, papeis }) => [nome, papeis])).toEqual([
      ['Bia', ['financeiro']],
    ]);
    expect(JSON.stringify(lidos)).not.toMatch(/resistente|oculto/);
  });

  test('is the accounts in use, with the end of their numbers alone and no balance', async () => {
    const { cliente, ler } = await daEmpresa();
    await criarContaBancaria(banco, {
      cliente_id: cliente.id,
      apelido: null,
      nome: 'Itaú · 1234 / 87654321-0',
      conta: '87654321',
      saldo_inicial_centavos: 777_001,
      chaves_pix: ['aurora@pix.com.br'],
    });
    await criarContaBancaria(banco, { cliente_id: cliente.id, encerrada_em: '2026-01-01' });
    const { contas_bancarias } = await ler();
    expect(contas_bancarias).toHaveLength(1);
    expect(contas_bancarias[0]).toMatchObject({ agencia: '1234', conta_mascarada: '••••4321' });
    expect(JSON.stringify(contas_bancarias)).not.toMatch(/87654321|777001|pix/);
  });

  test('is the contracts that are no drafts, with their services and without amounts', async () => {
    const { cliente, ler } = await daEmpresa();
    const folha = await criarServico(banco, { nome: 'Folha de pagamento' });
    await banco
      .update(contratos)
      .set({ valor_mensal_centavos: 123_456 })
      .where(eq(contratos.id, cliente.contrato_id));
    await banco.insert(contratoServicos).values({
      contrato_id: cliente.contrato_id,
      servico_id: folha.id,
      ordem: 0,
      valor_centavos: 98_765,
    });
    await banco.insert(contratos).values({ cliente_id: cliente.id, numero_contrato: 'RASC-1' });
    const dados = await ler();
    expect(dados.contratos.map(({ id, servicos }) => [id, servicos])).toEqual([
      [cliente.contrato_id, ['Folha de pagamento']],
    ]);
    expect(JSON.stringify(dados)).not.toMatch(/123456|98765|RASC/);
  });

  test('is nothing of another client, and nothing at all for the staff', async () => {
    const { ler } = await daEmpresa();
    const outro = await criarCliente(banco, { nome: 'Outra firma' });
    await criarContato(banco, { cliente_id: outro.id, nome: 'Alheio' });
    await criarContaBancaria(banco, { cliente_id: outro.id, apelido: 'Alheia' });
    expect(JSON.stringify(await ler())).not.toMatch(/Outra firma|Alhei/);
    const { id } = await criarAdministrador(banco);
    const { corpo } = await chamar(await entrar(id), e.ler);
    expect(corpo).toEqual({
      cliente: null,
      empresas: [],
      contatos: [],
      contas_bancarias: [],
      contratos: [],
    });
  });
});

test.each([
  ['87654321', '••••4321'],
  ['4321', '••••'],
  ['9', '••••'],
])('of the number %s is told %s', (conta, dito) => {
  expect(mascararConta(conta)).toBe(dito);
});
