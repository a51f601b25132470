import { GRUPO } from '@dominio/contrato/permissoes';
import type { Page } from '@playwright/test';
import { expect, test } from './jornada.ts';
import { PIXEL } from './pixel.apoio.ts';

const FICHA = '/configuracoes?painel=escritorio';
const gavetaDe = (page: Page) => page.getByRole('dialog', { name: 'Escritório' });
const logoDe = (page: Page) => gavetaDe(page).getByRole('img', { name: 'Logo do escritório' });
const UM_LOGO = { name: 'logo.png', mimeType: 'image/png', buffer: PIXEL };

test('the firm’s logo chosen by an administrator is shown to somebody who only reads', async ({
  page,
  firma,
  vigia,
  entrarComo,
  outroNavegador,
  comoPrograma,
}) => {
  vigia.permitir(/(415|422).*logo/);
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  const programa = await comoPrograma(admin);
  // The record has to be saved once before a logo can belong to it.
  await programa.pedir('PUT', '/api/configuracoes/escritorio', { nome: 'Contabilidade Horizonte' });
  await entrarComo(page, admin, FICHA);
  // A file named as a picture whose content is none: the server refuses it.
  const campo = gavetaDe(page).locator('input[type=file]');
  await campo.setInputFiles({ ...UM_LOGO, buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Erro ao fazer upload')).toBeVisible();
  const escolher = gavetaDe(page).getByRole('button', { name: 'Escolher: Logo do escritório' });
  const [seletor] = await Promise.all([page.waitForEvent('filechooser'), escolher.press('Enter')]);
  await seletor.setFiles(UM_LOGO);
  await expect(logoDe(page)).toBeVisible();

  const leitura = await outroNavegador();
  await entrarComo(leitura, await firma.pessoa({ grupo_id: GRUPO.gestor }), FICHA);
  await expect(logoDe(leitura)).toBeVisible();
});
