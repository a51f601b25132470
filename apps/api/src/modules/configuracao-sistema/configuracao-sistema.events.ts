import type { Integracao } from '@dominio/contrato/configuracao-sistema';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /**
     * Notifies one administrator that another changed how people sign in, or the server that
     * e-mails leave by.
     */
    'integracao.alterada': {
      usuarioId: number;
      integracao: Integracao;
      autorId: number;
      versao: number;
      /** Names of the fields that changed, without their values. */
      campos: readonly string[];
      ligada: boolean;
      /** ISO 8601. */
      em: string;
    };
  }
}
