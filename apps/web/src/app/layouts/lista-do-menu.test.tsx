import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
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

function desenhar(favoritos: DonoDoMenu['favoritos']): string {
  const itens = montarMenu(rotas, 'topo', { permissoes: {}, favoritos });
  return renderToStaticMarkup(
    <MemoryRouter>
      <ListaDoMenu rotulo="Cliente" itens={itens} aoAgir={() => undefined} />
    </MemoryRouter>,
  );
}

it("'Dados' of the client menu holds the favourites, and says when there is none", () => {
  expect(desenhar(['/contas-bancarias'])).toMatch(
    /Dados.*href="\/contas-bancarias".*Contas Bancárias/,
  );
  expect(desenhar(['/agenda'])).toMatch(/Dados.*Nenhum favorito configurado/);
});
