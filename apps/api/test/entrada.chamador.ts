import type { Endpoint } from '@dominio/contrato/endpoint';
import type { Exemplo } from '../src/platform/exemplos.ts';
import type { montarApp } from './build-app.ts';
import { type Caso, envioDe } from './entrada.casos.ts';
import { type Cenario, type ExemploDeModulo, exemploDe, montarCenario } from './rotas.cenario.ts';

export interface Resposta {
  readonly statusCode: number;
  readonly payload: string;
}

const HORA_MS = 3_600_000;

/** The id of the record in an answer, which is the record or has it in a field. */
function idDe(payload: string): unknown {
  const corpo = JSON.parse(payload) as Readonly<Record<string, { id?: unknown } | number | null>>;
  return (
    corpo.id ??
    Object.values(corpo)
      .map((um) => typeof um === 'object' && um?.id)
      .find(Boolean)
  );
}

/** Where an application listens, once something needed it to. */
const servidores = new WeakMap<object, Promise<string>>();

let origem = 0;

/**
 * Limits of attempts count by address; they are the claim of other tests, so every request comes
 * from another one.
 */
function outraOrigem(): string {
  origem += 1;
  return `10.${(origem >> 16) & 255}.${(origem >> 8) & 255}.${origem & 255}`;
}

/** A scene in which every route has its example. */
export interface Inicio {
  readonly cenario: Cenario;
  readonly exemplos: ReadonlyMap<string, ExemploDeModulo>;
}

/**
 * Calls one route with hostile values, in a scene that lasts until something that was accepted has
 * used it up: a session that ended, a record that is gone. Calls that only read share the first.
 */
export async function criarChamador(
  aplicacao: Awaited<ReturnType<typeof montarApp>>,
  { exemplos, ...inicio }: Inicio,
  endpoint: Endpoint,
) {
  const { app } = aplicacao;
  const nome = `${endpoint.method} ${endpoint.path}`;
  const exclusao = app.endpoints.find(
    ({ method, path }) => method === 'DELETE' && path === `${endpoint.path}/{id}`,
  );
  let { cenario } = inicio;
  let exemplo: Exemplo = exemplos.get(nome) ?? { papeis: 'publico' };
  let mudou = false;

  const renovar = async () => {
    cenario = await montarCenario(aplicacao);
    exemplo = await exemploDe(exemplos, nome, cenario);
    mudou = false;
  };
  if (endpoint.method !== 'GET') await renovar();

  const autorizacao = () => {
    const { token, tokenDoAdministrador } = cenario;
    const quem = exemplo.quem === 'administrador' ? tokenDoAdministrador : token;
    return { authorization: `Bearer ${quem}` };
  };

  const pedirUmaVez = async (casos: readonly Caso[], forma?: FormData): Promise<Resposta> => {
    const { headers, ...envio } = envioDe(endpoint, exemplo, casos);
    const pedido = {
      ...envio,
      ...(forma && { payload: forma }),
      headers: { ...headers, ...autorizacao() },
      remoteAddress: outraOrigem(),
    };
    return endpoint.tipo === 'text/event-stream' ? abrirFluxo(pedido) : app.inject(pedido);
  };

  /** A live feed needs a connection, and one that opens never ends by itself. */
  const abrirFluxo = async ({ url, headers }: { url: string; headers: Record<string, string> }) => {
    const servidor = servidores.get(aplicacao) ?? aplicacao.escutar();
    servidores.set(aplicacao, servidor);
    const fim = new AbortController();
    const fluxo = await fetch(`${await servidor}${url}`, { headers, signal: fim.signal });
    const payload = fluxo.status >= 400 ? await fluxo.text() : '';
    fim.abort();
    return { statusCode: fluxo.status, payload };
  };

  /** Takes a record back that was made, so that a noun with a limit does not reach it. */
  const desfazer = async ({ statusCode, payload }: Resposta) => {
    if (statusCode !== 201 || !exclusao) return;
    const url = `${endpoint.path}/${idDe(payload)}`;
    await app.inject({ method: 'DELETE', url, headers: autorizacao() });
  };

  const usada = ({ statusCode }: Resposta): boolean =>
    mudou && [401, 404, 409].includes(statusCode) && !exemplo.aceita?.includes(statusCode);

  return {
    /** @param forma a form in place of the example's. */
    async pedir(casos: readonly Caso[], forma?: FormData): Promise<Resposta> {
      let resposta = await pedirUmaVez(casos, forma);
      if (resposta.statusCode === 429) aplicacao.avancar(HORA_MS);
      if (resposta.statusCode === 429 || usada(resposta)) {
        await renovar();
        resposta = await pedirUmaVez(casos, forma);
      }
      if (resposta.statusCode < 400 && endpoint.method !== 'GET') {
        await desfazer(resposta);
        mudou = true;
      }
      return resposta;
    },
    /** The example alone: in the same scene, unless something that was accepted changed it. */
    async exemplo() {
      if (mudou) await renovar();
      return { resposta: await pedirUmaVez([]), aceita: exemplo.aceita ?? [200, 201, 302] };
    },
  };
}
