import { contratosEndpoints as e } from '@dominio/contrato/contratos';
import type { PapelDoVinculo } from '@dominio/contrato/usuarios-acesso';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import { usuarioClientes } from '../usuarios/usuarios.tables.ts';

const { banco, chamar, administrador } = await montarApp();
const { token: admin } = await administrador();

const vincular = async (cliente_id: number, nome: string, papel: PapelDoVinculo, dados = {}) => {
  const { id } = await criarUsuario(banco, { nome, ...dados });
  await banco.insert(usuarioClientes).values({ usuario_id: id, cliente_id, papel });
  return id;
};
const doCliente = async (id: number) =>
  (await chamar(admin, e.ler, { params: { id } })).corpo.responsaveis_do_cliente;

test('a contract that names nobody has who answers for its client; one that does, has its own alone', async () => {
  const { id, contrato_id } = await criarCliente(banco);
  expect(await doCliente(contrato_id)).toEqual([]);
  await vincular(id, 'Caio Dias', 'responsavel');
  const apoio = await vincular(id, 'Alice Nery', 'apoio');
  await vincular(id, 'Bento Sá', 'responsavel', { situacao: 'desligado' });
  expect(await doCliente(contrato_id)).toEqual(['Caio Dias']);
  const { corpo } = await chamar(admin, e.atualizar, {
    params: { id: contrato_id },
    body: { responsavel_id: apoio },
  });
  expect([corpo.responsavel_nome, corpo.responsaveis_do_cliente]).toEqual(['Alice Nery', []]);
});
