import { atendimentoDeClientesEndpoints as e } from '@dominio/contrato/clientes-atendimento';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import {
  criarTime,
  criarUsuario,
  criarUsuarioDeCliente,
} from '../../../test/factories/usuarios.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { timeClientes } from '../times/times.tables.ts';
import { usuarioClientes } from '../usuarios/usuarios.tables.ts';

const { banco, chamar, pessoa, administrador } = await montarApp();
const { token } = await administrador();

type Papel = (typeof usuarioClientes.$inferInsert)['papel'];
const vincular = async (cliente_id: number, nome: string, papel: Papel, dados = {}) => {
  const { id } = await criarUsuario(banco, { nome, ...dados });
  await banco.insert(usuarioClientes).values({ usuario_id: id, cliente_id, papel });
  return id;
};
const noContrato = (id: number | null, mudanca: Partial<typeof contratos.$inferInsert>) =>
  banco
    .update(contratos)
    .set(mudanca)
    .where(eq(contratos.id, id ?? 0));

const ler = async (id: number, quem = token) => {
  const { corpo } = await chamar(quem, e.ler, { params: { id } });
  return {
    pessoas: corpo.pessoas.map(({ nome, papel, no_contrato }) => [nome, papel, no_contrato]),
    times: corpo.times.map(({ nome }) => nome),
  };
};

test('whoever serves a client is named by every way that leads to it, once, who answers first', async () => {
  const cliente = await criarCliente(banco);
  await vincular(cliente.id, 'Ana Reis', 'revisor');
  await vincular(cliente.id, 'Bia Melo', 'apoio');
  await vincular(cliente.id, 'Caio Dias', 'responsavel');
  const dora = await vincular(cliente.id, 'Dora Luz', 'cs');
  const [linkado, contratado] = [
    await criarTime(banco, { nome: 'Fiscal' }),
    await criarTime(banco, { nome: 'Contábil' }),
  ];
  await banco.insert(timeClientes).values({ time_id: linkado.id, cliente_id: cliente.id });
  await noContrato(cliente.contrato_id, { responsavel_id: dora, time_id: contratado.id });
  expect(await ler(cliente.id)).toEqual({
    pessoas: [
      ['Dora Luz', 'cs', true],
      ['Caio Dias', 'responsavel', false],
      ['Bia Melo', 'apoio', false],
      ['Ana Reis', 'revisor', false],
    ],
    times: ['Contábil', 'Fiscal'],
  });
});

test('a contract names its responsible person without any link, until it ends', async () => {
  const cliente = await criarCliente(banco);
  const { id } = await criarUsuario(banco, { nome: 'Elis Prado' });
  await noContrato(cliente.contrato_id, { responsavel_id: id });
  expect(await ler(cliente.id)).toEqual({ pessoas: [['Elis Prado', null, true]], times: [] });
  await noContrato(cliente.contrato_id, { status_contrato: 'ENCERRADO' });
  expect(await ler(cliente.id)).toEqual({ pessoas: [], times: [] });
});

test('neither who left nor a team that is closed serves anybody', async () => {
  const cliente = await criarCliente(banco);
  await vincular(cliente.id, 'Fabio Nunes', 'responsavel', { situacao: 'desligado' });
  const { id: time_id } = await criarTime(banco, { ativo: false });
  await banco.insert(timeClientes).values({ time_id, cliente_id: cliente.id });
  expect(await ler(cliente.id)).toEqual({ pessoas: [], times: [] });
});

test('who may not see contracts learns nothing of them', async () => {
  const cliente = await criarCliente(banco);
  const vinculada = await vincular(cliente.id, 'Gil Torres', 'apoio');
  const { id: so } = await criarUsuario(banco, { nome: 'Hugo Sá' });
  const { id: time_id } = await criarTime(banco);
  await noContrato(cliente.contrato_id, { responsavel_id: so, time_id });
  const quem = await pessoa({
    grupo_id: await criarGrupo(banco, ['painel_cliente:visualizar']),
    nome: 'Iara Neri',
  });
  await banco.insert(usuarioClientes).values({ usuario_id: quem.id, cliente_id: cliente.id });
  const semContratos = await ler(cliente.id, quem.token);
  expect(semContratos.times).toEqual([]);
  expect(semContratos.pessoas.map(([nome, , noContrato]) => [nome, noContrato])).toEqual([
    ['Iara Neri', false],
    ['Gil Torres', false],
  ]);
  await noContrato(cliente.contrato_id, { responsavel_id: vinculada });
  expect((await ler(cliente.id, quem.token)).pessoas).toContainEqual([
    'Gil Torres',
    'apoio',
    false,
  ]);
  expect((await ler(cliente.id)).pessoas).toContainEqual(['Gil Torres', 'apoio', true]);
});

test('nobody of the client serves it, linked or named', async () => {
  const cliente = await criarCliente(banco);
  const { id } = await criarUsuarioDeCliente(banco, { client_id: cliente.id });
  await banco.insert(usuarioClientes).values({ usuario_id: id, cliente_id: cliente.id });
  await noContrato(cliente.contrato_id, { responsavel_id: id });
  expect((await ler(cliente.id)).pessoas).toEqual([]);
});
