import type { Locator } from '@playwright/test';
import { agendar, digitada, evento, gaveta, novoEm, segundaLivre } from './agenda.apoio.ts';
import { abrirSessao, expect, test } from './apoio.ts';

const CONFLITO = /409.*\/api\/agendamentos/;
const dataExata = (dentro: Locator) => dentro.getByRole('textbox', { name: 'Data' });

test('typing over the start moves the end, however it is typed', async ({ page }) => {
  await abrirSessao(page, 'admin');
  const nova = await novoEm(page, segundaLivre(20));
  const inicio = nova.getByRole('combobox', { name: 'Início' });
  const termino = nova.getByRole('combobox', { name: 'Término' });
  await termino.fill('10:30');
  await inicio.selectText();
  await inicio.pressSequentially('14:30');
  await expect(termino).toHaveValue('16:00');
  await inicio.fill('');
  await inicio.pressSequentially('9h15');
  await expect(termino).toHaveValue('10:45');
});

test('the list of hours opens near the hour that is there', async ({ page }) => {
  await abrirSessao(page, 'admin');
  const nova = await novoEm(page, segundaLivre(25));
  await nova.getByRole('combobox', { name: 'Início' }).fill('17:00');
  await page.keyboard.press('Escape');
  await page.goto(`/agenda?novo=1&inicio=${segundaLivre(25)}T17:00`);
  await nova.getByRole('combobox', { name: 'Início' }).click();
  await expect(nova.getByRole('option', { name: '17:00', exact: true })).toBeInViewport();
});

test('an end before the start is refused, unless the night goes on', async ({ page }) => {
  await abrirSessao(page, 'admin');
  const nova = await novoEm(page, segundaLivre(26));
  const termino = nova.getByRole('combobox', { name: 'Término' });
  await nova.getByLabel('Título').fill('Ao contrário');
  await termino.fill('08:00');
  await expect(nova.getByText('Termina no dia seguinte')).toHaveCount(0);
  await nova.getByRole('button', { name: 'Agendar' }).click();
  await expect(nova.getByText('O término deve ser depois do início.')).toBeVisible();
  await expect(termino).toBeFocused();
  await nova.getByRole('combobox', { name: 'Início' }).fill('22:00');
  await termino.fill('01:00');
  const dica = nova.getByText('Termina no dia seguinte');
  await expect(dica).toBeVisible();
  const [campo, linha] = await Promise.all([termino.boundingBox(), dica.boundingBox()]);
  expect(linha?.y).toBeGreaterThanOrEqual((campo?.y ?? 0) + (campo?.height ?? 0));
});

test('rescheduling suggests the same hour of a coming working day and always asks for one', async ({
  page,
}) => {
  const dia = segundaLivre(27);
  await abrirSessao(page, 'admin');
  const id = await agendar(page, 'Muda de dia', dia, ['15:00', '16:30']);
  await page.goto(`/agenda?data=${dia}&agendamento=${id}`);
  await page.getByRole('button', { name: 'Reagendar' }).click();
  const dialogo = gaveta(page, 'Reagendar');
  await expect(dialogo.getByRole('switch')).toHaveCount(0);
  await expect(dialogo.getByRole('combobox', { name: 'Início' })).toHaveValue('15:00');
  await expect(dialogo.getByRole('combobox', { name: 'Término' })).toHaveValue('16:30');
  await expect(dataExata(dialogo)).toHaveValue(
    digitada(new Date(Date.parse(dia) + 86_400_000).toISOString().slice(0, 10)),
  );
  await dialogo.getByRole('button', { name: 'Reagendar' }).click();
  await expect(dialogo.getByText('Informe o motivo do reagendamento.')).toBeVisible();
  await expect(dialogo.getByLabel('Motivo do reagendamento')).toBeFocused();
});

test('the drawer stands at the right edge, and the page behind it is out of reach', async ({
  page,
}) => {
  await abrirSessao(page, 'admin');
  const nova = await novoEm(page, segundaLivre(29));
  await expect
    .poll(async () => {
      const caixa = await nova.boundingBox();
      return caixa && [caixa.x, caixa.y, caixa.x + caixa.width, caixa.y + caixa.height];
    })
    .toEqual([1440 - 560, 0, 1440, 900]);
  const atras = await page.evaluate(() => {
    const alvo = document.elementFromPoint(300, 450);
    const caixa = alvo?.getBoundingClientRect();
    return { naPagina: !!alvo?.closest('#root'), largura: caixa?.width, altura: caixa?.height };
  });
  expect(atras).toEqual({ naPagina: false, largura: 1440, altura: 900 });
});

test('a double click books once', async ({ page }) => {
  await abrirSessao(page, 'admin');
  const nova = await novoEm(page, segundaLivre(30));
  let pedidos = 0;
  page.on('request', (pedido) => {
    if (pedido.method() === 'POST' && pedido.url().endsWith('/api/agendamentos')) pedidos += 1;
  });
  await nova.getByLabel('Título').fill('Clique duplo');
  await nova.getByRole('button', { name: 'Agendar' }).evaluate((botao: HTMLElement) => {
    botao.click();
    botao.click();
  });
  await expect(evento(page, 'Clique duplo')).toHaveCount(1);
  expect(pedidos).toBe(1);
});

test('what was typed is understood, or named when it cannot be', async ({ page }) => {
  await abrirSessao(page, 'admin');
  const nova = await novoEm(page, segundaLivre(31));
  await expect(nova.getByLabel('Título')).toHaveAttribute('aria-required', 'true');
  await nova.getByLabel('Título').fill('x'.repeat(250));
  await expect(nova.getByText('200 de 200 caracteres')).toBeVisible();
  await nova.getByLabel('Link da reunião').fill('meet.google.com/abc');
  await nova.getByLabel('Local').focus();
  await expect(nova.getByLabel('Link da reunião')).toHaveValue('https://meet.google.com/abc');
  await dataExata(nova).fill('31/02/2027');
  await nova.getByRole('button', { name: 'Agendar' }).click();
  await expect(nova.getByText('31/02/2027 não existe.')).toBeVisible();
  await expect(dataExata(nova)).toBeFocused();
  // The draft keeps everything but that.
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Sair sem corrigir a data?' })
    .getByRole('button', { name: 'Continuar editando' })
    .click();
  await expect(dataExata(nova)).toHaveValue('31/02/2027');
  await nova.getByRole('button', { name: 'Cancelar' }).click();
  await expect(nova).toBeHidden();
});

test('what is given up comes back by undoing, and an offered draft waits', async ({ page }) => {
  await abrirSessao(page, 'admin');
  const nova = await novoEm(page, segundaLivre(32));
  const titulo = nova.getByLabel('Título');
  await titulo.fill('Desisti cedo');
  await nova.getByRole('button', { name: 'Cancelar' }).click();
  await expect(nova).toBeHidden();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(titulo).toHaveValue('Desisti cedo');

  await page.keyboard.press('Escape');
  await expect(nova).toBeHidden();
  await novoEm(page, segundaLivre(32));
  await titulo.pressSequentially('D');
  await page.keyboard.press('Escape');
  await expect(nova).toBeHidden();
  await novoEm(page, segundaLivre(32));
  // What is typed while one is on offer is kept too, and makes way only when asked.
  await titulo.pressSequentially('E');
  await nova.getByRole('button', { name: 'Recuperar' }).click();
  const troca = page.getByRole('dialog', { name: 'Recuperar o rascunho?' });
  await troca.getByRole('button', { name: 'Voltar' }).click();
  await expect(titulo).toHaveValue('E');
  await titulo.fill('');
  await nova.getByRole('button', { name: 'Recuperar' }).click();
  await expect(titulo).toHaveValue('D');
  await nova.getByRole('button', { name: 'Recuperar' }).click();
  await troca.getByRole('button', { name: 'Recuperar' }).click();
  await expect(titulo).toHaveValue('Desisti cedo');
});

test('the outcome is said in words, and finishing comes first once it is over', async ({
  page,
}) => {
  await abrirSessao(page, 'admin');
  const id = await agendar(page, 'Já passou', '2026-01-07', ['05:00', '05:30']);
  await page.goto(`/agenda?data=2026-01-07&agendamento=${id}`);
  const aberta = gaveta(page, 'Agendamento');
  const finalizar = aberta.getByRole('button', { name: 'Finalizar' });
  await expect(finalizar).toHaveAttribute('data-variant', 'filled');
  await expect(aberta.getByText('Ainda não respondeu')).toHaveCount(0);
  await finalizar.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Agendamento finalizado.' }),
  ).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test('the alternatives of a conflict are read whole', async ({ page, vigia }) => {
    vigia.permitir(CONFLITO);
    const dia = segundaLivre(33);
    await abrirSessao(page, 'admin');
    await agendar(page, 'Primeiro dos dois', dia, ['09:00', '10:00']);
    const nova = await novoEm(page, dia);
    await nova.getByLabel('Título').fill('Segundo dos dois');
    await nova.getByRole('button', { name: 'Agendar' }).tap();
    const alternativas = gaveta(page, 'Conflito de horário').getByRole('group').getByRole('button');
    await expect(alternativas).toHaveCount(3);
    for (const alternativa of await alternativas.all()) {
      await expect(alternativa).toContainText(/\d\d:\d\d – \d\d:\d\d$/);
      const sobra = await alternativa.evaluate((botao) =>
        Math.max(
          ...[botao, ...botao.querySelectorAll('*')].map((el) => el.scrollWidth - el.clientWidth),
        ),
      );
      expect(sobra, 'texto cortado').toBeLessThanOrEqual(0);
    }
  });
});
