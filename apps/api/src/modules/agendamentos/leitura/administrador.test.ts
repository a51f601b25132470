import { agendamentosEndpoints as e } from '@dominio/contrato/agendamentos';
import { instanteCivil } from '@dominio/contrato/datas';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarAgendamento } from '../../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';

const { banco, chamar, pessoa, administrador } = await montarApp();

const em = (dia: string, hora: string) => instanteCivil(dia, `${hora}:00`);
const ids = ({ agendamentos }: { agendamentos: { id: number }[] }) =>
  agendamentos.map(({ id }) => id);
const lido = (token: string, id: number) => chamar(token, e.ler, { params: { id } });

describe('an administrator', () => {
  const leituras = (usuarioId: number) =>
    banco.select().from(auditoriaEventos).where(eq(auditoriaEventos.usuario_id, usuarioId));

  test('reads everybody’s appointments; each such request leaves one audit entry', async () => {
    const adm = await administrador();
    const { id, criado_por } = await criarAgendamento(banco);
    await criarAgendamento(banco, { criado_por });
    expect((await lido(adm.token, id)).status).toBe(200);
    const lista = await chamar(adm.token, e.listar, { query: { participante_id: criado_por } });
    expect(lista.corpo.total).toBe(2);
    expect(await leituras(adm.id)).toMatchObject([
      { acao: 'agendamentos.lidos_como_administrador', objeto_tipo: 'agendamento', objeto_id: id },
      {
        acao: 'agendamentos.lidos_como_administrador',
        depois: { participante_id: criado_por, lidos: 2 },
      },
    ]);
  });

  test('who is shown one by a write without effect leaves an entry too, a member none', async () => {
    const adm = await administrador();
    const eu = await pessoa();
    const { id } = await criarAgendamento(banco, { criado_por: eu.id, participantes: [] });
    const params = { id };
    const gravarNada = async (token: string) => [
      (await chamar(token, e.atualizar, { params, body: {} })).status,
      (await chamar(token, e.atualizar, { params, body: { titulo: 'Outro', versao: 9 } })).status,
      (await chamar(token, e.mudarStatus, { params, body: { status: 'CANCELADO', versao: 9 } }))
        .status,
      (await chamar(token, e.restaurar, { params })).status,
    ];
    expect(await gravarNada(adm.token)).toEqual([200, 409, 409, 200]);
    const entrada = { acao: 'agendamentos.lidos_como_administrador', objeto_id: id };
    expect(await leituras(adm.id)).toMatchObject(Array(4).fill(entrada));
    expect(await gravarNada(eu.token)).toEqual([200, 409, 409, 200]);
    expect(await leituras(eu.id)).toEqual([]);
  });

  test('who filters by no person, client or period reads the whole firm’s around today', async () => {
    const adm = await administrador();
    const { id } = await criarAgendamento(banco);
    const longe = await criarAgendamento(banco, { data_hora_inicio: em('2020-03-02', '09:00') });
    const achados = async (query: object) =>
      ids((await chamar(adm.token, e.listar, { query: { limit: 200, ...query } })).corpo);
    expect(await achados({})).toContain(id);
    expect(await achados({})).not.toContain(longe.id);
    expect(await achados({ data_inicio: '2020-03-01' })).toEqual([longe.id]);
    expect(await achados({ criado_por: longe.criado_por })).toEqual([longe.id]);
  });

  test('reads appointments of their own, the next ones and a client’s included, without an audit entry', async () => {
    const adm = await administrador();
    const { id: cliente_id } = await criarCliente(banco);
    const { id, criado_por } = await criarAgendamento(banco, {
      cliente_id,
      participantes: [adm.id],
    });
    await criarAgendamento(banco, { cliente_id, criado_por });
    expect((await lido(adm.token, id)).status).toBe(200);
    expect(ids((await chamar(adm.token, e.proximos, {})).corpo)).toEqual([id]);
    const query = { cliente_id, participante_id: adm.id };
    expect(ids((await chamar(adm.token, e.listar, { query })).corpo)).toEqual([id]);
    expect(await leituras(adm.id)).toEqual([]);
  });

  test('sees others’ private appointments as busy time alone', async () => {
    const adm = await administrador();
    const cliente = await criarCliente(banco);
    const { id, criado_por, data_hora_inicio } = await criarAgendamento(banco, {
      titulo: 'Segredo',
      descricao: 'sigiloso',
      privado: true,
      cliente_id: cliente.id,
      prioridade: 'URGENTE',
    });
    const { corpo } = await lido(adm.token, id);
    expect(corpo).toMatchObject({
      titulo: 'Ocupado',
      ocupado: true,
      descricao: null,
      data_hora_inicio: data_hora_inicio.toISOString(),
      prioridade: 'NORMAL',
      participantes: [],
      criado_por: 0,
      criador: { id: 0, nome: '' },
      cliente: null,
      tipo_agendamento: null,
    });
    expect(Object.values(corpo.acoes)).not.toContain(true);
    const detalhes = await chamar(adm.token, e.detalhes, { params: { id } });
    expect(detalhes.corpo).toMatchObject({
      ocupado: true,
      historico: [],
      reagendado_para_id: null,
    });
    const achados = async (query: object) =>
      ids((await chamar(adm.token, e.listar, { query })).corpo);
    expect(await achados({ participante_id: criado_por })).toEqual([id]);
    for (const filtro of [
      { texto: 'segredo' },
      { cliente_id: cliente.id },
      { prioridade: 'URGENTE' },
      { sem_tipo: 'true' },
      { criado_por },
    ]) {
      expect(await achados({ participante_id: criado_por, ...filtro })).toEqual([]);
    }
  });
});
