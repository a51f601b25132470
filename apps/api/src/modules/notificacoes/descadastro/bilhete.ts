import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Whose e-mails, and of which types of event. */
export interface Descadastro {
  readonly usuarioId: number;
  readonly tipos: readonly string[];
}

/** Longest token: below what a path's parameter may have, and a header's line. */
const MAXIMO = 280;
const FORMA = /^([1-9]\d{0,15})\.([a-z0-9_]{1,64}(?:~[a-z0-9_]{1,64})*)\.([\w-]{43})$/;

/**
 * Signs what an e-mail's link may switch off, and reads it back. It has no end of its own: an old
 * e-mail must still be left, and all it can do is that, and undo it. Its key serves nothing else, so
 * that no token of another kind passes for it.
 */
export function criarBilhetes(segredo: string) {
  const chave = Buffer.from(hkdfSync('sha256', segredo, '', 'dominio/descadastro', 32));
  const selar = (dito: string) => createHmac('sha256', chave).update(dito).digest();
  return {
    /** Null where the types are too many for one link. */
    assinar({ usuarioId, tipos }: Descadastro): string | null {
      const dito = `${usuarioId}.${tipos.join('~')}`;
      const token = `${dito}.${selar(dito).toString('base64url')}`;
      return token.length <= MAXIMO && FORMA.test(token) ? token : null;
    },
    /** Null for what was not signed here. */
    ler(token: string): Descadastro | null {
      const [, usuario, tipos, selo] = FORMA.exec(token) ?? [];
      if (!usuario || !tipos || !selo) return null;
      const lido = Buffer.from(selo, 'base64url');
      const certo = selar(`${usuario}.${tipos}`);
      if (lido.length !== certo.length || !timingSafeEqual(lido, certo)) return null;
      return { usuarioId: Number(usuario), tipos: tipos.split('~') };
    },
  };
}

export type Bilhetes = ReturnType<typeof criarBilhetes>;
