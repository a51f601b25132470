import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { proximo } from './factories/usuarios.ts';

const derivar = (segredo: Uint8Array, sal: Uint8Array, info: Uint8Array | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', segredo, sal, info, bytes));

/** The push side of a browser: its keys, and reading what is encrypted for them (RFC 8291). */
export function umNavegador() {
  const par = createECDH('prime256v1');
  const publica = par.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publica.toString('base64url'), auth: auth.toString('base64url') },
    /** The text of a body in `aes128gcm` (RFC 8188) of one record. */
    decifrar(corpo: Buffer): string {
      const sal = corpo.subarray(0, 16);
      const tamanhoDoRegistro = corpo.readUInt32BE(16);
      const inicio = 21 + corpo.readUInt8(20);
      const doServidor = corpo.subarray(21, inicio);
      const registro = corpo.subarray(inicio);
      if (registro.length > tamanhoDoRegistro) throw new Error('mais de um registro');
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publica, doServidor]);
      const segredo = derivar(par.computeSecret(doServidor), auth, info, 32);
      const chave = derivar(segredo, sal, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derivar(segredo, sal, 'Content-Encoding: nonce\0', 12);
      const cifra = createDecipheriv('aes-128-gcm', chave, nonce);
      cifra.setAuthTag(registro.subarray(-16));
      const claro = Buffer.concat([cifra.update(registro.subarray(0, -16)), cifra.final()]);
      const fim = claro.findLastIndex((byte) => byte !== 0);
      if (claro[fim] !== 2) throw new Error('o registro não termina como o último');
      return claro.subarray(0, fim).toString('utf8');
    },
  };
}

export type Navegador = ReturnType<typeof umNavegador>;

/** A subscription as a browser sends it: of a known push service, another for each call. */
export const umaInscricao = (
  dados: { endpoint?: string; navegador?: Navegador; device_id?: string } = {},
) => ({
  endpoint: dados.endpoint ?? `https://fcm.googleapis.com/fcm/send/teste-${proximo()}`,
  keys: (dados.navegador ?? umNavegador()).keys,
  action: 'subscribe' as const,
  ...(dados.device_id !== undefined && { device_id: dados.device_id }),
});
