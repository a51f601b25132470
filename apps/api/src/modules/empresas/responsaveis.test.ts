import { empresasEndpoints as e } from '@dominio/contrato/empresas';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarEmpresas } from '../../../test/empresas.apoio.ts';
import { criarCliente, umCnpj } from '../../../test/factories/clientes.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { empresas } from '../clientes/clientes.tables.ts';
import { contratos } from '../contratos/contratos.tables.ts';

const { banco, chamar, admin } = await montarEmpresas();
const dora = await criarUsuario(banco, { nome: 'Dora Contratada' });

const achadas = async (query: object) =>
  (await chamar(admin, e.listar, { query })).corpo.empresas.map(({ id }) => id).sort();
const mudarContrato = (id: number, campos: Partial<typeof contratos.$inferInsert>) =>
  banco.update(contratos).set(campos).where(eq(contratos.id, id));

test('the problem, the filter and the row of a company tell of the same people who answer for it', async () => {
  const vinculada = await criarCliente(banco, { nome: 'Por vínculo' });
  await vincularCliente(banco, dora.id, vinculada.id);
  const rascunho = await criarCliente(banco, { nome: 'Por um rascunho' });
  await mudarContrato(rascunho.contrato_id, {
    status_contrato: 'RASCUNHO',
    responsavel_id: dora.id,
  });
  const acabado = await criarCliente(banco, { nome: 'Por contrato que acabou' });
  await mudarContrato(acabado.contrato_id, {
    status_contrato: 'ENCERRADO',
    responsavel_id: dora.id,
  });
  const orfa = await criarCliente(banco, { nome: 'Órfã' });
  const convidada = await criarUsuario(banco, { situacao: 'convidado' });
  const aEspera = await criarCliente(banco, { nome: 'De quem ainda não entrou' });
  await vincularCliente(banco, convidada.id, aEspera.id);
  const deOutra = await criarCliente(banco, { nome: 'Por contrato de outra' });
  await mudarContrato(deOutra.contrato_id, {
    empresa_id: deOutra.empresa_id,
    responsavel_id: dora.id,
  });
  const [outra] = await banco
    .insert(empresas)
    .values({ cliente_id: deOutra.id, cnpj: umCnpj('55444333', 1), razao_social: 'Outra Ltda' })
    .returning({ id: empresas.id });
  if (!outra) throw new Error('sem empresa');

  const com = [vinculada, rascunho, deOutra].map(({ empresa_id }) => empresa_id).sort();
  const sem = [...[acabado, orfa, aEspera].map(({ empresa_id }) => empresa_id), outra.id].sort();
  const { empresas: linhas } = (await chamar(admin, e.listar, { query: {} })).corpo;
  const daLinha = (tem: boolean) =>
    linhas.flatMap(({ id, responsaveis }) => (responsaveis.length > 0 === tem ? [id] : [])).sort();
  expect([daLinha(true), daLinha(false)]).toEqual([com, sem]);
  expect(await achadas({ responsavel_id: dora.id })).toEqual(com);
  expect(await achadas({ qualidade: 'sem_responsavel' })).toEqual(sem);
});
