const raiz = ['preferencias-de-notificacao'] as const;

/** Query keys of what people decide about notifications, and of the rules for everybody. */
export const chaves = {
  raiz,
  matriz: [...raiz, 'matriz'] as const,
  quando: [...raiz, 'quando'] as const,
  regras: [...raiz, 'regras'] as const,
};
