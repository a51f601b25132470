import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { segurarRecargas } from '../../../test/pagina/recarga.ts';
import { gravarTentativas } from '../../lib/tentativas-do-safari.ts';
import { ProblemaNoSafari } from './problema-no-safari.tsx';

const botao = (name: string) => page.getByRole('button', { name, exact: true });
const ajustes = botao('Abrir ajustes do navegador');

/** The screen as each load of the page draws it. */
const abrir = () =>
  desenhar(
    <main>
      <ProblemaNoSafari />
    </main>,
  );

beforeEach(() => page.viewport(375, 812));

it('each try reloads the page; after three the cache is cleared, and then the settings are offered', async () => {
  const recargas = segurarRecargas();
  const passos = [
    'Tentar novamente (1/3)',
    'Tentar novamente (2/3)',
    'Tentar novamente (3/3)',
    'Limpar cache e recarregar',
  ];
  for (const [feitas, passo] of passos.entries()) {
    const carga = await abrir();
    await botao(passo).click();
    await expect.poll(() => recargas.feitas).toBe(feitas + 1);
    await carga.unmount();
  }
  await abrir();
  await expect.element(ajustes).toBeVisible();
});

it('the settings say their price first, and may be declined', async () => {
  gravarTentativas({ tentativas: 3, limpou: true });
  await abrir();
  await ajustes.click();
  await expect
    .element(page.getByText(/apagam o histórico e os dados de todos os sites/))
    .toBeVisible();
  await botao('Cancelar').click();
  await ajustes.click();
  await botao('Continuar').click();
  await expect
    .element(page.getByText('Abra o app Ajustes e toque em Apps › Safari.'))
    .toBeVisible();
});

it('the question has nothing axe complains of', async () => {
  gravarTentativas({ tentativas: 3, limpou: true });
  await abrir();
  await ajustes.click();
  await expect.element(botao('Continuar')).toBeVisible();
  await semViolacoes();
});
