import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { type DonoDoMenu, montarMenu } from '../menus.ts';
import type { Rota } from '../rotas/rota.ts';
import { ListaDoMenu } from './lista-do-menu.tsx';

const rotas: readonly Rota[] = [
  {
    path: '/contas-bancarias',
    titulo: 'Contas Bancárias',
    guarda: 'staff',
    pagina: 'x',
    menu: { topoDados: 'Contas Bancárias' },
  },
];

const lista = (favoritos: DonoDoMenu['favoritos']) => (
  <MemoryRouter>
    <ListaDoMenu
      rotulo="Cliente"
      itens={montarMenu(rotas, 'topo', { permissoes: {}, favoritos })}
      aoAgir={() => undefined}
    />
  </MemoryRouter>
);

it("'Dados' of the client menu holds the favourites", async () => {
  await desenhar(lista(['/contas-bancarias']));
  await expect.element(page.getByText('Dados', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Contas Bancárias' }))
    .toHaveAttribute('href', '/contas-bancarias');
});

it("'Dados' of the client menu says when no page is a favourite", async () => {
  await desenhar(lista(['/agenda']));
  await expect.element(page.getByText('Dados', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Nenhum favorito configurado')).toBeVisible();
});
