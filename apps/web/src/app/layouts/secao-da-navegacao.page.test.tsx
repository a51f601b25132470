import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import type { Secao } from '../menus.ts';
import { SecaoDaNavegacao } from './secao-da-navegacao.tsx';

const secao: Secao = {
  lugar: 'administrativo',
  rotulo: 'Administrativo',
  entradas: [{ path: '/times', rotulo: 'Times' }],
};
const botao = page.getByRole('button', { name: 'Administrativo' });
const entrada = page.getByRole('link', { name: 'Times' });

const desenharEm = (caminho: string) =>
  desenhar(
    <MemoryRouter initialEntries={[caminho]}>
      <SecaoDaNavegacao secao={secao} origem="barra-lateral" className="x" recolhida={false} />
    </MemoryRouter>,
  );

it('a section of the sidebar that holds the page shows its entries, each with its star', async () => {
  await desenharEm('/times');
  await expect.element(botao).toHaveAttribute('aria-expanded', 'true');
  await expect.element(entrada).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('button', { name: 'Favoritar Times' })).toBeInTheDocument();
});

it('an entry stands for the pages beneath it, wherever they have their address', async () => {
  const entradas = [{ path: '/minha-conta', rotulo: 'Minha Conta' }];
  await desenhar(
    <MemoryRouter initialEntries={['/personalizacao']}>
      <SecaoDaNavegacao
        secao={{ ...secao, entradas }}
        origem="barra-lateral"
        className="x"
        recolhida={false}
      />
    </MemoryRouter>,
  );
  await expect
    .element(page.getByRole('link', { name: 'Minha Conta' }))
    .toHaveAttribute('aria-current', 'page');
});

it('a section of the sidebar that holds another page is folded away', async () => {
  await desenharEm('/agenda');
  await expect.element(botao).toHaveAttribute('aria-expanded', 'false');
  await expect.element(entrada).not.toBeInTheDocument();
});
