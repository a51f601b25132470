import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator application supports (RFC 6238, key URI format). */
const PERIODO_S = 30;
const PADRAO = { issuer: 'Domínio', algorithm: 'SHA1', digits: 6, period: PERIODO_S } as const;
/** Codes of so many time steps before and after now are accepted, since clocks differ. */
const TOLERANCIA = 1;

const totpDe = (segredo: string, conta = '') =>
  new TOTP({ ...PADRAO, label: conta, secret: Secret.fromBase32(segredo) });

/** A new secret of 160 bits, in base 32. */
export const sortearSegredo = () => new Secret({ size: 20 }).base32;

/** The text of the QR code for the application: `otpauth://totp/…`. */
export const uriDoTotp = (segredo: string, conta: string) => totpDe(segredo, conta).toString();

/** The time step of a code, or null when it belongs to none around `agora`. */
export function passoDoCodigo(segredo: string, codigo: string, agora: Date): number | null {
  const timestamp = agora.getTime();
  const desvio = totpDe(segredo).validate({ token: codigo, timestamp, window: TOLERANCIA });
  return desvio === null ? null : Math.floor(timestamp / 1000 / PERIODO_S) + desvio;
}

/** The code an application shows at `agora`. */
export const codigoDoTotp = (segredo: string, agora: Date) =>
  totpDe(segredo).generate({ timestamp: agora.getTime() });
