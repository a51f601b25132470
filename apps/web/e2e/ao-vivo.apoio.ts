import type { APIRequestContext, Page } from '@playwright/test';
import { type Acesso, acessoDe, type Conta, entrarComo, expect } from './apoio.ts';

export const FLUXO = /\/api\/notifications\/sse\//;

export const sino = (page: Page) => page.getByRole('button', { name: /^Notificações/ });
export const painel = (page: Page) =>
  page.getByRole('dialog', { name: 'Notificações', exact: true });
export const aviso = (page: Page, titulo: string) =>
  page
    .getByRole('status')
    .filter({ hasText: 'Novo agendamento criado' })
    .filter({ hasText: titulo });

/** Opens a session and waits until its live feed is there. */
export async function entrarAoVivo(
  page: Page,
  quem: Conta | Acesso,
  endereco?: string,
): Promise<void> {
  const conectou = page.waitForResponse(FLUXO);
  await entrarComo(page, quem, endereco);
  await conectou;
}

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

let marcados = 0;

/** Has the consultor book a person, who starts with nothing unread. */
export async function prepararMarcacao(request: APIRequestContext, quem: Conta | Acesso) {
  const autor = await comoPrograma(request, 'consultor');
  const convidado = await comoPrograma(request, quem);
  await convidado.lerTudo();

  return async (): Promise<{ id: number; titulo: string }> => {
    marcados += 1;
    const titulo = `Ao vivo ${marcados}-${Date.now()}`;
    // An hour of its own, past the weeks of `segundaLivre`: both people have it in their agenda, and
    // a conflict would be told besides.
    const dias = 1_200 + (Math.floor(Date.now() / 60_000) % 300);
    const dia = new Date(Date.now() + dias * 86_400_000).toISOString().slice(0, 10);
    const hora = String(marcados).padStart(2, '0');
    const resposta = await autor.postar('/api/agendamentos', {
      titulo,
      data_hora_inicio: `${dia}T${hora}:00:00-03:00`,
      participantes: [convidado.id],
      confirmar_conflito: true,
    });
    expect(resposta.status()).toBe(201);
    const { id } = await resposta.json();
    return { id, titulo };
  };
}
