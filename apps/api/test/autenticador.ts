import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const b64 = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (dados: Buffer | string) => createHash('sha256').update(dados).digest();

/** CBOR (RFC 8949) of what a key writes: small integers, texts, bytes and maps. */
function cbor(valor: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const cabeca = (tipo: number, n: number) =>
    n < 24
      ? Buffer.from([(tipo << 5) | n])
      : n < 256
        ? Buffer.from([(tipo << 5) | 24, n])
        : Buffer.from([(tipo << 5) | 25, n >> 8, n & 255]);
  if (typeof valor === 'number') return valor >= 0 ? cabeca(0, valor) : cabeca(1, -1 - valor);
  if (typeof valor === 'string')
    return Buffer.concat([cabeca(3, valor.length), Buffer.from(valor)]);
  if (Buffer.isBuffer(valor)) return Buffer.concat([cabeca(2, valor.length), valor]);
  const pares = [...valor].flatMap(([k, v]) => [cbor(k), cbor(v as number)]);
  return Buffer.concat([cabeca(5, valor.size), ...pares]);
}

const [PRESENTE, CONFERIDA, COM_CHAVE] = [0x01, 0x04, 0x40];

interface Desvios {
  origem?: string;
  rpId?: string;
  /** False if the key did not verify the user. */
  conferiu?: boolean;
  contador?: number;
  /** The person that the key says it is of; null where it says none. */
  userHandle?: string | null;
  /** The key's statement about its maker. */
  atestado?: { fmt: string; attStmt: Map<string, unknown> };
}

/** A passkey in software (WebAuthn level 3, §6): ES256, without attestation by default. */
export function criarAutenticador(origem: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let usos = 0;
  /** The owner, as the options of the registration name them. */
  let dono: string | null = null;
  const base = { id: b64(id), rawId: b64(id), type: 'public-key' as const };

  const clientData = (type: string, challenge: string, { origem: outra = origem }: Desvios) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: outra, crossOrigin: false }));
  const authData = (bits: number, desvios: Desvios, resto = Buffer.alloc(0)) => {
    const { rpId = new URL(origem).hostname, conferiu = true, contador = usos } = desvios;
    const numero = Buffer.alloc(4);
    numero.writeUInt32BE(contador);
    const marcas = PRESENTE | bits | (conferiu ? CONFERIDA : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([marcas]), numero, resto]);
  };

  return {
    credencial: base.id,
    /** The person whose key it is, as the key keeps them; null before the registration. */
    dono: () => dono,
    /** The result of `navigator.credentials.create`. */
    registrar({ challenge, user }: { challenge: string; user?: unknown }, desvios: Desvios = {}) {
      dono = (user as { id: string } | undefined)?.id ?? null;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const daChave = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cbor(cose),
      ]);
      const objeto = new Map<string, unknown>([
        ['fmt', desvios.atestado?.fmt ?? 'none'],
        ['attStmt', desvios.atestado?.attStmt ?? new Map()],
        ['authData', authData(COM_CHAVE, desvios, daChave)],
      ]);
      return {
        ...base,
        response: {
          clientDataJSON: b64(clientData('webauthn.create', challenge, desvios)),
          attestationObject: b64(cbor(objeto)),
          transports: ['internal'],
        },
      };
    },
    /**
     * The result of `navigator.credentials.get`; the count grows with every use. Asked for by its
     * name, the key does not say whose it is, as some real ones.
     */
    usar(
      { challenge, allowCredentials }: { challenge: string; allowCredentials?: unknown },
      desvios: Desvios = {},
    ) {
      usos += 1;
      const { userHandle = allowCredentials ? null : dono } = desvios;
      const dados = clientData('webauthn.get', challenge, desvios);
      const autenticador = authData(0, desvios);
      const assinado = Buffer.concat([autenticador, sha256(dados)]);
      return {
        ...base,
        response: {
          clientDataJSON: b64(dados),
          authenticatorData: b64(autenticador),
          signature: b64(sign('sha256', assinado, privateKey)),
          ...(userHandle !== null && { userHandle }),
        },
      };
    },
  };
}
