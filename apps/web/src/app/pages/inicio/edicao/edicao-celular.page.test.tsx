import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina, recarregar } from '../../../../../test/pagina/abrir.tsx';
import { semRolagemLateral } from '../../../../../test/pagina/desenho.ts';
import { responderInicio } from '../../../../../test/pagina/registros/inicio.ts';
import { umaPessoa } from '../../../../../test/pagina/registros/pessoa.ts';

const consultor = { quem: umaPessoa({ grupo: 'consultor' }) };
const titulos = page.getByRole('main').getByRole('heading', { level: 2 });
const botao = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(async () => {
  responderInicio();
  await page.viewport(375, 812);
});

async function editar(): Promise<void> {
  await botao('Personalizar painel').click();
  await expect.element(botao('Adicionar blocos')).toHaveFocus();
}

it('on a phone the blocks stand in one column, each as high as what is in it', async () => {
  await abrirPagina('/inicio', consultor);
  await expect.element(titulos.first()).toHaveTextContent('Sem desfecho');
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0);
  const agenda = page.getByRole('region', { name: 'Agenda de hoje', exact: true }).element();
  const ultimo = [...agenda.querySelectorAll('a, button')].at(-1);
  const folga =
    agenda.getBoundingClientRect().bottom - (ultimo?.getBoundingClientRect().bottom ?? 0);
  expect(folga).toBeLessThan(40);
});

it('on a phone the tools of the panel stand in one line below it', async () => {
  await abrirPagina('/inicio', consultor);
  await editar();
  const alturas = ['Adicionar blocos', 'Restaurar padrão', 'Concluir'].map(
    (nome) => botao(nome).element().getBoundingClientRect().y,
  );
  expect(new Set(alturas).size).toBe(1);
  await semRolagemLateral();
});

it('on a phone the order is changed from a list, and stays so after a reload', async () => {
  await abrirPagina('/inicio', consultor);
  await editar();
  const descer = botao('Descer Sem desfecho');
  await descer.click();
  await descer.click();
  await expect.element(descer).toHaveFocus();
  await expect.element(page.getByText('Sem desfecho: 3º de 9.')).toBeInTheDocument();
  await botao('Concluir').click();
  await expect.element(titulos.first()).toHaveTextContent('Agenda de hoje');
  await recarregar();
  await expect.element(titulos.first()).toHaveTextContent('Agenda de hoje');
  await expect.element(titulos.nth(1)).toHaveTextContent('Sem desfecho');
});
