import { GRUPO } from '@dominio/contrato/permissoes';
import { expect, test } from './jornada.ts';

test('AD-23 somebody leaves: agenda and clients go to a colleague, conflicts are listed', async ({
  page,
  firma,
  entrarComo,
}) => {
  const admin = await firma.pessoa({ grupo_id: GRUPO.administrador });
  const sai = await firma.pessoa({ nome: 'Sai de Cena' });
  const fica = await firma.pessoa({ nome: 'Fica no Lugar' });
  await firma.vincular(sai.id, (await firma.cliente()).id);
  const doDia = (id: number, titulo: string) =>
    firma.agendamento({ titulo, criado_por: id, participantes: [id] });
  await doDia(sai.id, 'Fechamento do mês');
  await doDia(fica.id, 'Visita marcada');

  await entrarComo(page, admin, `/gerenciar-usuarios?usuario=${sai.id}`);
  const gaveta = page.getByRole('dialog', { name: sai.nome, exact: true });
  await gaveta.getByRole('button', { name: 'Desligar…' }).click();
  const assistente = page.getByRole('dialog', { name: `Desligar ${sai.nome}` });
  await assistente.getByRole('combobox', { name: 'Quem assume' }).fill(fica.nome);
  await page.getByRole('option', { name: fica.nome }).click();
  await expect(assistente.getByText('com Visita marcada', { exact: false })).toBeVisible();
  await assistente.getByRole('button', { name: 'Continuar' }).click();
  await assistente.getByRole('textbox', { name: /para confirmar$/ }).fill(sai.nome);
  await assistente.getByRole('button', { name: 'Desligar', exact: true }).click();
  await expect(assistente.getByText('1 cliente passou adiante')).toBeVisible();
  await expect(assistente.getByText('1 compromisso passou adiante')).toBeVisible();
  await assistente.getByRole('button', { name: 'Concluir' }).click();
  await expect(gaveta.getByText('Desligado', { exact: true })).toBeVisible();
});
