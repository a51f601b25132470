import { Button, Checkbox, PasswordInput, Radio, Select } from '@mantine/core';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/Radio.css';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desenhar } from '../../test/pagina/desenhar.tsx';
import './estilos.ts';

const TEAL = 'rgb(0, 130, 141)';

const TINTA = 'rgba(0, 130, 141, 0.22)';

it('sliders of the browser have the theme’s colour without a style of their own', async () => {
  await desenhar(<input type="range" aria-label="Brilho" />);
  expect(getComputedStyle(page.getByLabelText('Brilho').element()).accentColor).toBe(TEAL);
});

it.each([
  ['a box of the browser', <input key="a" type="checkbox" aria-label="Um" />],
  ['a dot of the browser', <input key="b" type="radio" aria-label="Um" />],
  ['a box of the library', <Checkbox key="c" aria-label="Um" />],
  ['a dot of the library', <Radio key="d" aria-label="Um" />],
])('%s, once chosen, is tinted with an edge and a sign, not filled', async (_qual, campo) => {
  await desenhar(campo);
  const um = page.getByLabelText('Um');
  const desenho = () => getComputedStyle(um.element());
  expect(desenho().backgroundColor).not.toBe(TINTA);
  await um.click();
  await expect.poll(() => desenho().backgroundColor).toBe(TINTA);
  await expect.poll(() => desenho().borderTopColor).toBe(TEAL);
});

it('an option that the keyboard stands on is tinted with an edge, not filled', async () => {
  await desenhar(<Select label="Estado" data={['Paraná', 'Santa Catarina']} />);
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await userEvent.keyboard('{ArrowDown}');
  const opcao = page.getByRole('option', { name: 'Paraná' });
  await expect.element(opcao).toHaveAttribute('data-combobox-selected');
  const { backgroundColor, boxShadow } = getComputedStyle(opcao.element());
  expect(backgroundColor).toBe(TINTA);
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

it('what turns while a button waits stands in its middle, also for who asks for less motion', async () => {
  await desenhar(<Button loading>Salvar</Button>);
  const botao = page.getByRole('button').element().getBoundingClientRect();
  const gira = () =>
    document.querySelector('.mantine-Button-loader')?.getBoundingClientRect() ?? new DOMRect();
  const longe = (um: DOMRect) =>
    Math.hypot(
      um.x + um.width / 2 - botao.x - botao.width / 2,
      um.y + um.height / 2 - botao.y - botao.height / 2,
    );
  await expect.poll(() => longe(gira())).toBeLessThan(2);
});
