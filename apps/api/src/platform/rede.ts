import { lookup } from 'node:dns/promises';
import type { ClientRequest } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the public internet (IANA special-purpose registries). */
const NAO_PUBLICAS = new BlockList();
for (const [rede, prefixo] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NAO_PUBLICAS.addSubnet(rede, prefixo, 'ipv4');
}
/**
 * Of IPv6 only the global unicast range is public, without the parts that tunnel to IPv4 or are for
 * documentation.
 */
const GLOBAIS = new BlockList();
GLOBAIS.addSubnet('2000::', 3, 'ipv6');
for (const [rede, prefixo] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  NAO_PUBLICAS.addSubnet(rede, prefixo, 'ipv6');
}

/** Whether an address belongs to the public internet. */
export function ehEnderecoPublico(ip: string): boolean {
  const familia = isIP(ip);
  if (familia === 4) return !NAO_PUBLICAS.check(ip, 'ipv4');
  return familia === 6 && GLOBAIS.check(ip, 'ipv6') && !NAO_PUBLICAS.check(ip, 'ipv6');
}

/** A connection refused because of its destination. The message is for the person. */
export class DestinoRecusado extends Error {
  override readonly name = 'DestinoRecusado';
}

const semColchetes = (host: string) => host.replace(/^\[(.*)\]$/, '$1');

/**
 * Finds the address to connect to, which must be public unless the installation names the host in
 * `INTERNAL_HOSTS` (seguranca.md P23). Connect to the address returned and to no other: a moment
 * later the name may resolve to another.
 *
 * @throws DestinoRecusado with a sentence for the person.
 */
export async function resolverDestino(
  host: string,
  hostsInternos: readonly string[],
): Promise<{ endereco: string; familia: number }> {
  const nome = semColchetes(host).toLowerCase();
  const achados = isIP(nome)
    ? [{ address: nome, family: isIP(nome) }]
    : await lookup(nome, { all: true }).catch((causa: unknown) => {
        throw new DestinoRecusado(`O endereço ${nome} não foi encontrado.`, { cause: causa });
      });
  const [primeiro] = achados;
  if (!primeiro) throw new DestinoRecusado(`O endereço ${nome} não foi encontrado.`);
  const permitido =
    hostsInternos.includes(nome) || achados.every(({ address }) => ehEnderecoPublico(address));
  if (!permitido) {
    throw new DestinoRecusado(
      `O endereço ${nome} é da rede interna. Para usá-lo, inclua-o em INTERNAL_HOSTS ao iniciar o Domínio.`,
    );
  }
  return { endereco: primeiro.address, familia: primeiro.family };
}

interface OpcoesDaLeitura {
  readonly hostsInternos: readonly string[];
  /** Ends the call at any point. */
  readonly signal: AbortSignal;
  /** The most bytes of an answer; a longer one is given up. */
  readonly maximo: number;
  readonly metodo?: string;
  readonly cabecalhos?: Readonly<Record<string, string>>;
  readonly corpo?: string | Uint8Array;
  /** Gives up a server that takes longer to connect; by default only `signal` does. */
  readonly prazoDaConexaoMs?: number;
}

export interface RespostaLida {
  readonly status: number;
  /** Its `Content-Type`; empty when the server named none. */
  readonly tipo: string;
  /** Its `Retry-After`; empty when the server named none. */
  readonly esperar: string;
  readonly texto: string;
}

/** Gives a call up whose connection, TLS included, takes too long. */
function limitarConexao(pedido: ClientRequest, prazoMs: number): void {
  const prazo = setTimeout(
    () => pedido.destroy(new Error('O servidor demorou a aceitar a conexão.')),
    prazoMs,
  );
  pedido.on('socket', (socket) => socket.once('secureConnect', () => clearTimeout(prazo)));
  pedido.on('close', () => clearTimeout(prazo));
}

/**
 * Makes one call by HTTPS to a server that somebody typed in, a GET unless said otherwise.
 * Redirects are not followed: the next address would be the server's choice.
 *
 * @throws DestinoRecusado for an address that is not allowed; Error for everything else.
 */
export async function lerPorHttps(
  url: URL,
  {
    hostsInternos,
    signal,
    maximo,
    metodo = 'GET',
    cabecalhos,
    corpo,
    prazoDaConexaoMs,
  }: OpcoesDaLeitura,
): Promise<RespostaLida> {
  if (url.protocol !== 'https:')
    throw new DestinoRecusado('O endereço precisa começar com https://.');
  const { endereco, familia } = await resolverDestino(url.hostname, hostsInternos);
  const fixo: LookupFunction = (_host, opcoes, pronto) =>
    opcoes.all
      ? pronto(null, [{ address: endereco, family: familia }])
      : pronto(null, endereco, familia);
  const { promise, resolve, reject } = Promise.withResolvers<RespostaLida>();
  const pedido = request(
    url,
    {
      method: metodo,
      lookup: fixo,
      signal,
      agent: false,
      headers: { accept: 'application/json', ...cabecalhos },
    },
    (resposta) => {
      const partes: Buffer[] = [];
      let lidos = 0;
      resposta.on('data', (parte: Buffer) => {
        lidos += parte.length;
        if (lidos > maximo) pedido.destroy(new Error('A resposta é grande demais.'));
        else partes.push(parte);
      });
      resposta.on('end', () =>
        resolve({
          status: resposta.statusCode ?? 0,
          tipo: resposta.headers['content-type'] ?? '',
          esperar: resposta.headers['retry-after'] ?? '',
          texto: Buffer.concat(partes).toString('utf8'),
        }),
      );
      resposta.on('error', reject);
    },
  );
  pedido.on('error', reject);
  if (prazoDaConexaoMs !== undefined) limitarConexao(pedido, prazoDaConexaoMs);
  pedido.end(corpo);
  return promise;
}
