import { GRUPO } from '@dominio/contrato/permissoes';
import type { Page } from '@playwright/test';
import { linhas } from './clientes.apoio.ts';
import { expect, test } from './jornada.ts';

const assinar = async (page: Page) => {
  await page.getByRole('button', { name: 'Assinar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assinar' }).click();
  await expect(page.getByText(/^Assinado por /).first()).toBeVisible();
};

test('a client passes to who receives it once both have signed the term, each told by the bell', async ({
  page,
  firma,
  entrarComo,
  entrarAoVivo,
  outroNavegador,
  comoPrograma,
}) => {
  const gestor = await firma.pessoa({ grupo_id: GRUPO.gestor });
  const rafael = await firma.pessoa({ nome: 'Rafael Lima' });
  const camila = await firma.pessoa({ nome: 'Camila Dias' });
  const cliente = await firma.cliente({ nome: 'Padaria Aurora' });
  for (const { id } of [gestor, rafael]) await firma.vincular(id, cliente.id);
  const daCamila = await outroNavegador();
  await entrarAoVivo(daCamila, camila, '/selecionar-cliente');
  await expect(daCamila.getByText(/^Nenhum cliente vinculado/)).toBeVisible();
  const programa = await comoPrograma(gestor);
  const { id } = await programa.pedir<{ id: number }>(
    'POST',
    `/api/clients/${cliente.id}/passagem`,
    { quem_passa_id: rafael.id, quem_recebe_id: camila.id, pendencias: 'Folha de março.' },
  );
  await test.step('who hands over signs', async () => {
    await entrarComo(page, rafael, `/passagem?termo=${id}`);
    await expect(page.getByText('Folha de março.')).toBeVisible();
    await assinar(page);
    await expect(page.getByText('Camila Dias ainda não assinou')).toBeVisible();
  });
  await test.step('who receives opens it from the bell, without seeing the client yet', async () => {
    await daCamila.getByRole('button', { name: /^Notificações/ }).click();
    await daCamila.getByRole('link', { name: /Termo de passagem para assinar/ }).click();
    await expect(daCamila.getByText('Folha de março.')).toBeVisible();
    await assinar(daCamila);
    await expect(daCamila.getByText('Concluído')).toBeVisible();
  });
  await entrarComo(daCamila, camila, '/selecionar-cliente');
  await expect(linhas(daCamila).filter({ hasText: cliente.nome })).toBeVisible();
});
