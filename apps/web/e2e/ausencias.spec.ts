import { GRUPO } from '@dominio/contrato/permissoes';
import { linhas } from './clientes.apoio.ts';
import { expect, test } from './jornada.ts';

test('a substitute’s open list has the clients of who is away from the first midnight to the last', async ({
  page,
  firma,
  relogio,
  entrarAoVivo,
  comoPrograma,
}) => {
  const [camila, rafael] = [await firma.pessoa(), await firma.pessoa()];
  const cliente = await firma.cliente({ nome: 'Padaria do Sol' });
  await firma.vincular(camila.id, cliente.id);
  const admin = await comoPrograma(await firma.pessoa({ grupo_id: GRUPO.administrador }));
  await admin.pedir('POST', '/api/ausencias', {
    usuario_id: camila.id,
    substituto_id: rafael.id,
    tipo: 'ferias',
    inicio: '2026-03-12',
    fim: '2026-03-12',
  });
  await entrarAoVivo(page, rafael, '/selecionar-cliente');
  await expect(page.getByText(/^Nenhum cliente vinculado/)).toBeVisible();
  const linha = linhas(page).filter({ hasText: cliente.nome });
  await relogio.irPara('2026-03-12T00:01:00-03:00');
  await firma.trabalhos('ausencias.virada');
  await expect(linha).toBeVisible();
  await relogio.irPara('2026-03-13T00:01:00-03:00');
  await firma.trabalhos('ausencias.virada');
  await expect(linha).toHaveCount(0);
});
