import { areaClienteEndpoints } from '@dominio/contrato/area-cliente';
import { rodape } from '@dominio/contrato/paginacao';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { noPapel } from '../../../test/pagina/aparelho.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { responderAgendaVazia } from '../../../test/pagina/registros/agenda-vazia.ts';
import { responderClientes } from '../../../test/pagina/registros/cliente.ts';
import { responderInicio } from '../../../test/pagina/registros/inicio.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

/** Relative luminance of the ink of the heading, 0 black to 1 white, nearly. */
function tinta(): number {
  const titulo = document.querySelector('main h1');
  const cor = titulo ? getComputedStyle(titulo).color : '';
  const [r = 0, g = 0, b = 0] = (cor.match(/\d+/g) ?? []).map(Number);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}

beforeEach(() => {
  responderInicio();
  responderAgendaVazia();
  responderClientes();
  responder(areaClienteEndpoints.agenda, ({ query }) => ({
    agendamentos: [],
    ...rodape(0, query),
  }));
});

it.each([
  ['/inicio', 'gestor'],
  ['/selecionar-cliente', 'gestor'],
  ['/agenda', 'gestor'],
  ['/area-cliente', 'cliente'],
] as const)(
  '%s prints the page alone for a %s, in dark ink on white, from the dark theme too',
  async (endereco, grupo) => {
    await abrirPagina(endereco, { quem: umaPessoa({ grupo }) });
    await expect.element(page.getByRole('banner')).toBeVisible();
    await expect.poll(tinta).toBeGreaterThan(0.7);
    await noPapel();
    await expect.poll(tinta).toBeLessThan(0.2);
    await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('navigation', { name: 'Principal' }))
      .not.toBeInTheDocument();
    await expect
      .poll(() => getComputedStyle(document.body).backgroundColor)
      .toBe('rgb(255, 255, 255)');
  },
);
