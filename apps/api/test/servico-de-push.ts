import type { IncomingHttpHeaders } from 'node:http';
import { importJWK, jwtVerify } from 'jose';
import { subirHttps } from './servidor-https.ts';

export interface PushRecebido {
  readonly caminho: string;
  readonly cabecalhos: IncomingHttpHeaders;
  readonly corpo: Buffer;
}

type Resposta = { readonly status: number; readonly cabecalhos?: Record<string, string> } | 'muda';

/**
 * A push service on a loopback port, which answers as each test says and remembers what it got.
 * The settings of the application under test must let it in, as a real installation would.
 */
export async function subirServicoDePush() {
  const recebidos: PushRecebido[] = [];
  let resposta: Resposta = { status: 201 };
  const porCaminho = new Map<string, Resposta>();
  const { url, descer } = await subirHttps((req, res) => {
    const partes: Buffer[] = [];
    req.on('data', (parte: Buffer) => partes.push(parte));
    req.on('end', () => {
      const caminho = req.url ?? '';
      recebidos.push({ caminho, cabecalhos: req.headers, corpo: Buffer.concat(partes) });
      const desta = porCaminho.get(caminho) ?? resposta;
      if (desta !== 'muda') res.writeHead(desta.status, desta.cabecalhos).end();
    });
  });
  return {
    url,
    descer,
    recebidos,
    /** Settings under which the service is called. */
    destinos: { hostsDoPush: ['localhost'], hostsInternos: ['localhost'] },
    /** How it answers from now on, everything or one endpoint; what it got before is forgotten. */
    responder(
      status: number | 'muda',
      opcoes: { cabecalhos?: Record<string, string>; caminho?: string } = {},
    ) {
      const nova: Resposta =
        status === 'muda'
          ? 'muda'
          : { status, ...(opcoes.cabecalhos && { cabecalhos: opcoes.cabecalhos }) };
      recebidos.length = 0;
      if (opcoes.caminho === undefined) {
        resposta = nova;
        porCaminho.clear();
      } else porCaminho.set(opcoes.caminho, nova);
    },
  };
}

/** The claims of a push's VAPID token, signed by the key that stands beside it (RFC 8292 §2–3). */
export async function lerVapid({ cabecalhos }: PushRecebido) {
  const { t = '', k = '' } =
    /^vapid t=(?<t>[\w.-]+), ?k=(?<k>[\w-]+)$/.exec(cabecalhos.authorization ?? '')?.groups ?? {};
  const ponto = Buffer.from(k, 'base64url');
  const chave = await importJWK({
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    x: ponto.subarray(1, 33).toString('base64url'),
    y: ponto.subarray(33).toString('base64url'),
  });
  const { payload } = await jwtVerify(t, chave, { algorithms: ['ES256'] });
  return { chave: k, ...payload };
}
