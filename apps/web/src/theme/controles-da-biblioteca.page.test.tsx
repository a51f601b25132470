import { PasswordInput, Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/PasswordInput.css';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desenhar } from '../../test/pagina/desenhar.tsx';
import './estilos.ts';

const TEAL = 'rgb(0, 130, 141)';

it('boxes, dots and sliders of the browser have the theme’s colour without a style of their own', async () => {
  await desenhar(
    ['checkbox', 'radio', 'range'].map((tipo) => (
      <input key={tipo} type={tipo} aria-label={tipo} />
    )),
  );
  for (const tipo of ['checkbox', 'radio', 'range']) {
    const { accentColor } = getComputedStyle(page.getByLabelText(tipo).element());
    expect(accentColor, tipo).toBe(TEAL);
  }
});

it('an option that the keyboard stands on is tinted with an edge, not filled', async () => {
  await desenhar(<Select label="Estado" data={['Paraná', 'Santa Catarina']} />);
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await userEvent.keyboard('{ArrowDown}');
  const opcao = page.getByRole('option', { name: 'Paraná' });
  await expect.element(opcao).toHaveAttribute('data-combobox-selected');
  const { backgroundColor, boxShadow } = getComputedStyle(opcao.element());
  expect(backgroundColor).toBe('rgba(0, 130, 141, 0.22)');
  expect(boxShadow).toContain(`${TEAL} 2px 0px`);
});

it('the eye of a password is as plain as the hint of its field', async () => {
  await desenhar(
    <PasswordInput
      aria-label="Senha"
      placeholder="Dica"
      visibilityToggleButtonProps={{ 'aria-label': 'Mostrar senha' }}
    />,
  );
  const olho = page.getByRole('button', { name: 'Mostrar senha', includeHidden: true });
  const dica = getComputedStyle(page.getByPlaceholder('Dica').element(), '::placeholder');
  await expect.poll(() => getComputedStyle(olho.element()).color).toBe(dica.color);
});
