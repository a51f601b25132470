import { aditivosEndpoints } from '@dominio/contrato/contratos-aditivos';
import { reajustesDosContratosEndpoints } from '@dominio/contrato/contratos-reajustes';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderContratos, umContrato } from '../../../test/pagina/registros/contrato.ts';

const dialogo = page.getByRole('dialog', { name: 'Reajustar 2 contratos' });
const percentual = dialogo.getByRole('textbox', { name: 'IPCA (%)' });
const marca = (numero: string) => dialogo.getByRole('checkbox', { name: numero });
const botao = (name: string) => dialogo.getByRole('button', { name });

/** Two contracts by IPCA, one of them without an amount, and the calls that adjust and take back. */
function responderReajuste() {
  responderContratos([
    umContrato({ status_contrato: 'ATIVO' }),
    umContrato({ id: 72, numero_contrato: '2026-0072', status_contrato: 'ATIVO' }),
  ]);
  const reajustar = responder(reajustesDosContratosEndpoints.reajustar, ({ body }) => ({
    simulado: body.simular,
    linhas: body.contratos.map(({ id, versao }) => {
      const [um] = body.percentuais;
      const valor = id * 1_000;
      return {
        contrato_id: Number(id),
        numero_contrato: `2026-00${id}`,
        cliente_nome: 'Padaria Aurora',
        indice_reajuste: 'IPCA' as const,
        percentual_centesimos: um?.percentual_centesimos ?? null,
        valor_atual_centavos: valor,
        valor_novo_centavos: um
          ? Math.round(valor * (1 + um.percentual_centesimos / 10_000))
          : null,
        impedimento: um ? null : 'Informe o percentual.',
        versao: body.simular ? versao : versao + 1,
        aditivo: body.simular ? null : 1,
      };
    }),
  }));
  const desfazer = responder(aditivosEndpoints.desfazer, {
    success: true,
    message: 'Aditivos desfeitos.',
  });
  return { reajustar, desfazer };
}

it('contracts of the month are adjusted after a preview, those alone that stay ticked, and given back by one click', async () => {
  const { reajustar, desfazer } = responderReajuste();
  await abrirPagina('/contratos?acompanhar=reajuste_no_mes');
  await page.getByRole('button', { name: 'Reajustar todos' }).click();
  await expect.element(marca('2026-0071')).toBeDisabled();
  await expect.element(dialogo.getByText('Informe o percentual.').first()).toBeVisible();
  await expect.element(botao('Reajustar')).toBeDisabled();
  await percentual.fill('0');
  await expect.element(percentual).toHaveAccessibleDescription(/diferente de zero/);
  await percentual.fill('10');
  await expect.element(dialogo.getByText('R$ 781,00')).toBeVisible();
  await expect.element(dialogo.getByText('R$ 1.573,00')).toBeVisible();
  await semViolacoes();
  await marca('2026-0072').click();
  await botao('Reajustar 1 contrato').click();
  await expect.element(page.getByText('1 contrato reajustado')).toBeVisible();
  await expect.element(dialogo).not.toBeInTheDocument();
  expect(reajustar.pedidos.find(({ body }) => !body.simular)?.body).toMatchObject({
    simular: false,
    contratos: [{ id: 71, versao: 1 }],
    percentuais: [{ indice: 'IPCA', percentual_centesimos: 1_000 }],
  });
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect
    .poll(() => desfazer.pedidos.map(({ body }) => body))
    .toEqual([{ aditivos: [{ contrato_id: 71, numero: 1, versao: 2 }] }]);
});

it('chosen contracts are adjusted on a phone, too, and what is refused is said and stays typed', async () => {
  responderReajuste();
  await page.viewport(375, 900);
  await abrirPagina('/contratos?acompanhar=reajuste_no_mes');
  await page.getByRole('button', { name: 'Reajustar todos' }).click();
  await percentual.fill('4,76');
  await expect.element(botao('Reajustar 2 contratos')).toBeEnabled();
  await semRolagemLateral();
  await semViolacoes();
  const frase = 'Contrato 2026-0071: Este registro foi alterado por Helena Barreto.';
  responder(reajustesDosContratosEndpoints.reajustar, () => recusar('REGISTRO_ALTERADO', frase));
  await botao('Reajustar 2 contratos').click();
  await expect.element(dialogo.getByRole('alert')).toMatchTextContent(frase);
  await expect.element(percentual).toHaveValue('4,76');
});
