import { createECDH } from 'node:crypto';

/** A pair of VAPID keys (RFC 8292), in base64url. */
export interface ParDeChaves {
  readonly publica: string;
  readonly privada: string;
}

const CURVA = 'prime256v1';

const bytesDe = (texto: unknown) =>
  typeof texto === 'string' && /^[\w-]+=*$/.test(texto) ? Buffer.from(texto, 'base64url') : null;

/** What is wrong with a pair of VAPID keys, in a sentence; null of a sound one. */
export function defeitoDoPar(publica: unknown, privada: unknown): string | null {
  const [ponto, escalar] = [bytesDe(publica), bytesDe(privada)];
  if (ponto?.length !== 65 || ponto[0] !== 4) {
    return 'A chave pública não é uma chave VAPID: são 65 bytes em base64url.';
  }
  if (escalar?.length !== 32) {
    return 'A chave privada não é uma chave VAPID: são 32 bytes em base64url.';
  }
  try {
    const par = createECDH(CURVA);
    par.setPrivateKey(escalar);
    return par.getPublicKey().equals(ponto)
      ? null
      : 'As chaves não são um par: a pública não corresponde à privada.';
  } catch {
    return 'A chave privada não é válida na curva P-256.';
  }
}

export function gerarPar(): ParDeChaves {
  const par = createECDH(CURVA);
  const publica = par.generateKeys('base64url');
  // A scalar that begins with zeros comes without them.
  const privada = Buffer.alloc(32);
  const escalar = par.getPrivateKey();
  escalar.copy(privada, 32 - escalar.length);
  return { publica, privada: privada.toString('base64url') };
}

/** Whether a key is an uncompressed point of P-256, as the one that a browser subscribes with. */
export function ehPonto(chave: Buffer): boolean {
  if (chave.length !== 65 || chave[0] !== 4) return false;
  try {
    const par = createECDH(CURVA);
    par.generateKeys();
    par.computeSecret(chave);
    return true;
  } catch {
    return false;
  }
}
