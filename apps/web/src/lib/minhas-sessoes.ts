/** Where the list of the own sessions is kept; changes of what the account is entered with end some. */
export const chaveDasMinhasSessoes = ['minha-conta', 'sessoes'] as const;
