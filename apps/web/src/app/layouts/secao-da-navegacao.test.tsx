import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { montarNavegador } from '../../../test/navegador-falso.ts';
import type { Secao } from '../menus.ts';

const secao: Secao = {
  lugar: 'administrativo',
  rotulo: 'Administrativo',
  entradas: [{ path: '/times', rotulo: 'Times' }],
};

async function desenhar(caminho: string): Promise<string> {
  const { SecaoDaNavegacao } = await import('./secao-da-navegacao.tsx');
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[caminho]}>
      <SecaoDaNavegacao secao={secao} origem="barra-lateral" className="x" recolhida={false} />
    </MemoryRouter>,
  );
}

beforeEach(() => void montarNavegador());

it('a section is a button that says whether its entries are shown, and each entry has its star', async () => {
  const aberta = await desenhar('/times');
  expect(aberta).toMatch(/<button[^>]*aria-expanded="true"[^>]*>.*Administrativo/);
  expect(aberta).toContain('aria-current="page"');
  expect(aberta).toContain('aria-label="Favoritar Times"');
  const fechada = await desenhar('/agenda');
  expect(fechada).toContain('aria-expanded="false"');
  expect(fechada).toMatch(/<ul[^>]*hidden=""/);
});
