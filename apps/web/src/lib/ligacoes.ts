const digitosDe = (telefone: string) => {
  const digitos = telefone.replaceAll(/\D/g, '');
  return telefone.trim().startsWith('+') ? digitos : `55${digitos}`;
};

/** Address that calls a number written with its signs; one without a country is of Brazil. */
export const enderecoDoTelefone = (telefone: string): string => `tel:+${digitosDe(telefone)}`;

/** Address that opens a conversation on WhatsApp with the same number. */
export const enderecoDoWhatsapp = (telefone: string): string =>
  `https://wa.me/${digitosDe(telefone)}`;

/** Address of a site as people write it, with or without its beginning. */
export const enderecoDaRede = (site: string): string =>
  /^https?:/i.test(site) ? site : `https://${site}`;

/** Address of a profile of Instagram, written as `@empresa` or as an address. */
export const enderecoDoInstagram = (perfil: string): string =>
  perfil.includes('/')
    ? enderecoDaRede(perfil)
    : `https://instagram.com/${perfil.replace(/^@/, '')}`;
