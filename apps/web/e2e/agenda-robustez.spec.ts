import { agendar, evento, gaveta, segundaLivre } from './agenda.apoio.ts';
import {
  abrirSessao,
  chamarApi,
  entrarComo,
  expect,
  semRolagemLateral,
  semViolacoes,
  test,
} from './apoio.ts';

test('an accidental close keeps a draft that is offered back', async ({ page }) => {
  await entrarComo(page, 'admin', '/agenda?novo=1');
  const nova = gaveta(page, 'Novo agendamento');
  await nova.getByLabel('Título').fill('Quase perdido');
  await page.keyboard.press('Escape');
  await expect(nova).toBeHidden();
  await page.reload();
  await expect(page.getByText(/agendamentos?( ·|$)/).first()).toBeVisible();
  await page.keyboard.press('n');
  await expect(nova.getByText(/^Há um rascunho salvo às/)).toBeVisible();
  await nova.getByRole('button', { name: 'Recuperar' }).click();
  await expect(nova.getByLabel('Título')).toHaveValue('Quase perdido');
  await nova.getByRole('button', { name: 'Cancelar' }).click();
  await expect(nova).toBeHidden();
  await page.keyboard.press('n');
  await expect(nova.getByLabel('Título')).toHaveValue('');
});

test('a stale edit says who was faster and keeps what was typed', async ({ page, vigia }) => {
  vigia.permitir(/409.*\/api\/agendamentos/);
  const dia = segundaLivre(10);
  await abrirSessao(page, 'admin');
  const id = await agendar(page, 'Título de antes', dia, ['10:00', '11:00']);
  await page.goto(`/agenda?data=${dia}&agendamento=${id}&editar=1`);
  const edicao = gaveta(page, 'Editar agendamento');
  await edicao.getByLabel('Título').fill('Meu título');
  await chamarApi(page, 'PUT', `/api/agendamentos/${id}`, {
    titulo: 'Título do outro',
    local_reuniao: 'Sala 5',
  });
  await edicao.getByRole('button', { name: 'Salvar' }).click();
  await expect(edicao.getByRole('alert')).toContainText('alterado');
  await expect(edicao.getByLabel('Título')).toHaveValue('Meu título');
  await edicao.getByRole('button', { name: 'Recarregar' }).click();
  await expect(edicao.getByLabel('Local')).toHaveValue('Sala 5');
  await expect(edicao.getByLabel('Título')).toHaveValue('Meu título');
  await edicao.getByRole('button', { name: 'Salvar' }).click();
  await expect(gaveta(page, 'Agendamento')).toContainText('Sala 5');
  await expect(page.getByRole('heading', { name: 'Meu título' })).toBeVisible();
});

test('every field error shows at its field, with the focus on the first', async ({ page }) => {
  await entrarComo(page, 'admin', '/agenda?novo=1');
  const nova = gaveta(page, 'Novo agendamento');
  await nova.getByRole('combobox', { name: 'Início' }).fill('99');
  await nova.getByLabel('Link da reunião').fill('sala');
  await nova.getByRole('button', { name: 'Agendar' }).click();
  await expect(nova.getByText('Informe o título do agendamento.')).toBeVisible();
  await expect(nova.getByText('Informe uma hora como 09:30.')).toBeVisible();
  await expect(nova.getByText('Informe um endereço que comece com https://.')).toBeVisible();
  await expect(nova.getByLabel('Título')).toBeFocused();
});

test('an appointment that does not exist, and hostile addresses, leave the agenda standing', async ({
  page,
  vigia,
}) => {
  vigia.permitir(/404.*\/api\/agendamentos\/999999999/);
  await entrarComo(page, 'admin', '/agenda?agendamento=999999999');
  await expect(page.getByText('Agendamento não encontrado.')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar à agenda' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(
    '/agenda?data=2026-02-31&visao=<b>&tipo=-1,x&status=nada&participante=%00&novo=2',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
  await expect(page.getByText(/agendamentos?( ·|$)/).first()).toBeVisible();
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('hours and today are São Paulo’s', async ({ page }) => {
    const dia = segundaLivre(11);
    await abrirSessao(page, 'admin');
    await agendar(page, 'Cedo em São Paulo', dia, ['08:00', '09:00']);
    await page.goto(`/agenda?data=${dia}`);
    await expect(evento(page, 'Cedo em São Paulo')).toContainText('08:00');
    await expect(
      page.getByRole('list', { name: /^segunda-feira/ }).getByText('Cedo em São Paulo'),
    ).toBeVisible();
    await page.goto('/agenda?visao=mes');
    const hoje = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format();
    await expect(page.locator('[aria-current="date"][data-dia]')).toHaveAttribute('data-dia', hoje);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test('the day is a list and a new appointment is made with the thumb', async ({ page }) => {
    const dia = segundaLivre(12);
    // What moved in may cut off what opens in it.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await entrarComo(page, 'admin', `/agenda?data=${dia}`);
    await semRolagemLateral(page);
    await page.getByRole('button', { name: 'Novo Agendamento', exact: true }).tap();
    const nova = gaveta(page, 'Novo agendamento');
    await expect.poll(async () => (await nova.boundingBox())?.width).toBe(375);
    await nova.getByLabel('Título').fill('Marcado no ônibus');
    await nova.getByLabel('Escolher no calendário').tap();
    const amanha = gaveta(page, 'Escolher no calendário').getByRole('button', { name: 'Amanhã' });
    await expect(amanha).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(amanha).toBeHidden();
    await nova.getByRole('button', { name: 'Agendar' }).tap();
    await expect(evento(page, 'Marcado no ônibus')).toBeVisible();
    await semRolagemLateral(page);
    await evento(page, 'Marcado no ônibus').tap();
    await expect(gaveta(page, 'Agendamento')).toBeVisible();
    await semViolacoes(page);
  });

  test('axe finds nothing in the views', async ({ page }) => {
    test.slow();
    await abrirSessao(page, 'admin');
    for (const visao of ['dia', 'semana', 'mes', 'lista']) {
      await page.goto(`/agenda?visao=${visao}`);
      await expect(page.getByText(/agendamentos?( ·|$)/).first()).toBeVisible();
      await semViolacoes(page, ['dark']);
      await semRolagemLateral(page);
    }
  });
});

test('axe finds nothing in the views, the drawer, the form and the conflict', async ({
  page,
  vigia,
}) => {
  test.slow();
  vigia.permitir(/409.*\/api\/agendamentos/);
  const dia = segundaLivre(13);
  await abrirSessao(page, 'admin');
  const id = await agendar(page, 'Visto por todos', dia, ['10:00', '11:00'], {
    prioridade: 'URGENTE',
    local_reuniao: 'Sala 1',
    link_reuniao: 'https://exemplo.com.br/sala',
    descricao: 'Trazer o balancete.',
  });
  for (const visao of ['dia', 'semana', 'mes', 'lista']) {
    await page.goto(`/agenda?data=${dia}&visao=${visao}`);
    await expect(evento(page, 'Visto por todos').first()).toBeVisible();
    await semViolacoes(page);
  }
  await page.goto(`/agenda?data=${dia}&agendamento=${id}`);
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible();
  await semViolacoes(page);
  await page.goto(`/agenda?data=${dia}&novo=1&inicio=${dia}T10:00`);
  await page.getByLabel('Título').fill('Outro');
  await expect(page.getByText(/^Você tem compromisso/)).toBeVisible();
  await semViolacoes(page);
  await page.getByRole('button', { name: 'Agendar' }).click();
  await expect(gaveta(page, 'Conflito de horário')).toBeVisible();
  await semViolacoes(page);
});

test('axe finds nothing in the lists of the filters, with a choice under the keyboard', async ({
  page,
}) => {
  test.slow();
  await entrarComo(page, 'admin', '/agenda');
  for (const nome of ['Tipo', 'Participante', 'Cliente', 'Status']) {
    await page.getByRole('button', { name: new RegExp(`^${nome}:`) }).click();
    const lista = page.getByRole('listbox', { name: nome });
    await expect(lista.getByRole('option').nth(2)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(lista.locator('[data-combobox-selected]')).toHaveCount(1);
    await semViolacoes(page, ['dark']);
    await page.keyboard.press('Escape');
    await expect(lista).toBeHidden();
  }
});

test('a week prints without bars, buttons or inner scrolling', async ({ page }) => {
  const dia = segundaLivre(14);
  await abrirSessao(page, 'admin');
  await agendar(page, 'No papel', dia, ['22:00', '23:00']);
  await page.goto(`/agenda?data=${dia}`);
  await expect(evento(page, 'No papel')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Novo Agendamento' })).toBeHidden();
  const altura = async () => (await evento(page, 'No papel').boundingBox())?.y;
  await expect.poll(altura, 'um evento das 22h logo abaixo do cabeçalho').toBeLessThan(300);
});
