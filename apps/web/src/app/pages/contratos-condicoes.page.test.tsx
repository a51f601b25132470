import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { painel } from '../../../test/pagina/painel.ts';
import { responderContratos, umContrato } from '../../../test/pagina/registros/contrato.ts';

const gaveta = painel('Contrato');
const propriedade = (nome: string) =>
  gaveta.getByRole('button', { name: new RegExp(`Mudar ${nome}$`) });
const salvar = gaveta.getByRole('button', { name: 'Salvar' });

it('the adjustment and the renewal of a contract are changed where they stand, and brought back by one click', async () => {
  const { atualizar } = responderContratos([umContrato()]);
  await abrirPagina('/contratos?contrato=71');
  await propriedade('mês do reajuste').click();
  await gaveta.getByRole('combobox', { name: 'Mês do reajuste' }).fill('março');
  await page.getByRole('option', { name: 'Março' }).click();
  await salvar.click();
  await expect.element(propriedade('mês do reajuste')).toMatchTextContent('Março');
  await propriedade('renovação automática').click();
  await gaveta.getByRole('checkbox', { name: 'Renovação automática' }).click();
  await salvar.click();
  await expect.element(propriedade('renovação automática')).toMatchTextContent('Sim');
  await page.getByRole('button', { name: 'Desfazer' }).last().click();
  await expect.element(propriedade('renovação automática')).toMatchTextContent('Não');
  expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
    { mes_reajuste: 3, versao: 1 },
    { renovacao_automatica: true, versao: 2 },
    { renovacao_automatica: false, versao: 3 },
  ]);
});
