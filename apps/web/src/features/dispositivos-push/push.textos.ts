import { TEXTOS_DO_PUSH } from '@dominio/contrato/push';
import { TEXTOS_DO_CLIENTE } from '../../lib/api-client.ts';
import { TEXTOS_DO_TRABALHADOR } from '../../lib/aplicativo/trabalhador.ts';

/** What is said of push on a device (specification part 1 §8, NO-62…NO-70). */
export const TEXTOS = {
  ...TEXTOS_DO_TRABALHADOR,
  inscricaoInvalida: TEXTOS_DO_PUSH.inscricaoInvalida,
  nenhumaInscricao: TEXTOS_DO_PUSH.nenhuma,
  semToken: TEXTOS_DO_CLIENTE.semToken,
  automatico: 'Não foi possível inicializar as notificações push automaticamente',
  https: 'As notificações push exigem HTTPS.',
  chromeNoIphone: 'O Chrome no iPhone não recebe notificações push. Use o Safari.',
  instalar:
    'No iPhone e no iPad, as notificações chegam ao Domínio instalado: no Safari, toque em Compartilhar e em ‘Adicionar à Tela de Início’.',
  semNotificacoes: 'Este navegador não mostra notificações. Use outro, ou atualize-o.',
  semPush: 'Este navegador não recebe notificações push. Use outro, ou atualize-o.',
  negada:
    'As notificações estão bloqueadas. Permita-as nas configurações deste site no navegador e volte aqui.',
  negadaNoIphone:
    'As notificações estão bloqueadas. No iPhone, verifique as configurações de notificações do Safari em Ajustes e volte aqui.',
  semResposta: 'O navegador não perguntou se permite notificações, ou a pergunta foi fechada.',
} as const;
