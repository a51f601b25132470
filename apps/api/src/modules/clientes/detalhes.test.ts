import { clientesEndpoints } from '@dominio/contrato/clientes';
import { reunioesDeClientesEndpoints } from '@dominio/contrato/clientes-reunioes';
import { dataCivil } from '@dominio/contrato/datas';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { clientes, empresas } from './clientes.tables.ts';

const { banco, chamar, entrar, agora } = await montarApp();
const HORA_MS = 3_600_000;

async function umCliente() {
  const consultor = await criarUsuario(banco, { nome: 'Camila Duarte' });
  const cliente = await criarCliente(banco);
  await vincularCliente(banco, consultor.id, cliente.id);
  return { consultor, cliente, token: await entrar(consultor.id) };
}

const listar = async (token: string, detalhes = true) =>
  (await chamar(token, clientesEndpoints.listar, { query: detalhes ? { detalhes } : {} })).corpo
    .clientes[0];

test('a list tells them only where they are asked for', async () => {
  const { token } = await umCliente();
  expect(await listar(token, false)).not.toHaveProperty('responsavel_nome');
  expect(await listar(token)).toMatchObject({ responsavel_nome: 'Camila Duarte' });
});

test('who answers for a client is named by its contract first', async () => {
  const { cliente, token } = await umCliente();
  const outro = await criarUsuario(banco, { nome: 'Rafael Lima' });
  await banco
    .update(contratos)
    .set({ responsavel_id: outro.id })
    .where(eq(contratos.id, cliente.contrato_id));
  expect(await listar(token)).toMatchObject({ responsavel_nome: 'Rafael Lima' });
  await banco.update(usuarios).set({ situacao: 'desligado' }).where(eq(usuarios.id, outro.id));
  expect(await listar(token)).toMatchObject({ responsavel_nome: 'Camila Duarte' });
});

test('the town is that of the company shown', async () => {
  const { cliente, token } = await umCliente();
  await banco
    .update(empresas)
    .set({ municipio: 'Santos', uf: 'SP' })
    .where(eq(empresas.id, cliente.empresa_id));
  expect(await listar(token)).toMatchObject({ municipio: 'Santos', uf: 'SP' });
});

test('how it stands with the firm is told with the version under which that is changed', async () => {
  const { cliente, token } = await umCliente();
  await banco
    .update(clientes)
    .set({ situacao: 'aviso_previo', versao: 3 })
    .where(eq(clientes.id, cliente.id));
  expect(await listar(token)).toMatchObject({ situacao: 'aviso_previo', versao: 3 });
  expect(await listar(token, false)).not.toHaveProperty('situacao');
});

test('of the next meeting that is booked and not private the day is told', async () => {
  const { cliente, token } = await umCliente();
  const em = (horas: number) => new Date(Date.now() + horas * HORA_MS);
  const daqui = (horas: number, dados = {}) =>
    criarAgendamento(banco, { cliente_id: cliente.id, data_hora_inicio: em(horas), ...dados });
  await daqui(-30);
  await daqui(30, { privado: true });
  await daqui(31, { status: 'CANCELADO' });
  await daqui(32, { excluido_em: new Date() });
  const proxima = await daqui(33);
  await daqui(34);
  const dia = dataCivil(proxima.data_hora_inicio);
  expect(await listar(token)).toMatchObject({ proxima_reuniao: dia });
});

test('of the meetings of whoever holds them the days of the last and the next are told', async () => {
  const { cliente, token } = await umCliente();
  const ler = async (quem: string, id = cliente.id) =>
    chamar(quem, reunioesDeClientesEndpoints.ler, { params: { id } });
  expect((await ler(token)).corpo).toEqual({ ultima: null, proxima: null });
  const em = (horas: number) => new Date(agora().getTime() + horas * HORA_MS);
  const daqui = (horas: number, dados = {}) =>
    criarAgendamento(banco, { cliente_id: cliente.id, data_hora_inicio: em(horas), ...dados });
  await daqui(-200, { status: 'FINALIZADO' });
  const ultima = await daqui(-100, { status: 'FINALIZADO' });
  await daqui(-90, { status: 'NO_SHOW' });
  await daqui(-80, { status: 'CANCELADO' });
  await daqui(-70, { privado: true });
  await daqui(60, { privado: true });
  await daqui(70, { excluido_em: agora() });
  const proxima = await daqui(80);
  await daqui(200);
  expect((await ler(token)).corpo).toEqual({
    ultima: dataCivil(ultima.data_hora_inicio),
    proxima: dataCivil(proxima.data_hora_inicio),
  });
  const outro = await umCliente();
  expect((await ler(outro.token)).status).toBe(404);
});
