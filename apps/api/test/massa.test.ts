import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { enderecoDe, montarApp } from './build-app.ts';
import { criarCliente } from './factories/clientes.ts';
import { criarTime, criarUsuario } from './factories/usuarios.ts';
import { exemploDe, montarCenario, todosOsExemplos } from './rotas.cenario.ts';

const aplicacao = await montarApp();
const { app, banco } = aplicacao;
await app.ready();
const conhecidos = await todosOsExemplos(await montarCenario(aplicacao));

/** Every call that may be sent a body: rights hang on people, groups and permissions, whichever noun is written. */
const gravacoes = app.endpoints
  .filter(({ method }) => method !== 'GET' && method !== 'DELETE')
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

interface Estado extends Record<string, unknown> {
  id: number;
}

/** Columns that such a call changes only if its contract names the field. */
async function lerEstado() {
  const { rows: pessoas } = await banco.execute<Estado>(sql`
    select id, grupo_id, client_id, time_id, nome, email, senha_hash, situacao from usuarios`);
  const { rows: grupos } = await banco.execute<Estado>(sql`select id, sistema, nome from grupos`);
  const { rows: permissoes } = await banco.execute<Estado>(
    sql`select id, modulo, acao from permissoes`,
  );
  return { pessoas, grupos, permissoes };
}

const porId = (linhas: readonly Estado[]) => new Map(linhas.map((linha) => [linha.id, linha]));

/** The names of the fields of a body's schema, however it is wrapped. */
function camposDe(esquema: unknown): string[] {
  const { shape, in: dentro } = ((esquema as { def?: object } | undefined)?.def ?? {}) as {
    shape?: object;
    in?: unknown;
  };
  return shape ? Object.keys(shape) : dentro ? camposDe(dentro) : [];
}

describe('a call with unknown fields changes nothing by them', () => {
  test('the list of calls to test is not empty', () =>
    expect(gravacoes.length).toBeGreaterThan(60));

  test.each(gravacoes)('%s', async (nome, endpoint) => {
    const cenario = await montarCenario(aplicacao);
    const vitima = await criarUsuario(banco);
    const { params, query, body, quem } = await exemploDe(conhecidos, nome, cenario);
    const declarados = new Set(camposDe(endpoint.body));
    const estranhos = Object.entries({
      id: vitima.id,
      usuario_id: vitima.id,
      grupo_id: 1,
      grupo_ids: [1],
      client_id: (await criarCliente(banco)).id,
      time_id: (await criarTime(banco)).id,
      administrador: true,
      sistema: true,
      situacao: 'desligado',
      senha_hash: 'x',
      versao_permissoes: 99,
      modulo: 'sistema',
      acao: 'admin',
    }).filter(([campo]) => !declarados.has(campo));
    const antes = await lerEstado();
    const enviado = { ...(body as object), ...Object.fromEntries(estranhos) };
    const resposta = await app.inject({
      method: endpoint.method,
      url: enderecoDe(endpoint.path, { params, query }),
      headers: {
        authorization: `Bearer ${quem ? cenario.tokenDoAdministrador : cenario.token}`,
        'content-type': 'application/json',
      },
      payload: JSON.stringify(enviado).replace(
        /\}$/,
        ',"__proto__":{"administrador":true,"poluido":1},"constructor":{"prototype":{"poluido":1}}}',
      ),
    });
    expect(resposta.statusCode, resposta.body.slice(0, 300)).toBeLessThan(500);
    expect(({} as { poluido?: number }).poluido).toBeUndefined();

    const depois = await lerEstado();
    const pessoas = porId(depois.pessoas);
    expect(pessoas.get(vitima.id), 'the person whose id was sent').toEqual(
      porId(antes.pessoas).get(vitima.id),
    );
    // One of the calls is meant to set a password.
    const deOficio = nome.endsWith('/resetar-senha') ? ['senha_hash'] : [];
    const daChamada = /\/(suspender|reativar|desligar|convite)$/.test(nome) ? ['situacao'] : [];
    const podeMudar = [...declarados, ...deOficio, ...daChamada];
    // One call names the members of a team, which changes their team.
    if (declarados.has('usuario_ids')) podeMudar.push('time_id');
    for (const linha of antes.pessoas) {
      const agora = pessoas.get(linha.id);
      for (const campo of Object.keys(linha).filter((um) => !podeMudar.includes(um))) {
        expect(agora?.[campo], `${campo} of ${linha.id}`).toEqual(linha[campo]);
      }
    }
    const grupos = porId(depois.grupos);
    for (const { id, sistema } of antes.grupos) expect(grupos.get(id)?.sistema).toBe(sistema);
    const permissoes = porId(depois.permissoes);
    for (const { id, modulo, acao } of antes.permissoes) {
      expect(permissoes.get(id)).toMatchObject({ modulo, acao });
    }
  });
});
