const digitosDe = (telefone: string) => {
  const digitos = telefone.replaceAll(/\D/g, '');
  return telefone.trim().startsWith('+') ? digitos : `55${digitos}`;
};

/** Address that calls a number written with its signs; one without a country is of Brazil. */
export const enderecoDoTelefone = (telefone: string): string => `tel:+${digitosDe(telefone)}`;

/** Address that opens a conversation on WhatsApp with the same number. */
export const enderecoDoWhatsapp = (telefone: string): string =>
  `https://wa.me/${digitosDe(telefone)}`;
