import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test as base } from './jornada.ts';

/** Content types of the files that name other files of the build. */
const TEXTO = /javascript|html|css/;

/** The built product at an address of its own, of which a second version can be released. */
export interface Publicacao {
  readonly url: string;
  /** Releases version 2: every file of the build has a new name, and the old names are gone. */
  publicar(): void;
  /** Stops answering, as a server that is down. */
  derrubar(): void;
}

/** Text of a file in version 2: file names are changed, patterns that match file names are not. */
const comoSegunda = (texto: string) =>
  texto.replace(/(["(]\/?)assets\//g, '$1assets/v2/').replace(/"[0-9a-f]{12}"/, '"segunda"');

function pedirAoOriginal(
  original: URL,
  req: IncomingMessage,
  path: string,
): Promise<IncomingMessage> {
  const headers = { ...req.headers, host: original.host, 'accept-encoding': 'identity' };
  return new Promise((resolver, recusar) => {
    const { hostname, port } = original;
    const pedido = request({ hostname, port, path, method: req.method, headers }, resolver);
    pedido.on('error', recusar);
    req.pipe(pedido);
  });
}

async function abrir(original: URL): Promise<Publicacao & { fechar(): Promise<void> }> {
  let versao = 1;
  const atender = async (req: IncomingMessage, res: ServerResponse) => {
    const caminho = req.url ?? '/';
    const nova = caminho.startsWith('/assets/v2/');
    if (caminho.startsWith('/assets/') && nova !== (versao === 2)) {
      res.writeHead(404).end();
      return;
    }
    const resposta = await pedirAoOriginal(
      original,
      req,
      caminho.replace('/assets/v2/', '/assets/'),
    );
    const { 'content-length': _tamanho, ...headers } = resposta.headers;
    res.writeHead(resposta.statusCode ?? 500, headers);
    if (versao === 2 && TEXTO.test(String(headers['content-type']))) {
      res.end(comoSegunda(await text(resposta)));
    } else {
      resposta.pipe(res);
    }
  };
  const servidor = createServer((req, res) => {
    atender(req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolver) => servidor.listen(0, 'localhost', resolver));
  const derrubar = () => {
    servidor.close();
    servidor.closeAllConnections();
  };
  return {
    url: `http://localhost:${(servidor.address() as AddressInfo).port}`,
    publicar: () => {
      versao = 2;
    },
    derrubar,
    fechar: async () => derrubar(),
  };
}

/** `test` with a release of its own and the service worker allowed. */
export const test = base.extend<{ publicacao: Publicacao }>({
  publicacao: async ({ firma }, usar) => {
    const publicacao = await abrir(new URL(firma.url));
    await usar(publicacao);
    await publicacao.fechar();
  },
  baseURL: async ({ publicacao }, usar) => usar(publicacao.url),
  serviceWorkers: 'allow',
  poupaDados: false,
});
