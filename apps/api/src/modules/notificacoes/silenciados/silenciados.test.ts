import { meusDadosEndpoints } from '@dominio/contrato/meus-dados';
import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { notificacoesEntregasEndpoints } from '@dominio/contrato/notificacoes-entregas';
import {
  notificacoesSilenciadosEndpoints as e,
  itemDe,
} from '@dominio/contrato/notificacoes-silenciados';
import { verComoEndpoints } from '@dominio/contrato/ver-como';
import { describe, expect, it, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarAgendamento } from '../../../../test/factories/agendamentos.ts';
import { criarNotificacao, recebidas } from '../../../../test/factories/notificacoes.ts';
import { proximo } from '../../../../test/factories/usuarios.ts';
import type { TipoDeAviso } from '../../../platform/aviso.ts';
import { agendamentoCancelado } from '../../agendamentos/avisos/agendamento-cancelado.aviso.ts';
import { agendamentoCriado } from '../../agendamentos/avisos/agendamento-criado.aviso.ts';
import { integracaoAlterada } from '../../configuracao-sistema/integracao-alterada.aviso.ts';
import { cifrarSenha } from '../../sessoes/senhas/senhas.ts';
import { lembreteProprio } from '../envios/lembrete-proprio.aviso.ts';
import { notificarCadaUm } from '../notificar-cada-um.service.ts';

const { banco, plataforma, chamar, pessoa, administrador } = await montarApp();

const SENHA = 'corvo azul de bicicleta';

/** Tells somebody of an appointment; answers the id of the notification. */
async function avisar(usuarioId: number, item: number, tipo: TipoDeAviso = agendamentoCriado) {
  const trackingKey = `${tipo.tipo}:agendamento:${item}:${proximo()}`;
  const mensagem = `Mudou o agendamento ${item}.`;
  await criarNotificacao(plataforma, { usuarioIds: [usuarioId], trackingKey, mensagem }, tipo);
  const linha = (await recebidas(banco, usuarioId)).at(-1);
  expect(linha?.tracking_key).toBe(trackingKey);
  return linha?.id ?? 0;
}
const silenciar = (token: string, id: number, silenciado = true) =>
  chamar(token, e.silenciar, { params: { id }, body: { silenciado } });
const silenciados = async (token: string) => (await chamar(token, e.listar)).corpo.silenciados;
const porQue = async (token: string, id: number) =>
  (await chamar(token, notificacoesEntregasEndpoints.porQue, { params: { id } })).corpo;
const noSino = async (token: string) =>
  (await chamar(token, notificacoesEndpoints.naoLidas)).corpo.map(({ id }) => id);

describe('mute of one item', () => {
  it('keeps all that is told of it away by every way, whichever the event, and says why', async () => {
    const { id, token } = await pessoa();
    const item = proximo();
    const primeira = await avisar(id, item);
    expect((await porQue(token, primeira)).item).toEqual({
      tipo: 'agendamento',
      silenciado: false,
    });
    expect((await silenciar(token, primeira)).corpo).toMatchObject({
      message: 'Item silenciado.',
      silenciado: true,
    });
    const calada = await avisar(id, item, agendamentoCancelado);
    // What was told before stays.
    expect(await noSino(token)).toEqual([primeira]);
    const { item: dito, entregas } = await porQue(token, calada);
    expect(dito).toEqual({ tipo: 'agendamento', silenciado: true });
    expect(entregas.map(({ canal, estado, motivo }) => [canal, estado, motivo])).toEqual([
      ['sistema', 'suprimido', 'item_silenciado'],
      ['email', 'suprimido', 'item_silenciado'],
      ['push', 'suprimido', 'item_silenciado'],
    ]);
  });

  it('holds back what each person is told of their own, and only of that item', async () => {
    const { id, token } = await pessoa();
    const [item, vizinho] = [proximo(), proximo()];
    await silenciar(token, await avisar(id, item));
    const chaves = [item, vizinho].map((um) => `agendamento_lembrete:agendamento:${um}:10`);
    const comum = { usuarioId: id, mensagem: 'Em 10 minutos.', url: null };
    await notificarCadaUm(
      plataforma,
      agendamentoCriado,
      chaves.map((trackingKey) => ({ ...comum, trackingKey })),
    );
    const feitas = (await recebidas(banco, id)).filter((uma) => chaves.includes(uma.tracking_key));
    expect(feitas.map(({ tracking_key, no_sino }) => [tracking_key, no_sino]).sort()).toEqual(
      [
        [chaves[0], false],
        [chaves[1], true],
      ].sort(),
    );
    const calada = feitas.find(({ no_sino }) => !no_sino)?.id ?? 0;
    expect((await porQue(token, calada)).entregas[0]?.motivo).toBe('item_silenciado');
  });

  it('is of that item and that person alone', async () => {
    const [quem, outra] = [await pessoa(), await pessoa()];
    const [item, vizinho] = [proximo(), proximo()];
    await silenciar(quem.token, await avisar(quem.id, item));
    const doVizinho = await avisar(quem.id, vizinho);
    expect(await noSino(quem.token)).toContain(doVizinho);
    const daOutra = await avisar(outra.id, item);
    expect(await noSino(outra.token)).toEqual([daOutra]);
  });

  it('ends as it began, from the notification or from the list, and is taken up again', async () => {
    const { id, token } = await pessoa();
    const item = proximo();
    const primeira = await avisar(id, item);
    const { corpo } = await silenciar(token, primeira);
    expect((await silenciar(token, primeira)).corpo.id, 'the same, asked twice').toBe(corpo.id);
    expect(await silenciados(token)).toMatchObject([
      {
        id: corpo.id,
        item_tipo: 'agendamento',
        item_id: item,
        titulo: 'Novo agendamento criado',
        mensagem: `Mudou o agendamento ${item}.`,
        url: '/agenda',
      },
    ]);
    const mudar = (silenciado: boolean) =>
      chamar(token, e.mudar, { params: { id: corpo.id }, body: { silenciado } });
    expect((await mudar(false)).corpo.message).toBe('Você volta a ser avisado deste item.');
    expect(await silenciados(token)).toEqual([]);
    const segunda = await avisar(id, item);
    expect(await noSino(token)).toEqual([segunda, primeira]);
    await mudar(true);
    expect(await silenciados(token)).toMatchObject([{ id: corpo.id }]);
    await silenciar(token, primeira, false);
    expect(await silenciados(token)).toEqual([]);
  });

  it('is refused, with the reason, of security and of what is about nothing', async () => {
    const { id, token } = await pessoa();
    const critica = await avisar(id, proximo(), integracaoAlterada);
    expect(await silenciar(token, critica)).toMatchObject({
      status: 409,
      erro: { detail: 'Avisos de segurança não são silenciados.' },
    });
    expect((await porQue(token, critica)).item).toBeNull();
    await criarNotificacao(
      plataforma,
      { usuarioIds: [id], trackingKey: `lembrete_proprio:pedido:${proximo()}` },
      lembreteProprio,
    );
    const lembrete = (await recebidas(banco, id)).at(-1)?.id ?? 0;
    expect(await silenciar(token, lembrete)).toMatchObject({
      status: 409,
      erro: { detail: 'Esta notificação não é de um item que se possa silenciar.' },
    });
  });

  it('does not reach what is critical about the same item', async () => {
    const { id, token } = await pessoa();
    const item = proximo();
    const primeira = await avisar(id, item);
    await silenciar(token, primeira);
    const critica = await avisar(id, item, integracaoAlterada);
    expect(await noSino(token)).toEqual([critica, primeira]);
  });

  it('in ‘Ver como’ is shown but for private appointments, and cannot be changed', async () => {
    const { token: doAdmin } = await administrador({ senha_hash: await cifrarSenha(SENHA) });
    const { id, token } = await pessoa();
    const privado = await criarAgendamento(banco, { criado_por: id, privado: true });
    const aberto = await criarAgendamento(banco, { criado_por: id });
    const notificacao = await avisar(id, aberto.id);
    await silenciar(token, notificacao);
    await silenciar(token, await avisar(id, privado.id));
    expect(await silenciados(token)).toHaveLength(2);
    const { corpo } = await chamar(doAdmin, verComoEndpoints.iniciar, {
      params: { id },
      body: { senha: SENHA, motivo: 'Não recebe avisos da agenda' },
    });
    expect(await silenciados(corpo.access_token)).toMatchObject([{ item_id: aberto.id }]);
    expect((await silenciar(corpo.access_token, notificacao, false)).status).toBe(409);
  });

  it('is among what the person is handed out of their data, with their choices', async () => {
    const { id, token } = await pessoa({ senha_hash: await cifrarSenha(SENHA) });
    const item = proximo();
    await silenciar(token, await avisar(id, item));
    const { corpo } = await chamar(token, meusDadosEndpoints.exportar, { body: { senha: SENHA } });
    expect(corpo.preferencias.notificacoes).toMatchObject({
      eventos: [],
      quando: null,
      silenciados: [{ item: 'Agendamento', mensagem: `Mudou o agendamento ${item}.` }],
    });
  });
});

test.each([
  ['agendamento_criado:agendamento:5', { tipo: 'agendamento', id: 5 }],
  ['passagem_mudou:passagem:7:assinada', { tipo: 'passagem', id: 7 }],
  ['vencimento_proximo:contrato:9:2026-12-01:30', { tipo: 'contrato', id: 9 }],
  ['novo_acesso:usuario:5:1', null],
  ['sistema_aviso:envio:5', null],
  ['agenda_recebida:agenda:5:agendamento:6', null],
  ['x:constructor:5', null],
  ['x:agendamento:5x', null],
  ['agendamento:5', null],
])('the item of the key %s is %j', (chave, item) => {
  expect(itemDe(chave)).toEqual(item);
});
