declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** A transfer set for a day was done, could not be, or was called off as who asked left. */
    'carteira.transferencia_encerrada': { id: number };
  }
}

export {};
