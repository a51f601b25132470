declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** An administrator began to see the product as this person, read-only, until an instant. */
    'ver_como.iniciado': {
      usuarioId: number;
      visitanteId: number;
      visitante: string;
      motivo: string;
      expira_em: string;
    };
  }
}

export type {};
