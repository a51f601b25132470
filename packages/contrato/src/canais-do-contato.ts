/** How a client or a person of it would rather be reached. */
export const CANAIS_DO_CONTATO = ['whatsapp', 'telefone', 'email'] as const;
export const NOME_DO_CANAL: Readonly<Record<(typeof CANAIS_DO_CONTATO)[number], string>> = {
  whatsapp: 'WhatsApp',
  telefone: 'Telefone',
  email: 'E-mail',
};
