import type { StatusDoContrato } from '@dominio/contrato/clientes';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** A contract has another status; null for one that ended by itself on its day. */
    'contrato.status': {
      id: number;
      autorId: number | null;
      de: StatusDoContrato;
      para: StatusDoContrato;
    };
  }
}
