declare module '../../../platform/eventos.ts' {
  interface Eventos {
    /** A client's person changed who of the client has access, or what they decide. */
    'usuarios_do_cliente.mudaram': {
      clienteId: number;
      autorId: number;
      autor: string;
      tipo: 'convite' | 'papeis' | 'retirada';
      /** Whom it is about. */
      nome: string;
      contatoId: number | null;
      /** Of the moment, in ISO 8601. */
      em: string;
    };
  }
}

export {};
