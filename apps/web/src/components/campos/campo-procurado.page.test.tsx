import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { type Achado, CampoProcurado } from './campo-procurado.tsx';

const AURORA = { id: 1, nome: 'Padaria Aurora' };
const SERRANA = { id: 2, nome: 'Oficina Serrana' };
const SERRA = { id: 3, nome: 'Serraria Alta' };

function Campo({
  aoCriar,
  inicial = AURORA,
}: {
  aoCriar?: (nome: string) => void;
  inicial?: Achado | null;
}) {
  const [value, setValue] = useState<Achado | null>(inicial);
  return (
    <form data-testid="formulario">
      <CampoProcurado
        label="Cliente"
        value={value}
        onChange={setValue}
        procurar={(termo) => ({
          queryKey: ['procurado', termo],
          queryFn: async () => [AURORA, SERRANA, SERRA].filter(({ nome }) => nome.includes(termo)),
        })}
        vazio="Nenhum cliente encontrado."
        {...(aoCriar && {
          criacao: (termo) => ({ rotulo: `Criar "${termo}"`, criar: () => aoCriar(termo) }),
        })}
      />
      <button type="submit">Salvar</button>
    </form>
  );
}

const campo = page.getByRole('combobox', { name: 'Cliente' });
const opcoes = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
const ilegivel = () => page.getByTestId('formulario').element().querySelector('[data-ilegivel]');

describe('a field in which one types to find', () => {
  it('marks the first that is found, which Enter takes', async () => {
    await desenhar(<Campo />);
    await campo.fill('Serra');
    await expect.poll(opcoes).toEqual([SERRANA.nome, SERRA.nome]);
    const primeira = page.getByRole('option').first();
    await expect.element(campo).toHaveAttribute('aria-activedescendant', primeira.element().id);
    await userEvent.keyboard('{Enter}');
    await expect.element(campo).toHaveValue(SERRANA.nome);
    expect(ilegivel()).toBeNull();
  });

  it('takes the first that comes at an Enter before there is any', async () => {
    await desenhar(<Campo inicial={null} />);
    await campo.fill('Alta');
    await userEvent.keyboard('{Enter}');
    await expect.element(campo).toHaveValue(SERRA.nome);
  });

  it('takes the one to which the arrows go', async () => {
    await desenhar(<Campo />);
    await campo.fill('Serra');
    await expect.poll(opcoes).toContain(SERRA.nome);
    await userEvent.keyboard('{ArrowDown}');
    await expect
      .element(campo)
      .toHaveAttribute('aria-activedescendant', page.getByRole('option').nth(1).element().id);
    await userEvent.keyboard('{Enter}');
    await expect.element(campo).toHaveValue(SERRA.nome);
  });

  it('keeps what was typed when Tab leaves it, and says that nothing is chosen', async () => {
    await desenhar(<Campo />);
    await campo.fill('Serra');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(campo).toHaveValue('Serra');
    await expect.element(page.getByText(/^Escolha uma das opções da lista/)).toBeVisible();
    // What holds a form back.
    expect(ilegivel()).toBe(campo.element());
  });

  it('shows the choice again at Escape', async () => {
    await desenhar(<Campo />);
    await campo.fill('Serra');
    await userEvent.keyboard('{Escape}');
    await expect.element(campo).toHaveValue(AURORA.nome);
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });

  it('chooses nothing once it is emptied', async () => {
    await desenhar(<Campo />);
    await page.getByRole('button', { name: 'Limpar: Cliente' }).click();
    await expect.element(campo).toHaveValue('');
    await expect.element(campo).toHaveFocus();
    await userEvent.tab();
    await expect.element(campo).toHaveValue('');
    expect(ilegivel()).toBeNull();
  });

  it('says that nothing is found, and offers to create it, which Enter alone does not do', async () => {
    const criar = vi.fn();
    await desenhar(<Campo aoCriar={criar} inicial={null} />);
    await campo.fill('Zeta');
    await expect.element(page.getByText('Nenhum cliente encontrado.')).toBeVisible();
    await expect.poll(opcoes).toEqual(['Criar "Zeta"']);
    await userEvent.keyboard('{Enter}');
    expect(criar).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(criar.mock.calls).toEqual([['Zeta']]);
  });
});
