/**
 * An e-mail as accounts are kept and compared: without surrounding space, in lower case, composed
 * (NFC). Folded here and not by the database, whose `lower` depends on its locale.
 */
export const emailCanonico = (email: string): string => email.trim().toLowerCase().normalize('NFC');
