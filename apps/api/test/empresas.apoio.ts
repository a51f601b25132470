import { montarApp } from './build-app.ts';
import { criarGestor, criarTime } from './factories/usuarios.ts';

/**
 * The application with the tokens of three readers of companies: the administrator, who sees all
 * clients, the manager of a team, who sees the team's, and a person, who sees linked ones.
 */
export async function montarEmpresas() {
  const aplicacao = await montarApp();
  const { banco, entrar } = aplicacao;
  const time = await criarTime(banco);
  const pessoa = await aplicacao.pessoa();
  return {
    ...aplicacao,
    time,
    pessoa,
    admin: (await aplicacao.administrador()).token,
    gestor: await entrar((await criarGestor(banco, { time_id: time.id })).id),
    consultor: pessoa.token,
  };
}
