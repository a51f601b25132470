import { areaClienteEndpoints } from '@dominio/contrato/area-cliente';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import { rodape } from '@dominio/contrato/paginacao';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { conexao } from '../../../test/pagina/aparelho.ts';
import { responder, segurar } from '../../../test/pagina/rede.ts';
import { responderClientes } from '../../../test/pagina/registros/cliente.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const linha = page.getByText(/^Sem conexão/);
const titulo = page.getByRole('heading', { level: 1 });
const lugar = () => titulo.element().getBoundingClientRect().toJSON();

it.each([
  ['gestor', '/ferramentas'],
  ['cliente', '/area-cliente'],
] as const)(
  'without a network the %s is told quietly, and no longer once it is back',
  async (grupo, endereco) => {
    responder(areaClienteEndpoints.agenda, ({ query }) => ({
      agendamentos: [],
      ...rodape(0, query),
    }));
    await abrirPagina(endereco, { quem: umaPessoa({ grupo }) });
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0);
    const antes = lugar();
    await expect.element(linha).not.toBeInTheDocument();
    conexao(false);
    await expect.element(linha).toBeVisible();
    expect(linha.element().getAttribute('role')).toBe('status');
    const folga = lugar().y - linha.element().getBoundingClientRect().bottom;
    expect(folga, 'entre a faixa e o título').toBeGreaterThanOrEqual(16);
    conexao(true);
    await expect.element(linha).not.toBeInTheDocument();
    await expect.poll(lugar).toEqual(antes);
  },
);

it('a server that is merely slow is no lost connection', async () => {
  responderClientes();
  const lista = segurar(clientesEndpoints.listar);
  await abrirPagina('/ferramentas', { quem: umaPessoa({ grupo: 'gestor' }) });
  // The time is the page's own: how busy the machine is does not count.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  await expect.element(page.getByText('Carregando…')).toBeInTheDocument();
  await expect.poll(() => lista.presas).toBe(1);
  vi.advanceTimersByTime(2_000);
  await expect.element(linha).not.toBeInTheDocument();
  lista.soltar();
  await expect.element(page.getByText('Padaria Aurora').first()).toBeVisible();
  await expect.element(linha).not.toBeInTheDocument();
});
