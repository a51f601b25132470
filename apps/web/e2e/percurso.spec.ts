import { GRUPO } from '@dominio/contrato/permissoes';
import type { Page } from '@playwright/test';
import { tituloDaJanela } from '../src/app/anunciar-pagina.ts';
import { type RotaComPagina, temPagina } from '../src/app/rotas/rota.ts';
import { ROTAS } from '../src/app/rotas.ts';
import { contasDe, enderecoDe } from '../vistoria/grade.ts';
import { expect, type Firma, type Pessoa, test } from './jornada.ts';

// That no page fails or is refused over the real server. How each looks at every width, role and
// theme is `npm run vistoria`.

type Papel = 'gestor' | 'consultor';

const paginasDe = (papel: Papel): RotaComPagina[] =>
  ROTAS.filter(temPagina).filter((rota) => contasDe(rota).includes(papel));

/** Somebody of a team, with something of theirs on the pages that list things. */
async function comOQueVer(firma: Firma, papel: Papel): Promise<Pessoa> {
  const time = await firma.time();
  const pessoa = await firma.pessoa({ grupo_id: GRUPO[papel], time_id: time.id });
  const cliente = await firma.cliente();
  await firma.vincular(pessoa.id, cliente.id);
  const tipo = await firma.tipo();
  const colega = await firma.pessoa({ time_id: time.id });
  await firma.agendamento({
    criado_por: pessoa.id,
    cliente_id: cliente.id,
    tipo_agendamento_id: tipo.id,
    participantes: [colega.id],
  });
  return pessoa;
}

/** Opens a page as the browser's Back does, within the application that is already there. */
async function passarPara(page: Page, rota: RotaComPagina): Promise<void> {
  await page.evaluate((endereco) => {
    history.pushState({}, '', endereco);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, enderecoDe(rota));
  await expect(page).toHaveTitle(tituloDaJanela(rota.titulo));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // It has all it asked for.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const papel of ['gestor', 'consultor'] as const) {
  test(`${papel} walks every page: nothing fails, nothing is refused`, async ({
    page,
    firma,
    entrarComo,
  }) => {
    await entrarComo(page, await comOQueVer(firma, papel));
    for (const rota of paginasDe(papel)) await test.step(rota.path, () => passarPara(page, rota));
  });
}

test('every page has an address at which a browser is given the application', async ({
  request,
}) => {
  for (const rota of ROTAS.filter(temPagina)) {
    const servida = await request.get(enderecoDe(rota), { headers: { accept: 'text/html' } });
    expect(await servida.text(), rota.path).toContain('<div id="raiz">');
  }
});
