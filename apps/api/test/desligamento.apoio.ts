import { desligamentoEndpoints as e } from '@dominio/contrato/usuarios-desligamento';
import { eq } from 'drizzle-orm';
import { usuarios } from '../src/modules/usuarios/usuarios.tables.ts';
import { montarApp } from './build-app.ts';

/** The application, an administrator who ends people's work at the firm, and what comes of it. */
export async function montarDesligamento() {
  const aplicacao = await montarApp();
  const { banco, chamar } = aplicacao;
  const admin = await aplicacao.administrador();
  return {
    ...aplicacao,
    admin,
    token: admin.token,
    desligar: (id: number, body: object = {}, quem = admin.token) =>
      chamar(quem, e.desligar, { params: { id }, body }),
    situacaoDe: async (id: number) =>
      (await banco.select().from(usuarios).where(eq(usuarios.id, id)))[0]?.situacao,
  };
}
