import { canalAoVivo } from '@dominio/contrato/canal-ao-vivo';
import type { MensagemAoVivo } from '@dominio/contrato/eventos';
import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import {
  type COMANDOS,
  COMANDOS_COM_ID,
  comandosEndpoints,
} from '@dominio/contrato/notificacoes-comandos';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enderecoDe, montarApp } from '../../../test/build-app.ts';
import { criarNotificacao } from '../../../test/factories/notificacoes.ts';
import { abrirLeitorWs } from '../../../test/leitor-ws.ts';

const aplicacao = await montarApp({ completa: true });
const { app, banco, plataforma, chamar, escutar, pessoa } = aplicacao;
const endereco = await escutar();

interface Pessoa {
  readonly id: number;
  readonly token: string;
}
type Comandar = (
  command: unknown,
  data?: unknown,
) => Promise<{ success: boolean; message: string }>;

/** A person with one unread notification of somebody else's doing. */
async function comNotificacao() {
  const quem = await pessoa();
  await criarNotificacao(plataforma, { usuarioIds: [quem.id] });
  const [nova] = (await chamar(quem.token, notificacoesEndpoints.naoLidas)).corpo;
  return { ...quem, notificacao: nova?.id ?? 0 };
}

async function pelaChamada({ token }: Pessoa): Promise<Comandar> {
  return async (command, data) => {
    const resposta = await app.inject({
      method: 'POST',
      url: comandosEndpoints.comandar.path,
      headers: { authorization: `Bearer ${token}` },
      payload: { command, data },
    });
    const { success, message, detail } = resposta.json();
    return { success: success ?? false, message: message ?? detail };
  };
}

async function ligar({ id, token }: Pessoa) {
  const caminho = enderecoDe(canalAoVivo.path, { params: { userId: id } });
  const leitor = await abrirLeitorWs(endereco + caminho);
  leitor.enviar(token);
  await leitor.esperar((m) => m.type === 'heartbeat');
  return leitor;
}

type Resultado = Extract<MensagemAoVivo, { action: 'result' }>;
const ehResultado = (m: MensagemAoVivo): m is Resultado =>
  m.type === 'command' && m.action === 'result';

async function peloCanal(quem: Pessoa): Promise<Comandar> {
  const leitor = await ligar(quem);
  let respondidos = 0;
  return async (command, data) => {
    leitor.enviar({ type: 'command', command, data });
    respondidos += 1;
    const resultado = () => leitor.mensagens().filter(ehResultado)[respondidos - 1];
    await leitor.esperar(() => resultado() !== undefined);
    const { success, message } = resultado()?.data ?? { success: false, message: '' };
    return { success, message };
  };
}

describe.each([
  ['by POST /api/notifications/websocket/command', pelaChamada],
  ['by a frame of the WebSocket', peloCanal],
])('NO-54: a command %s', (_, abrir) => {
  it('does what the call of its name does', async () => {
    const quem = await comNotificacao();
    const { id, token, notificacao } = quem;
    const comandar = await abrir(quem);
    const lista = async () =>
      (await chamar(token, notificacoesEndpoints.doUsuario, { params: { userId: id } })).corpo;

    // Unread and from somebody else: the guard of the removal, not one of the command's.
    const data = { id: notificacao };
    expect(await comandar('delete', data)).toEqual({
      success: false,
      message: 'Marque como lida antes de remover.',
    });
    expect(await comandar('toggle_important', data)).toEqual({
      success: true,
      message: 'Notificação marcada como importante.',
    });
    expect(await comandar('mark_as_read', { id: String(notificacao) })).toEqual({
      success: true,
      message: 'Notificação marcada como lida.',
    });
    expect((await lista()).notifications).toMatchObject([{ importante: true, lida: true }]);
    const ate = new Date(Date.now() + 3_600_000).toISOString();
    expect((await comandar('snooze', data)).message).toBe('Informe data e hora.');
    expect((await comandar('snooze', { ...data, ate: '2020-01-01T00:00:00Z' })).message).toBe(
      'Escolha um horário entre 5 minutos e 90 dias à frente.',
    );
    expect((await comandar('snooze', { ...data, ate })).message).toBe('Notificação adiada.');
    expect((await lista()).total).toBe(0);
    expect((await comandar('snooze', { ...data, ate: null })).success).toBe(true);
    expect(await comandar('delete', data)).toEqual({
      success: true,
      message: 'Notificação removida.',
    });
    expect((await lista()).total).toBe(0);
    await criarNotificacao(plataforma, { usuarioIds: [id] });
    expect(await comandar('mark_all_read')).toEqual({
      success: true,
      message: 'Notificações marcadas como lidas.',
    });
    expect((await lista()).unread_count).toBe(0);
  });

  it('NO-29: about a notification names it by a valid id', async () => {
    const comandar = await abrir(await comNotificacao());
    for (const data of [undefined, null, {}, { id: 0 }, { id: -1 }, { id: 'x' }, { id: '' }, 7]) {
      for (const comando of COMANDOS_COM_ID) {
        const { success, message } = await comandar(comando, data);
        expect(success).toBe(false);
        if (typeof data !== 'number') expect(message).toBe('ID da notificação inválido');
      }
    }
  });

  it('does not reach what is somebody else’s', async () => {
    const dono = await comNotificacao();
    const comandar = await abrir(await pessoa());
    for (const comando of COMANDOS_COM_ID) {
      expect(await comandar(comando, { id: dono.notificacao, ate: null })).toEqual({
        success: false,
        message: 'Notificação não encontrada.',
      });
    }
    expect((await chamar(dono.token, notificacoesEndpoints.naoLidas)).corpo).toMatchObject([
      { lida: false, importante: false },
    ]);
  });

  it('that is unknown is refused by its name', async () => {
    const comandar = await abrir(await pessoa());
    expect(await comandar('explodir')).toEqual({
      success: false,
      message: 'Comando inválido: explodir',
    });
    expect((await comandar('constructor')).message).toBe('Comando inválido: constructor');
    expect((await comandar('a'.repeat(900))).message).toBe(`Comando inválido: ${'a'.repeat(60)}`);
    expect((await comandar(7)).message).toBe('Comando inválido.');
    expect((await comandar(undefined)).message).toBe('Escolha o comando.');
  });

  it('to refresh has every tab of the person read again, and nobody else’s', async () => {
    const quem = await pessoa();
    const [aba, alheia] = await Promise.all([ligar(quem), ligar(await pessoa())]);
    const comandar = await abrir(quem);
    expect((await comandar('refresh')).success).toBe(true);
    await aba.esperar((m) => m.type === 'notification_updated' && m.data.id === null, 1_000);
    expect(alheia.mensagens().some((m) => m.type === 'notification_updated')).toBe(false);
  });
});

it('a call with an unknown command is answered 422, and the field is named', async () => {
  const { token } = await pessoa();
  const { status, erro } = await chamar(token, comandosEndpoints.comandar, {
    body: { command: 'explodir' as (typeof COMANDOS)[number] },
  });
  expect([status, erro.detail]).toEqual([422, 'Comando inválido: explodir']);
  expect(erro.campos).toEqual([{ campo: 'command', mensagem: 'Comando inválido: explodir' }]);
});

it('a frame is held to what its person may do now, not to what they might when it opened', async () => {
  const quem = await comNotificacao();
  const comandar = await peloCanal(quem);
  const em = plataforma.agora().toISOString();
  await banco.execute(sql`update usuarios set senha_provisoria_ate = ${em} where id = ${quem.id}`);
  expect(await comandar('mark_as_read', { id: quem.notificacao })).toEqual({
    success: false,
    message: 'Troque a senha temporária para continuar.',
  });
});
