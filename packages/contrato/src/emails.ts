import { z } from 'zod';

/**
 * The form in which accounts store and compare e-mails: without surrounding space, in lower case,
 * composed (NFC). Done here and not by the database, whose `lower` depends on its locale.
 */
export const emailCanonico = (email: string): string => email.trim().toLowerCase().normalize('NFC');

export const EMAIL_INVALIDO = 'E-mail inválido.';

const ATOMO = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const ROTULO = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
/**
 * One bare address: atoms with dots, and a domain with a dot in it (RFC 5321 §4.1.2 without its
 * quoted form, RFC 6531 for other alphabets). What mail programs read as more than an address, a
 * name with brackets, a group, a list, a quotation, is none, or one account could write to others.
 */
const FORMA = new RegExp(`^${ATOMO}(?:\\.${ATOMO})*@${ROTULO}(?:\\.${ROTULO})+$`, 'u');

/** An e-mail that something is sent to or from: the one check of every place that accepts one. */
export const Email = z
  .string({ error: 'Informe o e-mail.' })
  .overwrite(emailCanonico)
  .min(1, 'Informe o e-mail.')
  .max(254, { error: EMAIL_INVALIDO, abort: true })
  .regex(FORMA, EMAIL_INVALIDO);
