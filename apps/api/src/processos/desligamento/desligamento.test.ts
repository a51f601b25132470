import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { cadastroDeUsuariosEndpoints as cadastro } from '@dominio/contrato/usuarios-cadastro';
import { vinculosDoUsuarioEndpoints as vinculos } from '@dominio/contrato/usuarios-vinculos';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarDesligamento } from '../../../test/desligamento.apoio.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { conceder } from '../../../test/factories/grupos.ts';
import {
  criarTime,
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import {
  agendamentoParticipantes,
  agendamentos,
} from '../../modules/agendamentos/agendamentos.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import { times } from '../../modules/times/times.tables.ts';
import { usuarioClientes } from '../../modules/usuarios/usuarios.tables.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';

const { banco, chamar, entrar, admin, token, desligar, situacaoDe } = await montarDesligamento();

const compromisso = async (id: number) =>
  (await banco.select().from(agendamentos).where(eq(agendamentos.id, id)))[0];
const membrosDe = async (id: number) =>
  banco
    .select()
    .from(agendamentoParticipantes)
    .where(eq(agendamentoParticipantes.agendamento_id, id))
    .orderBy(agendamentoParticipantes.usuario_id);

/** A person with an agenda, clients and a team, and a colleague who can take over. */
async function cena() {
  const sai = await criarUsuario(banco, { nome: 'Sara Que Sai' });
  const fica = await criarUsuario(banco, { nome: 'Ficar Fica' });
  const colega = await criarUsuario(banco);
  const cliente = await criarCliente(banco);
  await vincularCliente(banco, sai.id, cliente.id);
  await banco
    .update(contratos)
    .set({ responsavel_id: sai.id })
    .where(eq(contratos.cliente_id, cliente.id));
  const time = await criarTime(banco, { lider_id: sai.id });
  const dela = await criarAgendamento(banco, { criado_por: sai.id, participantes: [colega.id] });
  const deOutro = await criarAgendamento(banco, {
    criado_por: colega.id,
    participantes: [sai.id],
  });
  return { sai, fica, colega, cliente, time, dela, deOutro };
}

describe('AD-23 a departure hands over what the person has before the access ends:', () => {
  test('AD-23 a simulation answers all of it and changes nothing', async () => {
    const { sai, fica, cliente, time, dela } = await cena();
    await entrar(sai.id);
    const meu = await criarAgendamento(banco, {
      criado_por: fica.id,
      titulo: 'Já marcado',
      data_hora_inicio: dela.data_hora_inicio,
    });
    const { status, corpo } = await desligar(sai.id, { simular: true, transferir_para: fica.id });
    expect(status).toBe(200);
    expect(corpo).toMatchObject({
      simulado: true,
      agenda: { total: 2, transferir: 2, cancelar: 0, com_conflito: 2 },
      clientes: { total: 1, itens: [{ id: cliente.id, papel: 'responsavel' }] },
      contratos: { total: 1, itens: [{ id: cliente.contrato_id }] },
      times: { total: 1, itens: [{ id: time.id }] },
      sessoes: 1,
      sem_sucessor: [],
    });
    expect(corpo.agenda.itens[0]?.conflitos[0]?.titulo).toBe('Já marcado');
    expect(await situacaoDe(sai.id)).toBe('ativo');
    expect(await compromisso(dela.id)).toMatchObject({ criado_por: sai.id, versao: dela.versao });
    expect((await membrosDe(meu.id)).map(({ usuario_id }) => usuario_id)).toEqual([fica.id]);
  });

  test('AD-23 agenda, clients and teams go to the successor, sessions end, the past stays', async () => {
    const { sai, fica, colega, cliente, time, dela, deOutro } = await cena();
    const passado = await criarAgendamento(banco, {
      criado_por: sai.id,
      data_hora_inicio: new Date(Date.now() - 5 * 86_400_000),
    });
    const sessao = await entrar(sai.id);
    const { status, corpo } = await desligar(sai.id, { transferir_para: fica.id, motivo: 'Saiu' });
    expect(status).toBe(200);
    expect(corpo.message).toContain('Sara Que Sai');
    expect((await chamar(sessao, sessoesEndpoints.eu)).status).toBe(401);
    expect(await situacaoDe(sai.id)).toBe('desligado');
    expect(await compromisso(dela.id)).toMatchObject({ criado_por: fica.id });
    const ids = async (id: number) => (await membrosDe(id)).map(({ usuario_id }) => usuario_id);
    expect(await ids(dela.id)).toEqual([fica.id, colega.id].sort((a, b) => a - b));
    expect(await compromisso(deOutro.id)).toMatchObject({ criado_por: colega.id });
    expect(await ids(deOutro.id)).toEqual([fica.id, colega.id].sort((a, b) => a - b));
    expect(await compromisso(passado.id)).toMatchObject({ criado_por: sai.id });
    const vinculos = await banco
      .select()
      .from(usuarioClientes)
      .where(eq(usuarioClientes.cliente_id, cliente.id));
    expect(vinculos).toMatchObject([{ usuario_id: fica.id, papel: 'responsavel' }]);
    const [contrato] = await banco
      .select()
      .from(contratos)
      .where(eq(contratos.cliente_id, cliente.id));
    expect(contrato?.responsavel_id).toBe(fica.id);
    const [lido] = await banco.select().from(times).where(eq(times.id, time.id));
    expect(lido?.lider_id).toBe(fica.id);
    // The successor may read and change the appointments from now on.
    const dele = await chamar(await entrar(fica.id), agendamentosEndpoints.ler, {
      params: { id: dela.id },
    });
    expect(dele.corpo.acoes.editar).toBe(true);
    const [escrito] = await banco
      .select()
      .from(auditoriaEventos)
      .where(
        and(eq(auditoriaEventos.acao, 'usuario.desligado'), eq(auditoriaEventos.objeto_id, sai.id)),
      );
    expect(JSON.stringify(escrito)).toContain('Saiu');
  });

  test('AD-23 a form of the successor’s record opened before cannot undo it', async () => {
    const { sai, fica, cliente } = await cena();
    const params = { id: fica.id };
    const { versao } = (await chamar(token, vinculos.clientes, { params })).corpo;
    expect((await desligar(sai.id, { transferir_para: fica.id })).status).toBe(200);
    const velho = { cliente_ids: [], versao };
    expect((await chamar(token, vinculos.gravarClientes, { params, body: velho })).status).toBe(
      409,
    );
    const { corpo } = await chamar(token, vinculos.clientes, { params });
    expect(corpo.clientes).toMatchObject([{ id: cliente.id, papel: 'responsavel' }]);
    const anotados = await banco
      .select({ depois: auditoriaEventos.depois })
      .from(auditoriaEventos)
      .where(
        and(
          eq(auditoriaEventos.acao, 'usuario.clientes_alterados'),
          eq(auditoriaEventos.objeto_id, fica.id),
        ),
      );
    expect(anotados).toEqual([{ depois: { adicionados: [cliente.id] } }]);
  });

  test('AD-23 the successor of a contract sees its client, though nobody was linked to it', async () => {
    const { sai, fica, cliente } = await cena();
    const soContrato = await criarCliente(banco);
    await banco
      .update(contratos)
      .set({ responsavel_id: sai.id })
      .where(eq(contratos.cliente_id, soContrato.id));
    expect((await desligar(sai.id, { transferir_para: fica.id })).status).toBe(200);
    const { corpo } = await chamar(token, vinculos.clientes, { params: { id: fica.id } });
    const ids = corpo.clientes.map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([cliente.id, soContrato.id]));
  });

  test('AD-23 each kind may go to another successor; conflicts are taken over and notified', async () => {
    const { sai, fica, colega, cliente, dela } = await cena();
    const meu = await criarAgendamento(banco, {
      criado_por: fica.id,
      data_hora_inicio: dela.data_hora_inicio,
    });
    const { corpo } = await desligar(sai.id, {
      agenda_para: fica.id,
      clientes_para: colega.id,
      times_para: admin.id,
    });
    expect(corpo.agenda.com_conflito).toBe(2);
    expect(await compromisso(meu.id)).toMatchObject({ status: 'AGENDADO' });
    const [vinculo] = await banco
      .select()
      .from(usuarioClientes)
      .where(eq(usuarioClientes.cliente_id, cliente.id));
    expect(vinculo?.usuario_id).toBe(colega.id);
  });

  test('AD-23 a successor who is a member already stays one, and takes part', async () => {
    const { sai, fica } = await cena();
    const juntos = await criarAgendamento(banco, {
      criado_por: fica.id,
      criador_participa: false,
      participantes: [sai.id],
    });
    expect((await desligar(sai.id, { transferir_para: fica.id })).status).toBe(200);
    expect(await membrosDe(juntos.id)).toMatchObject([{ usuario_id: fica.id, participa: true }]);
  });

  test('AD-23 private appointments are not handed over: one’s own are cancelled, others’ go on without the person', async () => {
    const { sai, fica, colega } = await cena();
    const medico = await criarAgendamento(banco, {
      criado_por: sai.id,
      privado: true,
      titulo: 'Médico',
    });
    const deColega = await criarAgendamento(banco, {
      criado_por: colega.id,
      privado: true,
      participantes: [sai.id],
    });
    const { cru } = await desligar(sai.id, { simular: true, transferir_para: fica.id });
    expect(cru.body).not.toContain('Médico');
    const { corpo } = await desligar(sai.id, { transferir_para: fica.id });
    expect(corpo.agenda).toMatchObject({ transferir: 2, cancelar: 1, sair: 1 });
    expect(await compromisso(medico.id)).toMatchObject({
      status: 'CANCELADO',
      criado_por: sai.id,
      motivo_cancelamento: 'Sara Que Sai não faz mais parte do escritório.',
    });
    expect(await membrosDe(deColega.id)).toMatchObject([{ usuario_id: colega.id }]);
  });

  test('AD-23 a person with something to hand over and no successor cannot leave, by either call', async () => {
    const { sai, fica } = await cena();
    const { status, erro } = await desligar(sai.id, { agenda_para: fica.id });
    expect([status, erro.detail]).toEqual([409, 'Escolha quem assume antes de desligar.']);
    const { corpo } = await desligar(sai.id, { simular: true, agenda_para: fica.id });
    expect(corpo.sem_sucessor).toEqual(['clientes', 'times']);
    const params = { id: sai.id };
    expect((await chamar(token, cadastro.excluir, { params })).status).toBe(409);
    expect(await situacaoDe(sai.id)).toBe('ativo');
    const query = { transferir_para: fica.id };
    expect((await chamar(token, cadastro.excluir, { params, query })).status).toBe(200);
  });

  test('AD-23 the successor must be an active colleague with the agenda, and not the person who leaves', async () => {
    const { sai, fica } = await cena();
    const suspenso = await criarUsuario(banco, { situacao: 'suspenso' });
    const daEmpresa = await criarUsuarioDeCliente(banco);
    for (const para of [suspenso.id, daEmpresa.id, 99_999_999]) {
      const { status, erro } = await desligar(sai.id, { transferir_para: para });
      expect(status).toBe(422);
      expect(erro.campos?.[0]).toEqual({
        campo: 'transferir_para',
        mensagem: 'Escolha uma pessoa ativa da equipe.',
      });
    }
    const { erro } = await desligar(sai.id, { transferir_para: fica.id, clientes_para: sai.id });
    expect(erro.campos).toEqual([
      { campo: 'clientes_para', mensagem: 'Escolha outra pessoa: esta é a que sai.' },
    ]);
  });

  test('AD-23 a person who left may be reactivated; the invitation of one who never signed in is void', async () => {
    const { id } = await criarUsuario(banco, { situacao: 'convidado' });
    const { corpo } = await desligar(id);
    expect(corpo.convite_pendente).toBe(true);
    expect((await desligar(id)).erro.detail).toBe('Este usuário já foi desligado.');
    expect((await chamar(token, cadastro.reativar, { params: { id } })).status).toBe(200);
    expect(await situacaoDe(id)).toBe('convidado');
  });
});

describe('AD-23 the permission to end somebody’s work at the firm', () => {
  test('AD-23 does not cover one’s own account, not even as a simulation', async () => {
    for (const simular of [true, false]) {
      const { status, erro } = await desligar(admin.id, { simular });
      expect([status, erro.detail]).toEqual([409, 'Você não pode excluir o próprio usuário.']);
    }
  });

  test('AD-23 does not cover giving away clients that the caller does not see', async () => {
    const gerente = await criarUsuario(banco);
    await conceder(banco, gerente.id, 'user_management:acessar');
    const { sai, fica, cliente } = await cena();
    const dele = await entrar(gerente.id);
    const { status, erro } = await desligar(sai.id, { transferir_para: fica.id }, dele);
    expect([status, erro.detail]).toEqual([422, 'Você só pode conceder permissões que possui.']);
    await vincularCliente(banco, gerente.id, cliente.id);
    const agora = await desligar(sai.id, { simular: true, transferir_para: fica.id }, dele);
    expect(agora.status).toBe(200);
    // Of somebody else's appointments the caller reads the time, and nothing else.
    expect(new Set(agora.corpo.agenda.itens.map(({ titulo }) => titulo))).toEqual(
      new Set(['Ocupado']),
    );
    expect((await desligar(admin.id, { simular: true }, dele)).status).toBe(422);
  });
});
