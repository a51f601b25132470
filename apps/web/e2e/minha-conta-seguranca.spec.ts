import { GRUPO } from '@dominio/contrato/permissoes';
import type { Page } from '@playwright/test';
import { expect, test } from './jornada.ts';

const LIMITE = { timeout: 5_000 };
const sessoesDe = (page: Page) => page.getByRole('region', { name: /^Sessões/ });

test('P8 a session that its owner ends on another device is at /entrar within 5 s', async ({
  page,
  firma,
  entrarComo,
  entrarAoVivo,
  outroNavegador,
}) => {
  const pessoa = await firma.pessoa();
  const outroAparelho = await outroNavegador();
  await entrarAoVivo(outroAparelho, pessoa, '/inicio');
  await entrarComo(page, pessoa, '/minha-conta?aba=seguranca');
  await sessoesDe(page).getByRole('button', { name: 'Encerrar todas as outras' }).click();
  await page.getByRole('button', { name: 'Encerrar', exact: true }).click();
  await outroAparelho.waitForURL(/\/entrar/, LIMITE);
});

test('P8 a session that an administrator ends is at /entrar within 5 s', async ({
  page,
  firma,
  entrarComo,
  entrarAoVivo,
  outroNavegador,
}) => {
  const pessoa = await firma.pessoa();
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  const dela = await outroNavegador();
  await entrarAoVivo(dela, pessoa, '/inicio');
  await entrarComo(page, admin, `/gerenciar-usuarios?usuario=${pessoa.id}&parte=sessoes`);
  await sessoesDe(page).getByRole('button', { name: 'Encerrar todas' }).click();
  await page
    .getByRole('dialog', { name: /^Encerrar todas as sessões de / })
    .getByRole('button', { name: 'Encerrar' })
    .click();
  await dela.waitForURL(/\/entrar/, LIMITE);
  await expect(sessoesDe(page).getByText('Nenhuma sessão aberta.')).toBeVisible();
});
