declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** Somebody changed what a person may do or see: a set of theirs, or their primary group. */
    'acesso.alterado': {
      usuarioId: number;
      autorId: number;
      tipo: 'grupos' | 'permissoes' | 'clientes';
      entram: readonly number[];
      saem: readonly number[];
    };
  }
}

export type {};
