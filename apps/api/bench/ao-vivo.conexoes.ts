import { connect, type Socket } from 'node:net';

/** One open stream, read as cheaply as can be: what is measured is the server. */
export interface Ouvinte {
  /** How often a text has come so far. */
  vezes(): number;
  readonly socket: Socket;
}

/** Opens a stream and resolves when its first bytes have come. */
export function abrirOuvinte(url: URL, marca: string, aoOuvir: () => void): Promise<Ouvinte> {
  return new Promise((resolver, rejeitar) => {
    const socket = connect(Number(url.port), url.hostname);
    let vezes = 0;
    let resto = '';
    socket.setEncoding('latin1');
    socket.once('error', rejeitar);
    socket.once('data', () => resolver({ vezes: () => vezes, socket }));
    socket.on('data', (pedaco: unknown) => {
      const texto = resto + String(pedaco);
      const partes = texto.split(marca);
      vezes += partes.length - 1;
      for (let i = 1; i < partes.length; i++) aoOuvir();
      // A mark may be cut by the network; what follows the last whole one is its beginning at most.
      resto = (partes.at(-1) ?? '').slice(1 - marca.length);
    });
    socket.write(`GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`);
  });
}

/** Opens many streams, a hundred at a time. */
export async function abrirOuvintes(
  urls: readonly URL[],
  marca: string,
  aoOuvir: () => void,
): Promise<Ouvinte[]> {
  const abertos: Ouvinte[] = [];
  for (let i = 0; i < urls.length; i += 100) {
    const parte = urls.slice(i, i + 100);
    abertos.push(...(await Promise.all(parte.map((url) => abrirOuvinte(url, marca, aoOuvir)))));
  }
  return abertos;
}
