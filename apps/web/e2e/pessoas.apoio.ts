import { randomUUID } from 'node:crypto';
import { GRUPO } from '@dominio/contrato/permissoes';
import { type APIRequestContext, expect } from '@playwright/test';
import { comoPrograma } from './ao-vivo.apoio.ts';
import type { Acesso } from './apoio.ts';

/**
 * Somebody of one test alone, in the group of consultores and active by the invitation: no other
 * test sees what they change.
 */
export async function alguemSo(
  request: APIRequestContext,
  nome: string,
): Promise<Acesso & { id: number }> {
  const email = `${randomUUID()}@dominio.demo`;
  const senha = 'corvo azul de bicicleta';
  const admin = await comoPrograma(request, 'admin');
  const criada = await admin.postar('/usuarios', { nome, email, grupo_id: GRUPO.consultor });
  expect(criada.ok(), 'cadastro de alguém').toBe(true);
  const { usuario } = await criada.json();
  let token: string | undefined;
  await expect
    .poll(async () => {
      const cartas = await (await request.get('/dev/emails')).text();
      const dela = cartas.indexOf(email);
      token = /\/reset-password\?token=([\w-]+)/.exec(dela < 0 ? '' : cartas.slice(dela))?.[1];
      return token;
    })
    .toBeDefined();
  const escolhida = await request.post('/auth/reset-password', {
    data: { token, nova_senha: senha },
  });
  expect(escolhida.ok(), 'senha de alguém').toBe(true);
  return { id: usuario.id, email, senha };
}
