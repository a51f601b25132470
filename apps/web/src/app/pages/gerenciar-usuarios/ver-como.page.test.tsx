import { verComoEndpoints } from '@dominio/contrato/ver-como';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { escolherAcao, painel } from '../../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import { responderProvaPorSenha } from '../../../../test/pagina/registros/prova.ts';
import { responderUsuarios } from '../../../../test/pagina/registros/usuario.ts';

const MOTIVO = 'Não encontra a reunião de amanhã';
const pergunta = page.getByRole('dialog', { name: /^Ver como / });
const continuar = pergunta.getByRole('button', { name: 'Continuar' });

beforeEach(async () => {
  responderUsuarios();
  responderProvaPorSenha();
  await abrirPagina('/gerenciar-usuarios?usuario=21');
  await escolherAcao(painel('Camila Duarte'), 'Ver como…');
  await expect.element(continuar).toBeEnabled();
});

describe('seeing the product as somebody else', () => {
  it('asks for the reason first', async () => {
    await continuar.click();
    await expect.element(pergunta.getByText('Informe o motivo')).toBeVisible();
  });

  it('asks for the proof next, and says what the server refuses', async () => {
    const { pedidos } = responder(verComoEndpoints.iniciar, () =>
      recusar('DADOS_INVALIDOS', 'Senha atual incorreta.'),
    );
    await pergunta.getByLabelText('Motivo').fill(MOTIVO);
    await continuar.click();
    await page.getByRole('textbox', { name: 'Senha atual' }).fill('não é esta');
    await page.getByRole('button', { name: 'Ver como', exact: true }).click();
    await expect.element(page.getByText('Senha atual incorreta.')).toBeVisible();
    expect(pedidos.map(({ body }) => body)).toEqual([{ senha: 'não é esta', motivo: MOTIVO }]);
  });

  it('is asked for without anything axe complains of', async () => {
    await semViolacoes();
  });
});
