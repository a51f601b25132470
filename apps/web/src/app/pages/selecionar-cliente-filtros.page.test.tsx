import { clientesEndpoints } from '@dominio/contrato/clientes';
import { atendimentoDeClientesEndpoints } from '@dominio/contrato/clientes-atendimento';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { parametro } from '../../../test/pagina/endereco.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';

const AURORA = umCliente({ id: 31, nome: 'Aurora Tecidos' });

const responderLista = () => {
  responderClientes([AURORA]);
  responder(atendimentoDeClientesEndpoints.quemAtende, {
    responsaveis: [{ id: 7, nome: 'Camila Duarte' }],
    times: [{ id: 3, nome: 'Fiscal' }],
  });
  return responder(clientesEndpoints.listar, {
    clientes: [{ ...AURORA, times: ['Fiscal', 'Folha'], proxima_reuniao: '2026-08-20' }],
    ...{ total: 1, page: 1, limit: 50, total_pages: 1 },
  });
};

it('the list is narrowed to who answers for the clients and to their team, in the address', async () => {
  const listar = responderLista();
  await abrirPagina('/selecionar-cliente?time=3');
  await expect.element(page.getByText('Fiscal, Folha')).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar filtro' }).click();
  await page.getByRole('option', { name: 'Responsável' }).click();
  await page.getByRole('option', { name: 'Camila Duarte' }).click();
  await parametro('responsavel').toBe('7');
  await expect
    .poll(() => listar.pedidos.at(-1)?.query)
    .toMatchObject({
      responsavel_id: 7,
      time_id: 3,
      situacao: 'correntes',
    });
  await semViolacoes();
});

it('a column’s name puts the clients in its order, in the address', async () => {
  const listar = responderLista();
  await abrirPagina('/selecionar-cliente');
  await page.getByRole('button', { name: 'Próximo agendamento' }).click();
  await parametro('ordem').toBe('reuniao');
  await expect
    .poll(() => listar.pedidos.at(-1)?.query)
    .toMatchObject({
      ordenar: 'proxima_reuniao',
      direcao: 'asc',
    });
});
