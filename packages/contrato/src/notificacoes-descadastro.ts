import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const path = '/api/publico/notificacoes/descadastrar/{token}';
const comum = {
  acesso: 'publico',
  params: z.object({ token: z.string() }),
  tipo: 'text/html',
} as const;

/** Leaving the e-mails of a type by the link in one of them, without a session (RFC 8058). */
export const notificacoesDescadastroEndpoints = {
  perguntar: endpoint({
    ...comum,
    method: 'GET',
    path,
    resumo: 'Página que pergunta se é para deixar de enviar um tipo de e-mail',
  }),
  descadastrar: endpoint({
    ...comum,
    method: 'POST',
    path,
    resumo: 'Deixar de receber por e-mail os tipos do link',
  }),
  voltar: endpoint({
    ...comum,
    method: 'POST',
    path: `${path}/voltar`,
    resumo: 'Voltar a receber por e-mail os tipos do link',
  }),
} as const;
