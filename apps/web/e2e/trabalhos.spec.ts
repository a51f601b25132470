import { GRUPO } from '@dominio/contrato/permissoes';
import { evento, gaveta, parametros } from './agenda.apoio.ts';
import { chip } from './clientes.apoio.ts';
import { expect, test } from './jornada.ts';
import { Trabalho } from './trabalhos.apoio.ts';

// What is done all day, by as few moves as the product promises. Each waits for what somebody who
// works would see, and then makes the next move.

/** The day on which every test begins, at 10:00, and the Monday after it. */
const HOJE = '2026-03-11';
const SEGUNDA = '2026-03-16';
const HORAS_DO_DIA = 24;

test('a client is opened by Ctrl+K, the name and Enter', async ({ page, firma, entrarComo }) => {
  const eu = await firma.pessoa();
  const cliente = await firma.cliente({ nome: 'Padaria Aurora' });
  await firma.vincular(eu.id, cliente.id);
  await entrarComo(page, eu, '/inicio');
  const trabalho = new Trabalho(page);
  await trabalho.teclar('Control+k');
  await trabalho.digitar('aurora');
  const achado = page.getByRole('option', { name: /Padaria Aurora/, selected: true });
  await expect(achado).toBeVisible();
  await trabalho.teclar('Enter');
  await expect(page).toHaveURL('/dashboard-cliente');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Painel do Cliente');
  await expect(chip(page)).toContainText('Padaria Aurora');
  trabalho.conferir({ teclas: 2, campos: 1 });
});

test('a consultant’s minute: a client is opened, who to call is seen and what was last said, it is noted, the next meeting booked, a phone number corrected, and one is back, by twelve moves', async ({
  page,
  firma,
  entrarComo,
  comoPrograma,
}) => {
  const eu = await firma.pessoa({ grupo_id: GRUPO.gestor });
  const cliente = await firma.cliente({ nome: 'Padaria Aurora' });
  await firma.vincular(eu.id, cliente.id);
  await firma.contato({
    cliente_id: cliente.id,
    nome: 'Marta Reis',
    papeis: ['decisor'],
    telefone: '1134567890',
  });
  const programa = await comoPrograma(eu);
  const antes = { texto: 'Pediu a prévia do balanço.' };
  await programa.pedir('POST', `/api/clients/${cliente.id}/notas`, antes);
  await entrarComo(page, eu, '/agenda');
  const trabalho = new Trabalho(page);

  await trabalho.teclar('Control+k');
  await trabalho.digitar('aurora');
  await expect(page.getByRole('option', { name: /Padaria Aurora/, selected: true })).toBeVisible();
  await trabalho.teclar('Enter');
  const contatos = page.getByRole('list', { name: 'Contatos' });
  await expect(contatos).toContainText('Marta Reis');
  await expect(contatos).toContainText('(11) 3456-7890');
  await expect(page.getByRole('main').getByText(antes.texto).first()).toBeVisible();

  await trabalho.teclar('a');
  await trabalho.digitar('Quer a prévia até o dia 20.');
  await trabalho.teclar('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Nota' })).toBeVisible();

  await trabalho.clicar(page.getByRole('link', { name: 'Agendar' }));
  const nova = gaveta(page, 'Novo agendamento');
  await expect(nova.getByLabel('Título')).toBeFocused();
  await trabalho.digitar('Prévia do balanço');
  await trabalho.clicar(nova.getByRole('textbox', { name: 'Data' }));
  await trabalho.teclar('Control+a');
  await trabalho.digitar('18/03/2026');
  await trabalho.teclar('Enter');
  await expect(nova).toBeHidden();

  await trabalho.clicar(contatos.getByRole('link', { name: 'Marta Reis', exact: true }));
  const aberto = gaveta(page, 'Marta Reis');
  await trabalho.clicar(aberto.getByRole('button', { name: 'Mudar telefone' }));
  await expect(aberto.getByRole('textbox', { name: 'Telefone' })).toBeFocused();
  await trabalho.digitar('1134560000');
  await trabalho.teclar('Enter');
  await expect(aberto.getByText('(11) 3456-0000')).toBeVisible();

  await trabalho.clicar(page.getByRole('link', { name: 'Agenda', exact: true }));
  await expect(page).toHaveURL('/agenda');
  trabalho.conferir({ cliques: 5, teclas: 7, campos: 5 });

  expect(
    await programa.pedir(
      'GET',
      `/api/agendamentos?cliente_id=${cliente.id}&data_inicio=2026-03-18`,
    ),
  ).toMatchObject({ agendamentos: [{ titulo: 'Prévia do balanço' }], total: 1 });
});

test('a free hour is booked, as long as it is drawn, by its title and Enter', async ({
  page,
  firma,
  entrarComo,
}) => {
  await entrarComo(page, await firma.pessoa(), `/agenda?data=${SEGUNDA}`);
  const coluna = page.locator(`main [data-coluna="${SEGUNDA}"]`);
  const altura = await coluna.evaluate((no) => no.getBoundingClientRect().height);
  const em = (hora: number) => ({ x: 40, y: (altura * hora) / HORAS_DO_DIA });
  const trabalho = new Trabalho(page);
  await trabalho.arrastar(coluna, em(9.05), em(10.45));
  await expect(gaveta(page, 'Novo agendamento').getByLabel('Título')).toBeFocused();
  await trabalho.digitar('Balanço');
  await trabalho.teclar('Enter');
  const criado = page.getByRole('status').filter({ hasText: 'Agendamento criado' });
  await expect(criado).toContainText('09:00 – 10:30');
  await expect(evento(page, 'Balanço')).toBeVisible();
  trabalho.conferir({ arrastos: 1, teclas: 1, campos: 1 });
});

test('a colleague and a client are booked by n, the title and four Tabs', async ({
  page,
  firma,
  entrarComo,
}) => {
  const eu = await firma.pessoa();
  await firma.pessoa({ nome: 'Luana Ferraz' });
  const cliente = await firma.cliente({ nome: 'Padaria Aurora' });
  await firma.vincular(eu.id, cliente.id);
  await entrarComo(page, eu, '/agenda');
  await expect(page.getByRole('main').getByText(/Nenhum agendamento nesta semana/)).toBeVisible();
  const nova = gaveta(page, 'Novo agendamento');
  const trabalho = new Trabalho(page);
  await trabalho.teclar('n');
  await expect(nova.getByLabel('Título')).toBeFocused();
  await trabalho.digitar('Visita');
  await trabalho.teclar('Tab');
  await trabalho.digitar('luana');
  await expect(nova.getByRole('option', { name: /Luana Ferraz/ })).toBeVisible();
  await trabalho.teclar('Enter', 'Tab', 'Tab', 'Tab');
  await trabalho.digitar('aurora');
  await expect(nova.getByRole('option', { name: /Padaria Aurora/ })).toBeVisible();
  await trabalho.teclar('Enter', 'Enter');
  await expect(nova).toBeHidden();
  trabalho.conferir({ teclas: 1 + 4 + 3, campos: 3 });

  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  const aberto = gaveta(page, /Agendamento/);
  await expect(aberto.getByText('Luana Ferraz').first()).toBeVisible();
  await expect(aberto.getByText('Padaria Aurora').first()).toBeVisible();
});

test('an appointment is cancelled with its reason by three clicks', async ({
  page,
  firma,
  entrarComo,
}) => {
  const eu = await firma.pessoa();
  await firma.agendamento({
    titulo: 'Fechamento',
    criado_por: eu.id,
    data_hora_inicio: new Date(`${SEGUNDA}T10:00:00-03:00`),
    data_hora_termino: new Date(`${SEGUNDA}T11:00:00-03:00`),
  });
  await entrarComo(page, eu, `/agenda?data=${SEGUNDA}`);
  const aberto = gaveta(page, /Agendamento/);
  const dialogo = page.getByRole('dialog', { name: 'Cancelar agendamento' });
  const trabalho = new Trabalho(page);
  await trabalho.clicar(evento(page, 'Fechamento'));
  await trabalho.clicar(aberto.getByRole('button', { name: 'Cancelar agendamento' }));
  await trabalho.clicar(dialogo.getByRole('button', { name: 'Cliente desmarcou' }));
  await expect(aberto.getByRole('definition').getByText('Cliente desmarcou')).toBeVisible();
  trabalho.conferir({ cliques: 3 });
});

test('an outcome is recorded by one click where the appointment stands, and may be undone', async ({
  page,
  firma,
  entrarComo,
}) => {
  const eu = await firma.pessoa();
  await firma.agendamento({
    titulo: 'Visita',
    criado_por: eu.id,
    data_hora_inicio: new Date(`${HOJE}T08:00:00-03:00`),
    data_hora_termino: new Date(`${HOJE}T09:00:00-03:00`),
  });
  await entrarComo(page, eu, '/agenda');
  const desfecho = page.getByRole('group', { name: 'Desfecho de Visita' });
  const trabalho = new Trabalho(page);
  await evento(page, 'Visita').hover();
  await trabalho.clicar(desfecho.getByRole('button', { name: 'Finalizado' }));
  await expect(desfecho.getByRole('button', { name: 'Finalizado', pressed: true })).toBeVisible();
  trabalho.conferir({ cliques: 1 });
  expect(parametros(page), 'nothing was opened').toEqual({});

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(evento(page, 'Visita')).toHaveAccessibleName(/Sem desfecho/);
});

test('a colleague’s week stands beside mine after two clicks', async ({
  page,
  firma,
  entrarComo,
}) => {
  const eu = await firma.pessoa();
  const camila = await firma.pessoa({ nome: 'Camila Duarte' });
  await firma.agendamento({
    titulo: 'Dela',
    criado_por: camila.id,
    data_hora_inicio: new Date(`${SEGUNDA}T10:00:00-03:00`),
    data_hora_termino: new Date(`${SEGUNDA}T11:00:00-03:00`),
  });
  await entrarComo(page, eu, `/agenda?data=${SEGUNDA}`);
  const trabalho = new Trabalho(page);
  await trabalho.clicar(page.getByRole('button', { name: 'Ao lado: ninguém' }));
  await trabalho.clicar(page.getByRole('option', { name: 'Camila Duarte' }));
  await expect(evento(page, 'Ocupado')).toBeVisible();
  trabalho.conferir({ cliques: 2 });
});

test('interest and fine are reached by Ctrl+K, a word and Enter', async ({
  page,
  firma,
  entrarComo,
}) => {
  await entrarComo(page, await firma.pessoa(), '/inicio');
  const trabalho = new Trabalho(page);
  await trabalho.teclar('Control+k');
  await trabalho.digitar('juros');
  await expect(page.getByRole('option', { name: /Juros e multa/, selected: true })).toBeVisible();
  await trabalho.teclar('Enter');
  await expect(page.getByText('Informe o valor para calcular.')).toBeVisible();
  trabalho.conferir({ teclas: 2, campos: 1 });
});

test('AD-24 somebody is invited with their clients by four clicks and three fields', async ({
  page,
  firma,
  entrarComo,
  comoPrograma,
}) => {
  await firma.cliente({ nome: 'Padaria Aurora' });
  await firma.cliente({ nome: 'Mercado Boreal' });
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  await entrarComo(page, admin, '/gerenciar-usuarios');
  const nova = gaveta(page, 'Novo usuário');
  const trabalho = new Trabalho(page);
  await trabalho.clicar(page.getByRole('button', { name: 'Novo usuário' }));
  await expect(nova.getByRole('textbox', { name: 'Nome' })).toBeFocused();
  await trabalho.digitar('Otília Prado');
  await trabalho.teclar('Tab');
  await trabalho.digitar('otilia.prado@teste.demo');
  await trabalho.clicar(nova.getByRole('combobox', { name: 'Grupo' }));
  await trabalho.clicar(page.getByRole('option', { name: 'Consultor' }));
  await trabalho.teclar('Tab', 'Tab');
  await expect(nova.getByRole('combobox', { name: 'Clientes' })).toBeFocused();
  for (const nome of ['Aurora', 'Boreal']) {
    await trabalho.digitar(nome);
    await expect(nova.getByRole('option', { name: new RegExp(nome) })).toBeVisible();
    await trabalho.teclar('Enter');
    await expect(nova.getByRole('listitem').filter({ hasText: nome })).toBeVisible();
  }
  await trabalho.clicar(nova.getByRole('button', { name: 'Enviar convite' }));
  await expect(nova).toBeHidden();
  // The keys lead from field to field and take what was found.
  trabalho.conferir({ cliques: 4, campos: 3, teclas: 6 });

  const programa = await comoPrograma(admin);
  expect(await programa.pedir('GET', '/usuarios/buscar?termo=otilia')).toMatchObject({
    usuarios: [{ total_clientes: 2 }],
  });
  expect(await firma.carta('otilia.prado@teste.demo')).toContain('/reset-password?token=');
});

test('a contract is created by four clicks', async ({ page, firma, entrarComo }) => {
  await firma.cliente({ nome: 'Padaria Aurora', numero_contrato: '2026-0001' });
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  await entrarComo(page, admin, '/contratos');
  const trabalho = new Trabalho(page);
  await trabalho.clicar(page.getByRole('link', { name: 'Novo contrato' }));
  await trabalho.clicar(page.getByRole('combobox', { name: 'Cliente' }));
  await trabalho.clicar(page.getByRole('option', { name: 'Padaria Aurora' }));
  await trabalho.clicar(page.getByRole('button', { name: 'Salvar contrato' }));
  await expect(page.getByRole('status').filter({ hasText: 'Contrato salvo' })).toBeVisible();
  trabalho.conferir({ cliques: 4 });
});

test('the next record of a list is opened by j', async ({ page, firma, entrarComo }) => {
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador, nome: 'Ana Souza' });
  await firma.pessoa({ nome: 'Bia Lima' });
  await entrarComo(page, admin, `/gerenciar-usuarios?usuario=${admin.id}`);
  await expect(page.getByRole('row').filter({ hasText: 'Bia Lima' })).toBeVisible();
  await expect(gaveta(page, 'Ana Souza')).toBeVisible();
  const trabalho = new Trabalho(page);
  await trabalho.teclar('j');
  await expect(gaveta(page, 'Bia Lima')).toBeVisible();
  trabalho.conferir({ teclas: 1 });
});
