import { digitada, evento, gaveta, parametros } from './agenda.apoio.ts';
import { expect, type Firma, test } from './jornada.ts';

const CONFLITO = /409.*\/api\/agendamentos/;
/** The Monday after the day on which every test begins. */
const DIA = '2026-03-16';

/** Books an appointment of one person alone, through the API. Hours are São Paulo's. */
const agendar = (
  firma: Firma,
  titulo: string,
  [inicio, termino]: readonly [string, string],
  [criado_por = 0, ...participantes]: readonly number[],
) =>
  firma.agendamento({
    titulo,
    criado_por,
    participantes,
    data_hora_inicio: new Date(`${DIA}T${inicio}:00-03:00`),
    data_hora_termino: new Date(`${DIA}T${termino}:00-03:00`),
  });

test('a person books a colleague and finds the appointment on its day', async ({
  page,
  firma,
  rede,
  entrarComo,
}) => {
  await firma.tipo();
  const eu = await firma.pessoa();
  await firma.pessoa({ nome: 'Luana Ferraz', email: 'luana.ferraz@teste.demo' });
  await firma.vincular(eu.id, (await firma.cliente()).id);
  await entrarComo(page, eu, `/agenda?data=${DIA}`);
  await page.getByRole('button', { name: 'Novo Agendamento', exact: true }).click();

  const nova = gaveta(page, 'Novo agendamento');
  await expect(nova.getByLabel('Título')).toBeFocused();
  await nova.getByLabel('Título').fill('Kick-off da Padaria');
  await nova.getByLabel('Tipo').selectOption({ index: 1 });
  await nova.getByRole('textbox', { name: 'Data' }).fill(digitada(DIA));
  await nova.getByRole('combobox', { name: 'Início' }).fill('9h30');
  await nova.getByRole('combobox', { name: 'Término' }).fill('1045');
  // While the list still shows what was found for the former words, Enter must neither choose from
  // it nor send the form.
  const soltar = await rede.segurar(/[?&]termo=[^&]/);
  const participantes = nova.getByRole('combobox', { name: 'Participantes' });
  const cliente = nova.getByRole('combobox', { name: 'Cliente' });
  for (const campo of [cliente, participantes]) {
    await campo.click();
    await expect(nova.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await campo.press('Enter');
    await campo.fill('luana.ferraz@');
    await campo.press('Enter');
    await expect(nova.getByText('Buscando…')).toBeVisible();
    await expect(campo).toHaveValue('luana.ferraz@');
  }
  soltar();
  await expect(nova.getByRole('option', { name: /Luana Ferraz/ })).toContainText('livre');
  await participantes.press('Enter');
  await expect(nova.getByRole('listitem')).toHaveText(/Luana Ferraz/);
  await cliente.fill('luana.ferraz@');
  await expect(nova.getByText('Nenhum cliente encontrado.')).toBeVisible();
  await cliente.press('Enter');
  await nova.getByLabel('Local').fill('Sala 2');
  await nova.getByRole('button', { name: 'Agendar' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'Agendamento criado' })).toBeVisible();
  await expect(nova).toBeHidden();
  await expect(evento(page, 'Kick-off da Padaria')).toContainText('09:30 · Sala 2');

  await evento(page, 'Kick-off da Padaria').click();
  const aberta = gaveta(page, 'Agendamento');
  await expect(aberta.getByText('09:30 – 10:45 (1h15)')).toBeVisible();
  await expect(aberta.getByRole('heading', { name: 'Participantes (2)' })).toBeVisible();
  await expect(aberta.getByText('Luana Ferraz')).toBeVisible();
  await expect(aberta.getByRole('heading', { name: 'Histórico' })).toBeVisible();

  await page.goBack();
  await expect(aberta).toBeHidden();
  expect(parametros(page)).not.toHaveProperty('agendamento');
});

test('a conflict says who is busy, and one click saves a free alternative', async ({
  page,
  firma,
  rede,
  vigia,
  entrarComo,
}) => {
  vigia.permitir(CONFLITO);
  const eu = await firma.pessoa();
  const luana = await firma.pessoa({ nome: 'Luana Ferraz' });
  await agendar(firma, 'Já marcado', ['09:00', '10:00'], [eu.id]);
  await agendar(firma, 'Da colega', ['09:00', '10:00'], [luana.id]);
  // The list shows the first of many people: the one searched for is not among them beforehand.
  await rede.responder(
    ({ pathname, searchParams }) =>
      pathname === '/api/agendamentos/opcoes/participantes' && !searchParams.get('termo'),
    { json: [] },
  );

  await entrarComo(page, eu, `/agenda?novo=1&inicio=${DIA}T09:00&data=${DIA}`);
  const nova = gaveta(page, 'Novo agendamento');
  await nova.getByLabel('Título').fill('Por cima do outro');
  await expect(nova.getByText(/^Você tem compromisso das 09:00 às 10:00/)).toBeVisible();
  const participantes = nova.getByRole('combobox', { name: 'Participantes' });
  await participantes.fill('luana');
  const achada = nova.getByRole('option', { name: /Luana Ferraz/ });
  // Her availability is there as soon as she is: she is never shown without it.
  await expect(achada).toContainText(/ocupado|livre/);
  expect(await achada.textContent()).toContain('ocupado');
  await participantes.fill('');
  await nova.getByRole('button', { name: 'Agendar' }).click();

  const conflito = gaveta(page, 'Conflito de horário');
  await expect(conflito.getByText('09:00 – 10:00 · Já marcado')).toBeVisible();
  const alternativas = conflito.getByRole('group', { name: 'Horários livres para todos' });
  await expect(alternativas.getByRole('button')).toHaveCount(3);

  await conflito.getByRole('button', { name: 'Voltar' }).last().click();
  await expect(nova.getByLabel('Título')).toHaveValue('Por cima do outro');
  await nova.getByRole('button', { name: 'Agendar' }).click();
  const primeira = alternativas.getByRole('button').first();
  const hora = /(\d\d:\d\d) –/.exec((await primeira.textContent()) ?? '')?.[1] ?? '';
  await primeira.click();
  await expect(nova).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: `${hora} –` })).toBeVisible();
});

test('an appointment can be saved in spite of a conflict', async ({
  page,
  firma,
  vigia,
  entrarComo,
}) => {
  vigia.permitir(CONFLITO);
  const eu = await firma.pessoa();
  await agendar(firma, 'Primeiro', ['14:00', '15:00'], [eu.id]);
  await entrarComo(page, eu, `/agenda?novo=1&inicio=${DIA}T14:00&data=${DIA}`);
  await gaveta(page, 'Novo agendamento').getByLabel('Título').fill('Segundo');
  await page.getByRole('button', { name: 'Agendar' }).click();
  await page.getByRole('button', { name: 'Salvar mesmo assim' }).click();
  await expect(evento(page, 'Segundo')).toBeVisible();
  const entreEles = async () => {
    const [um, dois] = await Promise.all(
      ['Primeiro', 'Segundo'].map((titulo) => evento(page, titulo).boundingBox()),
    );
    return um && dois && dois.x - um.x - um.width;
  };
  await expect.poll(entreEles, 'lado a lado').toBeGreaterThanOrEqual(0);
});

test('cancelling asks for a reason, and the cancelled appointment is struck through', async ({
  page,
  firma,
  entrarComo,
}) => {
  const eu = await firma.pessoa();
  const { id } = await agendar(firma, 'Visita que cai', ['10:00', '11:00'], [eu.id]);
  await entrarComo(page, eu, `/agenda?data=${DIA}&agendamento=${id}`);
  await gaveta(page, 'Agendamento').getByRole('button', { name: 'Cancelar agendamento' }).click();

  const dialogo = gaveta(page, 'Cancelar agendamento');
  await dialogo.getByRole('button', { name: 'Cancelar agendamento' }).click();
  await expect(dialogo.getByText('Informe o motivo do cancelamento.')).toBeVisible();
  await dialogo.getByLabel('Motivo do cancelamento').fill('Cliente viajou');
  await dialogo.getByRole('button', { name: 'Cancelar agendamento' }).click();
  await expect(dialogo).toBeHidden();
  await expect(page.getByText('Motivo do cancelamento: Cliente viajou')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(evento(page, 'Visita que cai')).toHaveAttribute('data-riscado');

  await page.goto(`/agenda?data=${DIA}&status=AGENDADO`);
  await expect(page.getByText('Nenhum agendamento com estes filtros.')).toBeVisible();
  await expect(evento(page, 'Visita que cai')).toHaveCount(0);
});

test('rescheduling to a new time keeps the appointment of the old one as history', async ({
  page,
  firma,
  entrarComo,
}) => {
  const eu = await firma.pessoa();
  const { id } = await agendar(firma, 'Reunião adiada', ['10:00', '11:00'], [eu.id]);
  await entrarComo(page, eu, `/agenda?data=${DIA}&agendamento=${id}`);
  await page.getByRole('button', { name: 'Reagendar' }).click();
  const dialogo = gaveta(page, 'Reagendar');
  await dialogo.getByLabel('O escritório').check();
  await dialogo.getByLabel('Motivo do reagendamento').fill('Sala em obra');
  await dialogo.getByRole('textbox', { name: 'Data' }).fill(digitada(DIA));
  await dialogo.getByRole('combobox', { name: 'Início' }).fill('16:00');
  await dialogo.getByRole('button', { name: 'Reagendar' }).click();
  await expect(dialogo).toBeHidden();

  await page.getByRole('button', { name: 'Ver o novo horário' }).click();
  await expect(page.getByText('16:00 – 17:00 (1h)')).toBeVisible();
  await page.keyboard.press('Escape');
  const [antes, depois] = [
    evento(page, 'Reunião adiada').and(page.locator('[data-riscado]')),
    evento(page, 'Reunião adiada').and(page.locator(':not([data-riscado])')),
  ];
  await expect(antes).toContainText('10:00');
  await expect(depois).toContainText('16:00');
});

test('a deleted appointment comes back by undoing', async ({ page, firma, entrarComo }) => {
  const eu = await firma.pessoa();
  const { id } = await agendar(firma, 'Some e volta', ['10:00', '11:00'], [eu.id]);
  await entrarComo(page, eu, `/agenda?data=${DIA}&agendamento=${id}`);
  await page.getByRole('button', { name: 'Excluir' }).click();
  await expect(evento(page, 'Some e volta')).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(evento(page, 'Some e volta')).toBeVisible();
});

test('a start in the past is asked about first, and saved with a notice', async ({
  page,
  firma,
  entrarComo,
}) => {
  await entrarComo(page, await firma.pessoa(), '/agenda?novo=1&inicio=2026-03-11T09:00');
  const nova = gaveta(page, 'Novo agendamento');
  await nova.getByLabel('Título').fill('Registro do que houve');
  await nova.getByRole('button', { name: 'Agendar' }).click();
  const pergunta = gaveta(page, 'Horário no passado');
  await pergunta.getByRole('button', { name: 'Voltar' }).click();
  await expect(nova.getByLabel('Título')).toHaveValue('Registro do que houve');
  await nova.getByRole('button', { name: 'Agendar' }).click();
  await pergunta.getByRole('button', { name: 'Registrar mesmo assim' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'O horário escolhido já passou.' }),
  ).toBeVisible();
});

test('the popup of today lists its appointments and leads to the agenda', async ({
  page,
  firma,
  entrarComo,
}) => {
  const eu = await firma.pessoa();
  const hoje = new Date(firma.inicio.getTime() + 3_600_000);
  await firma.agendamento({ titulo: 'Ainda hoje', criado_por: eu.id, data_hora_inicio: hoje });
  await agendar(firma, 'Na outra semana', ['09:00', '10:00'], [eu.id]);
  await entrarComo(page, eu, '/inicio');
  await page.getByRole('button', { name: 'Agendamentos de hoje' }).click();
  const painel = page.getByRole('dialog', { name: 'Agendamentos de hoje' });
  await expect(painel.getByRole('listitem')).toHaveText(/Ainda hoje/);
  await painel.getByRole('link', { name: '+ Novo Agendamento' }).click();
  await expect(page).toHaveURL(/\/agenda/);
  await expect(gaveta(page, 'Novo agendamento')).toBeVisible();
});
