import { proximo } from '../../../test/factories/usuarios.ts';
import type { Banco } from '../../platform/db.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';
import { notificacoesEnvios } from './envios/envios.tables.ts';
import { notificacoes } from './notificacoes.tables.ts';
import { notificacoesRegras } from './preferencias/preferencias.tables.ts';
import { notificacoesSilenciados } from './silenciados/silenciados.tables.ts';

async function notificar(banco: Banco, usuario_id: number) {
  const [linha] = await banco
    .insert(notificacoes)
    .values({
      usuario_id,
      categoria: 'agenda',
      tipo_evento: 'agendamento_criado',
      titulo: 'Novo agendamento criado',
      mensagem: 'da matriz',
      tracking_key: `agendamento_criado:agendamento:${proximo()}`,
    })
    .returning();
  return linha?.id;
}

async function agendar(banco: Banco, agora: Date) {
  const [linha] = await banco
    .insert(notificacoesEnvios)
    .values({
      titulo: 'Da matriz',
      mensagem: 'Amanhã.',
      tipo: 'system',
      destinatarios: { todos: true },
      criado_em: agora,
      agendado_para: new Date(agora.getTime() + 7 * 86_400_000),
    })
    .returning();
  return linha?.id;
}

export const exemplos: Exemplos = async ({ banco, eu, outro, agora }) => {
  const minha = await notificar(banco, eu);
  const alheia = await notificar(banco, outro);
  const silenciar = async (usuario_id: number, notificacao_id = 0) => {
    const item = { usuario_id, item_tipo: 'agendamento' as const, item_id: proximo() };
    const [linha] = await banco
      .insert(notificacoesSilenciados)
      .values({ ...item, notificacao_id, silenciado: true, mudado_em: agora })
      .returning();
    return linha?.id;
  };
  const silenciado = await silenciar(eu, minha);
  const silenciadoAlheio = await silenciar(outro, alheia);
  const envio = await agendar(banco, agora);
  const regra = { event_type: 'decisor_saiu', email: true, alterado_por: eu };
  await banco.insert(notificacoesRegras).values(regra).onConflictDoNothing();
  return {
    'GET /api/notifications/unread': { papeis: [200, 200, 200, 200] },
    'GET /api/notifications/user/{userId}': {
      params: { userId: eu },
      alheio: { userId: outro },
      papeis: [200, 200, 200, 200],
    },
    'PUT /api/notifications/{id}/mark-read': {
      params: { id: minha },
      alheio: { id: alheia },
      papeis: [200, 200, 200, 200],
    },
    'PUT /api/notifications/mark-all-read': { papeis: [200, 200, 200, 200] },
    'GET /api/notifications/user/{id}/important': {
      params: { id: eu },
      alheio: { id: outro },
      papeis: [200, 200, 200, 200],
    },
    'PUT /api/notifications/{id}/toggle-important': {
      params: { id: minha },
      alheio: { id: alheia },
      papeis: [200, 200, 200, 200],
    },
    'PUT /api/notifications/{id}/snooze': {
      params: { id: minha },
      alheio: { id: alheia },
      body: { ate: null },
      papeis: [200, 200, 200, 200],
    },
    'GET /api/notifications/silenciados': { papeis: [200, 200, 200, 200] },
    'PUT /api/notifications/{id}/silenciar': {
      params: { id: minha },
      alheio: { id: alheia },
      body: { silenciado: true },
      papeis: [200, 200, 200, 200],
    },
    'PUT /api/notifications/silenciados/{id}': {
      params: { id: silenciado },
      alheio: { id: silenciadoAlheio },
      body: { silenciado: true },
      papeis: [200, 200, 200, 200],
    },
    // It is unread and from somebody else, so its removal is refused.
    'DELETE /api/notifications/{id}': {
      params: { id: minha },
      alheio: { id: alheia },
      aceita: [409],
      papeis: [200, 409, 409, 409],
    },
    'DELETE /api/notifications/user/{id}': {
      params: { id: eu },
      alheio: { id: outro },
      papeis: [200, 200, 200, 200],
    },
    'DELETE /api/notifications/cache': { papeis: [200, 200, 200, 200] },
    'POST /api/notifications/cache/restaurar': {
      body: { removida_em: agora.toISOString() },
      papeis: [200, 200, 200, 200],
    },
    'POST /api/notifications/websocket/command': {
      body: { command: 'mark_as_read', data: { id: minha } },
      papeis: [200, 200, 200, 200],
    },
    'GET /api/notifications/{id}/entregas': {
      params: { id: minha },
      alheio: { id: alheia },
      papeis: [200, 200, 200, 200],
    },
    'GET /api/notifications/configurations/{userId}': {
      params: { userId: eu },
      alheio: { userId: outro },
      papeis: [200, 200, 200, 200],
    },
    'PUT /api/notifications/configurations/{userId}/{eventType}': {
      params: { userId: eu, eventType: 'agendamento_criado' },
      alheio: { userId: outro, eventType: 'agendamento_criado' },
      body: { email_notification: true, groups: [], notify_entire_group: false },
      papeis: [200, 200, 200, 404],
    },
    'GET /api/notification-config/load-database': {
      papeis: [200, 200, 200, 200],
      aoCliente: 'the types of event that may reach them',
    },
    'POST /api/notification-config/save-database': {
      body: { configurations: [{ event_type: 'agendamento_criado', push_notification: true }] },
      papeis: [200, 200, 200, 404],
    },
    'GET /api/notifications/preferencias': {
      papeis: [200, 200, 200, 200],
      aoCliente: 'their own hours',
    },
    'PUT /api/notifications/preferencias': {
      body: { emails: { agenda: 'diario' } },
      papeis: [200, 200, 200, 200],
      aoCliente: 'their own hours',
    },
    'GET /api/notifications/rules': { quem: 'administrador', papeis: [200, 200, 403, 403] },
    'POST /api/notifications/rules': {
      quem: 'administrador',
      body: {
        event_type: 'aviso_da_matriz',
        name: 'Aviso da matriz',
        description: 'Da matriz.',
        category: 'administracao',
        system_default: true,
        email_default: false,
        default_groups: [],
      },
      papeis: [200, 403, 403, 403],
    },
    'DELETE /api/notifications/rules/{eventType}': {
      quem: 'administrador',
      params: { eventType: 'decisor_saiu' },
      papeis: [200, 403, 403, 403],
    },
    'POST /api/notifications/send': {
      quem: 'administrador',
      body: { title: 'Da matriz', message: 'Um <b>aviso</b>.', user_ids: [eu] },
      papeis: [200, 403, 403, 403],
    },
    'POST /api/notifications/send-simple': {
      quem: 'administrador',
      body: { user_id: eu, title: 'Da matriz', message: 'Um aviso.' },
      papeis: [200, 403, 403, 403],
    },
    'POST /api/notifications/send/previa': {
      quem: 'administrador',
      body: { todos: true },
      papeis: [200, 403, 403, 403],
    },
    'POST /api/notifications/save': {
      body: { title: 'Da matriz', message: 'Para depois.', url: '/inicio' },
      papeis: [200, 200, 200, 200],
    },
    'GET /api/notifications/entregas': { papeis: [200, 200, 200, 200] },
    'GET /api/notifications/envios': { quem: 'administrador', papeis: [200, 403, 403, 403] },
    'DELETE /api/notifications/envios/{id}': {
      quem: 'administrador',
      params: { id: envio },
      // Nobody's is out of an administrator's reach: one that is not there.
      alheio: { id: 987_654_320 },
      papeis: [200, 403, 403, 403],
    },
    // Nobody signed it: the page says so, and nothing else.
    ...Object.fromEntries(
      ['GET', 'POST'].map((metodo) => [
        `${metodo} /api/publico/notificacoes/descadastrar/{token}`,
        { params: { token: 'nenhum' }, aceita: [404], papeis: 'publico' as const },
      ]),
    ),
    'POST /api/publico/notificacoes/descadastrar/{token}/voltar': {
      params: { token: 'nenhum' },
      aceita: [404],
      papeis: 'publico',
    },
    'POST /api/notifications/stream-ticket': { papeis: [200, 200, 200, 200] },
    'GET /api/notifications/sse/{userId}': {
      params: { userId: eu },
      alheio: { userId: outro },
      papeis: [200, 200, 200, 200],
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'an act upon a record, by rules of its own': [
    'POST /api/notifications/cache/restaurar',
    'PUT /api/notifications/{id}/snooze',
    'PUT /api/notifications/{id}/silenciar',
    'PUT /api/notifications/silenciados/{id}',
    'POST /api/notifications/websocket/command',
    'POST /api/notifications/send',
    'POST /api/notifications/send-simple',
    'POST /api/notifications/send/previa',
    'POST /api/notifications/save',
  ],
  'a list or a tree of settings, which a write replaces or merges as one': [
    'PUT /api/notifications/configurations/{userId}/{eventType}',
    'POST /api/notification-config/save-database',
    'PUT /api/notifications/preferencias',
    'POST /api/notifications/rules',
  ],
};
