import { GRUPO } from '@dominio/contrato/permissoes';
import type { Page } from '@playwright/test';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

/** Somebody with a client and an appointment, and a colleague who has something else at that time. */
async function prepararPessoas(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('dominio.token'));
  const headers = { Authorization: `Bearer ${token}` };
  const postar = async (caminho: string, data: object) =>
    (await page.request.post(caminho, { headers, data })).json();
  const cadastrar = async (nome: string) => {
    const email = `${nome.toLowerCase().replaceAll(' ', '.')}@dominio.demo`;
    const data = { nome, email, grupo_id: GRUPO.consultor, enviar_convite: false };
    return (await postar('/usuarios', data)).usuario;
  };
  const marca = Date.now();
  const [sai, fica] = [await cadastrar(`Sai ${marca}`), await cadastrar(`Assume ${marca}`)];
  const [cliente] = await (await page.request.get('/clientes-para-vinculacao', { headers })).json();
  await postar(`/usuarios/${sai.id}/clientes`, { cliente_ids: [cliente.id] });
  const inicio = new Date(Date.now() + 40 * 86_400_000);
  for (const { id, titulo } of [
    { id: sai.id, titulo: 'Fechamento do mês' },
    { id: fica.id, titulo: 'Visita marcada' },
  ]) {
    await postar('/api/agendamentos', {
      titulo,
      data_hora_inicio: inicio.toISOString(),
      data_hora_termino: new Date(inicio.getTime() + 3_600_000).toISOString(),
      participantes: [id],
      criador_participa: false,
    });
  }
  return { sai, fica };
}

test('AD-23 somebody leaves in three steps: who takes over, the typed name, what was done', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await entrarComo(page, 'admin', '/gerenciar-usuarios');
  const { sai, fica } = await prepararPessoas(page);
  await page.goto(`/gerenciar-usuarios?usuario=${sai.id}`);
  const gaveta = page.getByRole('dialog', { name: sai.nome, exact: true });
  await gaveta.getByRole('button', { name: 'Desligar…' }).click();
  const assistente = page.getByRole('dialog', { name: `Desligar ${sai.nome}` });
  await expect(assistente.getByText('Passo 1 de 3', { exact: false })).toBeVisible();
  const continuar = assistente.getByRole('button', { name: 'Continuar' });
  await expect(continuar).toBeDisabled();
  await assistente.getByRole('combobox', { name: 'Quem assume' }).fill(fica.nome);
  await page.getByRole('option', { name: fica.nome }).click();
  await expect(assistente.getByText('com Visita marcada', { exact: false })).toBeVisible();
  // One for each thing and back: who was chosen stays chosen.
  const separar = assistente.getByRole('switch', { name: /uma pessoa para cada coisa/ });
  await separar.click();
  await expect(assistente.getByRole('combobox', { name: 'Quem assume a agenda' })).toHaveValue(
    fica.nome,
  );
  await separar.click();
  await expect(assistente.getByRole('combobox', { name: 'Quem assume' })).toHaveValue(fica.nome);
  await semRolagemLateral(page);
  await semViolacoes(page);
  await continuar.click();
  await expect(assistente.getByRole('list', { name: 'Quem assume' })).toContainText(
    `Quem assume: ${fica.nome}`,
  );
  const sim = assistente.getByRole('button', { name: 'Desligar', exact: true });
  await expect(sim).toBeDisabled();
  await assistente.getByRole('textbox', { name: /para confirmar$/ }).fill(sai.nome);
  await semViolacoes(page);
  await sim.click();
  await expect(assistente.getByText('1 cliente passou adiante')).toBeVisible();
  await expect(assistente.getByText('1 compromisso passou adiante')).toBeVisible();
  await semViolacoes(page);
  await assistente.getByRole('button', { name: 'Concluir' }).click();
  await expect(gaveta.getByText('Desligado', { exact: true })).toBeVisible();
  await gaveta.getByRole('button', { name: 'Reativar' }).click();
  await expect(gaveta.getByText('Ativo', { exact: true })).toBeVisible();
});
