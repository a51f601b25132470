import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const ALGORITMO = 'aes-256-gcm';
const VERSAO = 'c1';

/** A secret that no key of this installation decrypts, or that was moved from its place. */
export class SegredoIlegivel extends Error {
  override readonly name = 'SegredoIlegivel';
}

/**
 * Encrypts the firm's secrets for storage (ADR 0007). A secret is bound to its place: encrypted for
 * one place, it does not decrypt for another.
 */
export interface Cofre {
  /** @param lugar where the secret belongs: `configuracao-sistema/email/senha`. */
  cifrar(lugar: string, segredo: string): string;
  /**
   * @throws SegredoIlegivel when the text was altered, moved, or encrypted with a key that is gone.
   */
  decifrar(lugar: string, cifrado: string): string;
  /**
   * The keyed hash of a value. Whoever has the key can check a claimed value against it; without
   * the key nobody can try all values. The hash names its key.
   */
  resumir(lugar: string, valor: string): string;
}

interface Chave {
  readonly id: string;
  readonly bytes: Buffer;
  /** A key derived for hashes, so that no key serves two purposes. */
  readonly resumo: Buffer;
}

function chaveDe(material: string): Chave {
  const bytes = Buffer.from(hkdfSync('sha256', material, '', 'dominio/cofre', 32));
  const id = createHash('sha256').update('dominio/cofre/id').update(bytes).digest('hex');
  const resumo = Buffer.from(hkdfSync('sha256', material, '', 'dominio/cofre/resumo', 32));
  return { id: id.slice(0, 16), bytes, resumo };
}

/**
 * @param materiais secrets of at least 32 characters. The first encrypts and all decrypt: to change
 *   the key, put the new one before the old.
 */
export function criarCofre(materiais: readonly string[]): Cofre {
  const chaves = materiais.map(chaveDe);
  const [atual] = chaves;
  if (!atual) throw new Error('O cofre precisa de uma chave.');
  return {
    cifrar(lugar, segredo) {
      const iv = randomBytes(12);
      const cifra = createCipheriv(ALGORITMO, atual.bytes, iv).setAAD(Buffer.from(lugar));
      const corpo = Buffer.concat([cifra.update(segredo, 'utf8'), cifra.final()]);
      const partes = [iv, corpo, cifra.getAuthTag()].map((parte) => parte.toString('base64url'));
      return [VERSAO, atual.id, ...partes].join('.');
    },
    decifrar(lugar, cifrado) {
      const [versao, id, ...partes] = cifrado.split('.');
      const [iv, corpo, selo] = partes.map((parte) => Buffer.from(parte, 'base64url'));
      const chave = chaves.find((uma) => uma.id === id);
      if (versao !== VERSAO || !chave || !iv || !corpo || selo?.length !== 16) {
        throw new SegredoIlegivel('O segredo foi guardado com outra chave.');
      }
      try {
        const cifra = createDecipheriv(ALGORITMO, chave.bytes, iv)
          .setAAD(Buffer.from(lugar))
          .setAuthTag(selo);
        return Buffer.concat([cifra.update(corpo), cifra.final()]).toString('utf8');
      } catch (causa) {
        throw new SegredoIlegivel('O segredo foi alterado ou trocado de lugar.', { cause: causa });
      }
    },
    resumir(lugar, valor) {
      const resumo = createHmac('sha256', atual.resumo).update(JSON.stringify([lugar, valor]));
      return ['r1', atual.id, resumo.digest('base64url')].join('.');
    },
  };
}
