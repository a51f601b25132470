import { agendamentosEndpoints as e } from '@dominio/contrato/agendamentos';
import { instanteCivil } from '@dominio/contrato/datas';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarAgendamento, criarTipo } from '../../../../test/factories/agendamentos.ts';
import { criarGrupo } from '../../../../test/factories/grupos.ts';
import { criarUsuario } from '../../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';

const { banco, chamar, pessoa, administrador } = await montarApp();

const DIA = '2031-03-03';
const as = (hora: string) => ({ data_hora_inicio: instanteCivil(DIA, `${hora}:00`) });
const ler = (token: string, pessoas: readonly number[]) =>
  chamar(token, e.pessoas, {
    query: { pessoas: pessoas.join(), data_inicio: DIA, data_fim: DIA },
  });
const titulos = async (token: string, pessoas: readonly number[]) =>
  (await ler(token, pessoas)).corpo.pessoas.map(({ nome, agendamentos }) => [
    nome,
    agendamentos.map(({ titulo }) => titulo),
  ]);

async function cenario() {
  const eu = await pessoa({ nome: 'Ana' });
  const bia = await pessoa({ nome: 'Bia' });
  await criarAgendamento(banco, { criado_por: bia.id, titulo: 'Só dela', ...as('08:00') });
  await criarAgendamento(banco, {
    criado_por: bia.id,
    titulo: 'Secreto',
    privado: true,
    ...as('10:00'),
  });
  await criarAgendamento(banco, {
    criado_por: bia.id,
    participantes: [eu.id],
    titulo: 'Nosso',
    ...as('14:00'),
  });
  await criarAgendamento(banco, {
    criado_por: bia.id,
    titulo: 'Cancelado',
    status: 'CANCELADO',
    ...as('16:00'),
  });
  return { eu, bia };
}

describe('a colleague’s time', () => {
  test('is not taken by what keeps nobody from another appointment', async () => {
    const [eu, bia] = [await pessoa(), await pessoa({ nome: 'Bia' })];
    const tipo = await criarTipo(banco, { bloqueia_agenda: false });
    const plantao = { titulo: 'Plantão', tipo_agendamento_id: tipo.id, ...as('09:00') };
    await criarAgendamento(banco, { criado_por: bia.id, ...plantao });
    expect(await titulos(eu.token, [bia.id])).toEqual([['Bia', []]]);
    expect(await titulos(bia.token, [bia.id])).toEqual([['Bia', ['Plantão']]]);
  });

  test('is busy time to a colleague, but for what both take part in', async () => {
    const { eu, bia } = await cenario();
    expect(await titulos(eu.token, [bia.id])).toEqual([['Bia', ['Ocupado', 'Ocupado', 'Nosso']]]);
    const [ocupado] = (await ler(eu.token, [bia.id])).corpo.pessoas[0]?.agendamentos ?? [];
    expect(ocupado).toMatchObject({
      ocupado: true,
      data_hora_inicio: as('08:00').data_hora_inicio.toISOString(),
      participantes: [],
      criado_por: 0,
      cliente: null,
      acoes: { editar: false, excluir: false, finalizar: false },
    });
  });

  test('is read by an administrator with all but what is private, and that is audited', async () => {
    const { bia } = await cenario();
    const adm = await administrador();
    expect(await titulos(adm.token, [bia.id])).toEqual([['Bia', ['Só dela', 'Ocupado', 'Nosso']]]);
    const entradas = await banco
      .select()
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.usuario_id, adm.id));
    expect(entradas).toMatchObject([
      { acao: 'agendamentos.lidos_como_administrador', depois: { pessoas: [bia.id], lidos: 2 } },
    ]);
  });

  test('leaves out a meeting that the person declined or only created', async () => {
    const eu = await pessoa();
    const bia = await pessoa({ nome: 'Bia' });
    await criarAgendamento(banco, {
      criado_por: bia.id,
      criador_participa: false,
      participantes: [eu.id],
      ...as('09:00'),
    });
    expect(await titulos(eu.token, [bia.id])).toEqual([['Bia', []]]);
  });

  test('has a key of its own while it is busy, which no call takes for an appointment', async () => {
    const { eu, bia } = await cenario();
    const caio = await pessoa({ nome: 'Caio' });
    const { id } = await criarAgendamento(banco, {
      criado_por: bia.id,
      participantes: [caio.id],
      ...as('08:00'),
    });
    const chaves = async () =>
      (await ler(eu.token, [bia.id, caio.id])).corpo.pessoas.map(({ agendamentos }) =>
        agendamentos.filter(({ ocupado }) => ocupado).map((ocupado) => ocupado.id),
      );
    const lidas = await chaves();
    expect(lidas.map(({ length }) => length)).toEqual([3, 1]);
    for (const dela of lidas) {
      expect(dela).not.toContain(id);
      expect(new Set(dela).size).toBe(dela.length);
      expect(dela.every((chave) => chave < 0)).toBe(true);
    }
    expect(await chaves()).toEqual(lidas);
    const [chave = 0] = lidas[1] ?? [];
    expect((await chamar(eu.token, e.ler, { params: { id: chave } })).status).toBe(422);
  });

  test('of who left or lost the agenda is shown to nobody', async () => {
    const eu = await pessoa();
    const [ativa, suspensa] = [await pessoa({ nome: 'Bia' }), await pessoa({ nome: 'Caio' })];
    const saiu = await pessoa({ nome: 'Davi' });
    const sem = await criarUsuario(banco, { nome: 'Eva', grupo_id: await criarGrupo(banco, []) });
    for (const [id, situacao] of [
      [suspensa.id, 'suspenso'],
      [saiu.id, 'desligado'],
    ] as const) {
      await criarAgendamento(banco, { criado_por: id, ...as('08:00') });
      await banco.update(usuarios).set({ situacao }).where(eq(usuarios.id, id));
    }
    const ids = [ativa.id, suspensa.id, saiu.id, sem.id];
    expect(await titulos(eu.token, ids)).toEqual([['Bia', []]]);
  });

  test('is asked of five people at most, and of nobody who is not there', async () => {
    const eu = await pessoa();
    expect((await ler(eu.token, [999_999_999])).corpo.pessoas).toEqual([]);
    const { status, erro } = await ler(eu.token, [1, 2, 3, 4, 5, 6]);
    expect([status, erro.campos?.[0]?.mensagem]).toEqual([422, 'Escolha no máximo 5 pessoas.']);
  });
});
