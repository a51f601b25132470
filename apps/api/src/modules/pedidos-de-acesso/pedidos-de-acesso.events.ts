declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** Notifies one administrator that somebody asks for a permission. */
    'acesso.pedido': {
      usuarioId: number;
      autorId: number;
      permissao: string;
      motivo: string;
      /** ISO 8601. */
      em: string;
    };
  }
}

export {};
