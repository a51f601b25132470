import { agendamentosEndpoints as e } from '@dominio/contrato/agendamentos';
import { instanteCivil } from '@dominio/contrato/datas';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarAgendamento } from '../../../../test/factories/agendamentos.ts';

const { banco, chamar, agora, avancar, pessoa, administrador } = await montarApp({
  completa: true,
});

const INICIO = instanteCivil('2031-03-03', '09:00:00');

async function cenario() {
  const eu = await pessoa();
  const bia = await pessoa();
  const { id } = await criarAgendamento(banco, {
    criado_por: eu.id,
    participantes: [bia.id],
    data_hora_inicio: INICIO,
  });
  return { eu, bia, params: { id } };
}

test('a deleted appointment is gone for everybody, blocks nobody’s time and can be restored for eight seconds', async () => {
  const { eu, bia, params } = await cenario();
  const antes = agora().getTime();
  const { status, corpo } = await chamar(eu.token, e.excluir, { params });
  expect([status, corpo.success, corpo.message]).toEqual([200, true, 'Agendamento removido.']);
  const prazo = Date.parse(corpo.desfazer_ate) - antes;
  expect(prazo).toBeGreaterThanOrEqual(8_000);
  expect(prazo).toBeLessThan(10_000);
  for (const { token } of [eu, bia]) {
    expect((await chamar(token, e.ler, { params })).status).toBe(404);
    expect((await chamar(token, e.listar, {})).corpo.total).toBe(0);
  }
  expect((await chamar(eu.token, e.excluir, { params })).status).toBe(404);
  const restaurado = await chamar(eu.token, e.restaurar, { params });
  expect(restaurado.corpo).toMatchObject({
    message: 'Agendamento restaurado.',
    conflitos: [],
    agendamento: { versao: 3 },
  });
  const { historico } = (await chamar(bia.token, e.detalhes, { params })).corpo;
  expect(historico.map(({ descricao }) => descricao)).toEqual([
    'Desfez a remoção do agendamento.',
    'Removeu o agendamento.',
  ]);
});

describe('restoring a deleted appointment', () => {
  test('twice at once answers both with the same version', async () => {
    const { eu, params } = await cenario();
    await chamar(eu.token, e.excluir, { params });
    const respostas = await Promise.all([
      chamar(eu.token, e.restaurar, { params }),
      chamar(eu.token, e.restaurar, { params }),
    ]);
    expect(respostas.map(({ corpo }) => corpo.agendamento.versao)).toEqual([3, 3]);
  });

  test('leaves the outcome to whoever said it, who may take it back', async () => {
    const [eu, bia] = [await pessoa(), await pessoa()];
    const { id } = await criarAgendamento(banco, {
      criado_por: eu.id,
      participantes: [bia.id],
      data_hora_inicio: new Date(agora().getTime() - 86_400_000),
    });
    const params = { id };
    await chamar(bia.token, e.mudarStatus, { params, body: { status: 'FINALIZADO' } });
    await chamar(eu.token, e.atualizar, { params, body: { descricao: 'ata em anexo' } });
    await chamar(eu.token, e.excluir, { params });
    await chamar(eu.token, e.restaurar, { params });
    const lido = (await chamar(bia.token, e.ler, { params })).corpo;
    expect([lido.descricao, lido.acoes.reabrir]).toEqual(['ata em anexo', true]);
    const body = { status: 'AGENDADO', motivo_reabertura: 'marcado por engano' };
    const corrigido = await chamar(bia.token, e.mudarStatus, { params, body });
    expect(corrigido.corpo.agendamento.status).toBe('AGENDADO');
  });

  test('is refused thirty seconds after the deletion', async () => {
    const { eu, params } = await cenario();
    await chamar(eu.token, e.excluir, { params });
    avancar(31_000);
    const { status, erro } = await chamar(eu.token, e.restaurar, { params });
    expect([status, erro.detail]).toEqual([409, 'O tempo para desfazer a remoção já passou.']);
  });

  test('lists the conflicts with what was booked meanwhile', async () => {
    const { eu, bia, params } = await cenario();
    await chamar(eu.token, e.excluir, { params });
    const { corpo } = await chamar(bia.token, e.criar, {
      body: { titulo: 'No lugar', data_hora_inicio: INICIO.toISOString(), participantes: [bia.id] },
    });
    const restaurado = await chamar(eu.token, e.restaurar, { params });
    expect(restaurado.status).toBe(200);
    expect(restaurado.corpo.conflitos).toMatchObject([
      { agendamento_id: corpo.id, titulo: 'Ocupado' },
    ]);
  });

  test('is allowed to its creator and administrators alone, as deleting is', async () => {
    const { eu, bia, params } = await cenario();
    const estranho = await pessoa();
    const convidado = await chamar(bia.token, e.excluir, { params });
    expect([convidado.status, convidado.erro.detail]).toEqual([
      422,
      'Só quem criou o agendamento pode fazer isto.',
    ]);
    expect((await chamar(estranho.token, e.excluir, { params })).status).toBe(404);
    await chamar(eu.token, e.excluir, { params });
    for (const { token } of [bia, estranho]) {
      expect((await chamar(token, e.restaurar, { params })).status).toBe(404);
    }
    const { token: adm } = await administrador();
    expect((await chamar(adm, e.restaurar, { params })).status).toBe(200);
    expect((await chamar(adm, e.excluir, { params })).status).toBe(200);
  });
});
