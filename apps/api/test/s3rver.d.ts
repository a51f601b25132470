declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  interface Opcoes {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly vhostBuckets: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  /** A store for tests, which verifies the signature of what is signed. */
  export default class S3rver {
    constructor(opcoes: Opcoes);
    readonly httpServer: import('node:http').Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
