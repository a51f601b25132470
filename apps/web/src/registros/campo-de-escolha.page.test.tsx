import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desenhar } from '../../test/pagina/desenhar.tsx';
import { CampoDeEscolha } from './campo-de-escolha.tsx';

const OPCOES = [
  { valor: '1', rotulo: 'Fiscal' },
  { valor: '2', rotulo: 'Folha' },
];

function Campo() {
  const [valor, setValor] = useState<string | null>('1');
  const [opcoes, setOpcoes] = useState<typeof OPCOES>([]);
  return (
    <>
      <CampoDeEscolha label="Time" opcoes={opcoes} value={valor} onChange={setValor} />
      <button type="button" onClick={() => setOpcoes(OPCOES)}>
        Chegaram
      </button>
      <button type="button" onClick={() => setValor('2')}>
        Outro
      </button>
    </>
  );
}

const campo = page.getByRole('combobox', { name: 'Time' });

it('what is typed before the options are there stays as they come', async () => {
  await desenhar(<Campo />);
  await campo.fill('fol');
  (page.getByRole('button', { name: 'Chegaram' }).element() as HTMLElement).click();
  await expect.element(page.getByRole('option', { name: 'Folha' })).toBeVisible();
  await expect.element(campo).toHaveValue('fol');
  await userEvent.keyboard('{Enter}');
  await expect.element(campo).toHaveValue('Folha');
});

it('what is typed gives way to a choice that comes from outside', async () => {
  await desenhar(<Campo />);
  await page.getByRole('button', { name: 'Chegaram' }).click();
  await expect.element(campo).toHaveValue('Fiscal');
  await campo.fill('fi');
  (page.getByRole('button', { name: 'Outro' }).element() as HTMLElement).click();
  await expect.element(campo).toHaveValue('Folha');
});
