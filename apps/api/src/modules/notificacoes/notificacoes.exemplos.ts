import { proximo } from '../../../test/factories/usuarios.ts';
import type { Banco } from '../../platform/db.ts';
import type { Exemplos } from '../../platform/exemplos.ts';
import { notificacoes } from './notificacoes.tables.ts';

async function notificar(banco: Banco, usuario_id: number) {
  const [linha] = await banco
    .insert(notificacoes)
    .values({
      usuario_id,
      categoria: 'agenda',
      tipo_evento: 'agendamento_criado',
      titulo: 'Novo agendamento criado',
      mensagem: 'da matriz',
      tracking_key: `matriz:${proximo()}`,
    })
    .returning();
  return linha?.id;
}

export const exemplos: Exemplos = async ({ banco, eu, outro }) => {
  const minha = await notificar(banco, eu);
  const alheia = await notificar(banco, outro);
  return {
    'GET /api/notifications/unread': {},
    'GET /api/notifications/user/{userId}': {
      params: { userId: eu },
      alheio: { userId: outro },
    },
    'PUT /api/notifications/{id}/mark-read': {
      params: { id: minha },
      alheio: { id: alheia },
    },
    'PUT /api/notifications/mark-all-read': {},
    'GET /api/notifications/user/{id}/important': {
      params: { id: eu },
      alheio: { id: outro },
    },
    'PUT /api/notifications/{id}/toggle-important': {
      params: { id: minha },
      alheio: { id: alheia },
    },
    // It is unread and from somebody else, so its removal is refused.
    'DELETE /api/notifications/{id}': {
      params: { id: minha },
      alheio: { id: alheia },
      aceita: [409],
    },
    'DELETE /api/notifications/user/{id}': { params: { id: eu }, alheio: { id: outro } },
    'DELETE /api/notifications/cache': {},
    'POST /api/notifications/cache/restaurar': {
      body: { removida_em: new Date().toISOString() },
    },
    'POST /api/notifications/stream-ticket': {},
    'GET /api/notifications/sse/{userId}': {
      params: { userId: eu },
      alheio: { userId: outro },
    },
  };
};
