declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** A contact who decides at the client has left it. */
    'contato.decisor_saiu': { id: number; autorId: number; versao: number };
  }
}

export {};
