import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { type Achado, CampoProcurado } from './campo-procurado.tsx';

const AURORA = { id: 1, nome: 'Padaria Aurora' };
const SERRANA = { id: 2, nome: 'Oficina Serrana' };

function Campo() {
  const [value, setValue] = useState<Achado | null>(AURORA);
  return (
    <CampoProcurado
      label="Cliente"
      value={value}
      onChange={setValue}
      procurar={(termo) => ({
        queryKey: ['procurado', termo],
        queryFn: async () => [AURORA, SERRANA].filter(({ nome }) => nome.includes(termo)),
      })}
    />
  );
}

const campo = page.getByRole('combobox', { name: 'Cliente' });
const opcoes = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

describe('a field with a choice, in which another is typed', () => {
  it('offers what is found before what is chosen, so that Enter takes it', async () => {
    await desenhar(<Campo />);
    await campo.fill('Serrana');
    await expect.poll(opcoes).toEqual([SERRANA.nome, AURORA.nome]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(campo).toHaveValue(SERRANA.nome);
  });

  it('shows the choice again when it is chosen once more', async () => {
    await desenhar(<Campo />);
    await campo.fill('Serrana');
    await expect.poll(opcoes).toContain(AURORA.nome);
    await page.getByRole('option', { name: AURORA.nome }).click();
    await expect.element(campo).toHaveValue(AURORA.nome);
  });
});
