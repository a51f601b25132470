import { GRUPO } from '@dominio/contrato/permissoes';
import { expect, test } from './jornada.ts';

test('what a client proposes of its register is told, answered field by field, and the answer read', async ({
  page,
  firma,
  entrarComo,
  entrarAoVivo,
  outroNavegador,
}) => {
  const gestor = await firma.pessoa({ grupo_id: GRUPO.gestor });
  const cliente = await firma.cliente({ nome: 'Padaria Aurora' });
  await firma.vincular(gestor.id, cliente.id);
  const joana = await firma.pessoa({
    nome: 'Joana Reis',
    grupo_id: GRUPO.cliente,
    client_id: cliente.id,
  });
  const daJoana = await outroNavegador();
  await entrarAoVivo(page, gestor, '/agenda');
  await test.step('the client proposes two fields', async () => {
    await entrarComo(daJoana, joana, '/area-cliente/dados');
    await daJoana
      .getByRole('button', { name: 'Propor correção de Padaria Aurora', exact: true })
      .click();
    const dialogo = daJoana.getByRole('dialog');
    await dialogo.getByRole('textbox', { name: 'Site' }).fill('https://aurora.com.br');
    await dialogo.getByRole('textbox', { name: 'Instagram' }).fill('@aurora');
    await dialogo.getByRole('button', { name: 'Enviar correção' }).click();
    await expect(daJoana.getByText('Em análise', { exact: true })).toBeVisible();
  });
  await firma.trabalhos();
  await test.step('who serves the client hears of it, accepts one and refuses the other', async () => {
    await page.getByRole('button', { name: /^Notificações/ }).click();
    await page.getByRole('link', { name: /Joana Reis propôs uma correção/ }).click();
    await page.getByRole('button', { name: 'Revisar', exact: true }).click();
    const dialogo = page.getByRole('dialog');
    await dialogo.getByRole('checkbox', { name: /Instagram/ }).click();
    await dialogo.getByRole('button', { name: 'Aceitar 1 campo' }).click();
    await expect(dialogo.getByRole('checkbox', { name: /Site/ })).toBeHidden();
    await dialogo.getByRole('textbox', { name: 'Motivo da recusa' }).fill('Não abre.');
    await dialogo.getByRole('button', { name: 'Recusar 1 campo' }).click();
    await expect(dialogo).toBeHidden();
  });
  await test.step('the client reads the answer', async () => {
    await daJoana.reload();
    await expect(daJoana.getByText('Parcialmente aceita')).toBeVisible();
    await expect(daJoana.getByText('recusado: “Não abre.”')).toBeVisible();
    await expect(
      daJoana.getByRole('article', { name: 'Padaria Aurora', exact: true }),
    ).toContainText('https://aurora.com.br');
  });
  await firma.trabalhos();
  await test.step('the client’s bell tells of it, and the client chooses how to be told', async () => {
    await daJoana.goto('/area-cliente');
    await daJoana.getByRole('button', { name: /^Notificações/ }).click();
    await daJoana.getByRole('link', { name: /O escritório respondeu à correção/ }).click();
    await expect(daJoana).toHaveURL(/\/area-cliente\/dados$/);
    await daJoana.getByRole('link', { name: 'Minha conta', exact: true }).click();
    const chave = daJoana.getByRole('switch', { name: 'E-mail: Resposta à correção', exact: true });
    await expect(chave).toBeChecked();
    await chave.click({ force: true });
    await expect(chave).not.toBeChecked();
  });
});
