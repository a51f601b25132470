import {
  CAMPOS_SECRETOS,
  type Integracao,
  MASCARA,
  type SegurancaDoEmail,
  VALORES_DA_INTEGRACAO,
} from '@dominio/contrato/configuracao-sistema';
import type { Configuracao } from '../../platform/env.ts';

/** The fields of an integration, secrets in the clear among them where they are known. */
export type Valores = { enabled: boolean; [campo: string]: unknown };

type DoAmbiente = Pick<Configuracao, 'smtpUrl' | 'oidc' | 'vapid'>;

/** The port that a scheme means when the address names none (RFC 8314; RFC 6409). */
const PORTA_PADRAO = { 'smtps:': 465, 'smtp:': 587 } as const;

/** A flag in the query of the address, as nodemailer reads it. */
const temBandeira = (busca: URLSearchParams, nome: string) =>
  !['', '0', 'false'].includes(busca.get(nome) ?? '');

/** How a message leaves by an address: `oportunista` is encrypted where the server offers it. */
function segurancaDe({ protocol, searchParams }: URL): SegurancaDoEmail {
  if (protocol === 'smtps:') return 'tls';
  if (temBandeira(searchParams, 'ignoreTLS')) return 'nenhuma';
  return temBandeira(searchParams, 'requireTLS') ? 'starttls' : 'oportunista';
}

function emailDoAmbiente(smtpUrl: string): Valores {
  const url = new URL(smtpUrl);
  const { hostname, port, username, password } = url;
  const seguranca = segurancaDe(url);
  return {
    enabled: true,
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    porta: Number(port) || PORTA_PADRAO[seguranca === 'tls' ? 'smtps:' : 'smtp:'],
    seguranca,
    usuario: decodeURIComponent(username),
    senha: decodeURIComponent(password),
    remetente_nome: '',
    remetente_email: '',
  };
}

/** What the environment sets for an integration; null when it sets nothing, and the firm may choose. */
export function valoresDoAmbiente(
  integracao: Integracao,
  { smtpUrl, oidc, vapid }: DoAmbiente,
): Valores | null {
  if (integracao === 'email' && smtpUrl !== null) return emailDoAmbiente(smtpUrl);
  if (integracao === 'oidc' && oidc) {
    const { issuer, clientId, clientSecret } = oidc;
    return { enabled: true, issuer, client_id: clientId, client_secret: clientSecret };
  }
  if (integracao === 'push' && vapid) {
    const { chavePublica, chavePrivada, assunto } = vapid;
    return {
      enabled: true,
      public_key: chavePublica,
      private_key: chavePrivada,
      subject: assunto,
    };
  }
  return null;
}

/** The fields before anybody saved any: switched off, except what cannot be. */
export const valoresIniciais = (integracao: Integracao): Valores =>
  VALORES_DA_INTEGRACAO[integracao].parse({ enabled: integracao === 'armazenamento' });

const secretosDe = (integracao: Integracao): readonly string[] => CAMPOS_SECRETOS[integracao];

/** Fields as they may be shown: the mask where a secret is kept, null where there is none. */
export function mascarar(
  integracao: Integracao,
  valores: Valores,
  guardados: readonly string[],
): Valores {
  const segredos = secretosDe(integracao).map((campo) => [
    campo,
    guardados.includes(campo) ? MASCARA : null,
  ]);
  return { ...valores, ...Object.fromEntries(segredos) };
}

/** What a write does to each secret: a text replaces it, null clears it; those that stay are absent. */
export interface Separados {
  readonly publicos: Valores;
  readonly segredos: Readonly<Record<string, string | null>>;
}

/** Takes the secrets out of what was sent. */
export function separar(integracao: Integracao, enviados: Valores): Separados {
  const nomes = secretosDe(integracao);
  const publicos = Object.fromEntries(
    Object.entries(enviados).filter(([campo]) => !nomes.includes(campo)),
  ) as Valores;
  const segredos = nomes.flatMap((campo): [string, string | null][] => {
    const valor = enviados[campo];
    if (valor === undefined || valor === MASCARA) return [];
    return [[campo, typeof valor === 'string' && valor !== '' ? valor : null]];
  });
  return { publicos, segredos: Object.fromEntries(segredos) };
}

/**
 * Whether only an administrator changes an integration: who answers for the provider, or reads what
 * the e-mail server is given, signs in as anybody, administrators among them.
 */
export const soDeAdministrador = (integracao: Integracao): boolean =>
  integracao === 'oidc' || integracao === 'email';

/** What people call the fields that only an administrator changes. */
const ROTULOS: Readonly<Record<string, string>> = {
  enabled: 'se está ativa',
  host: 'o servidor',
  porta: 'a porta',
  seguranca: 'a segurança da conexão',
  usuario: 'o usuário',
  senha: 'a senha',
  remetente_nome: 'o nome do remetente',
  remetente_email: 'o e-mail do remetente',
  issuer: 'o endereço do provedor',
  client_id: 'o identificador do cliente',
  client_secret: 'o segredo do cliente',
};
const lista = new Intl.ListFormat('pt-BR');

/** Fields by the names that people know them by: `o servidor, a porta e a senha`. */
export const emPalavras = (campos: readonly string[]): string =>
  lista.format(campos.map((campo) => ROTULOS[campo] ?? campo));

/** Names of the fields that a write changes, secrets among them. */
export const camposMudados = (antes: Valores, { publicos, segredos }: Separados): string[] => [
  ...Object.keys(publicos).filter((campo) => antes[campo] !== publicos[campo]),
  ...Object.keys(segredos),
];

/** Where each integration sends its secrets. */
const DESTINO: Readonly<Record<Integracao, readonly string[]>> = {
  email: ['host', 'porta', 'seguranca'],
  oidc: ['issuer'],
  armazenamento: [],
  push: [],
};

/** Whether a change would send a kept secret to a place it was not given for. */
export const mudaODestino = (integracao: Integracao, antes: Valores, depois: Valores): boolean =>
  DESTINO[integracao].some((campo) => antes[campo] !== depois[campo]);

/** Names of the secrets, and places, of an integration: what the vault binds them to. */
export const lugarDoSegredo = (integracao: Integracao, campo: string): string =>
  `configuracao-sistema/${integracao}/${campo}`;
