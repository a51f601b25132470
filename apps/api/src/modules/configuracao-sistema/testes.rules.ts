import { z } from 'zod';
import { defeitoDoPar } from '../../platform/push/par-de-chaves.ts';

export interface Resultado {
  readonly success: boolean;
  readonly message: string;
}
export const deuCerto = (message: string): Resultado => ({ success: true, message });
export const deuErrado = (message: string): Resultado => ({ success: false, message });

const SMTP: Readonly<Record<string, string>> = {
  EAUTH: 'O servidor recusou o usuário ou a senha.',
  ETLS: 'O servidor não aceitou a conexão segura. Confira a porta e a segurança.',
  ETIMEDOUT: 'O servidor não respondeu a tempo.',
  EDNS: 'O endereço do servidor não foi encontrado.',
};

/** A failure of the connection as a sentence for whoever configures it. */
export function fraseDoSmtp(erro: unknown, destino: string): string {
  const codigo = erro instanceof Error && 'code' in erro ? String(erro.code) : '';
  return SMTP[codigo] ?? `Não foi possível conectar a ${destino}. Confira o servidor e a porta.`;
}

const https = z.url({ protocol: /^https$/ });
const Descoberta = z.object({
  issuer: z.string(),
  authorization_endpoint: https,
  token_endpoint: https,
  jwks_uri: https,
});

/** URL of a provider's discovery document (OpenID Connect Discovery 1.0 §4). */
export const enderecoDaDescoberta = (issuer: string): URL =>
  new URL(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);

/** Whether a discovery document is this issuer's and has the endpoints of a sign-in (§4.3). */
export function conferirDescoberta(issuer: string, status: number, texto: string): Resultado {
  if (status !== 200) return deuErrado(`O provedor respondeu ${status} ao pedido de descoberta.`);
  let documento: unknown;
  try {
    documento = JSON.parse(texto);
  } catch {
    return deuErrado('O provedor não respondeu com um documento de descoberta.');
  }
  const lido = Descoberta.safeParse(documento);
  if (!lido.success) {
    return deuErrado('O documento de descoberta não traz os endereços que a entrada precisa.');
  }
  if (lido.data.issuer !== issuer) {
    return deuErrado('O provedor se identifica por outro endereço. Use exatamente o dele.');
  }
  return deuCerto('O provedor respondeu e o documento de descoberta está completo.');
}

/** Whether two VAPID keys are well formed and belong together (RFC 8292: P-256, base64url). */
export function conferirVapid(publica: unknown, privada: unknown): Resultado {
  const defeito = defeitoDoPar(publica, privada);
  return defeito === null
    ? deuCerto('As chaves estão bem formadas e são um par.')
    : deuErrado(defeito);
}
