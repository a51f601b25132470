import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import type { Endpoint } from '@dominio/contrato/endpoint';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina, recarregar } from '../../../test/pagina/abrir.tsx';
import { gaveta, resumo, SEGUNDA } from '../../../test/pagina/agenda.ts';
import { recusar, responder, segurar } from '../../../test/pagina/rede.ts';
import {
  noDia,
  responderAgenda,
  umAgendamento,
} from '../../../test/pagina/registros/agendamento.ts';
import { umNome } from '../../../test/pagina/registros/pessoa.ts';
import { deixarRascunho } from '../../../test/pagina/registros/rascunho.ts';
import { teclar } from '../../../test/pagina/teclado.ts';

const UM = umAgendamento({
  id: 1,
  titulo: 'Título de antes',
  ...noDia(SEGUNDA, ['10:00', '11:00']),
});
const EM_EDICAO = `/agenda?data=${SEGUNDA}&agendamento=1&editar=1`;

const nova = gaveta('Novo agendamento');
const edicao = gaveta('Editar agendamento');
const aberta = gaveta('Agendamento');

it('a form that is closed by accident leaves a draft, which is offered after a reload', async () => {
  responderAgenda();
  await abrirPagina('/agenda?novo=1');
  const titulo = nova.getByLabelText('Título');
  await titulo.fill('Quase perdido');
  await userEvent.keyboard('{Escape}');
  await expect.element(nova).not.toBeInTheDocument();
  await recarregar();
  await expect.element(resumo).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(nova.getByText(/^Há um rascunho salvo às/)).toBeVisible();
  await nova.getByRole('button', { name: 'Recuperar' }).click();
  await expect.element(titulo).toHaveValue('Quase perdido');
});

it('a draft that was taken up and given up is offered no more', async () => {
  responderAgenda();
  deixarRascunho('Quase perdido');
  await abrirPagina('/agenda?novo=1');
  const titulo = nova.getByLabelText('Título');
  await nova.getByRole('button', { name: 'Recuperar' }).click();
  await expect.element(titulo).toHaveValue('Quase perdido');
  await nova.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(nova).not.toBeInTheDocument();
  await userEvent.keyboard('n');
  await expect.element(titulo).toHaveValue('');
});

it('a stale edit says who was faster, takes in their version and keeps what was typed', async () => {
  const { agendamentos, atualizar } = responderAgenda([UM]);
  await abrirPagina(EM_EDICAO);
  const titulo = edicao.getByLabelText('Título');
  await titulo.fill('Meu título');
  agendamentos.mudar(1, { titulo: 'Título do outro', local_reuniao: 'Sala 5' });
  const tarde = responder(agendamentosEndpoints.atualizar, () => recusar('REGISTRO_ALTERADO'), {
    umaVez: true,
  });
  await edicao.getByRole('button', { name: 'Salvar' }).click();
  await expect.element(edicao.getByRole('alert')).toMatchTextContent('alterado');
  await expect.element(titulo).toHaveValue('Meu título');
  await edicao.getByRole('button', { name: 'Recarregar' }).click();
  await expect.element(edicao.getByLabelText('Local')).toHaveValue('Sala 5');
  await expect.element(titulo).toHaveValue('Meu título');
  await edicao.getByRole('button', { name: 'Salvar' }).click();
  await expect.element(aberta.getByText('Sala 5')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Meu título' })).toBeVisible();
  expect([...tarde.pedidos, ...atualizar.pedidos].map(({ body }) => body)).toEqual([
    { titulo: 'Meu título', versao: 1 },
    { titulo: 'Meu título', versao: 2 },
  ]);
});

it('every field that is wrong says so at the field, and the first of them has the focus', async () => {
  responderAgenda();
  await abrirPagina('/agenda?novo=1');
  await nova.getByRole('combobox', { name: 'Início' }).fill('99');
  await nova.getByLabelText('Link da reunião').fill('sala');
  await nova.getByRole('button', { name: 'Agendar' }).click();
  await expect.element(nova.getByText('Informe o título do agendamento.')).toBeVisible();
  await expect.element(nova.getByText('Informe uma hora como 09:30.')).toBeVisible();
  await expect
    .element(nova.getByText('Informe um endereço que comece com https://.'))
    .toBeVisible();
  await expect.element(nova.getByLabelText('Título')).toHaveFocus();
});

describe('Enter in a field with a search', () => {
  const buscando = nova.getByText('Buscando…');
  const procurar = async (name: string, endpoint: Endpoint) => {
    const { criar } = responderAgenda();
    // Found by the e-mail, which is no part of a name.
    responder(agendamentosEndpoints.opcoesDeParticipantes, ({ query: { termo } }) => [
      { ...umNome(termo ? 'Luana Prado' : 'Camila Duarte', 101), time_nome: null },
    ]);
    await abrirPagina('/agenda?novo=1');
    const campo = nova.getByRole('combobox', { name });
    await campo.click();
    await expect.element(nova.getByRole('listbox').getByRole('option').first()).toBeVisible();
    const lenta = segurar(endpoint);
    await campo.fill('luana@');
    await userEvent.keyboard('{Enter}');
    await expect.element(buscando).toBeVisible();
    await expect.element(campo).toHaveValue('luana@');
    lenta.soltar();
    return { campo, criar };
  };

  it('neither sends the form nor takes what was found before; then it takes the person found', async () => {
    const { campo, criar } = await procurar(
      'Participantes',
      agendamentosEndpoints.opcoesDeParticipantes,
    );
    await expect.element(nova.getByRole('option', { name: /Luana Prado/ })).toBeVisible();
    await teclar(campo, '{Enter}');
    await expect.element(nova.getByRole('listitem')).toMatchTextContent('Luana Prado');
    expect(criar.pedidos).toEqual([]);
  });

  it('says that one letter is too few for people', async () => {
    responderAgenda();
    responder(agendamentosEndpoints.opcoesDeParticipantes, () => []);
    await abrirPagina('/agenda?novo=1');
    const campo = nova.getByRole('combobox', { name: 'Participantes' });
    await campo.fill('c');
    await expect.element(nova.getByText('Digite ao menos 2 letras.')).toBeVisible();
    await campo.fill('ca');
    await expect.element(nova.getByText('Ninguém encontrado.')).toBeVisible();
  });

  it('neither sends the form nor takes a client where none is found', async () => {
    const { campo, criar } = await procurar('Cliente', clientesEndpoints.filtrados);
    await expect.element(nova.getByText('Nenhum cliente encontrado.')).toBeVisible();
    await teclar(campo, '{Enter}');
    await expect.element(campo).toHaveValue('luana@');
    expect(criar.pedidos).toEqual([]);
  });
});

describe('a notice', () => {
  const fechar = page.getByRole('button', { name: 'Fechar aviso' });
  const cobertos = () =>
    aberta
      .getByRole('button')
      .elements()
      .filter((botao) => {
        botao.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = botao.getBoundingClientRect();
        return !botao.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((botao) => botao.textContent);

  it.each([1440, 1024, 768, 375])('lies on no button of the drawer at %i px', async (largura) => {
    await page.viewport(largura, 800);
    responderAgenda([UM]);
    await abrirPagina(EM_EDICAO);
    await edicao.getByLabelText('Local').fill('Sala 5');
    await edicao.getByRole('button', { name: 'Salvar' }).click();
    // It stays while the pointer is on it.
    await fechar.hover();
    await expect.element(aberta.getByRole('button', { name: 'Mais ações' })).toBeVisible();
    await expect.poll(cobertos).toEqual([]);
    await teclar(aberta.getByRole('button', { name: 'Editar' }), '{Enter}');
    // It has made room for the bar of the form.
    await fechar.hover();
    await edicao.getByRole('button', { name: 'Salvar' }).click({ trial: true });
    await expect.element(fechar).toBeVisible();
  });
});
