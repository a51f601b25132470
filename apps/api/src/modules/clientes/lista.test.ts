import { clientesEndpoints as e } from '@dominio/contrato/clientes';
import { atendimentoDeClientesEndpoints } from '@dominio/contrato/clientes-atendimento';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { criarTime, vincularCliente } from '../../../test/factories/usuarios.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { timeClientes } from '../times/times.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { clientes } from './clientes.tables.ts';

const { banco, chamar, pessoa, administrador, agora } = await montarApp();
const { token: admin } = await administrador();
const camila = await pessoa({ nome: 'Camila Duarte' });
const rafael = await pessoa({ nome: 'Rafael Lima' });
const fiscal = await criarTime(banco, { nome: 'Fiscal' });
const folha = await criarTime(banco, { nome: 'Folha' });

const a = await criarCliente(banco, { nome: 'Alfa' });
const b = await criarCliente(banco, { nome: 'Beta' });
const c = await criarCliente(banco, { nome: 'Gama' });
await vincularCliente(banco, camila.id, a.id);
await vincularCliente(banco, camila.id, b.id);
await banco
  .update(contratos)
  .set({ responsavel_id: rafael.id, time_id: folha.id })
  .where(eq(contratos.id, c.contrato_id));
await banco.insert(timeClientes).values({ time_id: fiscal.id, cliente_id: a.id });
await banco.insert(timeClientes).values({ time_id: fiscal.id, cliente_id: c.id });
await banco.update(clientes).set({ situacao: 'prospecto' }).where(eq(clientes.id, c.id));
await banco.update(clientes).set({ situacao: 'aviso_previo' }).where(eq(clientes.id, a.id));

const listar = async (query: object, token = admin) =>
  (await chamar(token, e.listar, { query: query as never })).corpo.clientes;
const nomes = async (query: object, token = admin) =>
  (await listar(query, token)).map(({ nome }) => nome);

test('it is narrowed to whom a person answers for, by a link or by the contract that counts', async () => {
  expect(await nomes({ responsavel_id: camila.id })).toEqual(['Alfa', 'Beta']);
  expect(await nomes({ responsavel_id: rafael.id })).toEqual(['Gama']);
  expect(await nomes({ responsavel_id: rafael.id }, camila.token)).toEqual([]);
});

test('a row tells the teams that have the client, and it is narrowed to one of them', async () => {
  expect((await listar({ detalhes: true })).map(({ times }) => times)).toEqual([
    ['Fiscal'],
    [],
    ['Fiscal', 'Folha'],
  ]);
  expect(await nomes({ time_id: fiscal.id })).toEqual(['Alfa', 'Gama']);
  expect(await nomes({ time_id: folha.id })).toEqual(['Gama']);
});

test('people and teams to narrow it to are those of clients in scope, who still work', async () => {
  const quem = async (token: string) => {
    const { corpo } = await chamar(token, atendimentoDeClientesEndpoints.quemAtende);
    return [corpo.responsaveis.map(({ nome }) => nome), corpo.times.map(({ nome }) => nome)];
  };
  expect(await quem(admin)).toEqual([
    ['Camila Duarte', 'Rafael Lima'],
    ['Fiscal', 'Folha'],
  ]);
  expect(await quem(camila.token)).toEqual([['Camila Duarte'], ['Fiscal']]);
  await banco.update(usuarios).set({ situacao: 'desligado' }).where(eq(usuarios.id, rafael.id));
  expect((await quem(admin))[0]).toEqual(['Camila Duarte']);
  expect(await nomes({ responsavel_id: rafael.id })).toEqual([]);
});

test('it is ordered by name and by situation, both ways', async () => {
  expect(await nomes({ direcao: 'desc' })).toEqual(['Gama', 'Beta', 'Alfa']);
  expect(await nomes({ ordenar: 'situacao' })).toEqual(['Gama', 'Beta', 'Alfa']);
  expect(await nomes({ ordenar: 'situacao', direcao: 'desc' })).toEqual(['Alfa', 'Beta', 'Gama']);
  expect(await nomes({ ordenar: 'situacao', limit: 1, page: 2 })).toEqual(['Beta']);
});

test('by the next meeting those without one stand last, and of one day the hour says nothing', async () => {
  const dia = somarDias(dataCivil(agora()), 5);
  const em = (cliente_id: number, hora: string, mais = {}) =>
    criarAgendamento(banco, {
      cliente_id,
      data_hora_inicio: new Date(`${dia}T${hora}:00-03:00`),
      ...mais,
    });
  await em(c.id, '09:00');
  await em(b.id, '15:00');
  await em(a.id, '08:00', { privado: true });
  expect(await nomes({ ordenar: 'proxima_reuniao' })).toEqual(['Beta', 'Gama', 'Alfa']);
  expect(await nomes({ ordenar: 'proxima_reuniao', direcao: 'desc' })).toEqual([
    'Beta',
    'Gama',
    'Alfa',
  ]);
  const semAgenda = await pessoa({ grupo_id: await criarGrupo(banco, ['clientes:visualizar']) });
  for (const { id } of [a, b]) await vincularCliente(banco, semAgenda.id, id);
  expect(await nomes({ ordenar: 'proxima_reuniao' }, semAgenda.token)).toEqual(['Alfa', 'Beta']);
});
