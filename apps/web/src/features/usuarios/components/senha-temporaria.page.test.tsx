import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { desenhar } from '../../../../test/pagina/desenhar.tsx';
import { SenhaMostrada } from './senha-temporaria.tsx';

const SENHA = { nova_senha: 'abcd-efgh-2345-6789', expira_em: '2026-08-13T10:00:00-03:00' };
const dialogo = page.getByRole('dialog', { name: 'Senha temporária', exact: true });
const aoFechar = vi.fn();

beforeEach(async () => {
  aoFechar.mockReset();
  await desenhar(
    <main>
      <h1>Pessoas</h1>
      <SenhaMostrada nome="Camila Duarte" senha={SENHA} aoFechar={aoFechar} />
    </main>,
  );
});

it('AD-32 a temporary password is shown to be copied, with the moment it runs out', async () => {
  await expect
    .element(dialogo.getByLabelText('Senha temporária'))
    .toHaveTextContent(SENHA.nova_senha);
  await expect.element(dialogo.getByText('Vale até 13/08/2026 10:00')).toBeVisible();
  await expect.element(dialogo.getByRole('button', { name: 'Copiar senha' })).toBeVisible();
  await dialogo.getByRole('button', { name: 'Concluir' }).click();
  expect(aoFechar).toHaveBeenCalledOnce();
});

it('a temporary password is shown without anything axe complains of', async () => {
  await expect.element(dialogo).toBeVisible();
  await semViolacoes();
});
