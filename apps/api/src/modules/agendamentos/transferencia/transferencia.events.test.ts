import { instanteCivil } from '@dominio/contrato/datas';
import { desligamentoEndpoints } from '@dominio/contrato/usuarios-desligamento';
import { expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarAgendamento } from '../../../../test/factories/agendamentos.ts';
import { recebidas } from '../../../../test/factories/notificacoes.ts';
import { criarUsuario } from '../../../../test/factories/usuarios.ts';
import { abrirLeitor } from '../../../../test/leitor-sse.ts';
import { adiantarTrabalhos } from '../../../../test/trabalhos.ts';

const { banco, entrar, chamar, escutar, administrador } = await montarApp({ completa: true });
const endereco = await escutar();
const admin = await administrador({ nome: 'Ana Administra' });
const { token } = admin;

const as = (hora: string, dia = '03') => instanteCivil(`2031-03-${dia}`, `${hora}:00`);
const mensagens = async (usuarioId: number) =>
  (await recebidas(banco, usuarioId)).map(({ mensagem }) => mensagem).sort();

test('AD-23 an agenda handed over notifies each person once, however many appointments it has', async () => {
  const sai = await criarUsuario(banco, { nome: 'Sara' });
  const fica = await criarUsuario(banco, { nome: 'Fica' });
  const bia = await criarUsuario(banco, { nome: 'Bia' });
  const caio = await criarUsuario(banco, { nome: 'Caio' });
  const dono = await criarUsuario(banco, { nome: 'Dono' });
  for (let i = 0; i < 12; i++) {
    await criarAgendamento(banco, {
      titulo: `Reunião ${i}`,
      criado_por: sai.id,
      participantes: [bia.id, admin.id],
      data_hora_inicio: as('09:00', String(10 + i)),
    });
  }
  const unico = await criarAgendamento(banco, {
    titulo: 'Balanço',
    criado_por: caio.id,
    participantes: [sai.id],
    data_hora_inicio: as('09:00'),
  });
  // The successor has an appointment at that hour, which somebody else created.
  const outro = await criarAgendamento(banco, {
    titulo: 'Já marcado',
    criado_por: dono.id,
    criador_participa: false,
    participantes: [fica.id],
    data_hora_inicio: as('09:00'),
  });
  const particular = await criarAgendamento(banco, {
    titulo: 'Almoço',
    privado: true,
    criado_por: sai.id,
    participantes: [bia.id],
    data_hora_inicio: as('12:00'),
  });
  const dela = await criarAgendamento(banco, {
    titulo: 'Conversa',
    privado: true,
    criado_por: bia.id,
    participantes: [sai.id],
    data_hora_inicio: as('15:00'),
  });
  const aba = await abrirLeitor(`${endereco}/api/notifications/sse/${bia.id}`, {
    authorization: `Bearer ${await entrar(bia.id)}`,
  });
  const { status } = await chamar(token, desligamentoEndpoints.desligar, {
    params: { id: sai.id },
    body: { agenda_para: fica.id },
  });
  expect(status).toBe(200);
  await adiantarTrabalhos(banco);
  expect(await recebidas(banco, fica.id)).toMatchObject([
    {
      titulo: 'Agenda recebida',
      mensagem: '13 agendamentos de Sara agora são seus. 1 coincide com outro agendamento seu.',
      url: '/agenda',
      criado_por: admin.id,
    },
  ]);
  expect(await mensagens(bia.id)).toEqual([
    'Fica assume 12 agendamentos em que você está, no lugar de Sara.',
    'Sara não participa mais de “Conversa” (03/03/2031, 15:00–16:00).',
    '“Almoço” (03/03/2031, 12:00–13:00) foi cancelado: Sara não faz mais parte do escritório.',
  ]);
  const abre = new Map(
    (await recebidas(banco, bia.id)).map(({ url, tipo_evento }) => [tipo_evento, url]),
  );
  expect(abre.get('agendamento_cancelado')).toBe(`/agenda?agendamento=${particular.id}`);
  expect((await recebidas(banco, bia.id)).map(({ agendamento_id }) => agendamento_id)).toContain(
    dela.id,
  );
  expect(await recebidas(banco, caio.id)).toMatchObject([
    {
      mensagem: 'Fica assume “Balanço” (03/03/2031, 09:00–10:00) no lugar de Sara.',
      url: `/agenda?agendamento=${unico.id}`,
    },
  ]);
  expect(await recebidas(banco, dono.id)).toMatchObject([
    {
      titulo: 'Conflito de Horário',
      mensagem:
        'Fica também tem outro agendamento no horário de “Já marcado” (03/03/2031, 09:00–10:00).',
      url: `/agenda?agendamento=${outro.id}`,
    },
  ]);
  // Neither the administrator who handed the agenda over nor the person who left is notified.
  expect(await recebidas(banco, admin.id)).toEqual([]);
  expect(await recebidas(banco, sai.id)).toEqual([]);
  // One request to read the agenda again, not one for each of the fourteen appointments.
  const pedidos = aba
    .eventos()
    .map(({ mensagem }) => mensagem)
    .filter((m) => m.type === 'command' && m.action === 'refresh');
  expect(pedidos).toMatchObject([{ data: { recurso: 'agendamentos', id: null } }]);
  aba.sair();
}, 30_000);
