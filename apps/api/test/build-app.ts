import type { Endpoint, Envio, Resposta } from '@dominio/contrato/endpoint';
import type { RespostaDeErro } from '@dominio/contrato/erros';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { construirApp } from '../src/app.ts';
import { criarCofreDeTokens } from '../src/modules/sessoes/token-de-acesso.ts';
import type { Configuracao } from '../src/platform/env.ts';
import { criarLog } from '../src/platform/log.ts';
import { montarPlataforma } from '../src/platform/montar.ts';
import { semearDemo } from '../src/semear/demo.ts';
import { configuracaoDeTeste } from './configuracao.ts';
import { criarAdministrador, criarUsuario, type NovoUsuario } from './factories/usuarios.ts';
import { criarBancoDeTeste, pastaDeTeste } from './postgres.ts';
import { entrarSemSenha } from './sessao.ts';

interface Opcoes {
  readonly config?: Partial<Configuracao>;
  /** Whether it has the demonstration firm instead of an empty one. */
  readonly demo?: boolean;
  /** Whether jobs and the live feed run too, for tests of what happens after an event. */
  readonly completa?: boolean;
}

export interface RespostaDeTeste<E extends Endpoint> {
  readonly status: number;
  /** The answer of the contract; for a refusal read `erro`. */
  readonly corpo: Resposta<E>;
  readonly erro: RespostaDeErro;
  readonly cru: LightMyRequestResponse;
}

const textoDe = (valor: unknown) => (valor instanceof Date ? valor.toISOString() : String(valor));

/** The URL of an endpoint with its parameters and query filled in. */
export function enderecoDe(
  path: string,
  envio: { params?: unknown; query?: unknown } = {},
): string {
  const params = (envio.params ?? {}) as Record<string, unknown>;
  const caminho = path.replaceAll(/\{(\w+)\}/g, (_, nome) =>
    encodeURIComponent(textoDe(params[nome])),
  );
  const query = new URLSearchParams();
  for (const [nome, valor] of Object.entries((envio.query ?? {}) as Record<string, unknown>)) {
    for (const item of Array.isArray(valor) ? valor : [valor]) {
      if (item !== undefined) query.append(nome, textoDe(item));
    }
  }
  return query.size > 0 ? `${caminho}?${query}` : caminho;
}

/** The real application over a database of its own, with a clock that tests may advance. */
export async function montarApp({ config: parcial, demo = false, completa = false }: Opcoes = {}) {
  const bancoDeTeste = await criarBancoDeTeste(demo ? 'modelo' : 'iniciado');
  const config: Configuracao = {
    ...configuracaoDeTeste({ DATA_DIR: pastaDeTeste() }),
    ...parcial,
  };
  let adiantadoMs = 0;
  const agora = () => new Date(Date.now() + adiantadoMs);
  const { plataforma, ...ciclo } = montarPlataforma({
    config,
    conexao: bancoDeTeste.conexao,
    log: criarLog(config.nivelDeLog),
    agora,
    max: 10,
  });
  const { banco } = plataforma;
  if (demo) await semearDemo(banco, { agora, arquivos: plataforma.arquivos });
  const app = await construirApp(plataforma);
  if (completa) await ciclo.iniciar();
  const cofre = criarCofreDeTokens(config.segredoDaSessao, agora);

  afterAll(async () => {
    plataforma.aoVivo.despedir();
    await app.close();
    await ciclo.parar();
    await bancoDeTeste.descartar();
  });

  /** Opens a session without hashing a password, and answers its token. */
  const entrar = (usuarioId: number) => entrarSemSenha({ banco, agora }, cofre, usuarioId);

  const comToken = async <U extends { readonly id: number }>(usuario: U) => ({
    ...usuario,
    token: await entrar(usuario.id),
  });

  return {
    app,
    banco,
    plataforma,
    /** Moves the application's clock forward. */
    avancar(ms: number) {
      adiantadoMs += ms;
    },
    agora,
    entrar,
    /** A person of the staff, a consultant by default, signed in. */
    pessoa: async (dados?: NovoUsuario) => comToken(await criarUsuario(banco, dados)),
    /** An administrator, signed in. */
    administrador: async (dados?: NovoUsuario) => comToken(await criarAdministrador(banco, dados)),
    /** Makes a call of the contract with a token, or without. */
    async chamar<const E extends Endpoint>(
      token: string | null,
      endpoint: E,
      ...[envio]: object extends Envio<E> ? [envio?: Envio<E>] : [envio: Envio<E>]
    ): Promise<RespostaDeTeste<E>> {
      const pedido: InjectOptions = {
        method: endpoint.method,
        url: enderecoDe(endpoint.path, envio as { params?: unknown; query?: unknown }),
        ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
        ...(envio?.body !== undefined && { payload: envio.body as object }),
      };
      const cru = await app.inject(pedido);
      const json = () =>
        cru.headers['content-type']?.includes('json') ? cru.json() : (undefined as never);
      return { status: cru.statusCode, corpo: json(), erro: json(), cru };
    },
    /** Listens on a free port, for tests that need a real connection. */
    async escutar(): Promise<string> {
      return app.listen({ host: '127.0.0.1', port: 0 });
    },
  };
}
