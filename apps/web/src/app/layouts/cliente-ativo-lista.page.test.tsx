import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../test/pagina/registros/cliente.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const ENCERRADO = umCliente({ id: 30, nome: 'Antiga Loja', arquivado: 'encerrado' });
const AURORA = umCliente({ id: 31, nome: 'Padaria Aurora' });
const ACUCAR = umCliente({ id: 32, nome: 'Açúcar & Grãos São João' });
const quem = umaPessoa({ grupo: 'gestor', sem: ['painel_cliente:visualizar'] });

const chip = page.getByRole('button', { name: /^Cliente ativo/ });
const campo = page.getByRole('combobox', { name: /^Buscar cliente/ });
/** What screen readers hear as the marked one. */
const marcado = () => {
  const id = campo.element().getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

describe('the list of clients marks, and Enter takes,', () => {
  it('the active one, also where one that has ended stands before it', async () => {
    responderClientes([ENCERRADO, AURORA, ACUCAR]);
    await abrirPagina('/ferramentas', { quem, guardado: comClienteAtivo(AURORA) });
    await chip.click();
    await expect.poll(marcado).toContain(AURORA.nome);
    await expect
      .element(page.getByRole('option', { name: /Padaria Aurora/ }))
      .toHaveAttribute('data-marcado', 'true');
    await campo.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(campo).not.toBeInTheDocument();
    await expect.element(chip).toMatchTextContent(AURORA.nome);
  });

  it('the first, where the active one has ended and is not in the list', async () => {
    responderClientes([AURORA, ENCERRADO, ACUCAR]);
    await abrirPagina('/ferramentas', { quem, guardado: comClienteAtivo(ENCERRADO) });
    await chip.click();
    await expect.poll(marcado).toContain(AURORA.nome);
  });
});
