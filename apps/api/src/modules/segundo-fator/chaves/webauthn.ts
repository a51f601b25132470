import type { RespostaDaChave, RespostaDeRegistro } from '@dominio/contrato/chaves-de-acesso';

/**
 * Loaded with the first passkey: its three hundred files, mostly for certificates, would take a
 * tenth of the start.
 */
const biblioteca = () => import('@simplewebauthn/server');

/** The site for which keys are made and used: its public URL, as the browser sees it. */
export interface Lugar {
  readonly origem: string;
  /** The host, to which keys are bound (WebAuthn level 3, §5.1.3). */
  readonly rpId: string;
}

export function lugarDe(urlPublica: string): Lugar {
  const { origin, hostname } = new URL(urlPublica);
  return { origem: origin, rpId: hostname };
}

/** EdDSA, ES256, RS256 (COSE): the algorithms of today's keys, without Node's experimental ones. */
const ALGORITMOS = [-8, -7, -257];

interface ChaveGuardada {
  readonly credencial: string;
  readonly chave_publica: string;
  readonly contador: number;
  readonly transportes: readonly string[];
}

type Bytes = Uint8Array<ArrayBuffer>;
const bytesDe = (texto: string): Bytes => new Uint8Array(Buffer.from(texto, 'base64url'));

const nomes = (chaves: readonly ChaveGuardada[]) =>
  chaves.map(({ credencial, transportes }) => ({ id: credencial, transports: [...transportes] }));

/** The id that a key stores of a person; tells nothing to who reads the key (WebAuthn §14.6.1). */
const pessoaDe = (usuarioId: number): Bytes => new TextEncoder().encode(`dominio:${usuarioId}`);

/**
 * Whether an answer names this person as the key's owner (WebAuthn level 3, §7.2). A key that was
 * asked for by name may leave the owner out; one that alone says who signs in may not.
 */
export function nomeiaDono(
  { response }: RespostaDaChave,
  usuarioId: number,
  { pedidaPeloNome }: { pedidaPeloNome: boolean },
): boolean {
  if (!response.userHandle) return pedidaPeloNome;
  return response.userHandle === Buffer.from(pessoaDe(usuarioId)).toString('base64url');
}

interface NovaChave {
  readonly desafio: Bytes;
  readonly pessoa: { readonly id: number; readonly nome: string; readonly email: string };
  readonly chaves: readonly ChaveGuardada[];
}

/** The options to make a key that works without a user name and verifies the user. */
export const opcoesDeRegistro = async (
  { rpId }: Lugar,
  { desafio, pessoa, chaves }: NovaChave,
) => ({
  ...(await (
    await biblioteca()
  ).generateRegistrationOptions({
    rpName: 'Domínio',
    rpID: rpId,
    userID: pessoaDe(pessoa.id),
    userName: pessoa.email,
    userDisplayName: pessoa.nome,
    challenge: desafio,
    supportedAlgorithmIDs: ALGORITMOS,
    excludeCredentials: nomes(chaves),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })),
});

/** The options with which the browser uses a key: one of these, or any of the person's. */
export const opcoesDeUso = async (
  { rpId }: Lugar,
  { desafio, chaves }: { desafio: Bytes; chaves?: readonly ChaveGuardada[] },
) => ({
  ...(await (
    await biblioteca()
  ).generateAuthenticationOptions({
    rpID: rpId,
    challenge: desafio,
    userVerification: 'required',
    ...(chaves && { allowCredentials: nomes(chaves) }),
  })),
});

/** Null for whatever the library throws: its sentences about a wrong answer are for developers. */
async function ouNada<T>(conferir: () => Promise<T>): Promise<T | null> {
  try {
    return await conferir();
  } catch {
    return null;
  }
}

/**
 * An attestation without its statement about the key's maker (WebAuthn level 3, §8.7). We ask for
 * none, and checking one would follow addresses in certificates that the caller wrote.
 *
 * @throws for a text that is no attestation.
 */
async function semAtestado(attestationObject: string): Promise<string> {
  const helpers = await import('@simplewebauthn/server/helpers');
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = helpers;
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get(
    'authData',
  );
  const anonima = new Map<string, Parameters<typeof isoCBOR.encode>[0]>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(anonima));
}

/** The key in an answer; null when the answer is not to this challenge and made for this site. */
export async function conferirRegistro(
  { origem, rpId }: Lugar,
  resposta: RespostaDeRegistro,
  desafio: string,
): Promise<(ChaveGuardada & { sincronizada: boolean }) | null> {
  const { transports, clientDataJSON, attestationObject } = resposta.response;
  const { verifyRegistrationResponse } = await biblioteca();
  const lida = await ouNada(async () =>
    verifyRegistrationResponse({
      response: {
        ...resposta,
        response: { clientDataJSON, attestationObject: await semAtestado(attestationObject) },
      },
      expectedChallenge: desafio,
      expectedOrigin: origem,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITMOS,
    }),
  );
  if (!lida?.verified) return null;
  const { credential, credentialBackedUp } = lida.registrationInfo;
  return {
    credencial: credential.id,
    chave_publica: Buffer.from(credential.publicKey).toString('base64url'),
    contador: credential.counter,
    transportes: transports ?? [],
    sincronizada: credentialBackedUp,
  };
}

/** The key's new count; null if the answer is not its signature of this challenge for this site. */
export async function conferirUso(
  { origem, rpId }: Lugar,
  resposta: RespostaDaChave,
  chave: ChaveGuardada,
  desafio: string,
): Promise<number | null> {
  const { userHandle, ...assinada } = resposta.response;
  const { verifyAuthenticationResponse } = await biblioteca();
  const lida = await ouNada(() =>
    verifyAuthenticationResponse({
      response: { ...resposta, response: { ...assinada, ...(userHandle && { userHandle }) } },
      expectedChallenge: desafio,
      expectedOrigin: origem,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: chave.credencial,
        publicKey: bytesDe(chave.chave_publica),
        counter: chave.contador,
      },
    }),
  );
  return lida?.verified ? lida.authenticationInfo.newCounter : null;
}
