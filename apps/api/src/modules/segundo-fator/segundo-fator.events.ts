declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** A person's second factor changed; the person is told. */
    'segundo_fator.alterado': {
      usuarioId: number;
      o_que:
        | 'ativado'
        | 'desativado'
        | 'removido'
        | 'codigo_usado'
        | 'codigos_errados'
        | 'chave_nova'
        | 'chave_removida';
      /** Whether it is the person's first factor, with which the other sessions ended. */
      primeiro?: boolean;
    };
  }
}

export type {};
