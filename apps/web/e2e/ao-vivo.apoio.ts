import type { APIRequestContext, Page } from '@playwright/test';
import { type Acesso, acessoDe, type Conta } from './apoio.ts';
import type { Pessoa, Programa } from './jornada.ts';

export const sino = (page: Page) => page.getByRole('button', { name: /^Notificações/ });
export const painel = (page: Page) =>
  page.getByRole('dialog', { name: 'Notificações', exact: true });
export const aviso = (page: Page, titulo: string) =>
  page
    .getByRole('status')
    .filter({ hasText: 'Novo agendamento criado' })
    .filter({ hasText: titulo });

/** A person as another program would be, through the API. */
export async function comoPrograma(request: APIRequestContext, quem: Conta | Acesso) {
  const { email, senha } = acessoDe(quem);
  const resposta = await request.post('/auth/login', { data: { email, password: senha } });
  const { access_token, user } = await resposta.json();
  const headers = { Authorization: `Bearer ${access_token}` };
  return {
    id: Number(user.id),
    lerTudo: () => request.put('/api/notifications/mark-all-read', { headers }),
    postar: (caminho: string, data: unknown) => request.post(caminho, { headers, data }),
  };
}

/** Has somebody booked at an hour of the day after the one on which every test begins. */
export async function marcar(
  autor: Programa,
  { id }: Pessoa,
  titulo: string,
  hora = '09:00',
): Promise<{ id: number }> {
  return autor.pedir('POST', '/api/agendamentos', {
    titulo,
    data_hora_inicio: `2026-03-12T${hora}:00-03:00`,
    participantes: [id],
  });
}
