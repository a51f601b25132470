import { AsyncLocalStorage } from 'node:async_hooks';
import { PERMISSAO_DO_ALVO } from '@dominio/contrato/correcoes-alvos';
import { instanteCivil } from '@dominio/contrato/datas';
import { PREFERENCIAS_PADRAO } from '@dominio/contrato/notificacoes-configuracao';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { itemDoChecklist } from '../../../test/factories/checklist.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { recebidas } from '../../../test/factories/notificacoes.ts';
import { criarPassagem } from '../../../test/factories/passagens.ts';
import {
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import {
  agendamentoParticipantes,
  agendamentos,
} from '../../modules/agendamentos/agendamentos.tables.ts';
import { ausencias } from '../../modules/ausencias/ausencias.tables.ts';
import { checklistRespostas } from '../../modules/checklist/checklist.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import { correcoes } from '../../modules/correcoes/correcoes.tables.ts';
import { notificacoesEntregas } from '../../modules/notificacoes/entregas/entregas.tables.ts';
import {
  notificacoesConfiguracoes,
  notificacoesPreferencias,
} from '../../modules/notificacoes/preferencias/preferencias.tables.ts';
import { resumirODia } from './resumo.service.ts';

const consultas = new AsyncLocalStorage<{ total: number }>();
const { query } = pg.Client.prototype as unknown as { query(...tudo: unknown[]): unknown };
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...tudo: unknown[]) {
    const conta = consultas.getStore();
    if (conta) conta.total += 1;
    return query.apply(this, tudo);
  },
});

const { app, banco, plataforma } = await montarApp();
await app.ready();
const fontes = app.modulos.flatMap(({ resumoDoDia = [] }) => resumoDoDia);

/** A Monday that no test shares with the real clock. */
const SEGUNDA = '2027-03-08';
const em = (hora: string, dia = SEGUNDA) => instanteCivil(dia, `${hora}:00`);
const rodar = (hora = '08:00', dia = SEGUNDA) =>
  resumirODia(
    { id: 'de-teste', banco, agora: () => em(hora, dia), log: plataforma.log },
    { ...plataforma, fontes },
  );
const lido = async (id: number) => (await recebidas(banco, id)).map(({ mensagem }) => mensagem);
const comAgenda = async (dia = SEGUNDA) => {
  const { id } = await criarUsuario(banco);
  await criarAgendamento(banco, {
    titulo: 'Fechamento',
    data_hora_inicio: em('09:00', dia),
    criado_por: id,
  });
  return id;
};
const preferir = (usuario_id: number, silencio: Partial<typeof PREFERENCIAS_PADRAO.silencio>) =>
  banco.insert(notificacoesPreferencias).values({
    usuario_id,
    ...PREFERENCIAS_PADRAO,
    silencio: { ...PREFERENCIAS_PADRAO.silencio, ...silencio },
  });

beforeEach(async () => {
  await banco.delete(agendamentoParticipantes);
  await banco.delete(agendamentos);
});

describe('the summary of the day', () => {
  test('tells at 8 h, once in two processes and repeated runs, what each module has, with a link to each', async () => {
    const grupo_id = await criarGrupo(banco, [
      'contratos:visualizar',
      'clientes:visualizar',
      PERMISSAO_DO_ALVO.cliente,
    ]);
    const { id } = await criarUsuario(banco, { grupo_id });
    const outra = await criarUsuario(banco);
    const cliente = await criarCliente(banco);
    await vincularCliente(banco, id, cliente.id);
    await banco.insert(correcoes).values({
      cliente_id: cliente.id,
      alvo: 'cliente',
      alvo_id: cliente.id,
      criado_em: em('09:00', '2027-03-05'),
    });
    const respondido_em = em('10:00', '2027-03-05');
    await banco.insert(checklistRespostas).values({
      cliente_id: cliente.id,
      item_id: await itemDoChecklist(banco, 'Contrato social'),
      estado: 'recebido',
      solicitado_por: id,
      resposta: 'enviado',
      respondido_em,
      atualizado_em: respondido_em,
    });
    await banco
      .update(contratos)
      .set({ data_fim: '2027-03-12', renovacao_automatica: false })
      .where(eq(contratos.id, cliente.contrato_id));
    await criarPassagem(banco, {
      cliente_id: cliente.id,
      de_id: id,
      para_id: outra.id,
      gerada_por: outra.id,
    });
    for (const [titulo, hora] of [
      ['Reunião', '14:00'],
      ['Fechamento', '09:00'],
    ] as const) {
      await criarAgendamento(banco, { titulo, data_hora_inicio: em(hora), criado_por: id });
    }
    await criarAgendamento(banco, { data_hora_inicio: em('09:00', '2027-03-05'), criado_por: id });
    await rodar('07:45');
    expect(await lido(id)).toEqual([]);
    await Promise.all([rodar(), rodar()]);
    for (const hora of ['08:15', '08:45', '09:00']) await rodar(hora);
    expect(await recebidas(banco, id)).toMatchObject([
      {
        tipo_evento: 'resumo_do_dia',
        categoria: 'sistema',
        titulo: 'Resumo do dia',
        mensagem:
          '2 agendamentos hoje; o primeiro é “Fechamento”, às 09:00. 1 agendamento sem desfecho. 1 resposta de cliente a conferir. 1 correção proposta por cliente espera resposta. 1 termo de passagem para assinar. 1 contrato termina em até 7 dias.',
        html: expect.stringContaining('<a href="/contratos">1 contrato termina'),
        url: '/inicio',
        contagem: 1,
      },
    ]);
  });

  test('says nothing to whom there is nothing to say, nor to people of clients and who left', async () => {
    const semNada = await criarUsuario(banco);
    const saiu = await criarUsuario(banco, { situacao: 'suspenso' });
    const doCliente = await criarUsuarioDeCliente(banco);
    for (const { id } of [saiu, doCliente]) {
      await criarAgendamento(banco, { data_hora_inicio: em('09:00'), criado_por: id });
    }
    await rodar();
    for (const { id } of [semNada, saiu, doCliente]) expect(await lido(id)).toEqual([]);
  });

  test.each([
    ['a Saturday', '2027-03-13'],
    ['a holiday', '2027-04-21'],
  ])('is not told on %s', async (_qual, dia) => {
    const id = await comAgenda(dia);
    await rodar('08:00', dia);
    expect(await lido(id)).toEqual([]);
  });

  test('is not told to whoever is away, or wants to hear nothing that day', async () => {
    const ausente = await comAgenda();
    await banco
      .insert(ausencias)
      .values({ usuario_id: ausente, tipo: 'ferias', inicio: SEGUNDA, fim: SEGUNDA });
    const quieta = await comAgenda();
    await preferir(quieta, { ativo: true, dias: { ter: [['08:00', '18:00']] } });
    await rodar();
    expect(await lido(ausente)).toEqual([]);
    expect(await lido(quieta)).toEqual([]);
  });

  test('comes at 8 h on each person’s clock', async () => {
    const id = await comAgenda();
    await preferir(id, { fuso: 'America/Rio_Branco' });
    await rodar('08:00');
    expect(await lido(id)).toEqual([]);
    await rodar('10:00');
    expect(await lido(id)).toEqual(['1 agendamento hoje: “Fechamento”, às 07:00.']);
  });

  test('goes by e-mail to who wants it so, at once even where those of its category are gathered', async () => {
    const id = await comAgenda();
    await banco
      .insert(notificacoesConfiguracoes)
      .values({ usuario_id: id, event_type: 'resumo_do_dia', email: true });
    await banco.insert(notificacoesPreferencias).values({
      usuario_id: id,
      ...PREFERENCIAS_PADRAO,
      emails: { sistema: 'diario' },
    });
    await rodar();
    const entregas = await banco
      .select()
      .from(notificacoesEntregas)
      .where(eq(notificacoesEntregas.usuario_id, id));
    expect(entregas.find(({ canal }) => canal === 'email')).toMatchObject({
      estado: 'pendente',
      motivo: null,
    });
  });

  test('of sixty people asks the database no more often than of three', async () => {
    const contar = async (quantos: number, dia: string) => {
      for (let i = 0; i < quantos; i += 1) await comAgenda(dia);
      const conta = { total: 0 };
      await consultas.run(conta, () => rodar('08:00', dia));
      return conta.total;
    };
    const deTres = await contar(3, '2027-03-15');
    await banco.delete(agendamentoParticipantes);
    await banco.delete(agendamentos);
    expect(deTres).toBeGreaterThan(0);
    expect(await contar(60, '2027-03-16')).toBe(deTres);
  });
});
