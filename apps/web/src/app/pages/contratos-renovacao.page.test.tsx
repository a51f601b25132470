import type { ContratoAberto } from '@dominio/contrato/contratos';
import { aditivosEndpoints } from '@dominio/contrato/contratos-aditivos';
import { renovacaoDosContratosEndpoints } from '@dominio/contrato/contratos-renovacao';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { escolherAcao, painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderContratos, umContrato } from '../../../test/pagina/registros/contrato.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const gaveta = painel('Contrato');
const dialogo = page.getByRole('dialog', { name: 'Renovar o contrato 2026-0071' });
const fim = dialogo.getByRole('textbox', { name: 'Novo fim' });
const renovarContrato = dialogo.getByRole('button', { name: 'Renovar contrato' });

const EM_VIGOR: Partial<ContratoAberto> = {
  status_contrato: 'ATIVO',
  data_inicio: '2026-01-01',
  data_fim: '2026-12-31',
  valor_mensal_centavos: 100_000,
  proxima_vigencia: { inicio: '2027-01-01', fim: '2027-12-31' },
};

/** A contract in force, and the calls that renew it and take that back. */
function responderRenovacao(mudancas: Partial<ContratoAberto> = {}) {
  const { contratos } = responderContratos([umContrato({ ...EM_VIGOR, ...mudancas })]);
  const renovar = responder(
    renovacaoDosContratosEndpoints.renovar,
    ({ params: { id }, body: { data_fim, valor_mensal_centavos } }) =>
      contratos.mudar(id, {
        data_fim,
        ...(valor_mensal_centavos !== undefined && { valor_mensal_centavos }),
        aditivos_total: 1,
      }),
  );
  const desfazer = responder(aditivosEndpoints.desfazer, () => {
    contratos.mudar(71, { ...EM_VIGOR, aditivos_total: 0 });
    return { success: true as const, message: 'Aditivos desfeitos.' };
  });
  return { renovar, desfazer, contratos };
}

it('a contract is renewed from its panel by the period that is proposed, and that is taken back by one click', async () => {
  const { renovar, desfazer } = responderRenovacao({
    renovacao_automatica: true,
    aviso_previo_dias: 30,
  });
  await page.viewport(375, 900);
  await abrirPagina('/contratos?contrato=71');
  await escolherAcao(gaveta, 'Renovar');
  await expect.element(fim).toHaveValue('31/12/2027');
  await expect
    .element(
      dialogo.getByText(
        'A nova vigência começa em 01/01/2027, dia seguinte ao fim, e fica registrada como aditivo. O contrato prevê renovação automática. O aviso prévio de 30 dias pode ser dado até 01/12/2026.',
      ),
    )
    .toBeVisible();
  await semRolagemLateral();
  await semViolacoes();
  await dialogo.getByRole('textbox', { name: 'Valor mensal' }).fill('1.100');
  await renovarContrato.click();
  await expect.element(page.getByText('2026-0071, até 31/12/2027')).toBeVisible();
  await expect.element(dialogo).not.toBeInTheDocument();
  expect(renovar.pedidos.map(({ body }) => body)).toEqual([
    { data_fim: '2027-12-31', valor_mensal_centavos: 110_000, versao: 1 },
  ]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.element(gaveta.getByText('31/12/2026')).toBeVisible();
  expect(desfazer.pedidos.map(({ body }) => body)).toEqual([
    { aditivos: [{ contrato_id: 71, numero: 1, versao: 2 }] },
  ]);
});

it('a renewal is asked for at its row, too, and an end before the new period is refused at once', async () => {
  const { renovar } = responderRenovacao();
  await abrirPagina('/contratos');
  await page.getByRole('button', { name: 'Ações de 2026-0071' }).click();
  await page.getByRole('menuitem', { name: 'Renovar' }).click();
  await fim.fill('31/12/2026');
  await renovarContrato.click();
  await expect
    .element(
      dialogo.getByText('A nova vigência começa em 01/01/2027: informe um fim a partir desse dia.'),
    )
    .toBeVisible();
  expect(renovar.pedidos).toEqual([]);
  const frase = 'Um contrato encerrado ou cancelado não pode ser renovado.';
  responder(renovacaoDosContratosEndpoints.renovar, () => recusar('ESTADO_INVALIDO', frase));
  await fim.fill('31/12/2027');
  await renovarContrato.click();
  await expect.element(dialogo.getByRole('alert')).toMatchTextContent(frase);
});

it("in 'Ver como' nothing is renewed or adjusted", async () => {
  responderRenovacao();
  const quem = umaPessoa();
  await abrirPagina('/contratos?acompanhar=reajuste_no_mes', {
    quem,
    visita: {
      usuario_id: quem.usuario.id,
      nome: 'Marcelo Tavares',
      motivo: 'Não encontra o contrato',
      expira_em: '2026-08-12T10:30:00-03:00',
    },
  });
  await page.getByRole('button', { name: 'Ações de 2026-0071' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Abrir' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Renovar' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Reajustar todos')).not.toBeInTheDocument();
});

it('what has no end, or is not in force, has nothing to renew', async () => {
  responderRenovacao({ data_fim: null, proxima_vigencia: null });
  await abrirPagina('/contratos');
  await page.getByRole('button', { name: 'Ações de 2026-0071' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Abrir' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Renovar' })).not.toBeInTheDocument();
});
