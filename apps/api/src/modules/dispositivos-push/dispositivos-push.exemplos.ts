import { criarDispositivo } from '../../../test/factories/dispositivos-push.ts';
import { proximo } from '../../../test/factories/usuarios.ts';
import { umaInscricao } from '../../../test/navegador-push.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

/** An address that no push may be sent to, so that no test calls a push service. */
const foraDoPush = () => `https://push.invalid/${proximo()}`;

/** Sent to nobody: the device of the example is at an address that nothing is sent to. */
const envio = {
  body: { title: 'Teste', message: 'Da matriz', url: '/agenda' },
  papeis: [200, 200, 200, 200] as const,
};

export const exemplos: Exemplos = async ({ banco, eu, outro, agora }) => {
  const meu = await criarDispositivo(banco, eu, { agora, endpoint: foraDoPush() });
  const alheio = await criarDispositivo(banco, outro, { agora, endpoint: foraDoPush() });
  return {
    'GET /vapid-config.js': { papeis: 'publico' },
    'POST /api/simple-notifications/push-subscription': {
      body: umaInscricao(),
      papeis: 'publico',
    },
    'GET /api/notifications/dispositivos': {
      papeis: [200, 200, 200, 200],
    },
    'DELETE /api/notifications/dispositivos/{id}': {
      params: { id: meu.id },
      alheio: { id: alheio.id },
      papeis: [200, 200, 200, 200],
    },
    ...Object.fromEntries(
      [
        'POST /api/simple-notifications/push/send-to-user',
        'POST /api/push/send',
        'POST /api/push/test',
        'POST /api/notifications/system',
        'POST /api/notifications/agenda',
        'POST /api/notifications/contratos',
        'POST /api/notifications/ia',
      ].map((rota) => [rota, { ...envio, body: { ...envio.body, userId: eu } }]),
    ),
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'a device, which its browser says anew each time and no form edits': [
    'POST /api/simple-notifications/push-subscription',
  ],
  'a message that is sent and not kept': [
    'POST /api/simple-notifications/push/send-to-user',
    'POST /api/push/send',
    'POST /api/push/test',
    'POST /api/notifications/system',
    'POST /api/notifications/agenda',
    'POST /api/notifications/contratos',
    'POST /api/notifications/ia',
  ],
};
