/**
 * The form in which accounts store and compare e-mails: without surrounding space, in lower case,
 * composed (NFC). Done here and not by the database, whose `lower` depends on its locale.
 */
export const emailCanonico = (email: string): string => email.trim().toLowerCase().normalize('NFC');
