import { expect, it } from 'vitest';
import { MensagemAoVivo } from './eventos.ts';

it.each([
  [{ type: 'heartbeat', timestamp: 1 }],
  [{ type: 'notification_updated', timestamp: 1, data: { id: null, lida: true } }],
  [{ type: 'command', action: 'refresh', timestamp: 1, data: { recurso: 'perfil', id: null } }],
  [{ type: 'command', action: 'session_ended', timestamp: 1 }],
])('a message of the live feed is parsed without loss: %j', (mensagem) => {
  expect(MensagemAoVivo.parse(mensagem)).toEqual(mensagem);
});

it('a command to read again without a resource is refused', () => {
  const mensagem = { type: 'command', action: 'refresh', timestamp: 1 };
  expect(MensagemAoVivo.safeParse(mensagem).success).toBe(false);
});
