import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../test/pagina/abrir.tsx';
import { gaveta, SEGUNDA } from '../../test/pagina/agenda.ts';
import { responderAgendaVazia } from '../../test/pagina/registros/agenda-vazia.ts';
import { noDia, responderAgenda, umAgendamento } from '../../test/pagina/registros/agendamento.ts';
import { responderBusca } from '../../test/pagina/registros/busca.ts';
import { comClienteAtivo, umCliente } from '../../test/pagina/registros/cliente.ts';
import { responderContratos, umContrato } from '../../test/pagina/registros/contrato.ts';
import { responderInicio } from '../../test/pagina/registros/inicio.ts';
import { responderPainelVazio } from '../../test/pagina/registros/painel-do-cliente.ts';
import { umaPessoa } from '../../test/pagina/registros/pessoa.ts';

// Opening a client lands on the panel, whichever way leads there; who may not see the panel lands
// where the client is worked with otherwise.

const AURORA = umCliente({ id: 31, nome: 'Padaria Aurora' });
const BOREAL = umCliente({ id: 32, nome: 'Mercado Boreal' });
const LISTA = '/selecionar-cliente';
const VISITA = umAgendamento({
  id: 1,
  titulo: 'Visita',
  cliente: { id: BOREAL.id, nome: BOREAL.nome },
  ...noDia(SEGUNDA, ['10:00', '11:00']),
});
const NA_AGENDA = `/agenda?data=${SEGUNDA}&agendamento=1`;

const quem = umaPessoa({ grupo: 'gestor' });
const semPainel = umaPessoa({ grupo: 'gestor', sem: ['painel_cliente:visualizar'] });
const comAurora = { quem, guardado: comClienteAtivo(AURORA) };

const chip = page.getByRole('button', { name: /^Cliente ativo/ });
const principal = page.getByRole('main');
const linha = (nome: string) => principal.getByRole('row').filter({ hasText: nome });
const trocar = page.getByRole('region', { name: 'Cliente', exact: true }).getByRole('link', {
  name: 'Trocar',
});
const onde = () => expect.poll(() => location.pathname + location.search);

/** The client is the active one, at this address. */
async function abertoEm(nome: string, endereco: string): Promise<void> {
  await onde().toBe(endereco);
  await expect.element(chip).toMatchTextContent(nome);
}

beforeEach(() => {
  responderPainelVazio([AURORA, BOREAL]);
});

describe('a client is opened on the panel', () => {
  it('by its row, from which Back leads to the list again', async () => {
    await abrirPagina(`${LISTA}?termo=boreal`, { quem });
    await linha(BOREAL.nome).click();
    await abertoEm(BOREAL.nome, '/dashboard-cliente');
    history.back();
    await onde().toBe(`${LISTA}?termo=boreal`);
    await expect
      .element(principal.getByRole('link', { name: 'Abrir o painel' }))
      .toHaveAttribute('href', '/dashboard-cliente');
  });

  it('by Enter in the search of the list', async () => {
    await abrirPagina(LISTA, { quem });
    await principal.getByRole('searchbox').fill('boreal');
    await userEvent.keyboard('{Enter}');
    await abertoEm(BOREAL.nome, '/dashboard-cliente');
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Painel do Cliente');
    expect(location.search, 'the term stays with the list').toBe('');
  });

  it('by what the palette offers of the active one', async () => {
    responderBusca({});
    await abrirPagina('/ferramentas', comAurora);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('abrir padaria');
    await page.getByRole('option', { name: /^Abrir Padaria Aurora/ }).click();
    await abertoEm(AURORA.nome, '/dashboard-cliente');
  });

  it('by the link of an appointment', async () => {
    responderAgenda([VISITA]);
    await abrirPagina(NA_AGENDA, { quem });
    await gaveta('Agendamento').getByRole('link', { name: BOREAL.nome }).click();
    await abertoEm(BOREAL.nome, '/dashboard-cliente');
  });

  it('by the link of a contract', async () => {
    responderContratos([umContrato({ cliente_id: BOREAL.id, cliente_nome: BOREAL.nome })]);
    await abrirPagina('/contratos?contrato=71', { quem });
    await page.getByRole('complementary').getByRole('link', { name: BOREAL.nome }).click();
    await abertoEm(BOREAL.nome, '/dashboard-cliente');
  });

  it('from Início, where it was chosen lately or has not been met for long', async () => {
    const item = {
      id: BOREAL.id,
      nome: BOREAL.nome,
      ultima_reuniao_em: null,
      dias_sem_reuniao: 90,
    };
    responderInicio({
      'clientes-em-atencao': { estado: 'ok', dados: { itens: [item], total: 1 } },
    });
    await abrirPagina(LISTA, { quem: umaPessoa({ grupo: 'consultor' }) });
    await linha(AURORA.nome).click();
    await abertoEm(AURORA.nome, '/dashboard-cliente');
    await page.getByRole('link', { name: 'Início' }).first().click();
    await expect
      .element(principal.getByRole('link', { name: AURORA.nome }))
      .toHaveAttribute('href', '/dashboard-cliente');
    await principal.getByRole('link', { name: BOREAL.nome }).click();
    await abertoEm(BOREAL.nome, '/dashboard-cliente');
  });
});

describe('on the way to a page', () => {
  it('the choice of a client leads on to it', async () => {
    responderAgendaVazia();
    await abrirPagina(`${LISTA}?voltar=%2Fagenda%3Fvisao%3Dmes`, { quem });
    await linha(BOREAL.nome).click();
    await abertoEm(BOREAL.nome, '/agenda?visao=mes');
  });

  it('Trocar comes back to the panel, with the other client', async () => {
    await abrirPagina('/dashboard-cliente', comAurora);
    await trocar.click();
    await onde().toBe(`${LISTA}?voltar=${encodeURIComponent('/dashboard-cliente')}`);
    await linha(BOREAL.nome).click();
    await abertoEm(BOREAL.nome, '/dashboard-cliente');
  });

  it('Trocar on the list itself is on the way nowhere', async () => {
    await abrirPagina(LISTA, comAurora);
    await trocar.click();
    await linha(BOREAL.nome).click();
    await abertoEm(BOREAL.nome, '/dashboard-cliente');
  });
});

describe('who may not see the panel', () => {
  it('stays on the list, which says who was chosen', async () => {
    await abrirPagina(LISTA, { quem: semPainel });
    await linha(BOREAL.nome).click();
    await abertoEm(BOREAL.nome, LISTA);
    await expect.element(principal.getByRole('link', { name: 'Abrir a agenda' })).toBeVisible();
  });

  it('is led to the record by the palette', async () => {
    responderBusca({ clientes: [{ id: BOREAL.id, nome: BOREAL.nome }] });
    await abrirPagina('/ferramentas', { quem: semPainel });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('boreal');
    await page.getByRole('group', { name: 'Clientes' }).getByRole('option').first().click();
    await abertoEm(BOREAL.nome, '/dados-cliente');
  });

  it('reads the client of an appointment without a link', async () => {
    responderAgenda([VISITA]);
    await abrirPagina(NA_AGENDA, { quem: semPainel });
    const aberto = gaveta('Agendamento');
    await expect.element(aberto.getByRole('definition').getByText(BOREAL.nome)).toBeVisible();
    await expect.element(aberto.getByRole('link', { name: BOREAL.nome })).not.toBeInTheDocument();
  });
});
