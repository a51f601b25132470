import { auditoriaEndpoints as e } from '@dominio/contrato/auditoria';
import { beforeEach } from 'vitest';
import { cifrarSenha } from '../src/modules/sessoes/senhas/senhas.ts';
import { montarApp } from './build-app.ts';
import { criarUsuario } from './factories/usuarios.ts';

/** The password of people who export the log. */
export const SENHA = 'corvo azul de bicicleta';

/**
 * The application with a log to write and read. Each test has a `cena` of its own: an
 * administrator, Ana, with her token, and a colleague, Bruno, whom `mudar` edits as Ana.
 */
export async function montarAuditoria() {
  const aplicacao = await montarApp();
  const { app, banco, chamar, administrador } = aplicacao;
  const senha_hash = await cifrarSenha(SENHA);

  async function novaCena() {
    const ana = await administrador({ nome: 'Ana Souza', senha_hash });
    const bruno = await criarUsuario(banco, { nome: 'Bruno Lima', cpf: null });
    return { ana, bruno, daAna: ana.token };
  }
  const cena = {} as Awaited<ReturnType<typeof novaCena>>;
  beforeEach(async () => {
    Object.assign(cena, await novaCena());
  });

  return {
    ...aplicacao,
    cena,
    mudar: (payload: Record<string, unknown>) =>
      app.inject({
        method: 'PUT',
        url: `/usuarios/${cena.bruno.id}`,
        headers: { authorization: `Bearer ${cena.daAna}` },
        payload,
      }),
    listar: async (query: object, token = cena.daAna) =>
      (await chamar(token, e.listar, { query: { limit: 20, ...query } })).corpo,
  };
}
