import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface CartaRecebida {
  readonly de: string;
  readonly para: readonly string[];
  /** Headers and body, with `\n` as line end. */
  readonly conteudo: string;
}

/**
 * A mail server on a loopback port. It has no TLS, keeps the messages it gets, accepts every
 * password but `errada`, and refuses every recipient with the code given to `recusar`.
 */
export async function subirSmtp() {
  const recebidas: CartaRecebida[] = [];
  let recusa: Error | null = null;
  let retida: Promise<void> = Promise.resolve();
  const servidor = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    onAuth({ username, password }, _sessao, responder) {
      if (password === 'errada') responder(new Error('Senha errada.'));
      else responder(null, { user: username });
    },
    onRcptTo: (_destinatario, _sessao, responder) => responder(recusa),
    onData(mensagem, { envelope }, responder) {
      text(mensagem).then((conteudo) => {
        recebidas.push({
          de: envelope.mailFrom ? envelope.mailFrom.address : '',
          para: envelope.rcptTo.map(({ address }) => address),
          conteudo: conteudo.replaceAll('\r\n', '\n'),
        });
        retida.then(() => responder());
      }, responder);
    },
  });
  // A client that disconnects, as one that requires TLS does, is no failure of this server.
  servidor.on('error', () => undefined);
  const escuta = servidor.listen(0, '127.0.0.1');
  await once(escuta, 'listening');
  const { port } = escuta.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    porta: port,
    recebidas,
    /** Refuses every recipient with this SMTP code; `null` accepts them again. */
    recusar(codigo: number | null) {
      recusa =
        codigo === null ? null : Object.assign(new Error('Recusado.'), { responseCode: codigo });
    },
    /** Keeps the answer to every message from now on back, until what it returns is called. */
    reter(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      retida = promise;
      return resolve;
    },
    descer: () => new Promise<void>((resolver) => servidor.close(resolver)),
  };
}
