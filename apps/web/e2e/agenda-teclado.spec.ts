import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { agendar, evento, gaveta, parametros, segundaLivre } from './agenda.apoio.ts';
import { abrirSessao, chamarApi, entrarComo, expect, soNestaPagina, test } from './apoio.ts';

test('each view has a key and an address, and Back returns to the one before', async ({ page }) => {
  await entrarComo(page, 'admin', '/agenda');
  const visao = (nome: string) => page.getByRole('button', { name: nome, exact: true });
  await expect(page.getByText(/agendamentos?( ·|$)/).first()).toBeVisible();
  for (const [tecla, nome, endereco] of [
    ['m', 'Mês', 'mes'],
    ['l', 'Lista', 'lista'],
    ['d', 'Dia', 'dia'],
    ['s', 'Semana', undefined],
  ] as const) {
    await page.keyboard.press(tecla);
    await expect(visao(nome)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => parametros(page).visao).toBe(endereco);
  }
  await page.goBack();
  await expect(visao('Dia')).toHaveAttribute('aria-pressed', 'true');
});

test('an appointment is created with the keyboard alone', async ({ page }) => {
  const dia = segundaLivre(6);
  // After 22:00 the hour on offer would end on the next day, and stand in both.
  await page.clock.setFixedTime(new Date(`${dataCivil(new Date())}T10:00:00-03:00`));
  await entrarComo(page, 'admin', `/agenda?data=${dia}`);
  await page.locator(`[data-dia="${dia}"]`).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('n');
  await expect(gaveta(page, 'Novo agendamento').getByLabel('Título')).toBeFocused();
  await page.keyboard.type('Só com teclas');
  await page.keyboard.press('Enter');
  await expect(evento(page, 'Só com teclas')).toBeVisible();
  await expect(
    page.getByRole('list', { name: /^terça-feira/ }).getByText('Só com teclas'),
  ).toBeVisible();
});

test('arrows walk days and appointments past the weekend, Enter opens, Escape returns the focus', async ({
  page,
}) => {
  const dia = segundaLivre(7);
  await abrirSessao(page, 'admin');
  await agendar(page, 'Na segunda', dia, ['10:00', '11:00']);
  await page.goto(`/agenda?data=${dia}`);
  await expect(evento(page, 'Na segunda')).toBeVisible();
  const cabecalho = page.locator(`[data-dia="${dia}"]`);
  await cabecalho.focus();
  await page.keyboard.press('ArrowDown');
  await expect(evento(page, 'Na segunda')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(gaveta(page, 'Agendamento')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gaveta(page, 'Agendamento')).toBeHidden();
  await expect(evento(page, 'Na segunda')).toBeFocused();

  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  const proxima = somarDias(dia, 7);
  await expect(page.locator(`[data-dia="${proxima}"]`)).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(cabecalho).toBeFocused();
});

test('an appointment is moved and stretched by keys, and undone', async ({ page }) => {
  const dia = segundaLivre(8);
  await abrirSessao(page, 'admin');
  const id = await agendar(page, 'Anda uma hora', dia, ['10:00', '11:00']);
  await page.goto(`/agenda?data=${dia}`);
  await evento(page, 'Anda uma hora').focus();
  for (let passo = 0; passo < 4; passo++) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('+');
  await expect(page.getByText(/^terça-feira.*, 11:00 a 12:15\. Enter confirma/)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Agendamento movido' })).toBeVisible();
  await expect(evento(page, 'Anda uma hora')).toBeFocused();
  const lido = await chamarApi(page, 'GET', `/api/agendamentos/${id}`);
  expect(new Date(lido.data_hora_termino).getTime() - Date.parse(lido.data_hora_inicio)).toBe(
    75 * 60_000,
  );
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(evento(page, 'Anda uma hora')).toContainText('10:00');
});

test('an appointment is dragged by the mouse, and Escape lets go of it', async ({ page }) => {
  const dia = segundaLivre(9);
  await abrirSessao(page, 'admin');
  await agendar(page, 'Vai de mouse', dia, ['10:00', '11:00']);
  await page.goto(`/agenda?data=${dia}`);
  const arrastar = async () => {
    // Once it lies still: the grid rolls to the hours of work by itself.
    await evento(page, 'Vai de mouse').hover({ position: { x: 30, y: 10 } });
    const caixa = await evento(page, 'Vai de mouse').boundingBox();
    if (!caixa) throw new Error('o evento não está na tela');
    await page.mouse.down();
    await page.mouse.move(caixa.x + 30, caixa.y + 10 + 58, { steps: 5 });
  };
  await arrastar();
  await expect(page.getByText('11:00 – 12:00')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('11:00 – 12:00')).toHaveCount(0);
  await page.mouse.up();
  await expect(evento(page, 'Vai de mouse')).toContainText('10:00');
  expect(parametros(page), 'soltar depois de desistir não cria nada').toEqual({ data: dia });
  await arrastar();
  await page.mouse.up();
  await expect(page.getByRole('status').filter({ hasText: 'Agendamento movido' })).toBeVisible();
  await expect(evento(page, 'Vai de mouse')).toContainText('11:00');
  expect(parametros(page)).not.toHaveProperty('agendamento');
});

test('a list of choices takes every letter from the instant it opens', async ({ page }) => {
  await entrarComo(page, 'admin', '/agenda');
  const abrirETeclar = (nome: string) =>
    page.evaluate(async (inicio) => {
      const pilula = [...document.querySelectorAll('button')].find((botao) =>
        botao.textContent?.startsWith(inicio),
      );
      pilula?.focus();
      pilula?.click();
      // What the click asked for is drawn; no frame and no timer has gone by.
      await Promise.resolve();
      await Promise.resolve();
      const tecla = new KeyboardEvent('keydown', { key: 'm', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(tecla);
      return (
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
      );
    }, nome);
  await expect(page.getByRole('button', { name: /^Participante/ })).toBeVisible();
  expect(await abrirETeclar('Participante')).toBe('Buscar colega');
  await page.keyboard.type('mld');
  await expect(page.getByLabel('Buscar colega')).toHaveValue('mld');
  expect(parametros(page)).toEqual({});
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Buscar colega')).toBeHidden();

  await abrirETeclar('Tipo');
  await expect(page.getByRole('listbox', { name: 'Tipo' })).toBeVisible();
  await page.keyboard.press('m');
  expect(parametros(page)).toEqual({});
});

test('shortcuts rest while typing and can be switched off', async ({ page }) => {
  await soNestaPagina(page);
  await entrarComo(page, 'admin', '/agenda');
  await page.getByRole('button', { name: /^Participante/ }).click();
  await page.keyboard.type('mld');
  expect(parametros(page)).toEqual({});
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  const ajuda = gaveta(page, 'Atalhos do teclado');
  await ajuda.getByRole('switch', { name: 'Usar atalhos de uma tecla' }).click();
  await page.keyboard.press('Escape');
  await expect(ajuda).toBeHidden();
  await page.keyboard.press('m');
  expect(parametros(page)).toEqual({});
  await page.keyboard.press('?');
  await expect(ajuda).toBeVisible();
});
