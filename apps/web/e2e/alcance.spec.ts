import { GRUPO } from '@dominio/contrato/permissoes';
import { linhas } from './clientes.apoio.ts';
import { instante } from './instante.apoio.ts';
import { expect, test } from './jornada.ts';

const LIMITE_MS = 1_000;

test('a link or a permission that an administrator changes reaches the open tab within 1 s', async ({
  page,
  firma,
  entrarAoVivo,
  comoPrograma,
}) => {
  const admin = await comoPrograma(await firma.pessoa({ grupo_id: GRUPO.administrador }));
  const pessoa = await firma.pessoa();
  const antigo = await firma.cliente({ nome: 'Padaria do Sol' });
  const novo = await firma.cliente({ nome: 'Aurora Tecidos' });
  await firma.vincular(pessoa.id, antigo.id);
  const permissoes = await firma.idsDasPermissoes('times:acessar');

  await entrarAoVivo(page, pessoa, '/selecionar-cliente');
  await expect(linhas(page).filter({ hasText: antigo.nome })).toBeVisible();
  const linha = linhas(page).filter({ hasText: novo.nome });
  await expect(linha).toHaveCount(0);
  await page.getByRole('button', { name: 'Administrativo' }).click();
  await page.evaluate(() => Object.assign(window, { mesmaPagina: true }));

  /**
   * Milliseconds from the answer to an administrator's call until the person's page shows its
   * effect.
   */
  const demora = async (caminho: string, data: object, efeito: Parameters<typeof instante>[1]) => {
    const { quando } = await instante(page, efeito);
    await admin.pedir('POST', `/usuarios/${pessoa.id}${caminho}`, data);
    const respondeu = performance.now();
    return Math.max(0, Math.round((await quando) - respondeu));
  };
  const vincular = (cliente_ids: number[], presente: boolean) =>
    demora('/clientes', { cliente_ids }, { em: 'tr[data-indice]', texto: novo.nome, presente });
  const conceder = (permissao_ids: number[], presente: boolean) =>
    demora('/permissoes', { permissao_ids }, { em: 'nav a', texto: 'Times', presente });
  const demoras = [
    await vincular([antigo.id, novo.id], true),
    await vincular([antigo.id], false),
    await conceder(permissoes, true),
    await conceder([], false),
  ];
  const medida = `vínculo e permissão na aba aberta em ${demoras.join(', ')} ms (limite: ${LIMITE_MS} ms)`;
  test.info().annotations.push({ type: 'medida', description: medida });
  process.stdout.write(`  ${medida}\n`);
  expect(Math.max(...demoras), medida).toBeLessThan(LIMITE_MS);
  expect(await page.evaluate(() => 'mesmaPagina' in window), 'sem recarregar').toBe(true);
});
