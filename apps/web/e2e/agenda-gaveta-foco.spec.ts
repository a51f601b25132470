import { somarDias } from '@dominio/contrato/datas';
import type { Page } from '@playwright/test';
import { agendar, evento, gaveta, novoEm, segundaLivre } from './agenda.apoio.ts';
import { abrirSessao, expect, semViolacoes, test } from './apoio.ts';

const CONFLITO = /409.*\/api\/agendamentos/;

/** Where the focus is, as a person would say it. */
const focado = (page: Page) =>
  page.evaluate(() => {
    const alvo = document.activeElement;
    if (!alvo || alvo === document.body) return 'nada';
    const rotulo = alvo instanceof HTMLInputElement ? alvo.labels?.[0]?.textContent : null;
    return (rotulo ?? alvo.getAttribute('aria-label') ?? alvo.textContent ?? '').replace(' *', '');
  });

test('the keyboard never leaves the drawer, whatever it shows next', async ({ page, vigia }) => {
  vigia.permitir(CONFLITO);
  // Only what has begun can be finished.
  const dia = '2026-01-14';
  await abrirSessao(page, 'admin');
  const id = await agendar(page, 'Foco preso', dia, ['05:00', '05:30']);
  await page.goto(`/agenda?data=${dia}`);
  await evento(page, 'Foco preso').click();
  const aberta = gaveta(page, 'Agendamento');
  const titulo = aberta.getByRole('heading', { name: 'Agendamento', exact: true });
  const acionar = (nome: string) => aberta.getByRole('button', { name: nome }).press('Enter');

  await acionar('Editar');
  const edicao = gaveta(page, 'Editar agendamento');
  await expect(edicao.getByLabel('Título')).toBeFocused();
  await edicao.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await expect(titulo).toBeFocused();

  await acionar('Finalizar');
  await expect(aberta.getByRole('button', { name: 'Reabrir' })).toBeVisible();
  await expect(titulo).toBeFocused();

  await acionar('Reabrir');
  await gaveta(page, 'Reabrir').getByLabel('Motivo da reabertura').fill('Ficou faltando');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(aberta.getByRole('button', { name: 'Finalizar' })).toBeVisible();
  await expect(titulo).toBeFocused();

  await acionar('Reagendar');
  const dialogo = gaveta(page, 'Reagendar');
  await dialogo.getByLabel('Motivo do reagendamento').fill('Pediu outro dia');
  await dialogo.getByRole('button', { name: 'Reagendar' }).press('Enter');
  await expect(aberta.getByRole('button', { name: 'Ver o novo horário' })).toBeVisible();
  await expect(titulo).toBeFocused();
  await acionar('Ver o novo horário');
  await expect(page).not.toHaveURL(new RegExp(`agendamento=${id}(&|$)`));
  await expect(aberta.getByRole('button', { name: 'Ver o horário anterior' })).toBeVisible();
  await expect(titulo).toBeFocused();
});

test('a recovered draft and a stale save keep the focus in the form', async ({ page, vigia }) => {
  vigia.permitir(CONFLITO);
  const dia = segundaLivre(22);
  await abrirSessao(page, 'admin');
  const id = await agendar(page, 'Foco na edição', dia, ['10:00', '11:00']);
  await page.goto(`/agenda?data=${dia}&agendamento=${id}&editar=1`);
  const edicao = gaveta(page, 'Editar agendamento');
  await expect(edicao.getByLabel('Título')).toBeFocused();
  await edicao.getByLabel('Título').fill('Rascunho meu');
  await page.keyboard.press('Escape');
  await expect(edicao).toBeHidden();
  await page.goto(`/agenda?data=${dia}&agendamento=${id}&editar=1`);
  await edicao.getByRole('button', { name: 'Recuperar' }).press('Enter');
  await expect(edicao.getByLabel('Título')).toHaveValue('Rascunho meu');
  await expect(edicao.getByLabel('Título')).toBeFocused();

  await page.evaluate(async (alvo) => {
    await fetch(`/api/agendamentos/${alvo}`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${localStorage.getItem('dominio.token')}`,
      },
      body: JSON.stringify({ local_reuniao: 'Sala 9' }),
    });
  }, id);
  await edicao.getByLabel('Título').press('Enter');
  const recarregar = edicao.getByRole('button', { name: 'Recarregar' });
  await expect(recarregar).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(recarregar).toBeHidden();
  await expect(edicao.getByLabel('Título')).toBeFocused();
});

test('Escape in a conflict goes back to the reschedule it lies over', async ({ page, vigia }) => {
  vigia.permitir(CONFLITO);
  const dia = segundaLivre(48);
  await abrirSessao(page, 'admin');
  const id = await agendar(page, 'Vai mudar', dia, ['09:00', '10:00']);
  await agendar(page, 'No caminho', somarDias(dia, 1), ['09:00', '10:00']);
  await page.goto(`/agenda?data=${dia}&agendamento=${id}`);
  await gaveta(page, 'Agendamento').getByRole('button', { name: 'Reagendar' }).click();
  const reagendamento = gaveta(page, 'Reagendar');
  const motivo = reagendamento.getByLabel('Motivo do reagendamento');
  await motivo.fill('Pediu outro dia');
  await reagendamento.getByRole('button', { name: 'Reagendar' }).click();
  const conflito = gaveta(page, 'Conflito de horário');
  await expect(conflito).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(conflito).toBeHidden();
  await expect(motivo).toHaveValue('Pediu outro dia');
  await page.keyboard.press('Escape');
  await expect(reagendamento).toBeHidden();
  await expect(gaveta(page, 'Agendamento')).toBeVisible();
});

test('Escape closes one thing at a time, wherever the focus is', async ({ page }) => {
  // Where things move they stand in each other's way: what moved in may cut off what opens in it.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const dia = segundaLivre(49);
  await abrirSessao(page, 'admin');
  const id = await agendar(page, 'Uma coisa por vez', dia, ['09:00', '10:00']);
  await page.goto(`/agenda?data=${dia}&agendamento=${id}`);
  const aberta = gaveta(page, 'Agendamento');
  await aberta.getByRole('button', { name: 'Reagendar' }).click();
  const reagendamento = gaveta(page, 'Reagendar');
  const motivo = reagendamento.getByLabel('Motivo do reagendamento');
  await expect(motivo).toBeFocused();
  await motivo.fill('Pediu outro dia');
  const abrir = reagendamento.getByRole('button', { name: 'Escolher no calendário' });
  await abrir.click();
  const calendario = gaveta(page, 'Escolher no calendário');
  // Under its button, and whole: the dialog, which ends above its end, does not cut it off.
  await expect(calendario.getByRole('button', { name: 'Amanhã' })).toBeInViewport({ ratio: 1 });
  const abaixo = async () => {
    const [botao, caixa] = await Promise.all([abrir.boundingBox(), calendario.boundingBox()]);
    return !!botao && !!caixa && caixa.y >= botao.y + botao.height;
  };
  await expect.poll(abaixo, 'abaixo do botão').toBe(true);
  await expect(calendario.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendario).toBeHidden();
  // The focus is on its way into the calendar for a moment, and still on the button.
  await abrir.click();
  await expect(calendario.locator(':focus')).toBeVisible();
  await abrir.focus();
  await page.keyboard.press('Escape');
  await expect(calendario).toBeHidden();
  await expect(motivo).toHaveValue('Pediu outro dia');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press('Escape');
  await expect(reagendamento).toBeHidden();
  await expect(aberta.getByRole('heading', { name: 'Agendamento', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/agendamento=/);
  await page.keyboard.press('Escape');
  await expect(aberta).toBeHidden();
});

test('Tab goes from field to field, with no empty stop between', async ({ page }) => {
  await abrirSessao(page, 'admin');
  const nova = await novoEm(page, segundaLivre(23));
  const paradas: string[] = [];
  await nova.getByRole('combobox', { name: 'Início' }).focus();
  await expect(nova.getByRole('listbox', { name: 'Início' })).toBeVisible();
  for (let passo = 0; passo < 5; passo++) {
    await page.keyboard.press('Tab');
    paradas.push(await focado(page));
  }
  expect(paradas).toEqual(['Término', 'Eu participo', 'Participantes', 'Cliente', 'Local']);
});

test('axe finds nothing in the lists while they are open', async ({ page }) => {
  test.slow();
  await abrirSessao(page, 'admin');
  const nova = await novoEm(page, segundaLivre(24));
  await nova.getByRole('combobox', { name: 'Início' }).click();
  await page.keyboard.press('ArrowDown');
  await expect(nova.getByRole('listbox', { name: 'Início' })).toBeVisible();
  await semViolacoes(page, ['dark']);
  for (const [campo, lista] of [
    ['Participantes', 'Pessoas'],
    ['Cliente', 'Clientes'],
  ] as const) {
    await nova.getByRole('combobox', { name: campo }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(nova.getByRole('listbox', { name: lista }).getByRole('option')).not.toHaveCount(0);
    if (campo === 'Participantes') await expect(nova.getByText('livre').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(nova.locator('[data-combobox-selected]')).toHaveCount(1);
    await semViolacoes(page, ['dark']);
  }
});

test('the last switch is in sight when Tab reaches it', async ({ page }) => {
  await abrirSessao(page, 'admin');
  const nova = await novoEm(page, segundaLivre(28));
  const privado = nova.getByRole('switch', { name: 'Privado' });
  const explicacao = nova.getByText("Quem não participa vê só 'Ocupado'.");
  const rodape = nova.getByRole('button', { name: 'Agendar' });
  // Windows of every height: in some of them it comes to lie under the bar by itself.
  for (let height = 560; height <= 980; height += 30) {
    await page.setViewportSize({ width: 1440, height });
    await nova.getByLabel('Título').focus();
    await nova.evaluate((rolagem) => rolagem.scrollTo(0, 0));
    await nova.getByLabel('Descrição').focus();
    await page.keyboard.press('Tab');
    await expect(privado).toBeFocused();
    const folga = async () => {
      const [texto, botao] = await Promise.all([explicacao.boundingBox(), rodape.boundingBox()]);
      return texto && botao && botao.y - texto.y - texto.height;
    };
    await expect.poll(folga, `numa janela de ${height} px`).toBeGreaterThan(8);
  }
});
