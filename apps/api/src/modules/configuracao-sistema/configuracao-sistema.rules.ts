import {
  CAMPOS_SECRETOS,
  type Integracao,
  MASCARA,
  type SegurancaDoEmail,
  VALORES_DA_INTEGRACAO,
} from '@dominio/contrato/configuracao-sistema';
import type { Configuracao } from '../../platform/env.ts';

/** The fields of an integration, with its secrets in the clear where they are known. */
export type Valores = { enabled: boolean; [campo: string]: unknown };

type DoAmbiente = Pick<Configuracao, 'smtpUrl' | 'armazenamento' | 'oidc' | 'vapid'>;

/** The port of a scheme, where the URL names none (RFC 8314; RFC 6409). */
const PORTA_PADRAO = { 'smtps:': 465, 'smtp:': 587 } as const;

/** Whether the URL's query has a flag, as nodemailer reads it. */
const temBandeira = (busca: URLSearchParams, nome: string) =>
  !['', '0', 'false'].includes(busca.get(nome) ?? '');

/** How the URL's server is spoken to: `oportunista` encrypts where the server offers it. */
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

/** The fields that the environment sets for an integration; null where administrators may. */
export function valoresDoAmbiente(
  integracao: Integracao,
  { smtpUrl, armazenamento, oidc, vapid }: DoAmbiente,
): Valores | null {
  if (integracao === 'email' && smtpUrl !== null) return emailDoAmbiente(smtpUrl);
  if (integracao === 'oidc' && oidc) {
    const { issuer, clientId, clientSecret } = oidc;
    return { enabled: true, issuer, client_id: clientId, client_secret: clientSecret };
  }
  if (integracao === 'armazenamento' && armazenamento) {
    const { servidor, bucket, prefixo, regiao, chaveDeAcesso } = armazenamento;
    // Without its secret: the store is opened at the start, and nobody reads it from here.
    return {
      enabled: true,
      servidor,
      bucket,
      prefixo,
      regiao: regiao ?? '',
      chave_de_acesso: chaveDeAcesso,
    };
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

/** The fields before anybody saved any: switched off, except integrations that are always on. */
export const valoresIniciais = (integracao: Integracao): Valores =>
  VALORES_DA_INTEGRACAO[integracao].parse({ enabled: integracao === 'armazenamento' });

const secretosDe = (integracao: Integracao): readonly string[] => CAMPOS_SECRETOS[integracao];

/** Fields as they may be shown: a mask for each secret that is kept, null for one that is not. */
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

/** What a write does to each secret: a text replaces it, null clears it; an absent one stays. */
export interface Separados {
  readonly publicos: Valores;
  readonly segredos: Readonly<Record<string, string | null>>;
}

/** Separates the secrets sent from the other fields. */
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
 * Whether only an administrator may change an integration. Whoever controls the identity provider,
 * or the server that e-mails leave by, can sign in as anybody, administrators included.
 */
export const soDeAdministrador = (integracao: Integracao): boolean =>
  integracao === 'oidc' || integracao === 'email';

/** Portuguese names of the fields that only an administrator changes. */
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

/** Fields by their Portuguese names: `o servidor, a porta e a senha`. */
export const emPalavras = (campos: readonly string[]): string =>
  lista.format(campos.map((campo) => ROTULOS[campo] ?? campo));

/** Names of the fields and secrets that a write changes. */
export const camposMudados = (antes: Valores, { publicos, segredos }: Separados): string[] => [
  ...Object.keys(publicos).filter((campo) => antes[campo] !== publicos[campo]),
  ...Object.keys(segredos),
];

/** The fields that say where each integration sends its secrets. */
const DESTINO: Readonly<Record<Integracao, readonly string[]>> = {
  email: ['host', 'porta', 'seguranca'],
  oidc: ['issuer'],
  armazenamento: [],
  push: [],
  consulta_cnpj: ['endereco'],
  consulta_cep: ['endereco'],
};

/** Whether a change would send a kept secret to another place than the one it was entered for. */
export const mudaODestino = (integracao: Integracao, antes: Valores, depois: Valores): boolean =>
  DESTINO[integracao].some((campo) => antes[campo] !== depois[campo]);

/** The vault binds a secret to this name: encrypted for one field, it is not read as another's. */
export const lugarDoSegredo = (integracao: Integracao, campo: string): string =>
  `configuracao-sistema/${integracao}/${campo}`;
