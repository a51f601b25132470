import type { EstadoDaPassagem } from '@dominio/contrato/passagens';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** A handover term was made, for two people to sign. */
    'passagem.gerada': { id: number };
    /** It was signed, refused or called off, by somebody: what it came to be. */
    'passagem.mudou': { id: number; por: number; estado: EstadoDaPassagem };
  }
}
