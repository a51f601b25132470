import { enderecoDaConsulta } from '@dominio/contrato/enderecos-de-consulta';
import { DestinoRecusado, lerPorHttps, type RespostaLida } from '../../platform/rede.ts';

/** How a service is reached, as an administrator saved it. */
export interface Servico {
  /** With the mark in place of the number. */
  readonly endereco: string;
  /** Sent as a bearer; empty for none. */
  readonly chave: string;
}

/** The longest that a service may take, its name's look-up included. */
const PRAZO_MS = 8_000;
/** More than the company with the most partners takes. */
const MAXIMO_DE_BYTES = 1_048_576;

/** What came of one question. */
export type Resposta =
  | { readonly tipo: 'json'; readonly json: unknown }
  | { readonly tipo: 'desconhecido' }
  | { readonly tipo: 'pausa'; readonly retryAfter: string }
  /** `motivo` is for whoever looks after the integration. */
  | { readonly tipo: 'falha'; readonly motivo: string; readonly causa?: unknown };

const falha = (motivo: string, causa?: unknown): Resposta => ({ tipo: 'falha', motivo, causa });

/** That a number is unknown, in a sentence; what stands in an address is none. */
const NAO_TEM = /(?<!\/)\b(cnpj|cep)\b(?!\/).{0,60}\b(n[ãa]o|not|inexistente)(?=\W)/iu;

/** Whether a 404 is about the number, as those of BrasilAPI, Minha Receita and CNPJ.ws; else it is about the address. */
function ehDoNumero(texto: string): boolean {
  try {
    // Read and written again: its accents may be escaped.
    return NAO_TEM.test(JSON.stringify(JSON.parse(texto)));
  } catch {
    return false;
  }
}

function daResposta({ status, texto, esperar }: RespostaLida): Resposta {
  if (status === 404) {
    return ehDoNumero(texto)
      ? { tipo: 'desconhecido' }
      : falha('O serviço respondeu 404. Confira o endereço.');
  }
  if (status === 429) return { tipo: 'pausa', retryAfter: esperar };
  if (status === 401 || status === 403) return falha('O serviço recusou a chave.');
  if (status >= 300 && status < 400) {
    return falha('O serviço mandou procurar em outro endereço. Use o endereço final.');
  }
  if (status !== 200) return falha(`O serviço respondeu ${status}.`);
  try {
    return { tipo: 'json', json: JSON.parse(texto) };
  } catch {
    return falha('O serviço não respondeu em JSON.');
  }
}

/**
 * Asks a service about one number. Only public addresses and hosts of `INTERNAL_HOSTS` are reached,
 * redirects are not followed, and neither a long answer nor a slow one is waited for.
 *
 * @param marca what stands in place of the number: `{cnpj}`.
 * @param prazoMs shorter in tests.
 */
export async function perguntar(
  { endereco, chave }: Servico,
  marca: string,
  numero: string,
  { hostsInternos, prazoMs = PRAZO_MS }: { hostsInternos: readonly string[]; prazoMs?: number },
): Promise<Resposta> {
  const url = enderecoDaConsulta(endereco, marca, numero);
  if (!url) return falha('Informe o endereço do serviço antes de testar.');
  const signal = AbortSignal.timeout(prazoMs);
  const { promise: demora, resolve } = Promise.withResolvers<Resposta>();
  const demorou = () => resolve(falha('O serviço não respondeu a tempo.'));
  signal.addEventListener('abort', demorou);
  const cabecalhos: Record<string, string> = chave ? { authorization: `Bearer ${chave}` } : {};
  const opcoes = { hostsInternos, signal, maximo: MAXIMO_DE_BYTES, cabecalhos };
  const resposta = lerPorHttps(url, opcoes).then(daResposta, (causa: unknown) =>
    causa instanceof DestinoRecusado
      ? falha(causa.message)
      : falha('Não foi possível falar com o serviço.', causa),
  );
  // A name that is looked up cannot be aborted: the race leaves it behind.
  return Promise.race([resposta, demora]).finally(() =>
    signal.removeEventListener('abort', demorou),
  );
}
