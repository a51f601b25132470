import { contasBancariasEndpoints as e } from '@dominio/contrato/contas-bancarias';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cruzar } from '../../../test/corridas.ts';
import { criarCliente, umCnpj } from '../../../test/factories/clientes.ts';
import { criarContaBancaria } from '../../../test/factories/contas-bancarias.ts';
import { empresas } from '../clientes/clientes.tables.ts';

const { banco, chamar, administrador } = await montarApp();
const { token } = await administrador();
const { id: cliente_id } = await criarCliente(banco);

async function criarEmpresa(): Promise<number> {
  const [linha] = await banco
    .insert(empresas)
    .values({ cliente_id, cnpj: umCnpj(), razao_social: 'Filial Ltda' })
    .returning();
  return linha?.id ?? 0;
}

/** A call during which a company is deleted, as the product deletes one: held first, then gone. */
const enquantoSome = <T>(empresa_id: number, chamada: () => Promise<T>) =>
  cruzar(banco, {
    segura: (outra) => outra.query('select 1 from empresas where id = $1 for update', [empresa_id]),
    chamada,
    depois: (outra) => outra.query('delete from empresas where id = $1', [empresa_id]),
  });

const RECUSA = [422, [{ campo: 'empresa_id', mensagem: 'Escolha uma empresa deste cliente.' }]];

test('a new account of a company that is deleted meanwhile is refused', async () => {
  const empresa_id = await criarEmpresa();
  const body = { cliente_id, empresa_id, tipo: 'caixa', apelido: 'Caixa' } as const;
  const { status, erro } = await enquantoSome(empresa_id, () => chamar(token, e.criar, { body }));
  expect([status, erro.campos]).toEqual(RECUSA);
});

test('so is one that has the company already, and neither waits for the other', async () => {
  const empresa_id = await criarEmpresa();
  const { id } = await criarContaBancaria(banco, { cliente_id, empresa_id });
  const { status, erro } = await enquantoSome(empresa_id, () =>
    chamar(token, e.atualizar, { params: { id }, body: { empresa_id } }),
  );
  expect([status, erro.campos]).toEqual(RECUSA);
  expect((await chamar(token, e.ler, { params: { id } })).corpo.empresa_id).toBeNull();
});
